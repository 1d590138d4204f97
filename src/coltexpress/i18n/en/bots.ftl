### Bots by level and character, and the arena.

## The command

cli-command-arena = Let bots play many games against each other, and compare them.
cli-help-bots = Bots, one for each seat, separated by commas: { $levels }. A character may follow, as in outlaw:greedy (trigger-happy, greedy, vengeful), and a fixed number of iterations, as in desperado@300.
cli-help-play-bots = The bots at the table, separated by commas, in turn from seat to seat: { $levels }. A character may follow, as in outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = How many games to play.
cli-help-jobs = How many games to play at the same time.
cli-help-ray = Play on a Ray cluster with this address instead of in processes here; local starts one with as many cores as --jobs says. Needs the extra ray.
cli-help-iterations = Iterations for each decision of desperado and legend, unless a bot has its own with @; the same seed then gives the same games.
cli-help-seconds = Seconds for each decision of desperado and legend, at most.
cli-help-json = One JSON object, for machines.
cli-help-svg = Draw the win rates into this file.
cli-help-resume = Keep every result in this file; go on from it if it exists.

## Who plays

bot-uniform = Drifter
bot-greenhorn = Greenhorn
bot-outlaw = Outlaw
bot-desperado = Desperado
bot-legend = Legend
bot-plain = Baseline
bot-character-trigger-happy = trigger-happy
bot-character-greedy = greedy
bot-character-vengeful = vengeful
bot-with-character = { $level } ({ $character })
bots-at-table = Bots: { $bots }.

## Before a game

bots-ask = Who are the bots?
bot-greenhorn-about = new in the West: simple habits, and the mistakes that people make
bot-outlaw-about = thinks one step ahead
bot-desperado-about = thinks a round ahead
bot-legend-about = thinks longest, and guesses what lies face down
bots-mixed = Mixed
bots-mixed-about = a hothead, a miser, an avenger, a greenhorn and a cool head

## The arena

arena-playing = playing
arena-stopped = Stopped after { $done } of { $games } games.
arena-stopped-resume = Stopped after { $done } of { $games } games. The same command goes on from { $file }.
arena-no-ray = There is no Ray here. It comes with the extra: pip install 'coltexpress[ray]'
arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }, { $seconds } s
arena-bot = { $name }: wins { $rate } % ({ $low } to { $high }, even { $even }), score { $money }, rating { $rating }, { $decisions } decisions a second
arena-chart = { $game }: share of wins in { $games ->
    [one] one game
   *[other] { $games } games
}
