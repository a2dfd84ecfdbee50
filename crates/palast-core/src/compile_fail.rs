//! What must not compile: that the truth cannot be serialised and a view cannot be forged.
//!
//! These are documentation tests rather than expected compiler output, because the compiler's words
//! change between releases and the tests should not. A bare `compile_fail` would also pass for a
//! misspelt name, so each is written once with a gap: filled with what is allowed it must compile,
//! filled with what is forbidden it must not. The module exists for `rustdoc --test` alone.

macro_rules! cannot {
    ($(#[$about:meta])* $name:ident: $before:literal, $allowed:literal not $forbidden:literal) => {
        $(#[$about])*
        #[doc = concat!("```\n", $before, $allowed, "\n}\n```")]
        #[doc = concat!("```compile_fail\n", $before, $forbidden, "\n}\n```")]
        pub struct $name;
    };
}

macro_rules! cannot_be_serialised {
    ($($name:ident: $forbidden:literal),* $(,)?) => {$(
        cannot! {
            /// A view can be serialised; this cannot.
            $name:
            "use palast_core::{Dice, Game, Input, Match, Record, Seed, ViewRef, Table, LogItem, View};
            fn serialise<T: serde::Serialize>() {}
            fn any_game<G: Game>() {",
            "serialise::<View<G>>();" not $forbidden
        }
    )*};
}

cannot_be_serialised! {
    SerialisedTable: "serialise::<Table<G>>();",
    SerialisedViewRef: "serialise::<ViewRef<'static, G>>();",
    SerialisedRecord: "serialise::<Record<G>>();",
    SerialisedInput: "serialise::<Input<G>>();",
    SerialisedLogItem: "serialise::<LogItem<G>>();",
    SerialisedMatch: "serialise::<Match<G>>();",
    SerialisedDice: "serialise::<Dice>();",
    SerialisedSeed: "serialise::<Seed>();",
}

cannot! {
    /// Public parts are read back; a view is not.
    DeserialisedView:
    "use palast_core::{Game, View};
    fn read<T: serde::de::DeserializeOwned>() {}
    fn any_game<G: Game>() {",
    "read::<G::Public>();" not "read::<View<G>>();"
}

cannot! {
    /// A view comes from a table, never from parts.
    ViewFromParts:
    "use palast_core::{Game, Table, View, Viewer};
    fn forge<G: Game>(table: Table<G>, viewer: Viewer) -> View<G> {
        let Table { rules, public, .. } = table.clone();
        let _ = (rules, &public);",
    "table.view(viewer)" not "View { rules, viewer, public, own: None }"
}

cannot! {
    /// Nor can a view be changed.
    ViewChanged:
    "use palast_core::{Game, View};
    fn change<G: Game>(view: &mut View<G>, public: G::Public) {",
    "let _ = (view.public(), public);" not "view.public = public;"
}

cannot! {
    /// A view ref comes from a table or a view, never from parts.
    ViewRefFromParts:
    "use palast_core::{Game, Rules, Seat, ViewRef, Table};
    fn forge<'t, G: Game>(table: &'t Table<G>, seat: Seat, own: &'t G::Private) -> ViewRef<'t, G> {
        let (rules, public) = (table.rules, &table.public);
        let _ = (rules, public, own);",
    "table.view_ref(seat)" not "ViewRef { rules, seat, public, own }"
}

cannot! {
    /// Whoever holds a match cannot reach the table in it.
    TableOfMatch:
    "use palast_core::{Game, Match, Viewer};
    fn peek<G: Game>(play: &Match<G>) {",
    "let _ = play.view(Viewer::Spectator);" not "let _ = &play.table;"
}

cannot! {
    /// A bot gets a view; a table is no view.
    BotWithTable:
    "use palast_core::{Bot, Game, Table, View};
    fn ask<G: Game>(bot: &mut dyn Bot<G>, view: &View<G>, table: &Table<G>) -> G::Action {
        let _ = (view, table);",
    "bot.choose(view, &mut || false)" not "bot.choose(table, &mut || false)"
}

cannot! {
    /// Whom the table waits for is decided from public facts: `step` gets nothing else.
    StepWithTable:
    "use palast_core::{Game, Step, Table};
    fn step<G: Game>(table: &Table<G>) -> Step {",
    "G::step(&table.public)" not "G::step(table)"
}

cannot! {
    /// A seed does not print itself as text, and its bytes leave through one function.
    SeedBytes:
    "use palast_core::Seed;
    fn bytes(seed: &Seed) -> [u8; 32] {",
    "*seed.reveal()" not "seed.0"
}
