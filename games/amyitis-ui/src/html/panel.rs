//! A player's panel: points, talents, camels, resources, court cards, tiles, place in the palace.

use amyitis::{Court, Good};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::Phrase;

use crate::html::{keys, pieces};
use crate::phrases::{of_court, of_good};
use crate::{Scene, art};

pub(super) fn panel(scene: Scene<'_>, seat: Seat) -> Markup {
    let public = scene.view.public();
    let player = &public.players[seat];
    let say = |key: &'static str, count: u16| scene.say(&Phrase::new(key).with("count", count));
    let count = |key: &'static str, token: &Markup, count: u16| {
        pieces::counted(&say(key, count), token, count)
    };
    html! {
        span.am-panel {
            span.am-line {
                span data-k=(keys::seat(seat)) aria-hidden="true" { (art::cube(pieces::cube(seat))) }
                (count("am-vp", &art::victory_point(), player.score()))
                (count("am-talents", &art::talent(), player.talents.into()))
                (count("am-camels", &art::camel(), player.camels.into()))
                @for good in Good::ALL {
                    @if player.goods.has(good) {
                        @let held = player.goods.of(good);
                        @let words = scene.say(&of_good("am-goods", good).with("count", held));
                        (pieces::counted(&words, &art::good(pieces::good(good)), held.into()))
                    }
                }
            }
            span.am-line {
                @for court in Court::LEVELLED {
                    @let level = player.level(court);
                    @let words = scene.say(&of_court("am-court-level", court).with("level", level));
                    span .am-none[level == 0] { (pieces::counted(&words, &art::court_card(pieces::court(court)), level.into())) }
                }
                @if player.gardeners > 0 {
                    (count("am-gardeners", &art::gardener(), player.gardeners.into()))
                }
                (count("am-planted", &art::quality(3), player.planted().into()))
                @if scene.view.rules().options.has_palace() {
                    @let space = public.track.position(seat);
                    @let words = scene.say(&Phrase::new("am-space").with("space", space));
                    (pieces::counted(&words, &art::marker(pieces::cube(seat)), space.into()))
                }
            }
            (badges(scene, seat))
        }
    }
}

/// First player, procession, passed.
fn badges(scene: Scene<'_>, seat: Seat) -> Markup {
    let public = scene.view.public();
    let say = |key: &'static str| scene.say(&Phrase::new(key));
    let over = public.phase == amyitis::Phase::Over;
    let first = public.first == seat && !over;
    let procession = public.procession() == seat && !over;
    let passed = !public.active.contains(seat) && public.phase == amyitis::Phase::Actions;
    html! {
        @if first || procession || passed {
            span.am-line.am-badges {
                @if first { span.am-badge { (art::first()) (say("am-first")) } }
                @if procession { span.am-badge { (art::ability_sign(art::Ability::Procession)) (say("am-leads")) } }
                @if passed { span.am-badge { (art::pass_sign()) (say("am-passed")) } }
            }
        }
    }
}
