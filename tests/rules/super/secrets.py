"""Who may know what of the events of Colt Super Express."""

from laws.secrets import Secret, hide_last, mover

SECRETS = {
    "planned": Secret(mover, hide_last),
}

# Public events that bring to light what was hidden: the same choice may lead to different ones.
REVEALS = {
    "revealed",
}
