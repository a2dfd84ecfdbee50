"""Batches: menus, masks, rewards, the same with any number of threads."""

import numpy as np
import pytest

import palast


@pytest.mark.parametrize("name", palast.GAMES)
@pytest.mark.parametrize("others", ["caller", "random", "sensible"])
def test_threads_change_nothing_and_masks_agree(name, others):
    game = palast.load_game(name, seats=3)
    one = palast.Batch(game, 9, seed=2, threads=1, others=others, masks=True)
    many = palast.Batch(game, 9, seed=2, threads=3, others=others, masks=True)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(1_000):
        actions = one.random_actions(rng)
        one.step(actions)
        many.step(actions)
        for array in ("observations", "players", "menus", "counts", "rewards", "done", "masks"):
            assert np.array_equal(getattr(one, array), getattr(many, array)), array
        assert np.array_equal(one.masks.sum(1), one.counts)
        assert one.counts.max() <= one.menus.shape[1]
        np.testing.assert_allclose(one.rewards.sum(1), one.done, atol=1e-5)
        ended += one.done.sum()
    assert ended > 0


def test_a_batch_and_a_state_ask_the_same_first_question():
    game = palast.load_game("eschnapur", seats=3)
    batch = palast.Batch(game, 1)
    state = game.new_initial_state()
    assert batch.players[0] == state.current_player()
    assert sorted(batch.menus[0, : batch.counts[0]]) == state.legal_actions()
    assert np.array_equal(batch.observations[0], state.observation_tensor(0))


def test_sensible_is_harder_than_random():
    game = palast.load_game("palastgefluester", seats=3)

    def worth(others):
        batch = palast.Batch(game, 64, seed=5, others=others)
        rng = np.random.default_rng(3)
        total = matches = 0.0
        for _ in range(1_500):
            batch.step(batch.random_actions(rng))
            mine = batch.rewards[np.arange(64), np.arange(64) % 3]
            total += mine.sum()
            matches += batch.done.sum()
        return total / matches

    assert worth("random") == pytest.approx(1 / 3, abs=0.08)
    assert worth("sensible") < worth("random") - 0.1
