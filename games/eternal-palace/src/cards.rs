//! §9, §11 The names of the modules' cards and spaces. What they do is in the modules; what is printed on
//! them and not stated is in the edition.

use crate::names::{named, set_of};

named! {
    /// §9.2 A demand card of the River Market.
    pub enum Demand ("a demand card from D01 to D12") {
        /// May pay 2 resources of one type for a step at its deposit; else 1 fish.
        D01 = "D01",
        /// May draw 3 advisers and appoint one free; else 1 fish.
        D02 = "D02",
        /// Palace +1; else 1 wisdom.
        D03 = "D03",
        /// One of each resource; else 3 fish.
        D04 = "D04",
        /// 2 resources; else 1 wisdom and 1 fish.
        D05 = "D05",
        /// 2 different resources; else 1 resource.
        D06 = "D06",
        /// 1 resource; else 2 resources.
        D07 = "D07",
        /// 1 fish and 3 wisdom; else 2 resources.
        D08 = "D08",
        /// 3 wisdom; else 3 resources.
        D09 = "D09",
        /// 4 fish; else 3 resources and 1 wisdom.
        D10 = "D10",
        /// 2 wisdom; else palace −1.
        D11 = "D11",
        /// 3 fish; else an adviser.
        D12 = "D12",
    }
}

impl Demand {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The one with this index.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index]
    }
}

set_of! {
    /// Some demand cards.
    pub struct DemandSet(u16) of Demand
}

impl DemandSet {
    /// All of them.
    pub const ALL: Self = Self(u16::MAX >> (u16::BITS as usize - Demand::COUNT));
}

named! {
    /// §9.3 A composition card.
    pub enum Composition ("a composition from K01 to K12") {
        /// Card 1.
        K01 = "K01",
        /// Card 2.
        K02 = "K02",
        /// Card 3.
        K03 = "K03",
        /// Card 4.
        K04 = "K04",
        /// Card 5.
        K05 = "K05",
        /// Card 6.
        K06 = "K06",
        /// Card 7.
        K07 = "K07",
        /// Card 8.
        K08 = "K08",
        /// Card 9.
        K09 = "K09",
        /// Card 10.
        K10 = "K10",
        /// Card 11.
        K11 = "K11",
        /// Card 12.
        K12 = "K12",
    }
}

impl Composition {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The one with this index.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index]
    }
}

set_of! {
    /// Some compositions.
    pub struct CompositionSet(u16) of Composition
}

impl CompositionSet {
    /// All of them.
    pub const ALL: Self = Self(u16::MAX >> (u16::BITS as usize - Composition::COUNT));
}

named! {
    /// §11.2 A card that groups the dice of the Master.
    pub enum MasterCard ("a Master card from M01 to M17") {
        /// Card 1.
        M01 = "M01",
        /// Card 2.
        M02 = "M02",
        /// Card 3.
        M03 = "M03",
        /// Card 4.
        M04 = "M04",
        /// Card 5.
        M05 = "M05",
        /// Card 6.
        M06 = "M06",
        /// Card 7.
        M07 = "M07",
        /// Card 8.
        M08 = "M08",
        /// Card 9.
        M09 = "M09",
        /// Card 10.
        M10 = "M10",
        /// Card 11.
        M11 = "M11",
        /// Card 12.
        M12 = "M12",
        /// Card 13.
        M13 = "M13",
        /// Card 14.
        M14 = "M14",
        /// Card 15.
        M15 = "M15",
        /// Card 16.
        M16 = "M16",
        /// Card 17.
        M17 = "M17",
    }
}

impl MasterCard {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The one with this index.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index]
    }
}

set_of! {
    /// Some Master cards.
    pub struct MasterCardSet(u32) of MasterCard
}

impl MasterCardSet {
    /// All of them.
    pub const ALL: Self = Self(u32::MAX >> (u32::BITS as usize - MasterCard::COUNT));
}

named! {
    /// §9.1 A space of the Labyrinth.
    pub enum Space ("a space: S, A1 to D2, or X") {
        /// The start.
        S = "S",
        /// On the way.
        A1 = "A1",
        /// On the way.
        A2 = "A2",
        /// On the way.
        A3 = "A3",
        /// On the way.
        A4 = "A4",
        /// On the way.
        B1 = "B1",
        /// On the way.
        B2 = "B2",
        /// On the way.
        B3 = "B3",
        /// On the way.
        B4 = "B4",
        /// On the way.
        C1 = "C1",
        /// On the way.
        C2 = "C2",
        /// On the way.
        C3 = "C3",
        /// On the way.
        C4 = "C4",
        /// On the way.
        D1 = "D1",
        /// On the way.
        D2 = "D2",
        /// The centre.
        X = "X",
    }
}

impl Space {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The one with this index.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self::ALL[index]
    }
}

set_of! {
    /// Some spaces.
    pub struct SpaceSet(u16) of Space
}

impl SpaceSet {
    /// All of them.
    pub const ALL: Self = Self(u16::MAX >> (u16::BITS as usize - Space::COUNT));
}
