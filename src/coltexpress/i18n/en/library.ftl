# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = { $why }
refused-illegal-choice = { $why }
refused-bad-position = { $why }

## Settings

refused-no-such-game = there is no game '{ $name }'; the games are { $games }
refused-no-such-option = there is no option '{ $name }'; the options are { $options }
refused-bad-value = { $option }={ $value }: expected one of { $expected }
refused-bad-count = { $option }={ $value }: expected { $low } to { $high }
refused-not-one-of = { $option }={ $value }: '{ $name }' is not one of { $names }
refused-names-wanted = { $option }={ $value }: expected { $count } different names
refused-not-a-setting = { $option }={ $value }: expected a text, a whole number, True or False, or a list of names
refused-two-unofficial = players=2: this game is for 3 to 7; unofficial_two_players=true allows 2
refused-betrayal-for-four = mode=betrayal: expected at least 4 players (A-CAVALRY-03)
refused-no-such-bot = there is no bot '{ $name }'; the levels are { $levels }
refused-no-such-character = there is no character '{ $name }'; the characters are { $characters }

## Choices

refused-not-offered = { $choice } is not offered to { $who } (seat { $seat }); offered: { $offered }
refused-not-asked = the game asks { $asked } (seat { $seats }), not { $given }
refused-seat-not-asked = the game asks { $asked } (seat { $seats }), not seat { $given }
refused-not-a-choice = '{ $given }': expected who is asked, what, and one answer{ $example }
refused-game-over = the game is over
refused-not-over = the game is not over, it waits for { $asked }: play it to its end
refused-spectator = a spectator makes no choices: name a seat
refused-being-set-up = the game is being set up: there is nothing to judge yet
refused-in-setup = the game is being set up: there is nothing to change yet
refused-not-on-offer = { $name }: this is not on offer
refused-other-view = this line is what seat { $viewer } sees, not seat { $seat }
refused-no-such-puzzle = there is no puzzle '{ $name }'
refused-no-book = { $game } has no opening book
refused-chance-answers = chance answers for itself in this match
refused-no-such-seat = there is no seat { $seat }; expected 0 to { $last }, or NOBODY ({ $nobody })
refused-no-such-event = since={ $since }: there are { $events } events, counted from 0
refused-not-whole = { $name }={ $value }: expected a whole number

## Position lines

refused-is-a-view = this is a view (seen-by=), not a whole position; read it with read_view
refused-is-no-view = this is a whole position, not a view: the field seen-by= is missing
refused-hides-something = something is hidden (? or $): a view needs the field seen-by=
refused-line-too-long = a position line has at most { $limit } characters, not { $length }
refused-not-a-field = '{ $word }': expected a field, a name and a text with = between them
refused-field-twice = the field { $field }= stands there twice
refused-missing-field = the field { $field }= is missing
refused-unknown-fields = unknown fields: { $fields }
refused-wrong-parts = { $field }= has { $parts } parts; expected { $count }
refused-no-such-step = '{ $word }' in agenda=: there is no step '{ $name }'
refused-not-a-number = '{ $word }' is not a { $kind }: expected a whole number
refused-no-such-word = '{ $word }' is not a { $kind }; expected one of { $names }

## Records

refused-no-record = line 1: expected { $title }
refused-in-file = { $file }: { $why }
refused-record-too-long = a record has at most { $limit } characters, not { $length }
refused-no-rules = the header does not say by which rules: expected rules: { $version }
refused-other-rules = rules: { $rules }: this game was played by version { $rules } of the rules of { $game }; this program plays version { $version }, which asks other questions
refused-older-record = rules: { $rules }: this game was played by version { $rules } of the rules of { $game }; this program plays version { $version }, which asks other questions; { $why }
refused-bad-header = line { $line }: expected a name, a colon and a text, not '{ $word }'
refused-said-twice = line { $line }: { $name } is said twice
refused-record-line = line { $line }, move { $move }: { $why }
refused-record-position = position: { $why }
refused-record-unfinished = the record ends, but the game asks { $asked }
refused-wrong-winners = won by { $said }; by the rules it was { $found }
refused-not-a-move = expected who is asked, what, and an answer

## Positions of one's own

refused-no-such-bandit = there is no bandit '{ $name }'; the bandits are { $bandits }
refused-too-many-bandits = { $named } bandits are named, but { $count } play
refused-no-such-place = there is no place '{ $place }'; expected roof or inside, and a car from 0 to { $cars }
refused-no-token-left = no { $token } is left in the box
refused-too-much-loot = no closed crate can hold ${ $loot }
refused-too-many-bullets = { $taken } bullets were taken, but there are only { $bullets }
refused-no-such-turn = the round card has { $turns } turns, counted from 0
refused-no-such-phase = '{ $name }' is no phase to begin with; expected one of { $phases }
refused-no-such-thing = { $game } has no { $thing }
