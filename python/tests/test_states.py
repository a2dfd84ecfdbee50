"""Single states: OpenSpiel's vocabulary, refusals, copies, pickles."""

import copy
import json
import pickle
import random

import pytest

import palast


def play(state, steps, seed=0):
    rng = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            assert abs(sum(chances) - 1) < 1e-9
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", palast.GAMES)
def test_matches_end_and_share_one(name):
    state = palast.load_game(name, seats=3).new_initial_state(recall=False)
    play(state, 100_000)
    assert state.is_terminal() and state.current_player() == palast.TERMINAL
    assert sum(state.returns()) == pytest.approx(1)
    assert state.legal_actions() == []


@pytest.mark.parametrize("name", palast.GAMES)
def test_copies_and_pickles_are_the_same_state(name):
    game = palast.load_game(name, seats=3)
    state = game.new_initial_state()
    play(state, 150)
    for twin in (
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
    ):
        assert twin.serialize() == state.serialize()
        for player in range(3):
            assert twin.information_state_string(player) == state.information_state_string(player)
        before = state.serialize()
        play(twin, 5)
        assert state.serialize() == before
    assert pickle.loads(pickle.dumps(game)).num_players() == 3


@pytest.mark.parametrize("name", palast.GAMES)
def test_an_imagined_state_looks_the_same_to_who_imagines(name):
    state = palast.load_game(name, seats=3).new_initial_state()
    play(state, 200, seed=4)
    for player in range(3):
        other = state.resample_from_infostate(player, seed=9)
        assert other.information_state_string(player) == state.information_state_string(player)
        same = other.information_state_tensor(player) == state.information_state_tensor(player)
        assert same.all()
        play(other, 100_000)
        assert other.is_terminal()


def test_text_and_numbers_lead_to_each_other():
    state = palast.load_game("eschnapur", seats=3).new_initial_state()
    for action in state.legal_actions():
        assert state.string_to_action(state.action_to_string(action)) == action
    view = json.loads(state.observation_string(1))
    assert view["game"] == "eschnapur" and view["seat"] is not None
    assert state.legal_actions_mask().sum() == len(state.legal_actions())
    assert state.bot_action("sensible") in state.legal_actions()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: palast.load_game("chess"), "there is no game `chess`"),
        (lambda: palast.load_game("eschnapur", seats=9), "2 to 4 players"),
        (lambda: palast.load_game("eschnapur", seats=-1), "number of seats"),
        (lambda: palast.load_game("eschnapur", options={"purchases": "live"}), "race"),
        (lambda: palast.load_game("eschnapur", options={"x": "y"}), "x"),
        (lambda: state().apply_action(-1), "below zero"),
        (lambda: state().apply_action(10**9), "not legal"),
        (lambda: state().observation_tensor(5), "no player 5"),
        (lambda: state().observation_tensor(-1), "below zero"),
        (lambda: state().resample_from_infostate(9, 1), "no player 9"),
        (lambda: state().bot_action("genius"), "no bot `genius`"),
        (lambda: state(recall=False).information_state_string(0), "without recall"),
        (lambda: palast.load_game("eschnapur").deserialize_state("nonsense"), "begins with"),
        (lambda: palast.Batch(palast.load_game("eschnapur"), 0), "1 to"),
        (lambda: palast.Batch(palast.load_game("eschnapur"), 2).step([0, 99999]), "not legal at table"),
        (lambda: palast.Batch(palast.load_game("eschnapur"), 2).step([0]), "1 answers for 2"),
    ],
)
def test_bad_input_raises_a_sentence(call, words):
    with pytest.raises(ValueError, match=words):
        call()


def state(recall=True):
    return palast.load_game("eschnapur", seats=3).new_initial_state(recall)
