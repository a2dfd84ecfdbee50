"""A random match, printed in notation."""

import random

import palast

game = palast.load_game("eschnapur", seats=3)
state = game.new_initial_state(recall=False)
rng = random.Random(1)
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes())
        action = rng.choices(outcomes, chances)[0]
        who = "chance"
    else:
        action = rng.choice(state.legal_actions())
        who = f"player {state.current_player()}"
    print(f"{who}: {state.action_to_string(action)}")
    state.apply_action(action)
print("returns:", state.returns())
