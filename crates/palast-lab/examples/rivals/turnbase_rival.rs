//! Palastgeflüster behind the traits of the crate `turnbase`.

use palast_core::{Rules, Seat};
use palastgefluester::{Action, Palastgefluester};
use turnbase::{ActivePlayers, Determinize, Game, PlayerId, Prng};
use turnbase_bots::{Bot, Ismcts};

use crate::world::World;
use crate::{Player, Question};

pub(crate) struct Round(&'static Rules<Palastgefluester>);

fn seat(player: PlayerId) -> Seat {
    Seat::ALL[player.index() as usize]
}

impl Game for Round {
    type State = World;
    type Action = Action;
    type View = ();

    fn new_initial_state(&self, _seed: u64) -> World {
        unreachable!("a search begins at a question")
    }

    fn num_players(&self) -> usize {
        self.0.seats.seats().len()
    }

    fn active_players(&self, world: &World) -> ActivePlayers {
        let id = |seat: Seat| PlayerId::new(seat.index() as u32);
        world
            .asked()
            .map_or_else(ActivePlayers::none, |seat| ActivePlayers::one(id(seat)))
    }

    fn legal_actions(&self, world: &World, player: PlayerId) -> Vec<Action> {
        world.menu(seat(player))
    }

    fn apply(&self, world: &mut World, player: PlayerId, action: Action) {
        world.play(seat(player), action);
    }

    fn is_terminal(&self, world: &World) -> bool {
        world.is_over()
    }

    fn reward(&self, world: &World, player: PlayerId) -> f64 {
        f64::from(world.worth(seat(player)))
    }

    fn view(&self, _world: &World, _viewer: Option<PlayerId>) {}
}

impl Determinize for Round {
    fn determinize(&self, world: &World, observer: PlayerId, _: &mut Prng) -> World {
        world.imagined(seat(observer))
    }
}

/// The search of `turnbase-bots`.
pub(crate) struct Turnbase {
    game: Round,
    search: Ismcts,
}

impl Turnbase {
    pub(crate) fn new(rules: &'static Rules<Palastgefluester>, iterations: u32, seed: u64) -> Self {
        Self {
            game: Round(rules),
            search: Ismcts::new(iterations, seed),
        }
    }
}

impl Player for Turnbase {
    fn choose(&mut self, question: &Question) -> Action {
        let seat = question.view.view_ref().expect("a seat's view").seat;
        let player = PlayerId::new(seat.index() as u32);
        let world = World::new(&question.view);
        let found = self.search.choose(&self.game, &world, player);
        found.expect("there is an answer")
    }
}
