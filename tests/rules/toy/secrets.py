"""Who may know what of the events of Crates."""

from laws.secrets import Secret, hide_last, mover

SECRETS = {
    "looked": Secret(mover, hide_last),
}

# Public events that bring to light what was hidden: the same choice may lead to different ones.
REVEALS = {
    "bid",
    "opened",
    "took",
    "lost-crate",
    "won",
}
