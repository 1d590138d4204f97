### Bots by level and character, and the arena.

## The command

cli-command-arena = Let bots play many games against each other, and compare them.
cli-help-bots = Bots, one for each seat, separated by commas: { $levels }. A character may follow, as in outlaw:greedy (trigger-happy, greedy, vengeful), and a fixed effort for each decision: iterations, as in desperado@300, or time, as in legend@200ms.
cli-help-cross = Several bots instead of --bots: let each of them play a field of each other one, and show who wins how much against whom.
cli-help-play-bots = The bots at the table, separated by commas, in turn from seat to seat: { $levels }. A character may follow, as in outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = How many games to play: 100, or with --sprt 10000 at most.
cli-help-sprt = Two shares of wins in percent, as in 25:30: play until it is known which of them the first bot has, with at most 5 % of errors.
cli-help-jobs = How many games to play at the same time.
cli-help-ray = Play on a Ray cluster with this address instead of in processes here; local starts one with as many cores as --jobs says. Needs the extra ray.
cli-help-iterations = Iterations for each decision of desperado and legend, unless a bot has its own with @; the same seed then gives the same games.
cli-help-seconds = Seconds for each decision of desperado and legend, at most.
cli-help-unbalanced = Let bots pick their characters and draw who begins; otherwise every bot plays every character at every place equally often.
cli-help-json = One JSON object, for machines.
cli-help-svg = Draw the win rates into this file.
cli-help-resume = Keep every result in this file; go on from it if it exists. With --cross a folder with a file for each pair.

## Who plays

bot-uniform = Drifter
bot-greenhorn = Greenhorn
bot-outlaw = Outlaw
bot-sharp = Card Sharp
bot-desperado = Desperado
bot-legend = Legend
bot-legend-search = Old Legend
bot-plain = Baseline
bot-character-steady = cool-headed
bot-character-trigger-happy = trigger-happy
bot-character-greedy = greedy
bot-character-vengeful = vengeful
bot-with-character = { $level } ({ $character })
bots-at-table = Bots: { $bots }.

## Before a game

bots-ask = Who are the bots?
bot-greenhorn-about = new in the West: simple habits, and the mistakes that people make
bot-outlaw-about = thinks one step ahead
bot-sharp-about = learned by playing against itself, and answers at once
bot-desperado-about = thinks a round ahead
bot-legend-about = thinks longest, and guesses what lies face down
bots-mixed = Mixed
bots-mixed-about = a hothead, a miser, an avenger, a greenhorn and a cool head

## The arena

arena-playing = playing
arena-stopped = Stopped after { $done } of { $games } games.
arena-stopped-resume = Stopped after { $done } of { $games } games. The same command goes on from { $file }.
arena-no-ray = There is no Ray here. It comes with the extra: pip install 'coltexpress[ray]'
arena-bots-or-cross = Say who plays: --bots for one table, or --cross for a table of all pairs; --sprt goes with --bots.
arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }, { $seconds } s
arena-bot = { $name }: wins { $rate } % ({ $low } to { $high }, even { $even }), score { $money }, rating { $rating } ± { $error }, { $decisions } decisions a second
arena-sprt-high = Known after { $games } games: { $name } wins { $high } % or more, not { $low } % (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }, errors { $alpha } % and { $beta } %).
arena-sprt-low = Known after { $games } games: { $name } wins no more than { $low } %, not { $high } % (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }, errors { $alpha } % and { $beta } %).
arena-sprt-open = After { $games } games it is not known yet whether { $name } wins { $low } % or { $high } % (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }, errors { $alpha } % and { $beta } %).
arena-cross-title = { $game }, { $players } players: each bot against a field of each other one, { $games } games for each pair, seed { $seed }
arena-cross-bot = Bot
arena-cross-mean = Mean
arena-cross-rating = Rating
arena-cross-note = Share of wins in percent; across the field, by its number; 95 % intervals are ± { $error } points at most
arena-chart = { $game }: share of wins in { $games ->
    [one] one game
   *[other] { $games } games
}
