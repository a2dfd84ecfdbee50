//! All answers as a list of large buttons. On a wide screen those that can as well be touched on
//! the board are left to it, except for passing and what has no piece. On a narrow one the list of
//! crafts is a fold: their cards lie above it, large enough for a finger.

use amyitis::{Action, Amyitis, Decision, Offering};
use maud::{Markup, html};
use palast_ui::{Phrase, controls};

use crate::html::{gardens, pieces};
use crate::phrases::{city, of_ability, of_court, of_craft, of_temple};
use crate::{AmyitisUi, Scene, art};

pub(super) fn choices(scene: Scene<'_>) -> Markup {
    let Some(ask) = scene.view.question() else {
        return html! {};
    };
    let legal = scene.legal;
    let hint = hint(ask).filter(|_| scene.pick.is_none());
    html! {
        div.am-choices .am-short[is_short(ask)] {
            @if let Some(hint) = hint { p.am-hint { (scene.say(&Phrase::new(hint))) } }
            @for (title, of) in GROUPS {
                @let those: Vec<&Action> = legal.iter().filter(|action| group(action) == of).collect();
                @if of == Group::Crafts && !those.is_empty() {
                    details.am-fold.am-on-board data-k="crafts" {
                        @let words = format!("{} ({})", scene.say(&Phrase::new(title)), those.len());
                        summary aria-label=(words) { (words) }
                        div.am-group role="group" aria-label=(scene.say(&Phrase::new(title))) {
                            @for action in those { (button(scene, action)) }
                        }
                    }
                } @else if !those.is_empty() {
                    div.am-group .am-on-board[of.is_on_board()] role="group" aria-label=(scene.say(&Phrase::new(title))) {
                        @if of.has_title() { span.am-group-head aria-hidden="true" { (scene.say(&Phrase::new(title))) } }
                        @for action in those { (button(scene, action)) }
                    }
                }
            }
        }
    }
}

/// Answers that stand together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Crafts,
    Road,
    Palace,
    Pieces,
    Goods,
    Rest,
}

const GROUPS: [(&str, Group); 6] = [
    ("am-group-crafts", Group::Crafts),
    ("am-group-road", Group::Road),
    ("am-group-palace", Group::Palace),
    ("am-group-board", Group::Pieces),
    ("am-group-goods", Group::Goods),
    ("am-group-rest", Group::Rest),
];

impl Group {
    const fn is_on_board(self) -> bool {
        matches!(self, Self::Crafts | Self::Road | Self::Pieces)
    }

    const fn has_title(self) -> bool {
        matches!(self, Self::Road | Self::Palace)
    }
}

const fn group(action: &Action) -> Group {
    match action {
        Action::Recruit(..) => Group::Crafts,
        Action::Caravan(_) => Group::Road,
        Action::Noble | Action::Craft(_) => Group::Palace,
        Action::Canal(_)
        | Action::Plant(_)
        | Action::Temple(_)
        | Action::Field(_)
        | Action::Pick(_) => Group::Pieces,
        Action::Pay(_)
        | Action::Sell(..)
        | Action::Token(_)
        | Action::Take(_)
        | Action::Swap(..)
        | Action::Discard(_) => Group::Goods,
        Action::Court(_) | Action::Offering(_) | Action::Keep | Action::Pass => Group::Rest,
    }
}

/// Whether the answers are but two letters and a number, so that more of them go into a line.
const fn is_short(ask: Decision) -> bool {
    matches!(ask, Decision::ChooseCanal | Decision::ChooseSquare { .. })
}

/// Where to touch.
const fn hint(ask: Decision) -> Option<&'static str> {
    match ask {
        Decision::TakeTurn => Some("am-hint-turn"),
        Decision::ChooseCanal => Some("am-hint-canal"),
        Decision::ChooseSquare { .. } => Some("am-hint-square"),
        Decision::ChooseTemple | Decision::Process => Some("am-hint-temple"),
        Decision::ChooseField { .. } => Some("am-hint-field"),
        Decision::PickAbility => Some("am-hint-ability"),
        Decision::Pay { .. }
        | Decision::Sell
        | Decision::ChooseCourt { .. }
        | Decision::ChooseToken
        | Decision::ChooseGood
        | Decision::ChooseOffering
        | Decision::ChooseSwap
        | Decision::Discard { .. } => None,
    }
}

fn button(scene: Scene<'_>, action: &Action) -> Markup {
    controls::choice::<Amyitis, AmyitisUi>(scene, action, &face(scene, *action))
}

/// Signs and few words.
fn face(scene: Scene<'_>, action: Action) -> Markup {
    let say = |phrase: &Phrase| scene.say(phrase);
    let public = scene.view.public();
    match action {
        Action::Recruit(row, craft) => {
            let price = public
                .rows()
                .get(row.index())
                .map_or(0, amyitis::Row::price);
            html! {
                (art::craft_card(pieces::craft(craft))) span { (say(&of_craft("am-craft", craft))) }
                span.am-cost { @if price == 0 { (say(&Phrase::new("am-free"))) } @else { (price) (art::talent()) } }
            }
        }
        Action::Craft(craft) => html! {
            (art::ability_sign(art::Ability::Craft)) (art::craft_card(pieces::craft(craft))) span { (say(&of_craft("am-craft", craft))) }
        },
        Action::Caravan(to) => {
            let camels = scene.view.view_ref();
            let camels = camels.and_then(|seat_view| {
                amyitis::camels_for(seat_view.rules, public, seat_view.seat, to)
            });
            html! {
                (art::caravan()) span { (say(&city(to))) }
                span.am-cost { (camels.unwrap_or(0)) (art::camel()) }
            }
        }
        Action::Noble => html! {
            (art::ability_sign(art::Ability::LesserCourtier)) span { (say(&Phrase::new("am-noble-name"))) }
            span.am-cost { "2" (art::talent()) }
        },
        Action::Pass => html! { (art::pass_sign()) span { (say(&Phrase::new("am-act-pass"))) } },
        Action::Field(row) => {
            let index = usize::from(public.field(row).len()).min(4);
            let good = scene.view.rules().edition.field(row)[index];
            html! { (art::good(pieces::good(good))) span { (say(&crate::phrases::field_row(row))) } }
        }
        Action::Canal(side) => {
            html! { span { (gardens::sign(side)) } }
        }
        Action::Plant(square) => html! { (art::quality(square.needs())) span { (square) } },
        Action::Temple(temple) => html! {
            (art::temple_sign(pieces::temple(temple))) span { (say(&of_temple("am-temple", temple))) }
        },
        Action::Pay(good) | Action::Token(good) | Action::Take(good) | Action::Discard(good) => {
            html! {
                (art::good(pieces::good(good))) span { (say(&crate::phrases::of_good("am-good", good))) }
            }
        }
        Action::Sell(first, second) => html! {
            (art::good(pieces::good(first)))
            @if let Some(second) = second { (art::good(pieces::good(second))) }
            span.am-cost { (amyitis::SALE_VP * if second.is_some() { 2 } else { 1 }) (art::victory_point()) }
        },
        Action::Swap(give, get) => html! {
            (art::good(pieces::good(give))) span { "→" } (art::good(pieces::good(get)))
        },
        Action::Court(court) => html! {
            (art::court_card(pieces::court(court))) span { (say(&of_court("am-court", court))) }
        },
        Action::Offering(Offering::Camel) => {
            html! { (art::camel()) span { (say(&Phrase::new("am-act-camel"))) } }
        }
        Action::Offering(Offering::Talent) => {
            html! { (art::talent()) span { (say(&Phrase::new("am-act-talent"))) } }
        }
        Action::Keep => html! { span { (say(&Phrase::new("am-act-keep"))) } },
        Action::Pick(ability) => html! {
            (art::ability_sign(pieces::ability(ability))) span { (say(&of_ability("am-ability", ability))) }
        },
    }
}
