# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = { $why }
refused-illegal-choice = { $why }
refused-bad-position = { $why }
refused-by-rule = { $why } ({ $clause })

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
refused-not-a-number = '{ $word }': expected a whole number of at most six digits
refused-no-such-word = '{ $word }' is not one of { $names }

## Words of position lines. The values are words of the line: fields such as guns=, letters, numbers

refused-unread = cannot be read from '{ $rest }' on; expected { $expected }
refused-not-one = '{ $word }' names { $count } things; expected exactly one
refused-such-as = '{ $word }': expected something such as { $example }
refused-instead = { $found }: expected { $expected }
refused-at-most = { $where } has { $count } parts; expected at most { $most }
refused-twice = '{ $word }' stands twice in { $where }
refused-is-missing = missing in { $where }: { $words }
refused-empty-part = { $where } has an empty part
refused-in-order = { $what }: expected in order, and each only once
refused-only-with = { $what } is possible only with { $condition }
refused-does-not-fit = { $this } does not fit { $that }
refused-go-together = { $this } and { $that } go together: both or neither
refused-only-in-setup = '{ $word }' in { $where } is possible only during the setup
refused-after-setup = '{ $word }' in { $where } is possible only when the setup is over

## Pieces and cards of positions

refused-cannot-be-at = '{ $word }' cannot be at { $spot }
refused-marshal-missing = the Marshal (*) is missing in train=
refused-marshal-on-roof = the Marshal (*) is on a roof: { $spot }
refused-beside-marshal = { $who } rests beside the Marshal (*) at { $spot }
refused-courier-missing = a courier (*) is missing in { $where }
refused-courier-place = { $spot }: there is one courier (*) in each armored car, and no other
refused-beside-courier = { $who } rests beside a courier (*) at { $spot }
refused-wrong-bullets = { $who } has { $count } bullets in { $where }; expected { $expected }
refused-neutral-bullets = there are { $count } neutral bullets in neutral= and wounds=; the box has { $printed }, and only all that are left can leave the game
refused-wrong-cards = { $who } has { $count } cards in { $where }; expected { $expected }
refused-others-document = { $who } has the other team's Secret Document in held=: { $word }
refused-too-many = { $who } has { $count } cards in { $where }; expected at most { $most }
refused-not-so-many = { $who } cannot have '{ $word }' in { $where }, or not so many of them
refused-nothing-there = { $who } can have nothing in { $where } with { $condition }
refused-box-count = '{ $word }' is there { $count } times; the box has { $printed }
refused-only-one = only one of { $words } can be in { $where }
refused-own-bullet = { $who } cannot have taken a bullet of his own
refused-seen-face-up = '{ $word }': a card that lies face up can be seen; ? stands for one face down
refused-none-face-down = { $who } has no card left that could lie face down in pile=
refused-first-face-up = in phase=stealin the first card of pile= lies face up
refused-pile-is-done = cards are in pile=, but it has been carried out
refused-station-last = the station is card { $place } in rounds=, and no other card is one
refused-too-many-documents = in held= the teams have more Secret Documents than they may
refused-no-stop = phase=execution: cards are carried out without a stop; nothing is asked then
refused-queue-gap = at { $spot } two pieces have one place, or a place is empty
refused-off-the-train = { $who } is off the train, but has a place or a pose there
refused-uncoupled-order = train=: cars are uncoupled from the rear, and the locomotive never
refused-loot-cards = cars uncoupled in train=: { $gone }, loot cards in loot=: { $won }; still to be awarded can be { $expected }
refused-is-over = { $phase }: no car is left, or at most one bandit is aboard, so the game is over
refused-goes-on = phase=over: several bandits and a car are left, so the game goes on

## Views, sealed answers and the agenda

refused-hides-own = the view hides from its seat what it has chosen (sealed=)
refused-not-the-view = the view shows what its seat may not know, or hides what it knows
refused-asks-nobody = the last step of agenda= asks no one anything
refused-none-sealed = answers are sealed in sealed=, but no seats choose at the same time
refused-all-sealed = all answers are in sealed=; the game would have gone on
refused-sealed-unasked = '{ $word }' in sealed=: this seat is not asked anything
refused-step-arguments = '{ $word }' in agenda=: { $name } has { $count } arguments
refused-argument-too-large = '{ $word }' in agenda=: an argument is at most { $most }
refused-no-rule-left = agenda=: no rule has left step { $place }, { $step }, to be done here
refused-unoffered-answer = agenda=: { $step } has an answer that was not offered
refused-setup-elsewhere = agenda=: the setup never comes to this
refused-setup-unanswered = the position does not show how { $step } was answered in the setup
refused-setup-differs = { $field }={ $found }: at this point of the setup it is { $expected }
refused-data-unread = data={ $digest }: that data file has not been read; give the same file

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
