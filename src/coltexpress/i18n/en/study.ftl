### Learning from games: analysis, puzzles, openings.

## Commands

cli-command-study = Analyze a finished game: what choices gave away, and what luck did.
cli-command-study-game = Analyze a finished game or a position; the word game may be left out.
cli-command-study-book = Show which first choices win, or count them anew.
cli-study-seat = Whose choices: a letter or a number from 1. Without it: the first person at the keyboard, or seat 1.
cli-study-line = Judge this position line instead, a whole position or a view; - reads it from the standard input.
cli-study-all = Show every choice, and what each option promised.
cli-study-what = Name a record, or a position with --line.
study-analysing = Analyzing

## A finished game

study-title = { $game }: { $player }
study-honest = Judged by what { $player } could see at the time, over many guesses at what was hidden.
study-chart = Chance to win
study-chart-round = Round { $round }: { $chance } %
study-count = Choices: { $choices }. Inaccuracies (?!): { $inexact }. Mistakes (?): { $mistakes }.
study-choice = Round { $round }, move { $move } { $mark } – { $question } → { $answer }, { $chance } %. Better: { $best }, { $best_chance } %.
study-choice-best = Round { $round }, move { $move } – { $question } → { $answer }, { $chance } %. The best choice.
study-choice-good = Round { $round }, move { $move } – { $question } → { $answer }, { $chance } %. About as good: { $best }, { $best_chance } %.
study-turns = Turning points
study-turn = Round { $round }, move { $move } – { $who }: from { $before } % to { $after } %.
study-chance = Chance
study-balance = Skill and luck
study-balance-start = At the start: { $chance } %
study-balance-skill = Own choices, compared with usual ones: { $points }
study-balance-chance = Chance: { $points }
study-balance-others = The others: { $points }
study-balance-result = Result: { $result ->
    [won] won
    [shared] won together
   *[lost] lost
}

## A position

study-now = { $player }: { $chance } %
study-not-asked = { $player } has nothing to choose now.

## Puzzles

cli-command-puzzles = Solve puzzles from real games: today's, or one after the other.
cli-command-puzzles-today = Solve today's puzzle.
cli-command-puzzles-solve = Solve one puzzle after the other, each about as hard as suits you.
cli-command-puzzles-make = Find new puzzles in games between bots.
cli-puzzles-game = The game; without it, all of them.
cli-puzzles-date = Another day, such as 2026-11-17.
cli-puzzles-no-date = { $date } is not a date such as 2026-11-17.
cli-puzzles-file = Keep your tries, and your rating, in this file.
cli-puzzles-id = The puzzle with this ID.
cli-puzzles-theme = Only puzzles on this theme.
cli-puzzles-no-theme = There is no theme { $theme }; the themes are { $themes }.
cli-puzzles-count = How many puzzles.
cli-puzzles-made = Write the puzzles to this file.
puzzles-making = Looking for puzzles
puzzles-made = Puzzles: { $count }, in { $file }
puzzles-today = Puzzle of the day, { $date }
puzzles-title = { $game }, puzzle { $id }, rating { $rating }
puzzles-task = Find the choice that is clearly best.
puzzles-right = Solved: { $answer }
puzzles-wrong = Not the best. The answer: { $answer }
puzzles-theme = Theme: { $theme }
puzzles-rating = Your rating: { $rating } ± { $error }
puzzles-none-left = You have tried all these puzzles.
puzzles-no-save = There is no game to save here.

## Opening book

cli-book-bandit = Only this bandit, by name.
cli-book-place = Only this place, counted from the first player, who is 1.
cli-book-games = Count anew in this many games between bots.
cli-book-file = Write the counts to this file.
book-counting = Counting
book-title = { $game }, { $players } players: which first choices win
book-source = { $games } games between { $bot } bots, each first choice drawn by lot; a seat wins { $even } % on average.
book-all = All bandits
book-row = { $choice }: { $rate } % ({ $low } to { $high }), games: { $games }
book-few = Left out for too few games: { $number }

## Setting a position up

edit-who = Bandit
edit-place = Place
edit-held = Loot
edit-floor = Loot here
edit-wounds = Bullets taken
edit-hand = Hand
edit-pile = Common pile, first card first
edit-round = Round
edit-round_card = Round card
edit-phase = Phase
edit-turn = Turn
edit-first = First player
edit-yes = yes
edit-no = no
