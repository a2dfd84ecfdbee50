//! Draws the toy, as far as the checks need it.

use maud::{Markup, PreEscaped, html};
use palast_conformance::toy::{Answer, Toy};
use palast_core::{Seat, View};
use palast_ui::terminal::fit;
use palast_ui::{RenderContext, RenderHtml, RenderTerminal, Scene, SeatColour, controls};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{ToyUi, flaw};

/// The secret that a mutant of the rules makes public.
fn spill<const D: u8, const FLAW: u8>(scene: Scene<'_, Toy<D>>) -> u8 {
    match FLAW {
        flaw::HIDDEN_FROM_SPECTATORS if scene.view.own().is_none() => 0,
        _ => scene.view.public().spill,
    }
}

impl<const D: u8, const FLAW: u8> RenderHtml<Toy<D>> for ToyUi<FLAW> {
    const CSS: &'static str = ".room-toy .toy-ghost, .toy-bright.toy-lit, .toy-pale {}";

    fn symbols() -> Markup {
        html! { svg { symbol id="toy-coin" {} } }
    }

    fn emblem() -> Markup {
        html! { svg {} }
    }

    fn piece(_: &str) -> Markup {
        match FLAW {
            flaw::MISSING_PIECE => html! {},
            _ => html! { svg { use href="#toy-coin" {} } },
        }
    }

    fn board(scene: Scene<'_, Toy<D>>) -> Markup {
        let burying = matches!(scene.pick, Some(Answer::Bury(_)));
        let marked = match FLAW {
            flaw::MISSING_MARK => false,
            flaw::ALWAYS_MARKED => true,
            _ => burying,
        };
        let symbol = match FLAW {
            flaw::MISSING_SYMBOL => "#toy-note",
            _ => "#toy-coin",
        };
        html! {
            p data-k="spill" data-about=[(FLAW != flaw::NOT_TO_BE_ASKED).then_some("spill")]
                data-lesson=[(FLAW != flaw::LESSON_POINTS_NOWHERE).then_some("other bury")] { (spill::<D, FLAW>(scene)) }
            @if marked { span.toy-ghost {} }
            i.toy-bright.toy-lit {}
            svg { use href=(symbol) {} }
            @match FLAW {
                flaw::INLINE_STYLE => p style="color:red" {},
                flaw::NOT_WELL_FORMED => (PreEscaped("<p>")),
                flaw::LARGE_PAGE => (PreEscaped(" ".repeat(10_000))),
                flaw::UNSTYLED_CLASS => i.toy-pale.toy-lit {},
                flaw::MISSING_LABEL => button {},
                flaw::DUPLICATE_KEY => p data-k="spill" {},
                flaw::ILLEGAL_OFFER => button name="pick" value="bid" aria-label="Bid" {},
                _ => {}
            }
        }
    }

    fn hand(scene: Scene<'_, Toy<D>>) -> Markup {
        let hand = scene.view.own().map(|own| own.hand);
        html! { @for coin in hand.iter().flat_map(|hand| hand.kinds()) { b { (coin) } } }
    }

    fn choices(scene: Scene<'_, Toy<D>>) -> Markup {
        let mut legal = scene.view.legal_actions();
        if FLAW == flaw::NOT_OFFERED {
            legal.retain(|action| *action != Answer::Keep);
        }
        html! {
            @for action in legal { (controls::worded::<Toy<D>, Self>(scene, &action)) }
        }
    }

    fn panel(_: Scene<'_, Toy<D>>, _: Seat) -> Markup {
        html! {}
    }

    fn picture(_: RenderContext<'_>, _: &View<Toy<D>>, _: Seat) -> Option<String> {
        let coin = match FLAW {
            flaw::INCOMPLETE_PICTURE => "",
            _ => "<g id='coin'/>",
        };
        Some(format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9' width='9' height='9'>\
             <title>A coin</title>{coin}<use href='#coin'/></svg>"
        ))
    }
}

impl<const D: u8, const FLAW: u8> RenderTerminal<Toy<D>> for ToyUi<FLAW> {
    fn draw(scene: Scene<'_, Toy<D>>, area: Rect, buf: &mut Buffer) {
        if FLAW == flaw::BLANK {
            return;
        }
        if FLAW == flaw::PANICS_WHEN_SMALL {
            assert!(area.height > 2, "too small");
        }
        let seats = scene.view.rules().seats.seats();
        let last = area.bottom().saturating_sub(1);
        let legend = "◆ = the first seat";
        buf.set_stringn(area.x, last, legend, area.width.into(), Style::default());
        for (y, seat) in (area.y..area.bottom()).zip(seats) {
            let glyph = SeatColour::of(seat).glyph();
            let name: String = match FLAW {
                flaw::MISSING_NAME if seat.index() == 1 => String::new(),
                flaw::LONG_LINE => scene.look.names[seat].repeat(4),
                flaw::NAME_FILLS_LINE => scene.look.names[seat].chars().take(76).collect(),
                _ => fit(&scene.look.names[seat], 13),
            };
            let line = format!("{glyph} {name} {}", spill::<D, FLAW>(scene));
            buf.set_stringn(area.x, y, line, area.width.into(), Style::default());
        }
    }
}
