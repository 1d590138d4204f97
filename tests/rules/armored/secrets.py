"""Who may know what of the events of Couriers & Armored Train."""

from laws.secrets import (
    Secret,
    all_unless_face_down,
    back_of_token,
    both_choosers,
    chooser,
    hide_if_face_down,
    hide_last,
    nobody,
)

SECRETS = {
    "drew": Secret(chooser, hide_last),
    "lost-card": Secret(chooser, hide_last),
    "kept-card": Secret(chooser, hide_last),
    "professore-played": Secret(all_unless_face_down, hide_if_face_down),
    "laid": Secret(nobody, back_of_token),
    "started-with": Secret(chooser, back_of_token),
    "robbed": Secret(chooser, back_of_token),
    "took-document": Secret(chooser, back_of_token),
    "put-back": Secret(chooser, back_of_token),
    "dropped": Secret(chooser, back_of_token),
    "snatched": Secret(both_choosers, back_of_token),
}

# Public events that bring to light what was hidden: the same choice may lead to different ones.
REVEALS = {
    "revealed",
    "discarded",  # bullets, where they must be
    "showed",
    "team-counted",
    "won",
    "professore-played",  # face up, out of a deck that nobody sees
    "took-document",  # A-RULE-68: whether it was kept is seen by all
    "put-back",
}
