//! From one question to the next: the topmost task of the agenda is done until somebody is asked,
//! something is drawn, or the match is over.

use palast_core::Seat;

use crate::options::Procession;
use crate::{Course, Decision, Draw, Event, EventSink, Phase, Public, Reason, Table, Task, Temple};
use crate::{answers, crafts, end, menu, palace_phase, planting, stock, temples};

pub(crate) fn run(table: &mut Table, events: &mut EventSink) {
    loop {
        match table.public.task() {
            Task::Ask(seat, ask) => {
                match menu::only_answer(table.rules, &table.public, seat, ask) {
                    None => return,
                    Some(answer) => answers::carry_out(table, seat, answer, events),
                }
            }
            Task::Do(course) => {
                table.public.agenda.pop();
                happen(table, course, events);
            }
            Task::Draw(_) | Task::Over(_) => return,
        }
    }
}

/// What happens by itself.
fn happen(table: &mut Table, course: Course, events: &mut EventSink) {
    let public = &mut table.public;
    match course {
        Course::Round => begin_round(table, events),
        Course::Income => crafts::income(public, events),
        Course::Palace => palace_phase::begin(public, events),
        Course::PalaceEnd => palace_phase::end(public, events),
        Course::Actions => {
            public.phase = Phase::Actions;
            public.agenda.then(Course::Turn(public.first));
        }
        Course::Turn(seat) => turn(public, seat, events),
        Course::TileCourt(seat, court) => planting::court_bonus(table, seat, court, events),
        Course::TileGood(seat) => planting::good_bonus(public, seat),
        Course::Reward(square) => planting::reward_cubes(table, square, events),
        Course::Favour(temple, place) => temples::favour(table, temple, place, events),
        Course::Procession => {
            if table.rules.options.procession != Procession::Lead {
                public.agenda.then(Course::Limit(public.first));
            }
            public.agenda.ask(public.procession(), Decision::Process);
        }
        Course::Limit(seat) => temples::limit(table.rules, public, seat),
        Course::RoundEnd => end::round_end(table, events),
    }
}

/// AM-037 A round: phase I, perhaps the palace phase, phase II, phase III.
fn begin_round(table: &mut Table, events: &mut EventSink) {
    let options = table.rules.options;
    let public = &mut table.public;
    public.round += 1;
    public.phase = Phase::Crafts;
    public.active = public.seats.all();
    public.display = [crate::Row::NONE; 4];
    public.laid = 0;
    let round = public.round;
    events.emit(|| Event::RoundBegan { round });
    let agenda = &mut public.agenda;
    agenda.then(Course::RoundEnd);
    // AM-122, AM-245, AM-250 The procession comes before the temples, or after them.
    let favours = Course::Favour(Temple::Ishtar, 1);
    let [later, sooner] = match options.procession {
        Procession::Lead => [favours, Course::Procession],
        Procession::Neutral | Procession::Clear => [Course::Procession, favours],
    };
    agenda.then(later);
    agenda.then(sooner);
    agenda.then(Course::Actions);
    if options.has_palace() && round >= palace_phase::FIRST_ROUND {
        agenda.then(Course::Palace);
    }
    agenda.then(Course::Income);
    agenda.push(Task::Draw(Draw::Row));
}

/// AM-042, AM-044, AM-045, AM-047 The turn of a seat: an action, or a talent if it has passed.
fn turn(public: &mut Public, seat: Seat, events: &mut EventSink) {
    public.agenda.then(Course::Turn(public.seats.after(seat)));
    if public.active.contains(seat) {
        public.agenda.ask(seat, Decision::TakeTurn);
    } else {
        stock::talents(public, seat, 1, Reason::Passing, events);
    }
}

/// AM-046, AM-048 No more actions of this seat in this round; the last one ends the phase.
pub(crate) fn pass(public: &mut Public, seat: Seat, events: &mut EventSink) {
    public.active = public.active.without(seat);
    events.emit(|| Event::Passed { seat });
    if public.active.is_empty() {
        let next = public.agenda.pop();
        debug_assert!(
            matches!(next, Task::Do(Course::Turn(_))),
            "{next:?} instead of a turn"
        );
        public.phase = Phase::RoundEnd;
        public.craft_left = false;
    }
}
