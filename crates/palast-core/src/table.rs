//! The truth ([`Table`]), what one may see of it ([`ViewRef`] borrowed, [`View`] owned), and the
//! choices it was set up with ([`Rules`]).

use std::any::{Any, TypeId};
use std::fmt;
use std::sync::{Mutex, PoisonError};

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::{Edition, EditionError, EditionId, Game, OptionError, Options, Seat, SeatCount};
use crate::{SeatMap, SeatSet, Step};

/// What a match was set up with. Interned: there is one for each distinct choice, it lives as long
/// as the program, and a table holds a plain reference that costs nothing to copy.
pub struct Rules<G: Game> {
    /// The rules version the match began with; at most [`Game::RULES_VERSION`].
    pub version: u32,
    /// How many play.
    pub seats: SeatCount,
    /// The chosen variants.
    pub options: G::Options,
    /// The printed numbers.
    pub edition: G::Edition,
    /// Their name.
    pub edition_id: EditionId,
}

impl<G: Game> Rules<G> {
    /// The present rules with the edition that comes with the game.
    ///
    /// # Errors
    /// The game cannot be played by that many, or an option does not fit.
    pub fn new(seats: u8, options: G::Options) -> Result<&'static Self, RulesError> {
        Self::with_edition(G::RULES_VERSION, seats, options, G::Edition::DEFAULT_TEXT)
    }

    /// Rules of a given version with a given edition text.
    ///
    /// # Errors
    /// The version is newer than this program, the game cannot be played by that many, an option
    /// does not fit, the edition is refused, or option or edition belong to another version.
    pub fn with_edition(
        version: u32,
        seats: u8,
        options: G::Options,
        edition: &str,
    ) -> Result<&'static Self, RulesError> {
        if version == 0 || version > G::RULES_VERSION {
            return Err(RulesError::Version {
                asked: version,
                newest: G::RULES_VERSION,
            });
        }
        let (low, high) = (*G::SEATS.start(), *G::SEATS.end());
        let seats = SeatCount::new(seats)
            .filter(|_| G::SEATS.contains(&seats))
            .ok_or(RulesError::Seats {
                asked: seats,
                low,
                high,
            })?;
        options.check(seats)?;
        let rules = Self {
            version,
            seats,
            options,
            edition: G::Edition::parse(edition)?,
            edition_id: EditionId::of(edition),
        };
        G::admits(&rules).map_err(|reason| RulesError::NotOfVersion { version, reason })?;
        Ok(rules.intern())
    }

    fn intern(self) -> &'static Self {
        type Interned = (TypeId, &'static (dyn Any + Send + Sync));
        static ALL: Mutex<Vec<Interned>> = Mutex::new(Vec::new());
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all
            .iter()
            .filter(|(id, _)| *id == TypeId::of::<G>())
            .filter_map(|(_, any)| any.downcast_ref::<Self>())
            .find(|known| **known == self);
        if let Some(known) = known {
            return known;
        }
        let fresh: &'static Self = Box::leak(Box::new(self));
        all.push((TypeId::of::<G>(), fresh));
        fresh
    }
}

impl<G: Game> PartialEq for Rules<G> {
    fn eq(&self, other: &Self) -> bool {
        self.version == other.version
            && self.seats == other.seats
            && self.options == other.options
            && self.edition_id == other.edition_id
    }
}

impl<G: Game> fmt::Debug for Rules<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules")
            .field("game", &G::ID)
            .field("version", &self.version)
            .field("seats", &self.seats.get())
            .field("options", &self.options)
            .field("edition", &self.edition_id)
            .finish_non_exhaustive()
    }
}

/// Why no match can be set up like that.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// Too few or too many.
    #[error("this game is for {low} to {high} players, not {asked}")]
    Seats {
        /// How many were asked for.
        asked: u8,
        /// The fewest.
        low: u8,
        /// The most.
        high: u8,
    },
    /// The record is from a newer program.
    #[error("rules version {asked} is not known here; the newest is {newest}")]
    Version {
        /// The version asked for.
        asked: u32,
        /// The newest one here.
        newest: u32,
    },
    /// An option or the edition belongs to another version of the rules.
    #[error("rules version {version}: {reason}")]
    NotOfVersion {
        /// The version asked for.
        version: u32,
        /// What does not belong to it, and why.
        reason: String,
    },
    /// An option is unknown or does not fit.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The edition is refused.
    #[error(transparent)]
    Edition(#[from] EditionError),
}

/// The whole truth about a match at one ply. Only rules, the core and search over imagined tables
/// hold one; it cannot be serialised, and printing it shows the public part alone.
#[non_exhaustive]
pub struct Table<G: Game> {
    /// What it was set up with.
    pub rules: &'static Rules<G>,
    /// What everyone sees.
    pub public: G::Public,
    /// What each seat sees for itself.
    pub private: SeatMap<G::Private>,
    /// What nobody sees.
    pub secret: G::Secret,
}

impl<G: Game> Table<G> {
    /// A table from its parts: for [`Game::setup`], [`crate::Imagine::imagine`] and tests.
    pub const fn new(
        rules: &'static Rules<G>,
        public: G::Public,
        private: SeatMap<G::Private>,
        secret: G::Secret,
    ) -> Self {
        Self {
            rules,
            public,
            private,
            secret,
        }
    }

    /// What a seat may know, borrowed.
    #[inline]
    #[must_use]
    pub fn view_ref(&self, seat: Seat) -> ViewRef<'_, G> {
        ViewRef {
            rules: self.rules,
            seat,
            public: &self.public,
            own: &self.private[seat],
        }
    }

    /// What a viewer may know, as a copy that can travel.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<G> {
        let own = match viewer {
            Viewer::Seat(seat) => Some(self.private[seat].clone()),
            Viewer::Spectator => None,
        };
        View {
            rules: self.rules,
            viewer,
            public: self.public.clone(),
            own,
        }
    }
}

impl<G: Game> Clone for Table<G> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            rules: self.rules,
            public: self.public.clone(),
            private: self.private.clone(),
            secret: self.secret.clone(),
        }
    }
}

impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules
            && self.public == other.public
            && self.private == other.private
            && self.secret == other.secret
    }
}

impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("public", &self.public)
            .finish_non_exhaustive()
    }
}

/// What one seat may know, borrowed for the length of a question. It has no field for anything
/// else, so nothing computed from it can leak.
#[non_exhaustive]
pub struct ViewRef<'t, G: Game> {
    /// What the match was set up with.
    pub rules: &'static Rules<G>,
    /// Whose view it is.
    pub seat: Seat,
    /// What everyone sees.
    pub public: &'t G::Public,
    /// What this seat sees.
    pub own: &'t G::Private,
}

impl<G: Game> ViewRef<'_, G> {
    /// Whether an answer of this seat that led to `after` showed only that the seat is done with a
    /// sealed choice, which it may still change: the others are asked as before.
    #[must_use]
    pub fn stays_sealed(self, after: &G::Public) -> bool {
        let Step::Ask(asked) = G::step(self.public) else {
            return false;
        };
        G::SEALED_IS_REVISABLE
            && G::step(after) == Step::Ask(asked.without(self.seat))
            && G::is_sealed(&G::question(self))
    }
}

impl<G: Game> Clone for ViewRef<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for ViewRef<'_, G> {}

impl<G: Game> fmt::Debug for ViewRef<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ViewRef")
            .field("seat", &self.seat)
            .finish_non_exhaustive()
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player in this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

/// What one viewer may know, as an owned copy. Made by the core only: it can be neither built from
/// parts nor deserialised, so whatever holds a view holds a real one.
pub struct View<G: Game> {
    rules: &'static Rules<G>,
    viewer: Viewer,
    public: G::Public,
    own: Option<G::Private>,
}

impl<G: Game> View<G> {
    /// What the match was set up with.
    #[must_use]
    pub const fn rules(&self) -> &'static Rules<G> {
        self.rules
    }

    /// Who is looking.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What everyone sees.
    #[must_use]
    pub const fn public(&self) -> &G::Public {
        &self.public
    }

    /// What this seat sees for itself; nothing for a spectator.
    #[must_use]
    pub const fn own(&self) -> Option<&G::Private> {
        self.own.as_ref()
    }

    /// The borrowed form; nothing for a spectator.
    #[must_use]
    pub fn view_ref(&self) -> Option<ViewRef<'_, G>> {
        match (self.viewer, &self.own) {
            (Viewer::Seat(seat), Some(own)) => Some(ViewRef {
                rules: self.rules,
                seat,
                public: &self.public,
                own,
            }),
            (Viewer::Seat(_) | Viewer::Spectator, _) => None,
        }
    }

    /// What the table waits for.
    #[must_use]
    pub fn step(&self) -> Step {
        G::step(&self.public)
    }

    /// Who is asked now.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        match self.step() {
            Step::Ask(seats) => seats,
            Step::Chance | Step::Over => SeatSet::EMPTY,
        }
    }

    /// What this viewer is asked, if anything.
    #[must_use]
    pub fn question(&self) -> Option<G::Decision> {
        let seat_view = self.view_ref()?;
        self.asked()
            .contains(seat_view.seat)
            .then(|| G::question(seat_view))
    }

    /// Every legal answer of this viewer; empty if nothing is asked.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let (Some(seat_view), Some(ask)) = (self.view_ref(), self.question()) {
            G::legal_actions(seat_view, &ask, &mut actions);
        }
        actions
    }
}

impl<G: Game> Clone for View<G> {
    fn clone(&self) -> Self {
        Self {
            rules: self.rules,
            viewer: self.viewer,
            public: self.public.clone(),
            own: self.own.clone(),
        }
    }
}

impl<G: Game> PartialEq for View<G> {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules
            && self.viewer == other.viewer
            && self.public == other.public
            && self.own == other.own
    }
}

impl<G: Game> fmt::Debug for View<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("viewer", &self.viewer)
            .field("public", &self.public)
            .field("own", &self.own)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Serialize for View<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = serializer.serialize_struct("View", 5)?;
        view.serialize_field("game", G::ID)?;
        view.serialize_field("seats", &self.rules.seats)?;
        let seat = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        view.serialize_field("seat", &seat)?;
        view.serialize_field("public", &self.public)?;
        view.serialize_field("own", &self.own)?;
        view.end()
    }
}
