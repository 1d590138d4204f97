### Bots by level and character, and the arena.

## The command

cli-command-arena = Låt bottar spela många partier mot varandra och jämför dem.
cli-help-bots = Bottar, en för varje plats, åtskilda med komma: { $levels }. En karaktär kan följa, som i outlaw:greedy (trigger-happy, greedy, vengeful), och ett fast antal iterationer, som i desperado@300.
cli-help-play-bots = Bottarna vid bordet, åtskilda med komma, i tur från plats till plats: { $levels }. En karaktär kan följa, som i outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = Hur många partier som ska spelas.
cli-help-jobs = Hur många partier som spelas samtidigt.
cli-help-ray = Spela på Ray-klustret med den här adressen i stället för i processer här; local startar ett med så många kärnor som --jobs säger. Kräver tillägget ray.
cli-help-iterations = Iterationer för varje beslut av desperado och legend, om inget eget antal anges med @; samma frö ger då samma partier.
cli-help-seconds = Sekunder för varje beslut av desperado och legend, som mest.
cli-help-json = Ett JSON-objekt, för maskiner.
cli-help-svg = Rita vinstandelarna i den här filen.
cli-help-resume = Spara varje resultat i den här filen; fortsätt från den om den finns.

## Who plays

bot-uniform = Luffare
bot-greenhorn = Gröngöling
bot-outlaw = Laglös
bot-desperado = Desperado
bot-legend = Legend
bot-plain = Referens
bot-character-trigger-happy = skjutglad
bot-character-greedy = girig
bot-character-vengeful = hämndlysten
bot-with-character = { $level } ({ $character })
bots-at-table = Bottar: { $bots }.

## Before a game

bots-ask = Vilka är bottarna?
bot-greenhorn-about = ny i Västern: enkla vanor och mänskliga misstag
bot-outlaw-about = tänker ett steg framåt
bot-desperado-about = tänker en omgång framåt
bot-legend-about = tänker längst och gissar vad som ligger nedvänt
bots-mixed = Blandat
bots-mixed-about = en hetsporre, en girigbuk, en hämnare, en gröngöling och en iskall typ

## The arena

arena-playing = spelar
arena-stopped = Avbrutet efter { $done } av { $games } partier.
arena-stopped-resume = Avbrutet efter { $done } av { $games } partier. Samma kommando fortsätter från { $file }.
arena-no-ray = Ray finns inte här. Det följer med tillägget: pip install 'coltexpress[ray]'
arena-title = { $game }: { $games ->
    [one] ett parti
   *[other] { $games } partier
}, frö { $seed }, { $seconds } s
arena-bot = { $name }: vinner { $rate } % ({ $low } till { $high }, jämnt vore { $even }), poäng { $money }, rating { $rating }, { $decisions } beslut i sekunden
arena-chart = { $game }: andel vinster i { $games ->
    [one] ett parti
   *[other] { $games } partier
}
