//! Events: what the log tells everybody, and what it tells one seat alone.

use palast_core::{Seat, SeatCount, SeatMap, SeatSet};

use crate::{
    Action, Adviser, Aim, Composition, Demand, Faces, Feature, Goods, Item, Layer, MasterCard,
};
use crate::{Payment, Place, Resource, Source, Space};

/// What everybody sees happen. In solo the Master is the second player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// Counted from one.
        round: u16,
    },
    /// §3.1 A player's dice.
    Rolled {
        /// Who.
        who: Seat,
        /// What.
        dice: Faces,
    },
    /// The turn-order row, leftmost first; only as many as there are players count.
    RowSorted {
        /// The row.
        row: [Seat; 5],
        /// What each rolled together.
        totals: SeatMap<u8>,
    },
    /// §3.2 All have grouped their dice.
    GroupsShown,
    /// §8 A privilege token was bid, or not.
    Bid {
        /// Who.
        who: Seat,
        /// Whether.
        bid: bool,
    },
    /// §8 Who changed places.
    RowSwapped {
        /// The row now, leftmost first; only the first `players` count.
        row: [Seat; 5],
        /// How many play.
        players: SeatCount,
        /// Whose bid was blocked or of no use.
        in_vain: SeatSet,
    },
    /// §3.3 A group was placed.
    Placed {
        /// By whom.
        who: Seat,
        /// The group as rolled.
        group: Faces,
        /// As placed.
        faces: Faces,
        /// Where.
        place: Place,
        /// Wisdom paid for the dice.
        wisdom: u16,
        /// Fish paid for the crowd.
        fish: u16,
    },
    /// Q-54 Only one answer was possible, so it is given for this player; what it does follows.
    OnlyAnswer {
        /// Whose.
        who: Seat,
        /// Which.
        answer: Action,
    },
    /// Goods from the supply.
    Gained {
        /// Who.
        who: Seat,
        /// What.
        goods: Goods,
        /// Why.
        source: Source,
    },
    /// Goods to the supply.
    Paid {
        /// Who.
        who: Seat,
        /// What.
        goods: Goods,
        /// Why.
        source: Source,
    },
    /// Goods from one player to another.
    Given {
        /// From whom.
        who: Seat,
        /// To whom.
        to: Seat,
        /// What.
        goods: Goods,
        /// The diplomat.
        adviser: Adviser,
    },
    /// Adviser cards were drawn from the pile into a hand.
    CardsDrawn {
        /// By whom.
        who: Seat,
        /// How many that one holds now.
        count: u8,
    },
    /// The discards became the new pile.
    PileShuffled,
    /// An adviser was appointed.
    Appointed {
        /// By whom.
        who: Seat,
        /// Which.
        adviser: Adviser,
        /// Paid how.
        payment: Payment,
        /// Where.
        source: Source,
    },
    /// A drawn card went back on top of the pile, unseen.
    PutBack {
        /// By whom.
        who: Seat,
    },
    /// An adviser went to the discards.
    Discarded {
        /// Of whom; nobody's if it came from the display or the pile.
        who: Option<Seat>,
        /// Which.
        adviser: Adviser,
    },
    /// An adviser came face up.
    Shown {
        /// Which.
        adviser: Adviser,
    },
    /// A trader or diplomat is used, or an artisan works.
    Used {
        /// Whose.
        who: Seat,
        /// Which.
        adviser: Adviser,
    },
    /// A marker moved on a track.
    Advanced {
        /// Whose.
        who: Seat,
        /// Which track.
        place: Place,
        /// The step it is on now.
        to: u8,
    },
    /// A marker moved in the Labyrinth.
    Moved {
        /// Whose.
        who: Seat,
        /// To where.
        to: Space,
    },
    /// A marker was put at 7 or 12.
    Marked {
        /// Whose.
        who: Seat,
        /// Where.
        place: Place,
        /// On which of the three fields.
        field: u8,
    },
    /// A step on the palace track, forward or back.
    Palace {
        /// Whose.
        who: Seat,
        /// The space it is on now.
        to: u16,
        /// Why.
        source: Source,
    },
    /// A monument changed hands.
    MonumentTaken {
        /// Who has it now.
        who: Seat,
        /// Of which site.
        place: Place,
        /// Who had it.
        from: Option<Seat>,
    },
    /// A visit to a monument site costs more from now on.
    PriceRose {
        /// Where.
        place: Place,
        /// What it costs now.
        price: u16,
    },
    /// A painting grew.
    LayerTaken {
        /// Whose.
        who: Seat,
        /// By which layer.
        layer: Layer,
    },
    /// A painting got a feature.
    FeatureTaken {
        /// Whose.
        who: Seat,
        /// Which.
        feature: Feature,
        /// Where its token lay.
        place: Place,
        /// Whether it was left over and is the Master's at the end (§11.6), not for being the first there.
        left_over: bool,
    },
    /// §9.3 A composition is on offer.
    CompositionOffered {
        /// Which.
        card: Composition,
    },
    /// §9.3 A composition was claimed.
    CompositionClaimed {
        /// By whom.
        who: Seat,
        /// Which.
        card: Composition,
    },
    /// §9.2 A demand card was revealed.
    DemandShown {
        /// Which.
        card: Demand,
    },
    /// §9.2 A field of the demand card was filled.
    FieldFilled {
        /// By whom.
        who: Seat,
        /// Which, from 0.
        field: u8,
        /// Paid with what; the Master pays nothing.
        with: Option<Resource>,
    },
    /// §9.2 The demand card is complete.
    DemandMet {
        /// Which.
        card: Demand,
        /// How many markers each has on it.
        markers: SeatMap<u8>,
    },
    /// §9.2, §10 Something that may be declined was declined.
    Declined {
        /// By whom.
        who: Seat,
        /// What.
        source: Source,
    },
    /// §10 The pot of the alternative Academy.
    Pot {
        /// How much it holds now.
        wisdom: u16,
    },
    /// §12 A reward of choice was taken at a market.
    ItemTaken {
        /// By whom.
        who: Seat,
        /// Which.
        item: Item,
        /// Where.
        source: Source,
    },
    /// §11 The card that groups the Master's dice.
    MasterCardShown {
        /// Which.
        card: MasterCard,
    },
    /// §11 A row above 12 lost its lowest die to a new row at the bottom.
    MasterSplit {
        /// The die.
        face: u8,
    },
    /// §11.4 What the Master does now, and why.
    MasterChose {
        /// His group.
        group: Faces,
        /// Why this one.
        because: GroupReason,
        /// Where he goes.
        place: Place,
        /// Why there.
        why: PlaceReason,
        /// What he pays in fish for the crowd.
        fish: u16,
        /// What he pays in wisdom for the number.
        wisdom: u16,
    },
    /// §11.5 The Master turns his Bridge die.
    MasterTurned {
        /// From this face.
        from: u8,
        /// To this one.
        to: u8,
        /// For so much wisdom.
        wisdom: u16,
    },
    /// §11.5 The Master rolls for the pot.
    MasterRolledForPot {
        /// What he rolled; 5 and 6 take the pot.
        face: u8,
    },
    /// §11.6 At the end the Master takes a feature token left on the board.
    MasterTakesToken {
        /// Where it lay.
        place: Place,
    },
    /// §11.6 At the end the Master changes goods into palace spaces.
    MasterChanges {
        /// Fish he had.
        fish: u16,
        /// Wisdom he had.
        wisdom: u16,
        /// Spaces he gains.
        spaces: u16,
    },
    /// §3.7 A die out of the palace.
    DieHandedOut {
        /// To whom.
        who: Seat,
        /// How many he has now.
        held: u8,
    },
    /// §7 A player has 8 layers and takes the Completion Prize; the match ends with this Play.
    Completed {
        /// Who.
        who: Seat,
    },
    /// §7 The Sequence Prize.
    Sequence {
        /// Who gets it, if anybody.
        who: Option<Seat>,
        /// The longest run of each: length and highest number.
        runs: SeatMap<(u8, u8)>,
    },
    /// §7 The seals.
    Seals {
        /// How many each gets.
        seals: SeatMap<u8>,
    },
    /// The match is over.
    MatchEnded {
        /// Who won; several share, in solo nobody if the Master won.
        winners: SeatSet,
    },
}

/// §11.4 Why the Master plays this group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupReason {
    /// It is the topmost whose total equals that of one of the human's groups left.
    Matches {
        /// That total.
        total: u8,
    },
    /// It is his topmost.
    Topmost,
}

/// §11.4 Why the Master goes there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceReason {
    /// No dice lie at the place of his total, and it helps him.
    FreeVisit,
    /// The first possible entry of his strategy.
    Strategy {
        /// Which entry from the top, from zero.
        entry: u8,
        /// What it says.
        aim: Aim,
    },
    /// Nothing else was possible.
    Fallback,
}

/// What only one seat learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrivateEvent {
    /// A card this seat has drawn.
    Drew {
        /// Which.
        adviser: Adviser,
    },
    /// The card this seat has put back.
    PutBack {
        /// Which.
        adviser: Adviser,
    },
}

/// What self-play statistics count.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events are not counted"
)]
pub(crate) const fn tally(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::RoundBegan { .. } => "rounds",
        Event::Placed { .. } => "groups placed",
        Event::Appointed { .. } => "advisers appointed",
        Event::Used { .. } => "advisers used",
        Event::LayerTaken { .. } => "layers taken",
        Event::FeatureTaken { .. } => "features taken",
        Event::MonumentTaken { .. } => "monuments taken",
        Event::CompositionClaimed { .. } => "compositions claimed",
        Event::DemandMet { .. } => "demands met",
        Event::MasterChose {
            why: PlaceReason::Fallback,
            ..
        } => "Master at the Scrolls",
        _ => return None,
    })
}
