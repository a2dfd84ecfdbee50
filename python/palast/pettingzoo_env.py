"""The games as PettingZoo environments (AEC): one agent answers at a time."""

from __future__ import annotations

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv

import palast


def env(name: str, seats: int | None = None, options=None, render_mode: str | None = None) -> AECEnv:
    """An environment; illegal actions raise ``ValueError``."""
    return PalastEnv(name, seats, options, render_mode)


class PalastEnv(AECEnv):
    """One match. Observations are ``{"observation", "action_mask"}``; rewards come at the end."""

    metadata = {"name": "palast_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, name, seats=None, options=None, render_mode=None) -> None:
        super().__init__()
        self.game = palast.load_game(name, seats, options)
        self.metadata = {**type(self).metadata, "name": f"palast_{name}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.num_players())]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions, features = self.game.num_distinct_actions(), self.game.observation_size()
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (features,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()

    def observation_space(self, agent):
        return self._observations[agent]

    def action_space(self, agent):
        return self._actions[agent]

    def reset(self, seed=None, options=None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._state = self.game.new_initial_state(recall=False)
        self._draw()
        self.agent_selection = self.agents[max(self._state.current_player(), 0)]

    def observe(self, agent):
        seat = self._seat[agent]
        mask = np.zeros(self.game.num_distinct_actions(), np.int8)
        if self._state.current_player() == seat:
            mask[self._state.legal_actions()] = 1
        return {"observation": self._state.observation_tensor(seat), "action_mask": mask}

    def step(self, action) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._state.apply_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._draw()
        if self._state.is_terminal():
            for other, worth in zip(self.possible_agents, self._state.returns(), strict=True):
                self.rewards[other] = float(worth)
                self.terminations[other] = True
        else:
            self.agent_selection = self.agents[self._state.current_player()]
        self._accumulate_rewards()

    def render(self):
        """The view of the agent to move, as JSON."""
        return self._state.observation_string(self._seat[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    def _draw(self) -> None:
        while self._state.is_chance_node():
            outcomes, chances = zip(*self._state.chance_outcomes(), strict=True)
            pick = np.searchsorted(np.cumsum(chances), self._rng.random(), side="right")
            self._state.apply_action(outcomes[min(int(pick), len(outcomes) - 1)])
