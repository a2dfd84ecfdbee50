"""Board games with hidden information, sealed choices and up to five players, for research.

``load_game`` gives a game in the vocabulary of OpenSpiel; ``Batch`` steps thousands of tables together
into NumPy arrays. ``palast.spiel`` registers the games with ``pyspiel``, ``palast.pettingzoo_env`` and
``palast.gym_env`` are environments for those libraries. See docs/python.md.

A ``State`` holds the whole truth of a match. What one player may know comes only from the methods that
name a player, and those are written from the same view that people see.
"""

from __future__ import annotations

from collections.abc import Mapping

from ._palast import GAMES, Game, State
from .batch import Batch

__all__ = ["CHANCE", "GAMES", "TERMINAL", "Batch", "Game", "State", "load_game"]

#: ``State.current_player()`` while an outcome is drawn.
CHANCE = -1
#: ``State.current_player()`` when the match is over.
TERMINAL = -4


def load_game(name: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Game:
    """A game by name, for so many players (its smallest number if none is given).

    Raises ``ValueError`` with a sentence if there is no such game, number of players or option.
    """
    return Game(name, seats, dict(options or {}))
