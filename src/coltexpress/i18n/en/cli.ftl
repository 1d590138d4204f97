### What the terminal says, whatever the game.

## Commands

cli-about = Rob a train with your friends, or with bots, in the terminal.
cli-command-play = Play a game against bots, or with people at the same keyboard.
cli-command-show = Draw a position or a view from its line of text.
cli-command-replay = Watch a recorded game again, move by move.
cli-command-rules = Show rules by their ID.
cli-command-perft = Count every way a game can go, to a given depth.
cli-command-bench = Measure how fast the games run.

## Options of the commands

cli-help-game = The game: { $games }.
cli-help-players = How many players there are.
cli-help-people = How many of them are people; bots take the other seats.
cli-help-name = Name of a player, once for each person.
cli-help-edition = Which printed rules to follow.
cli-help-option = An option of the game, once for each; --options lists them.
cli-help-options = List the options of the game and stop.
cli-help-seed = A whole number; the same number shuffles in the same way.
cli-help-lang = Language: { $languages }.
cli-help-plain = Only lines of text: no drawing, no colors. Made for screen readers.
cli-help-save = Save the game record in this file; continue from it if it exists.
cli-help-speed = Log lines per second; 0 shows them at once.
cli-help-pause = Wait for Enter after the log lines.
cli-help-position = A position line; - reads it from the standard input.
cli-help-seat = View as: a letter, a number from 1, all (everything) or nobody. Without it: all, or nobody while the game goes on.
cli-help-record = A file with a game record; - reads it from the standard input.
cli-help-move = Show the table after this many moves.
cli-help-step = Stop after every move; Enter continues.
cli-help-depth = How many choices deep.
cli-help-start = Begin at this position line instead of a new game.
cli-help-divide = Count for each first choice.

## Setting up a game

cli-ask-language = Language
cli-ask-game = Which game?
cli-ask-players = How many players, { $fewest } to { $most }?
cli-ask-people = How many of them are people?
cli-ask-name = Name of player { $number } (Enter for none)
cli-not-a-number = Please type a number from { $fewest } to { $most }.
cli-not-a-language = Please type one of these: { $languages }.
cli-seats = { $people ->
    [0] { $bots ->
        [one] A bot plays alone.
       *[other] { $bots } bots play. Sit back.
    }
    [one] { $bots ->
        [0] One player, no bots.
        [one] One player against a bot.
       *[other] One player against { $bots } bots.
    }
   *[other] { $bots ->
        [0] { $people } players, no bots.
        [one] { $people } players and a bot.
       *[other] { $people } players and { $bots } bots.
    }
}
cli-hint = Answer with a number. Type ? for help.
cli-options-title = Options of { $game }
cli-options-default = { $text } (default)
cli-people-too-many = There are { $players } players, so at most { $players } people.

## At the table

cli-round = Round { $number } of { $rounds }
cli-event = Event: “{ $event }”
cli-no-event = No event
cli-pile = Pile
cli-neutral = Neutral bullets: { $number }
cli-beside = Beside the train: { $loot }
cli-first = first player
cli-you = you
cli-hand = Hand
cli-deck = Deck
cli-loot = Loot
cli-gun = Barrel
cli-wounds = Wounds
cli-discards = Discards
cli-hand-empty = empty hand
cli-hand-of = { $player }'s hand
cli-kept-secret = hidden
cli-legend = $ purse, ◆ jewel, ▣ strongbox, ★ Marshal

# How much there is, for one line of text.
cli-bullets = { $number ->
    [0] empty barrel
    [one] { $number } bullet left
   *[other] { $number } bullets left
}
cli-wounded = { $number ->
    [0] unhurt
    [one] hit once
   *[other] hit { $number } times
}
cli-cards-in-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
cli-cards-in-deck = { $number ->
    [one] { $number } card in the deck
   *[other] { $number } cards in the deck
}
cli-cards-discarded = { $number ->
    [one] { $number } card discarded
   *[other] { $number } cards discarded
}

# Lines of the plain table.
cli-plain-bandit = { $bandit }, { $where }. Loot: { $loot }. { $bullets }, { $wounds }.
cli-plain-bandit-off = { $bandit }, not on the train yet. Loot: { $loot }. { $bullets }, { $wounds }.
cli-plain-player = { $player }: { $hand }, { $deck }.
cli-plain-loot = { $where }: { $loot }.
cli-plain-marshal = The Marshal is { spot-at }.
cli-plain-pile = The pile, first card first: { $cards }.
cli-plain-pile-card = { $card } ({ $player })
cli-plain-hand = Your hand: { $cards }.
cli-plain-round = “{ $round_card }”, turns: { $turns }. { $event }
cli-plain-now = { $turn } (now)
cli-plain-event = { $rule ->
    [none] { cli-no-event }.
   *[other] { cli-event }. { $rule }
}

cli-waiting = Waiting for { $player }. { $question }
cli-story = Log
cli-story-none = Nothing has happened yet.
cli-advice = The coach says
cli-advice-none = The coach has nothing to say here.
cli-why = Why this question? The rules say:
cli-powers = Abilities
cli-cards = Cards

## At the prompt

cli-prompt = Your choice
cli-prompt-more = Press Enter to continue
cli-bad-answer = { $answer } is not a choice here. Type a number from 1 to { $count }, or ? for help.
cli-empty-answer = Type a number from 1 to { $count }, or ? for help.
cli-help-title = What you can type
cli-help-number = the number of a choice, or its short word in brackets
cli-help-help = this help, with the cards and abilities in play
cli-help-hint = what is good about two or three answers
cli-help-why = the rules behind the question
cli-help-story = the log: everything that has happened, as you saw it
cli-help-hand = your hand, with what each card does
cli-help-table = the table once more
cli-help-save-game = write the game record to a file
cli-help-quit = leave the game
cli-ask-file = Save to which file?
cli-saved = Saved to { $file }.
cli-save-failed = Could not save to { $file }: { $reason }
cli-resumed = Going on with the game in { $file }, after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
cli-resume-command = To go on later: { $command }
cli-quit = The bandits tip their hats. Until next time.
cli-interrupted = Stopped.

## The curtain between people at one keyboard

cli-curtain = Hand over to { $player }.
cli-curtain-enter = Press Enter when no one else is looking.
cli-sealed = Everyone answers in secret; all answers are opened together.

## The end

cli-end-title = Final scoring
cli-end-loot = { $bandit }: { $loot }
cli-end-gunslinger = Gunslinger: { $bandit }, { $prize }
cli-end-total = { $player }: { $money }
cli-end-enter = Press Enter to continue
cli-end-wins = { $player } { AGREE($player, "wins", "win") }!
cli-end-winner = { $player } { AGREE($player, "wins", "win") } with { $money }!
cli-end-shared = { $players } share the win with { $money } each!
cli-end-hits = bullets received: { $number }
cli-end-nobody = No one wins.

## Reading back

cli-replay-move = Move { $number } of { $moves }: { $question } → { $answer }
cli-replay-start = Before the first move
cli-replay-end = The game record ends here; the game is not over.
cli-replay-beyond = The game record has { $moves } moves; there is no move { $number }.
cli-seen-by = View as { $player }
cli-seen-by-nobody = View as a spectator
cli-seen-by-all = Everything face up
cli-no-seat = There is no seat { $seat }; the seats are { $seats }.
cli-no-file = There is no file { $file }.
cli-not-readable = { $file } cannot be read: { $reason }
cli-perft-nodes = Depth { $depth }: { $nodes }

# Data files of a user's own
cli-help-data = A JSON file that replaces printed parts of a game.
cli-data-not-here = { $game } has no parts that a data file could replace.
cli-data-other = The game was begun without this data file, or with another one.
