//! A user interface for the solo toy, so that the server can be tested with a game for one player:
//! plain, but with every hook that such a game has.

use std::sync::LazyLock;

use maud::{Markup, html};
use palast_conformance::toy::solo::{Answer, Event, NotYours, Solo, Yours};
use palast_core::{Seat, View};
use palast_games::{AnyGame, Registered};
use palast_ui::{
    Lang, Localize, LogLevel, Phrase, RenderContext, RenderHtml, RenderTerminal, Scene, controls,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::auction::AUCTION_GAME;

pub(crate) type Game = Solo<0>;

/// What the toy is called in addresses.
pub(crate) const SOLO: &str = "solo";

pub(crate) static SOLO_GAME: Registered<Game, Plain> = Registered::new();

/// The games of a server that offers the toys besides all others.
pub(crate) fn games() -> &'static [&'static dyn AnyGame] {
    static GAMES: LazyLock<Vec<&dyn AnyGame>> = LazyLock::new(|| {
        let toys: [&dyn AnyGame; 2] = [&SOLO_GAME, &AUCTION_GAME];
        palast_games::games().iter().copied().chain(toys).collect()
    });
    &GAMES
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain;

const ENGLISH: &str = "
game-name = Cards against the house
game-tagline = A toy
game-summary = A small game
rules-all-title = Rules
rules-all = Show or rest.
automa-name = The Keeper
welcome-you = You are the guest.
welcome-aim = You want points.
welcome-round = Each round you show a card.
lesson-card = This is about your card. It is usually wise to show a good one.
situation = It goes on.
question = Show it?
show = Show { $card }
rest = Rest
not-yours = You have no such card.
points = Points
ending-points = All rounds are played.
ending-house = The house did better.
options-from-maze = Against the house
option-rounds = Rounds
option-rounds-two = two
option-rounds-three = three
option-maze = Maze
option-maze-shut = shut
option-maze-open = open
option-plan = Plan of the house
option-plan-help = Only for one who plays alone.
option-plan-calm = calm
option-plan-bold = bold
option-level = Level
option-level-easy = easy
option-level-hard = hard
";

impl<const D: u8> Localize<Solo<D>> for Plain {
    fn sources(_: Lang) -> &'static [&'static str] {
        &[ENGLISH]
    }

    const LESSONS: &'static [&'static str] = &["card"];

    fn lesson(view: &View<Solo<D>>) -> Option<&'static str> {
        view.question().map(|_| "card")
    }

    const SOLO_CHOICES: &'static [&'static str] = &["plan", "level"];

    const RULES: &'static [&'static str] = &["all"];

    fn rule_now(_: &View<Solo<D>>) -> &'static str {
        "all"
    }

    fn situation(_: &View<Solo<D>>) -> Phrase {
        Phrase::new("situation")
    }

    fn question(view: &View<Solo<D>>) -> Option<Phrase> {
        view.question().map(|_| Phrase::new("question"))
    }

    fn action(_: &View<Solo<D>>, action: &Answer) -> Phrase {
        match action {
            Answer::Show(card) => Phrase::new("show").with("card", *card),
            Answer::Rest => Phrase::new("rest"),
        }
    }

    fn consequence(view: &View<Solo<D>>, action: &Answer) -> Phrase {
        Self::action(view, action)
    }

    fn illegal(_: &NotYours) -> Phrase {
        Phrase::new("not-yours")
    }

    fn event(_: &Event) -> Option<(LogLevel, Phrase)> {
        None
    }

    fn private_event(_: &Yours) -> Option<(LogLevel, Phrase)> {
        None
    }

    fn score_line(key: &str) -> Phrase {
        Phrase::new(key.to_owned())
    }

    fn ending(ending: &str) -> Phrase {
        Phrase::new(format!("ending-{ending}"))
    }
}

impl<const D: u8> RenderHtml<Solo<D>> for Plain {
    const CSS: &'static str = "";

    fn symbols() -> Markup {
        html! {}
    }

    fn emblem() -> Markup {
        html! {}
    }

    fn piece(_: &str) -> Markup {
        html! {}
    }

    fn board(_: Scene<'_, Solo<D>>) -> Markup {
        html! {}
    }

    fn hand(_: Scene<'_, Solo<D>>) -> Markup {
        html! {}
    }

    fn choices(scene: Scene<'_, Solo<D>>) -> Markup {
        let actions = scene.view.legal_actions();
        html! { @for action in &actions { (controls::worded::<Solo<D>, Self>(scene, action)) } }
    }

    fn panel(scene: Scene<'_, Solo<D>>, seat: Seat) -> Markup {
        html! { (scene.view.public().points[seat]) }
    }

    fn automa_panel(scene: Scene<'_, Solo<D>>) -> Option<Markup> {
        let public = scene.view.public();
        (public.seats.get() == 1).then(|| html! { (public.automa) })
    }

    /// The card of this seat, if the viewer may see it.
    fn picture(context: RenderContext<'_>, view: &View<Solo<D>>, seat: Seat) -> Option<String> {
        let own = view.view_ref().filter(|own| own.seat == seat);
        let card = own.and_then(|sight| *sight.own);
        let (name, card) = (
            &context.names[seat],
            card.map_or("-".into(), |card| card.to_string()),
        );
        let svg = html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90" {
                title { (name) }
                text { "card " (card) }
            }
        };
        Some(svg.into_string())
    }
}

impl<const D: u8> RenderTerminal<Solo<D>> for Plain {
    fn draw(_: Scene<'_, Solo<D>>, _: Rect, _: &mut Buffer) {}
}
