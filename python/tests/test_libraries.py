"""The games in OpenSpiel, PettingZoo and Gymnasium, each tested by its own tests where it has some."""

import numpy as np
import pytest

import palast


@pytest.mark.parametrize("name", palast.GAMES)
def test_open_spiel_simulates(name):
    pyspiel = pytest.importorskip("pyspiel")
    import palast.spiel as spiel

    game = pyspiel.load_game(spiel.short_name(name), {"players": 3})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["palastgefluester", "eschnapur"])
def test_open_spiel_searches(name):
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    import palast.spiel as spiel

    game = pyspiel.load_game(spiel.short_name(name), {"players": 3})
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(outcomes or state.legal_actions()))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=12,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", palast.GAMES)
def test_pettingzoo(name):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from palast.pettingzoo_env import env

    api_test(env(name, seats=3), num_cycles=200, verbose_progress=False)
    seed_test(lambda: env(name, seats=3), num_cycles=50)


@pytest.mark.parametrize("name", palast.GAMES)
def test_gymnasium(name):
    pytest.importorskip("gymnasium")
    from palast.gym_env import make_vec

    envs = make_vec(name, 6, seats=3, others="sensible")
    first, _ = envs.reset(seed=1)
    again, _ = envs.reset(seed=1)
    assert np.array_equal(first["observation"], again["observation"])
    rng = np.random.default_rng(1)
    ended = 0
    observation = first
    for _ in range(600):
        assert envs.observation_space.contains(observation)
        masks = observation["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        observation, rewards, done, cut, _ = envs.step(actions)
        assert ((rewards == 0) | done).all() and not cut.any()
        ended += done.sum()
    assert ended > 0
