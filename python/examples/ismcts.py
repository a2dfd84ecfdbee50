"""OpenSpiel's ISMCTS (its Python one) against our bots.

    pip install '.[openspiel]' && python python/examples/ismcts.py
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import palast.spiel


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="palastgefluester")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = pyspiel.load_game(palast.spiel.short_name(args.game), {"players": args.players})
    rng = np.random.RandomState(args.seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=args.simulations,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        random_state=rng,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choice(outcomes, p=chances))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(state.inner.bot_action(args.opponent, rng.randint(2**31)))
    print("ISMCTS, then the others:", state.returns())


if __name__ == "__main__":
    main()
