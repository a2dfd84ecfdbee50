"""A mask-aware policy gradient in NumPy alone: learns to beat `random`, and draws its learning curve.

    python python/examples/policy_gradient.py --minutes 3 --plot curve.svg

A linear policy over the observation, one weight for each feature and action; only the actions on the menu
get a probability. REINFORCE: when a match ends, every decision of it is made likelier by what the match was
worth above the average so far.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import palast


class Policy:
    """Logits are a linear function of the features."""

    def __init__(self, features: int, actions: int) -> None:
        self.weights = np.zeros((features + 1, actions), np.float32)
        self.momentum = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.updates = 0

    def features(self, observations: np.ndarray) -> np.ndarray:
        scaled = np.minimum(observations, 8).astype(np.float32) / 4
        return np.concatenate([scaled, np.ones((len(scaled), 1), np.float32)], axis=1)

    def chances(self, features: np.ndarray, menus: np.ndarray) -> np.ndarray:
        """The probability of each entry of each menu; entries that are -1 get none."""
        logits = np.take_along_axis(features @ self.weights, np.maximum(menus, 0), axis=1)
        logits = np.where(menus >= 0, logits, -np.inf)
        logits -= logits.max(1, keepdims=True)
        chances = np.exp(logits)
        return chances / chances.sum(1, keepdims=True)

    def learn(self, gradient: np.ndarray, rate: float) -> None:
        """One step of Adam, upwards."""
        self.updates += 1
        self.momentum += 0.1 * (gradient - self.momentum)
        self.square += 0.01 * (gradient**2 - self.square)
        momentum = self.momentum / (1 - 0.9**self.updates)
        square = self.square / (1 - 0.99**self.updates)
        self.weights += rate * momentum / (np.sqrt(square) + 1e-8)


def pick(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    places = (chances.cumsum(1) < rng.random((len(chances), 1))).sum(1)
    return np.minimum(places, (chances > 0).sum(1) - 1)


def evaluate(policy: Policy, game: palast.Game, seed: int, matches: int = 200) -> float:
    """What matches against random opponents are worth on average; 1 / players is even."""
    tables = 64
    batch = palast.Batch(game, tables, seed=seed, others="random", width=64)
    rng = np.random.default_rng(seed)
    mine = np.arange(tables) % game.num_players()
    worth = played = 0.0
    while played < matches:
        places = pick(policy.chances(policy.features(batch.observations), batch.menus), rng)
        batch.step(batch.menus[np.arange(tables), places])
        worth += batch.rewards[np.arange(tables), mine].sum()
        played += batch.done.sum()
    return worth / played


def train(game: palast.Game, minutes: float, seed: int, rate: float):
    """Yields (seconds of training, matches, worth against random) six times."""
    tables = 128
    batch = palast.Batch(game, tables, seed=seed, others="random", width=64)
    policy = Policy(game.observation_size(), game.num_distinct_actions())
    rng = np.random.default_rng(seed)
    mine = np.arange(tables) % game.num_players()
    paths: list[list] = [[] for _ in range(tables)]
    finished: list = []
    average, matches = 1 / game.num_players(), 0
    begin, next_look = time.monotonic(), 0.0
    while True:
        now = time.monotonic() - begin
        if now >= next_look:
            looking = time.monotonic()
            yield now, matches, evaluate(policy, game, seed=1_000 + matches)
            begin += time.monotonic() - looking
            next_look += minutes * 12
        if now >= minutes * 60:
            return
        features = policy.features(batch.observations)
        chances = policy.chances(features, batch.menus)
        places = pick(chances, rng)
        lengths = batch.counts
        for table in range(tables):
            length = int(lengths[table])
            menu = batch.menus[table, :length].copy()
            step = (batch.observations[table].copy(), menu, chances[table, :length], places[table])
            paths[table].append(step)
        batch.step(batch.menus[np.arange(tables), places])
        for table in np.flatnonzero(batch.done):
            worth = float(batch.rewards[table, mine[table]])
            finished.append((paths[table], worth - average))
            average += 0.005 * (worth - average)
            paths[table] = []
            matches += 1
        if len(finished) >= 16:
            policy.learn(gradient(policy, finished), rate)
            finished = []


def gradient(policy: Policy, finished: list) -> np.ndarray:
    steps = [(step, gain) for path, gain in finished for step in path]
    features = policy.features(np.stack([step[0] for step, _ in steps]))
    pull = np.zeros((len(steps), policy.weights.shape[1]), np.float32)
    for row, ((_, menu, chances, place), gain) in zip(pull, steps):
        row[menu] = -gain * chances
        row[menu[place]] += gain
    return features.T @ pull / len(finished)


def plot(curve: list, even: float, path: str) -> None:
    """The learning curve as an SVG file."""
    width, height, edge = 640, 360, 48
    last = max(curve[-1][0], 1e-9)

    def x(seconds: float) -> float:
        return edge + (width - 2 * edge) * seconds / last

    def y(worth: float) -> float:
        return height - edge - (height - 2 * edge) * worth

    points = " ".join(f"{x(seconds):.1f},{y(worth):.1f}" for seconds, _, worth in curve)
    labels = "".join(
        f'<text x="{edge - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.2f}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="white"/>{labels}'
        f'<line x1="{edge}" x2="{width - edge}" y1="{y(even):.1f}" y2="{y(even):.1f}" '
        'stroke="#999" stroke-dasharray="4"/>'
        f'<text x="{width - edge}" y="{y(even) - 6:.1f}" text-anchor="end">random</text>'
        f'<polyline points="{points}" fill="none" stroke="#1b5e8c" stroke-width="2"/>'
        f'<text x="{edge}" y="{height - 14}">0 s</text>'
        f'<text x="{width - edge}" y="{height - 14}" text-anchor="end">{last:.0f} s, '
        f"{curve[-1][1]} matches</text>"
        f'<text x="{edge}" y="24">worth of a match against random opponents</text></svg>'
    )
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="palastgefluester", choices=palast.GAMES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.01)
    parser.add_argument("--plot", metavar="FILE.svg")
    args = parser.parse_args()
    game = palast.load_game(args.game, args.seats)
    curve = []
    for seconds, matches, worth in train(game, args.minutes, args.seed, args.rate):
        curve.append((seconds, matches, worth))
        print(f"{seconds:6.0f} s {matches:7d} matches: worth {worth:.3f} of a match", flush=True)
    if args.plot:
        plot(curve, 1 / game.num_players(), args.plot)


if __name__ == "__main__":
    main()
