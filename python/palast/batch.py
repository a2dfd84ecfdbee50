"""Many tables at once, in arrays that are allocated once and written in place."""

from __future__ import annotations

import numpy as np

from ._palast import Game

#: No menu of these games is longer; entries beyond the count are -1.
MENU_WIDTH = 512


class Batch:
    """So many tables of a game, stepped together on all cores.

    After ``reset`` or ``step`` the arrays describe the question that each table asks:

    - ``observations`` (tables × features, uint8): what the asked player may know;
    - ``players`` (uint8): who is asked;
    - ``menus`` (tables × width, int16) and ``counts`` (uint16): the legal actions, then -1;
    - ``rewards`` (tables × players, float32) and ``done`` (uint8): what the match that just ended was
      worth to each player. The table has begun its next match already.
    - ``masks`` (tables × actions, uint8), only with ``masks=True``: searching a dense mask costs more
      than stepping, so prefer ``menus``.

    With ``others="random"`` or ``"sensible"`` the caller plays one seat of each table (table number
    modulo players) and those bots play the others. The arrays are overwritten by the next step: copy
    what you keep.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        *,
        seed: int = 0,
        threads: int | None = None,
        others: str = "caller",
        masks: bool = False,
        width: int = MENU_WIDTH,
    ) -> None:
        self.game = game
        self._settings = (tables, threads, others)
        self._batch = game.batch(tables, seed, threads, others)
        self.observations = np.zeros((tables, game.observation_size()), np.uint8)
        self.players = np.zeros(tables, np.uint8)
        self.menus = np.full((tables, width), -1, np.int16)
        self.counts = np.zeros(tables, np.uint16)
        self.rewards = np.zeros((tables, game.num_players()), np.float32)
        self.done = np.zeros(tables, np.uint8)
        self.masks = np.zeros((tables, game.num_distinct_actions()), np.uint8) if masks else None
        self._write(None)

    def __len__(self) -> int:
        return len(self._batch)

    def reset(self, seed: int) -> None:
        """Begins every table anew."""
        tables, threads, others = self._settings
        self._batch = self.game.batch(tables, seed, threads, others)
        self._write(None)

    def step(self, actions: np.ndarray) -> None:
        """Answers at every table. One illegal action raises ``ValueError`` and changes nothing."""
        self._write(np.ascontiguousarray(actions, dtype=np.int64))

    def random_actions(self, rng: np.random.Generator) -> np.ndarray:
        """A legal action for each table, each equally likely."""
        shown = np.minimum(self.counts, self.menus.shape[1])
        places = (rng.random(len(self)) * shown).astype(np.int64)
        return self.menus[np.arange(len(self)), places].astype(np.int64)

    def _write(self, actions: np.ndarray | None) -> None:
        self._batch.step_into(
            actions,
            self.observations,
            self.players,
            self.menus,
            self.counts,
            self.rewards,
            self.done,
            self.masks,
        )
