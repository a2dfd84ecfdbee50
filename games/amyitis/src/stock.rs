//! Taking from the general stock (§7.2): what is not there is not received, and is told.

use palast_core::Seat;

use crate::{Court, Decision, Event, EventSink, Gain, Good, Public, Reason, Rules, Source};

/// AM-152 Talents, as many as there are.
#[inline]
pub(crate) fn talents(
    public: &mut Public,
    seat: Seat,
    due: u8,
    why: Reason,
    events: &mut EventSink,
) {
    let got = due.min(public.talents);
    public.talents -= got;
    public.players[seat].talents += got;
    tell_amounts(seat, due, got, Gain::Talents, why, events);
}

/// AM-152 Camels, as many as there are.
#[inline]
pub(crate) fn camels(
    public: &mut Public,
    seat: Seat,
    due: u8,
    why: Reason,
    events: &mut EventSink,
) {
    let got = due.min(public.camels);
    public.camels -= got;
    public.players[seat].camels += got;
    tell_amounts(seat, due, got, Gain::Camels, why, events);
}

fn tell_amounts(
    seat: Seat,
    due: u8,
    got: u8,
    gain: fn(u8) -> Gain,
    why: Reason,
    events: &mut EventSink,
) {
    if got > 0 {
        let gain = gain(got);
        events.emit(|| Event::Got { seat, gain, why });
    }
    if got < due {
        let gain = gain(due - got);
        events.emit(|| Event::Missed { seat, gain, why });
    }
}

/// AM-064, AM-152 A resource, if there is one.
#[inline]
pub(crate) fn good(
    public: &mut Public,
    seat: Seat,
    good: Good,
    why: Reason,
    events: &mut EventSink,
) {
    let gain = Gain::Good(good);
    if public.goods.give(good, &mut public.players[seat].goods) {
        events.emit(|| Event::Got { seat, gain, why });
    } else {
        events.emit(|| Event::Missed { seat, gain, why });
    }
}

/// AM-154 Victory points never run out.
#[inline]
pub(crate) fn score(
    public: &mut Public,
    seat: Seat,
    vp: u8,
    source: Source,
    why: Reason,
    events: &mut EventSink,
) {
    if vp == 0 {
        return;
    }
    public.players[seat].points[source.index()] += u16::from(vp);
    let gain = Gain::Vp(vp);
    events.emit(|| Event::Got { seat, gain, why });
}

/// AM-062 A Gardener from the pool, if there is one.
pub(crate) fn gardener(public: &mut Public, seat: Seat, why: Reason, events: &mut EventSink) {
    let gain = Gain::Court(Court::Gardener, 0);
    if public.court.gardeners == 0 {
        events.emit(|| Event::Missed { seat, gain, why });
        return;
    }
    public.court.gardeners -= 1;
    public.players[seat].gardeners += 1;
    events.emit(|| Event::Got { seat, gain, why });
}

/// AM-088, AM-089, AM-109, AM-228 Whether the next level of a kind, or a Gardener, can be had.
#[inline]
pub(crate) fn has_next(public: &Public, seat: Seat, court: Court) -> bool {
    let level = match court {
        Court::Gardener => return public.court.gardeners > 0,
        Court::Banker | Court::Caravaneer | Court::Palace => {
            public.players[seat].levels[court.index()]
        }
    };
    let copies = &public.court.copies[court.index()];
    copies
        .get(usize::from(level))
        .is_some_and(|copies| *copies > 0)
}

/// AM-088, AM-090, AM-091, AM-093, AM-229 The next level of a kind, or a Gardener; the caller knows that it
/// can be had. Whoever takes a level-2 Caravaneer is asked for its token.
pub(crate) fn take_court(
    rules: &Rules,
    public: &mut Public,
    seat: Seat,
    court: Court,
    why: Reason,
    events: &mut EventSink,
) {
    if court == Court::Gardener {
        return gardener(public, seat, why, events);
    }
    let player = &mut public.players[seat];
    let level = &mut player.levels[court.index()];
    public.court.copies[court.index()][usize::from(*level)] -= 1;
    *level += 1;
    let level = *level;
    let gain = Gain::Court(court, level);
    events.emit(|| Event::Got { seat, gain, why });
    if court == Court::Palace {
        let vp = rules.edition.palace_vp[usize::from(level) - 1];
        score(
            public,
            seat,
            vp,
            Source::Palaces,
            Reason::Palace(level),
            events,
        );
    }
    if court == Court::Caravaneer && level == 2 && public.tokens != 0 {
        public.agenda.ask(seat, Decision::ChooseToken);
    }
}
