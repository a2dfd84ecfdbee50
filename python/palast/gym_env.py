"""A Gymnasium vector environment: one seat of each table is yours, bots play the others."""

from __future__ import annotations

import gymnasium
import gymnasium.spaces as spaces
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import palast


class PalastVectorEnv(VectorEnv):
    """Observations are ``{"observation", "action_mask"}``; the reward is what the match was worth.

    Your seat is the number of the table modulo the number of players, so all seats are learnt alike. A
    table that ends begins its next match in the same step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, name, num_envs, seats=None, options=None, others="random", threads=None) -> None:
        self.game = palast.load_game(name, seats, options)
        self.num_envs = num_envs
        self._batch = palast.Batch(
            self.game, num_envs, others=others, threads=threads, masks=True
        )
        actions, features = self.game.num_distinct_actions(), self.game.observation_size()
        self.single_action_space = spaces.Discrete(actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (features,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.uint8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._mine = np.arange(num_envs) % self.game.num_players()

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(2**62)))
        return self._observation(), {}

    def step(self, actions):
        self._batch.step(actions)
        rewards = self._batch.rewards[np.arange(self.num_envs), self._mine].astype(np.float64)
        done = self._batch.done.astype(bool)
        return self._observation(), rewards, done, np.zeros_like(done), {}

    def _observation(self):
        return {
            "observation": self._batch.observations.copy(),
            "action_mask": self._batch.masks.copy(),
        }


def make_vec(name: str, num_envs: int, **settings) -> gymnasium.vector.VectorEnv:
    """A vector environment with so many tables."""
    return PalastVectorEnv(name, num_envs, **settings)
