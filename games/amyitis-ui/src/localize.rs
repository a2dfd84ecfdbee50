//! What happens, in phrases. Their words are in `locales/`.

pub(crate) mod about;
mod log;
mod moments;
mod question;
mod score;

use amyitis::{
    Action, Amyitis, City, Decision, Event, Illegal, Offering, Phase, PrivateEvent, RowId, SALE_VP,
    camels_for,
};
use palast_core::{LogEntry, View};
use palast_ui::plan::Placed;
use palast_ui::{About, Lang, Localize, LogLevel, Moment, Phrase, RunningScore};

use crate::AmyitisUi;
use crate::phrases::{
    city, field_row, first_craft, of_ability, of_court, side, square, the_craft, the_good,
    the_goods, the_temple,
};

impl Localize<Amyitis> for AmyitisUi {
    fn sources(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::De => &[
                include_str!("../locales/de/amyitis.ftl"),
                include_str!("../locales/de/board.ftl"),
                include_str!("../locales/de/rules.ftl"),
            ],
            Lang::Nl => &[
                include_str!("../locales/nl/amyitis.ftl"),
                include_str!("../locales/nl/board.ftl"),
                include_str!("../locales/nl/rules.ftl"),
            ],
            Lang::En => &[
                include_str!("../locales/en/amyitis.ftl"),
                include_str!("../locales/en/board.ftl"),
                include_str!("../locales/en/rules.ftl"),
            ],
        }
    }

    const RULES: &'static [&'static str] = &[
        "goal",
        "setup",
        "round",
        "recruit",
        "fields",
        "canals",
        "caravan",
        "court",
        "planting",
        "passing",
        "temples",
        "procession",
        "palace",
        "abilities",
        "end",
        "few",
        "rulings",
        "earlier",
        "edition",
    ];

    fn rule_now(view: &View<Amyitis>) -> &'static str {
        match view.question() {
            Some(Decision::PickAbility) => "abilities",
            Some(Decision::ChooseField { .. }) => "fields",
            Some(Decision::ChooseCanal) => "canals",
            Some(Decision::ChooseTemple | Decision::ChooseOffering | Decision::ChooseSwap) => {
                "temples"
            }
            Some(Decision::Process) => "procession",
            Some(Decision::Pay { .. } | Decision::Sell) => "caravan",
            Some(Decision::ChooseCourt { .. } | Decision::ChooseToken) => "court",
            Some(Decision::ChooseSquare { .. } | Decision::ChooseGood) => "planting",
            Some(Decision::Discard { .. }) => "round",
            Some(Decision::TakeTurn) => "recruit",
            None => match view.public().phase {
                Phase::SetUp => "setup",
                Phase::Crafts | Phase::Actions => "recruit",
                Phase::Palace => "palace",
                Phase::RoundEnd => "temples",
                Phase::Over => "end",
            },
        }
    }

    fn situation(view: &View<Amyitis>) -> Phrase {
        question::situation(view)
    }

    fn question(view: &View<Amyitis>) -> Option<Phrase> {
        question::question(view)
    }

    fn action(view: &View<Amyitis>, action: &Action) -> Phrase {
        match *action {
            Action::Recruit(row, craft) => Phrase::new("am-act-recruit")
                .with("craft", first_craft(craft))
                .with("row", number(row))
                .with("price", price(view, row)),
            Action::Caravan(to) => caravan(view, to),
            Action::Noble => Phrase::new("am-act-noble"),
            Action::Craft(craft) => Phrase::new("am-act-craft").with("craft", the_craft(craft)),
            Action::Pass => Phrase::new("am-act-pass"),
            Action::Field(row) => Phrase::new("am-act-field").with("row", field_row(row)),
            Action::Canal(at) => Phrase::new("am-act-canal").with("side", side(at)),
            Action::Temple(temple) => {
                Phrase::new("am-act-temple").with("temple", the_temple(temple))
            }
            Action::Pay(good) => Phrase::new("am-act-pay").with("good", the_good(good)),
            Action::Sell(first, second) => {
                let goods = [first].into_iter().chain(second);
                let points = if second.is_some() {
                    2 * SALE_VP
                } else {
                    SALE_VP
                };
                Phrase::new("am-act-sell")
                    .with("goods", the_goods(goods))
                    .with("count", points)
            }
            Action::Court(court) => of_court("am-act-court", court),
            Action::Plant(at) => Phrase::new("am-act-plant").with("square", square(at)),
            Action::Token(good) => Phrase::new("am-act-token").with("good", the_good(good)),
            Action::Take(good) => Phrase::new("am-act-take").with("good", the_good(good)),
            Action::Offering(Offering::Camel) => Phrase::new("am-act-camel"),
            Action::Offering(Offering::Talent) => Phrase::new("am-act-talent"),
            Action::Swap(give, get) => Phrase::new("am-act-swap")
                .with("give", the_good(give))
                .with("get", the_good(get)),
            Action::Keep => Phrase::new("am-act-keep"),
            Action::Discard(good) => Phrase::new("am-act-discard").with("good", the_good(good)),
            Action::Pick(ability) => of_ability("am-act-pick", ability),
        }
    }

    fn consequence(view: &View<Amyitis>, action: &Action) -> Phrase {
        crate::preview::consequence(view, *action)
    }

    fn illegal(illegal: &Illegal) -> Phrase {
        Phrase::new(match illegal {
            Illegal::NotTheQuestion => "am-no-question",
            Illegal::NoSuchRow => "am-no-row",
            Illegal::NoOpenCard => "am-no-open-card",
            Illegal::TooFewTalents => "am-no-talents",
            Illegal::NoPalace => "am-no-palace",
            Illegal::NoCraftAbility => "am-no-craft-ability",
            Illegal::CaravanIsThere => "am-no-caravan-there",
            Illegal::TooFewCamels => "am-no-camels",
            Illegal::CannotPay => "am-no-pay",
            Illegal::NoCourtCard => "am-no-court-card",
            Illegal::NothingToPlant => "am-no-plantable",
            Illegal::SideFull => "am-no-side-full",
            Illegal::NoWater => "am-no-water",
            Illegal::NotOwned => "am-no-owned",
            Illegal::NotDue => "am-no-due",
            Illegal::RestUnpayable => "am-no-rest",
            Illegal::NotOffered => "am-no-offered",
            Illegal::NotInStock => "am-no-stock",
            Illegal::NoTile => "am-no-tile",
            Illegal::Dry => "am-no-dry",
            Illegal::QualityTooLow => "am-no-quality",
            Illegal::NoToken => "am-no-token",
            Illegal::NoSwap => "am-no-swap",
            Illegal::Picked => "am-no-picked",
        })
    }

    fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
        log::event(event)
    }

    fn private_event(event: &PrivateEvent) -> Option<(LogLevel, Phrase)> {
        match *event {}
    }

    fn score_line(key: &str) -> Phrase {
        Phrase::new(format!("am-score-{key}"))
    }

    fn ending(ending: &str) -> Phrase {
        Phrase::new(format!("am-end-{ending}"))
    }

    fn key(_view: &View<Amyitis>, action: &Action) -> Option<char> {
        match action {
            Action::Field(row) => char::from_digit(row.index() as u32 + 1, 10),
            Action::Recruit(..)
            | Action::Caravan(_)
            | Action::Noble
            | Action::Craft(_)
            | Action::Pass
            | Action::Canal(_)
            | Action::Temple(_)
            | Action::Pay(_)
            | Action::Sell(..)
            | Action::Court(_)
            | Action::Plant(_)
            | Action::Token(_)
            | Action::Take(_)
            | Action::Offering(_)
            | Action::Swap(..)
            | Action::Keep
            | Action::Discard(_)
            | Action::Pick(_) => None,
        }
    }

    fn moments(view: &View<Amyitis>, log: &[LogEntry<Amyitis>]) -> Vec<Moment> {
        moments::moments(view, log)
    }

    fn about(view: &View<Amyitis>, id: &str) -> Option<About> {
        about::about(view, id)
    }

    fn abouts(view: &View<Amyitis>) -> Vec<String> {
        about::ids(view)
    }

    fn running_score(view: &View<Amyitis>) -> Option<RunningScore> {
        Some(score::running(view))
    }

    const LESSONS: &'static [&'static str] = &[
        "ability", "turn", "field", "canal", "temple", "sell", "court", "garden", "process",
        "offering", "discard",
    ];

    fn lesson(view: &View<Amyitis>) -> Option<&'static str> {
        match view.question()? {
            Decision::PickAbility => Some("ability"),
            Decision::TakeTurn => Some("turn"),
            Decision::ChooseField { .. } => Some("field"),
            Decision::ChooseCanal => Some("canal"),
            Decision::ChooseTemple => Some("temple"),
            Decision::Sell => Some("sell"),
            Decision::ChooseCourt { .. } => Some("court"),
            Decision::ChooseSquare { .. } => Some("garden"),
            Decision::Process => Some("process"),
            Decision::ChooseOffering => Some("offering"),
            Decision::Discard { .. } => Some("discard"),
            Decision::Pay { .. }
            | Decision::ChooseToken
            | Decision::ChooseGood
            | Decision::ChooseSwap => None,
        }
    }

    fn plan_actions(view: &View<Amyitis>, placed: &[Placed]) -> Result<Vec<Action>, Phrase> {
        crate::html::plan_actions(view, placed)
    }
}

/// A row of craft cards as people count them.
pub(crate) fn number(row: RowId) -> i64 {
    i64::try_from(row.index()).map_or(0, |index| index + 1)
}

/// The way to a city, with its price for whoever looks.
fn caravan(view: &View<Amyitis>, to: City) -> Phrase {
    let seat_view = view.view_ref();
    let camels = seat_view
        .and_then(|seat_view| camels_for(seat_view.rules, seat_view.public, seat_view.seat, to));
    match camels {
        Some(camels) => Phrase::new("am-act-caravan-for").with("camels", camels),
        None => Phrase::new("am-act-caravan"),
    }
    .with("city", city(to))
}

/// What a card of this row costs now.
fn price(view: &View<Amyitis>, row: RowId) -> u8 {
    let rows = view.public().rows();
    rows.get(row.index()).map_or(0, amyitis::Row::price)
}

#[cfg(test)]
mod tests;
