//! Why an answer is refused: the first broken condition, in the order in which people would look.

use crate::{
    Ability, Action, Court, Decision, Good, Illegal, ViewRef, caravan, menu, recruit, stock,
};

pub(crate) fn check(view: ViewRef<'_>, ask: Decision, action: Action) -> Result<(), Illegal> {
    let Some(bit) = menu::bit(ask, action) else {
        return Err(Illegal::NotTheQuestion);
    };
    if menu::menu(view.rules, view.public, view.seat, ask) >> bit & 1 == 1 {
        return Ok(());
    }
    Err(reason(view, ask, action))
}

fn reason(view: ViewRef<'_>, ask: Decision, action: Action) -> Illegal {
    let (rules, public, seat) = (view.rules, view.public, view.seat);
    let player = &public.players[seat];
    match action {
        Action::Recruit(row, craft) => match public.rows().get(row.index()) {
            None => Illegal::NoSuchRow,
            Some(cards) if cards.open() >> craft as u8 & 1 == 0 => Illegal::NoOpenCard,
            Some(_) => Illegal::TooFewTalents,
        },
        Action::Caravan(city) => match caravan::camels_for(rules, public, seat, city) {
            None => Illegal::CaravanIsThere,
            Some(camels) if camels > player.camels => Illegal::TooFewCamels,
            Some(_) => match caravan::due(rules, public, city) {
                (None, _) => Illegal::NotOwned,
                (Some(good), extra) if !player.goods.can_pay(good, extra) => Illegal::CannotPay,
                (Some(_), _) if public.plant(city).is_some() => Illegal::NothingToPlant,
                (Some(_), _) => Illegal::NoCourtCard,
            },
        },
        Action::Noble | Action::Craft(_) if !rules.options.has_palace() => Illegal::NoPalace,
        Action::Noble => {
            debug_assert!(player.talents < recruit::NOBLE.0, "else it is legal");
            Illegal::TooFewTalents
        }
        Action::Craft(_) => {
            debug_assert!(
                !public.craft_left || public.picker(Ability::Craft) != Some(seat),
                "else it is legal"
            );
            Illegal::NoCraftAbility
        }
        Action::Canal(side) if public.canals.full() & side.bit() != 0 => Illegal::SideFull,
        Action::Canal(_) => Illegal::NoWater,
        Action::Pay(paid) => {
            let is_due = matches!(ask, Decision::Pay { good, .. } if good == paid);
            if !is_due && paid != Good::Wine {
                Illegal::NotDue
            } else if !player.goods.has(paid) {
                Illegal::NotOwned
            } else {
                Illegal::RestUnpayable
            }
        }
        Action::Sell(..) | Action::Discard(_) => Illegal::NotOwned,
        Action::Court(court) => {
            let offered = ask == (Decision::ChooseCourt { bonus: true })
                || court != Court::Gardener
                    && rules.edition.offers(public.caravan).contains(&court);
            if offered && !stock::has_next(public, seat, court) {
                Illegal::NotInStock
            } else {
                Illegal::NotOffered
            }
        }
        Action::Plant(square) if public.tile(square).is_none() => Illegal::NoTile,
        Action::Plant(square) if public.canals.irrigated() & square.bit() == 0 => Illegal::Dry,
        Action::Plant(_) => Illegal::QualityTooLow,
        Action::Token(_) => Illegal::NoToken,
        Action::Take(_) | Action::Offering(_) => Illegal::NotInStock,
        Action::Swap(give, _) if !player.goods.has(give) => Illegal::NotOwned,
        Action::Swap(give, get) if give == get || get == Good::Wine => Illegal::NoSwap,
        Action::Swap(..) => Illegal::NotInStock,
        Action::Pick(_) => Illegal::Picked,
        // Always among the answers to their questions.
        Action::Pass | Action::Field(_) | Action::Temple(_) | Action::Keep => {
            Illegal::NotTheQuestion
        }
    }
}
