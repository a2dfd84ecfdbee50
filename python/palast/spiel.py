"""The games as games of OpenSpiel: ``import palast.spiel`` registers them with ``pyspiel``.

Names are ``python_palast_eschnapur`` and so on; parameters are ``players`` and ``options``
(``"parts=printed;zeros=back"``). Answers to a question that several players are asked together are given
one after another, the lowest player first. They are sealed by the rules, so it is the same game.

The C++ ``pyspiel.ISMCTSBot`` cannot play games written in Python, its own included; use
``open_spiel.python.algorithms.ismcts``.
"""

from __future__ import annotations

import numpy as np
import pyspiel

import palast

#: No match played by any of our bots comes near; the bound of the rules themselves is far higher.
PRACTICAL_LENGTH = 20_000
_PLAYERS = {
    "palastgefluester": (3, 5),
    "eschnapur": (2, 4),
    "eternal-palace": (1, 5),
    "amyitis": (2, 4),
}


def short_name(name: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return "python_palast_" + name.replace("-", "_")


def _game_type(name: str) -> pyspiel.GameType:
    low, high = _PLAYERS[name]
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Palast: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(low, 2), "options": ""},
    )


class Observer:
    """What one player may know, as OpenSpiel asks for it."""

    def __init__(self, size: int, recall: bool) -> None:
        self._recall = recall
        self.tensor = np.zeros(size + (128 if recall else 0), np.float32)
        self.dict = {"information_state" if recall else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        inner = state.inner
        if self._recall:
            self.tensor[:] = inner.information_state_tensor(player)
        else:
            self.tensor[:] = inner.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        inner = state.inner
        if self._recall:
            return inner.information_state_string(player)
        return inner.observation_string(player)


class SpielState(pyspiel.State):
    """A state; ``inner`` is ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.inner = game.inner.new_initial_state()

    def current_player(self) -> int:
        return self.inner.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def returns(self) -> list[float]:
        return self.inner.returns()

    def resample_from_infostate(self, player: int, sampler) -> SpielState:
        state = self.clone()
        state.inner = self.inner.resample_from_infostate(player, int(sampler() * 2**62))
        return state

    def __str__(self) -> str:
        return self.inner.serialize()


def _game_class(name: str, kind: pyspiel.GameType) -> type:
    class Registered(SpielGame):
        NAME = name
        KIND = kind

    Registered.__name__ = short_name(name)
    return Registered


class SpielGame(pyspiel.Game):
    """A game; ``inner`` is ours."""

    NAME: str
    KIND: pyspiel.GameType

    def __init__(self, params=None) -> None:
        params = dict(params or {})
        players = int(params.get("players", max(_PLAYERS[self.NAME][0], 2)))
        chosen = str(params.get("options", ""))
        options = dict(pair.split("=", 1) for pair in chosen.split(";") if pair)
        self.inner = palast.load_game(self.NAME, players, options)
        super().__init__(
            self.KIND,
            pyspiel.GameInfo(
                num_distinct_actions=self.inner.num_distinct_actions(),
                max_chance_outcomes=self.inner.max_chance_outcomes(),
                num_players=players,
                min_utility=0.0,
                max_utility=1.0,
                max_game_length=PRACTICAL_LENGTH,
            ),
            {"players": players, "options": chosen},
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.inner.observation_size(), recall)


for _name in palast.GAMES:
    _kind = _game_type(_name)
    pyspiel.register_game(_kind, _game_class(_name, _kind))
