### Bots by level and character, and the arena.

## The command

cli-command-arena = Låt bottar spela många partier mot varandra och jämför dem.
cli-help-bots = Bottar, en för varje plats, åtskilda med komma: { $levels }. En karaktär kan följa, som i outlaw:greedy (trigger-happy, greedy, vengeful), och hur länge varje beslut övervägs: iterationer, som i desperado@300, eller tid, som i legend@200ms.
cli-help-cross = Flera bottar i stället för --bots: låt var och en spela mot ett bord av var och en av de andra och visa vem som vinner hur mycket mot vem.
cli-help-play-bots = Bottarna vid bordet, åtskilda med komma, i tur från plats till plats: { $levels }. En karaktär kan följa, som i outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = Hur många partier som ska spelas: 100, eller med --sprt högst 10000.
cli-help-sprt = Två andelar vinster i procent, som i 25:30: spela tills det är känt vilken av dem den första botspelaren har, med högst 5 % fel.
cli-help-jobs = Hur många partier som spelas samtidigt.
cli-help-ray = Spela på Ray-klustret med den här adressen i stället för i processer här; local startar ett med så många kärnor som --jobs säger. Kräver tillägget ray.
cli-help-iterations = Iterationer för varje beslut av desperado och legend, om inget eget antal anges med @; samma frö ger då samma partier.
cli-help-seconds = Sekunder för varje beslut av desperado och legend, som mest.
cli-help-unbalanced = Låt bottarna välja karaktär och lotta vem som börjar; annars spelar varje bott varje karaktär på varje plats lika ofta.
cli-help-json = Ett JSON-objekt, för maskiner.
cli-help-svg = Rita vinstandelarna i den här filen.
cli-help-resume = Spara varje resultat i den här filen; fortsätt från den om den finns. Med --cross en mapp med en fil per par.

## Who plays

bot-uniform = Luffare
bot-greenhorn = Gröngöling
bot-outlaw = Laglös
bot-sharp = Pokerräv
bot-desperado = Desperado
bot-legend = Legend
bot-legend-search = Gamla legenden
bot-plain = Referens
bot-character-steady = sansad
bot-character-trigger-happy = skjutglad
bot-character-greedy = girig
bot-character-vengeful = hämndlysten
bot-with-character = { $level } ({ $character })
bots-at-table = Bottar: { $bots }.

## Before a game

bots-ask = Vilka är bottarna?
bot-greenhorn-about = ny i Västern: enkla vanor och mänskliga misstag
bot-outlaw-about = tänker ett steg framåt
bot-sharp-about = har lärt sig genom att spela mot sig själv och svarar direkt
bot-desperado-about = tänker en omgång framåt
bot-legend-about = tänker längst och gissar vad som ligger nedvänt
bots-mixed = Blandat
bots-mixed-about = en hetsporre, en girigbuk, en hämnare, en gröngöling och en iskall typ

## The arena

arena-playing = spelar
arena-stopped = Avbrutet efter { $done } av { $games } partier.
arena-stopped-resume = Avbrutet efter { $done } av { $games } partier. Samma kommando fortsätter från { $file }.
arena-no-ray = Ray finns inte här. Det följer med tillägget: pip install 'coltexpress[ray]'
arena-bots-or-cross = Ange vilka som spelar: --bots för ett bord eller --cross för en tabell över alla par; --sprt hör till --bots.
arena-title = { $game }: { $games ->
    [one] ett parti
   *[other] { $games } partier
}, frö { $seed }, { $seconds } s
arena-bot = { $name }: vinner { $rate } % ({ $low } till { $high }, jämnt vore { $even }), poäng { $money }, rating { $rating } ± { $error }, { $decisions } beslut i sekunden
arena-sprt-high = Känt efter { $games } partier: { $name } vinner minst { $high } %, inte { $low } % (logaritmerad likelihoodkvot { $ratio }, gränser { $lower } och { $upper }, felrisk { $alpha } % och { $beta } %).
arena-sprt-low = Känt efter { $games } partier: { $name } vinner högst { $low } %, inte { $high } % (logaritmerad likelihoodkvot { $ratio }, gränser { $lower } och { $upper }, felrisk { $alpha } % och { $beta } %).
arena-sprt-open = Efter { $games } partier är det ännu inte känt om { $name } vinner { $low } % eller { $high } % (logaritmerad likelihoodkvot { $ratio }, gränser { $lower } och { $upper }, felrisk { $alpha } % och { $beta } %).
arena-cross-title = { $game }, { $players } spelare: varje bott mot ett bord av varje annan, { $games } partier per par, frö { $seed }
arena-cross-bot = Bott
arena-cross-mean = Medel
arena-cross-rating = Rating
arena-cross-note = Andel vinster i procent; motspelarna efter nummer vågrätt; 95 %-intervallen är högst ± { $error } procentenheter
arena-chart = { $game }: andel vinster i { $games ->
    [one] ett parti
   *[other] { $games } partier
}
