//! The Python module `palast._palast`: wraps `palast-env`, which has the logic and its tests.

use std::sync::Arc;

use numpy::{PyArray1, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use palast_env::{Arrays, Batch, BatchConfig, EnvError, Environment, Others, State, Turn};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

fn refused(error: EnvError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A negative player number must not wrap around, so numbers are signed at the border.
fn index(value: i64) -> PyResult<usize> {
    usize::try_from(value).map_err(|_| PyValueError::new_err(format!("{value} is below zero")))
}

/// A game with its seats and options.
#[pyclass(name = "Game", frozen, module = "palast._palast")]
struct PyGame {
    game: Arc<dyn Environment>,
    /// What `load_game` was called with, for pickling.
    id: String,
    chosen: Vec<(String, String)>,
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (name, seats=None, options=None))]
    fn new(name: &str, seats: Option<i64>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let seats = match seats {
            Some(seats) => Some(u8::try_from(seats).map_err(|_| {
                PyValueError::new_err(format!("{seats} cannot be a number of seats"))
            })?),
            None => None,
        };
        let mut chosen = Vec::new();
        for (name, value) in options.into_iter().flatten() {
            chosen.push((name.str()?.to_string(), value.str()?.to_string()));
        }
        let game = palast_env::load(name, seats, &chosen).map_err(refused)?;
        Ok(Self {
            game,
            id: name.to_owned(),
            chosen,
        })
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.game.id()
    }

    #[getter]
    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    #[getter]
    fn options(&self) -> Vec<(&'static str, &'static str)> {
        self.game.options()
    }

    fn num_players(&self) -> usize {
        self.game.seats()
    }

    fn num_distinct_actions(&self) -> usize {
        self.game.actions()
    }

    fn max_chance_outcomes(&self) -> usize {
        self.game.chances()
    }

    fn observation_size(&self) -> usize {
        self.game.observation()
    }

    fn longest_match(&self) -> u32 {
        self.game.longest()
    }

    #[pyo3(signature = (recall=true))]
    fn new_initial_state(&self, recall: bool) -> PyState {
        PyState {
            game: Arc::clone(&self.game),
            state: self.game.new_state(recall),
        }
    }

    fn deserialize_state(&self, text: &str) -> PyResult<PyState> {
        Ok(PyState {
            game: Arc::clone(&self.game),
            state: self.game.read_state(text).map_err(refused)?,
        })
    }

    #[pyo3(signature = (tables, seed=0, threads=None, others="caller"))]
    fn batch(
        &self,
        tables: i64,
        seed: u64,
        threads: Option<usize>,
        others: &str,
    ) -> PyResult<PyBatch> {
        let others = match others {
            "caller" => Others::Caller,
            "random" => Others::Random,
            "sensible" => Others::Sensible,
            _ => {
                return Err(PyValueError::new_err(format!(
                    "`{others}` is none of caller, random and sensible"
                )));
            }
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let batch = self.game.batch(BatchConfig {
            lanes: index(tables)?,
            seed,
            threads: threads.unwrap_or(cores),
            others,
        });
        Ok(PyBatch {
            batch: batch.map_err(refused)?,
        })
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, usize, Bound<'py, PyDict>))> {
        let options = PyDict::new(py);
        for (name, value) in &self.chosen {
            options.set_item(name, value)?;
        }
        let kind = py.get_type::<Self>().into_any();
        Ok((kind, (self.id.clone(), self.game.seats(), options)))
    }

    fn __repr__(&self) -> String {
        format!(
            "palast.Game({:?}, seats={})",
            self.game.id(),
            self.game.seats()
        )
    }
}

/// A state of a match.
#[pyclass(name = "State", module = "palast._palast")]
struct PyState {
    game: Arc<dyn Environment>,
    state: Box<dyn State>,
}

#[pymethods]
impl PyState {
    /// The player to move; -1 for chance, -4 when the match is over (as in OpenSpiel).
    fn current_player(&self) -> i64 {
        match self.state.turn() {
            Turn::Seat(seat) => seat as i64,
            Turn::Chance => -1,
            Turn::Over => -4,
        }
    }

    fn is_terminal(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    fn is_chance_node(&self) -> bool {
        self.state.turn() == Turn::Chance
    }

    fn is_simultaneous_node(&self) -> bool {
        false
    }

    fn num_players(&self) -> usize {
        self.state.seats()
    }

    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<i64>) -> Vec<usize> {
        match player {
            Some(player) if player != self.current_player() => Vec::new(),
            _ => self.state.legal(),
        }
    }

    fn legal_actions_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut mask = vec![0; self.game.actions()];
        if let Turn::Seat(_) = self.state.turn() {
            for number in self.state.legal() {
                mask[number] = 1;
            }
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    fn chance_outcomes(&self) -> Vec<(usize, f64)> {
        self.state.chances()
    }

    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        self.state.apply(index(action)?).map_err(refused)
    }

    fn action_to_string(&self, action: i64) -> PyResult<String> {
        self.state.text_of(index(action)?).map_err(refused)
    }

    fn string_to_action(&self, text: &str) -> PyResult<usize> {
        self.state.number_of(text).map_err(refused)
    }

    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: i64,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut features = vec![0; self.game.observation()];
        self.state
            .observe(index(player)?, &mut features)
            .map_err(refused)?;
        Ok(PyArray1::from_vec(py, features))
    }

    fn observation_string(&self, player: i64) -> PyResult<String> {
        self.state.view_text(index(player)?).map_err(refused)
    }

    fn information_state_tensor<'py>(
        &self,
        py: Python<'py>,
        player: i64,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let player = index(player)?;
        let recall = self.state.recall(player).map_err(refused)?;
        let mut features = vec![0; self.game.observation()];
        self.state.observe(player, &mut features).map_err(refused)?;
        features.extend((0..128).map(|bit| (recall >> bit & 1) as u8));
        Ok(PyArray1::from_vec(py, features))
    }

    fn information_state_string(&self, player: i64) -> PyResult<String> {
        let player = index(player)?;
        let recall = self.state.recall(player).map_err(refused)?;
        let view = self.state.view_text(player).map_err(refused)?;
        Ok(format!("{recall:032x} {view}"))
    }

    fn returns(&self) -> Vec<f64> {
        self.state.returns()
    }

    fn history(&self) -> Vec<usize> {
        self.state.history()
    }

    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            state: self.state.copy(),
        }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// Pickles as its game and its text.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Restored<'py>)> {
        let options = PyDict::new(py);
        for (name, value) in self.game.options() {
            options.set_item(name, value)?;
        }
        let restore = py.import("palast._palast")?.getattr("restore_state")?;
        let seats = self.game.seats();
        Ok((
            restore,
            (self.game.id(), seats, options, self.state.to_text()),
        ))
    }

    fn serialize(&self) -> String {
        self.state.to_text()
    }

    fn resample_from_infostate(&self, player: i64, seed: u64) -> PyResult<Self> {
        let state = self.state.resample(index(player)?, seed).map_err(refused)?;
        Ok(Self {
            game: Arc::clone(&self.game),
            state,
        })
    }

    #[pyo3(signature = (level="sensible", seed=0))]
    fn bot_action(&self, py: Python<'_>, level: &str, seed: u64) -> PyResult<usize> {
        py.detach(|| self.state.advise(level, seed))
            .map_err(refused)
    }

    fn __repr__(&self) -> String {
        format!("palast.State({:?})", self.state.to_text())
    }
}

/// Game, seats, options and text of a state.
type Restored<'py> = (&'static str, usize, Bound<'py, PyDict>, String);

/// A pickled state.
#[pyfunction]
fn restore_state(
    name: &str,
    seats: i64,
    options: &Bound<'_, PyDict>,
    text: &str,
) -> PyResult<PyState> {
    PyGame::new(name, Some(seats), Some(options))?.deserialize_state(text)
}

/// Tables that are stepped together.
#[pyclass(name = "Batch", module = "palast._palast")]
struct PyBatch {
    batch: Box<dyn Batch>,
}

#[pymethods]
impl PyBatch {
    fn __len__(&self) -> usize {
        self.batch.lanes()
    }

    /// Steps (or, without answers, only looks) and writes into the arrays that are given.
    #[pyo3(signature = (answers, observations, seats, menus, counts, rewards, done, masks=None))]
    #[expect(
        clippy::too_many_arguments,
        reason = "one for each array of the caller"
    )]
    fn step_into(
        &mut self,
        py: Python<'_>,
        answers: Option<PyReadonlyArray1<'_, i64>>,
        mut observations: PyReadwriteArray2<'_, u8>,
        mut seats: PyReadwriteArray1<'_, u8>,
        mut menus: PyReadwriteArray2<'_, i16>,
        mut counts: PyReadwriteArray1<'_, u16>,
        mut rewards: PyReadwriteArray2<'_, f32>,
        mut done: PyReadwriteArray1<'_, u8>,
        masks: Option<PyReadwriteArray2<'_, u8>>,
    ) -> PyResult<()> {
        let mut masks = masks;
        let mut none = [];
        let arrays = Arrays {
            observations: observations.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            menus: menus.as_slice_mut()?,
            counts: counts.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            masks: match &mut masks {
                Some(masks) => masks.as_slice_mut()?,
                None => &mut none,
            },
        };
        let batch = &mut self.batch;
        let result = match &answers {
            Some(answers) => {
                let answers = answers.as_slice()?;
                py.detach(|| batch.step(answers, arrays))
            }
            None => py.detach(|| batch.look(arrays)),
        };
        result.map_err(refused)
    }
}

#[pymodule]
fn _palast(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<PyGame>()?;
    module.add_class::<PyState>()?;
    module.add_class::<PyBatch>()?;
    module.add_function(wrap_pyfunction!(restore_state, module)?)?;
    module.add("GAMES", palast_env::GAMES.to_vec())?;
    Ok(())
}
