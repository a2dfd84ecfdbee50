//! The answer being considered, as the board shows it.
//!
//! Nothing is hidden in Amyitis: what an answer moves on the palace track is found by letting the
//! rules carry it out.

mod consequence;

pub(crate) use consequence::consequence;

use amyitis::{
    Ability, Action, City, Court, Craft, Cube, FieldRow, Good, Phase, Procession, RowId, Side,
    Square, Squares, Temple, plantable,
};
use palast_core::Seat;

use crate::Scene;

/// What the board marks while an answer is being considered.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Preview {
    /// Whose answer it is.
    pub(crate) seat: Option<Seat>,
    /// A side that would get a cube.
    pub(crate) canal: Option<Side>,
    /// A garden that would be planted.
    pub(crate) plant: Option<Square>,
    /// The city the caravan would go to.
    pub(crate) caravan: Option<City>,
    /// The gardens that could be planted from there.
    pub(crate) plantable: Squares,
    /// A row of fields that would get a cube.
    pub(crate) field: Option<FieldRow>,
    /// A temple that would be entered.
    pub(crate) temple: Option<Temple>,
    /// The same by the procession: what it does.
    pub(crate) procession: Option<Procession>,
    /// An ability that would be taken.
    pub(crate) ability: Option<Ability>,
    /// A craft card that would be turned over.
    pub(crate) card: Option<(RowId, Craft)>,
    /// Whether a Noble would be recruited.
    pub(crate) noble: bool,
    /// A court card that would be taken.
    pub(crate) court: Option<Court>,
    /// The palace space the viewer's marker would come to.
    pub(crate) step: Option<u8>,
    /// Resources that would be given away.
    pub(crate) gone: [Option<Good>; 2],
}

impl Preview {
    pub(crate) fn of(scene: Scene<'_>) -> Self {
        let mut preview = Self::default();
        let (Some(action), Some(seat_view)) = (scene.pick, scene.view.view_ref()) else {
            return preview;
        };
        let (rules, public, seat) = (seat_view.rules, seat_view.public, seat_view.seat);
        preview.seat = Some(seat);
        match action {
            Action::Canal(side) => preview.canal = Some(side),
            Action::Plant(square) => preview.plant = Some(square),
            Action::Caravan(city) => {
                preview.caravan = Some(city);
                preview.plantable = plantable(rules, public, seat, city);
            }
            Action::Field(row) => preview.field = Some(row),
            Action::Temple(temple) => {
                preview.temple = Some(temple);
                let processes = public.phase == Phase::RoundEnd;
                preview.procession = processes.then_some(rules.options.procession);
            }
            Action::Pick(ability) => preview.ability = Some(ability),
            Action::Recruit(row, craft) => preview.card = Some((row, craft)),
            Action::Noble => preview.noble = true,
            Action::Court(court) => preview.court = Some(court),
            Action::Pay(good) | Action::Discard(good) => preview.gone = [Some(good), None],
            Action::Swap(give, _) => preview.gone = [Some(give), None],
            Action::Sell(first, second) => preview.gone = [Some(first), second],
            Action::Craft(_)
            | Action::Pass
            | Action::Token(_)
            | Action::Take(_)
            | Action::Offering(_)
            | Action::Keep => {}
        }
        if climbs(action) {
            let (table, _) = palast_ui::preview_action(seat_view, action);
            preview.step = Some(table.public.track.position(seat));
        }
        preview
    }
}

impl Preview {
    /// The cube that would enter a temple.
    pub(crate) fn newcomer(&self, temple: Temple) -> Option<Cube> {
        let (seat, chosen) = (self.seat?, self.temple?);
        let here = chosen == temple;
        match self.procession {
            None => here.then_some(Cube::Of(seat)),
            Some(Procession::Lead) if here => Some(Cube::Of(seat)),
            Some(Procession::Lead) => Some(Cube::Grey),
            Some(Procession::Neutral) => here.then_some(Cube::Grey),
            Some(Procession::Clear) => None,
        }
    }
}

/// Whether the answer leads on in the palace.
const fn climbs(action: Action) -> bool {
    matches!(
        action,
        Action::Noble
            | Action::Recruit(_, Craft::Courtier)
            | Action::Craft(Craft::Courtier)
            | Action::Pick(Ability::Lesser)
    )
}
