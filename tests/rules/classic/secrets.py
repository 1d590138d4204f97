"""Who may know what of the events of the base game."""

from laws.secrets import Secret, back_of_purse, both_leaders, hide_last, leader, mover, nobody

SECRETS = {
    "drew": Secret(mover, hide_last),
    "laid": Secret(nobody, back_of_purse),
    "started-with": Secret(leader, back_of_purse),
    "robbed": Secret(leader, back_of_purse),
    "dropped": Secret(leader, back_of_purse),
    "snatched": Secret(both_leaders, back_of_purse),
    "ransomed": Secret(leader, back_of_purse),
}

# Public events that bring to light what was hidden: the same choice may lead to different ones.
REVEALS = {
    "revealed",
    "discarded",  # bullets, where they must be
    "showed",
    "counted",
    "won",
    "stood",  # where a sealed choice put a bandit
    "ransomed",  # whether the box had a $250 purse left
}
