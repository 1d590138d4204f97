### Att lära av partier: analys, problem, öppningar.

## Kommandon

cli-command-study = Analysera ett avslutat parti: vad val gav bort och vad turen gjorde.
cli-command-study-game = Analysera ett avslutat parti eller en ställning; ordet game kan utelämnas.
cli-command-study-book = Visa vilka första val som vinner, eller räkna på nytt.
cli-study-seat = Vems val: en bokstav eller ett nummer från 1. Annars den första personen vid tangentbordet, eller plats 1.
cli-study-line = Bedöm den här ställningsraden i stället, en hel ställning eller en vy; - läser den från standard in.
cli-study-all = Visa alla val och vad varje möjlighet lovade.
cli-study-what = Ange ett partiprotokoll, eller en ställning med --line.
study-analysing = Analyserar

## Ett avslutat parti

study-title = { $game }: { $player }
study-honest = Bedömt efter vad { $player } kunde se just då, med många gissningar om resten.
study-chart = Vinstchans
study-chart-round = Omgång { $round }: { $chance } %
study-count = Val: { $choices }. Oprecisa (?!): { $inexact }. Misstag (?): { $mistakes }.
study-choice = Omgång { $round }, drag { $move } { $mark } – { $question } → { $answer }, { $chance } %. Bättre: { $best }, { $best_chance } %.
study-choice-best = Omgång { $round }, drag { $move } – { $question } → { $answer }, { $chance } %. Det bästa valet.
study-choice-good = Omgång { $round }, drag { $move } – { $question } → { $answer }, { $chance } %. Ungefär lika bra: { $best }, { $best_chance } %.
study-turns = Vändpunkter
study-turn = Omgång { $round }, drag { $move } – { $who }: från { $before } % till { $after } %.
study-chance = Slumpen
study-balance = Skicklighet och tur
study-balance-start = I början: { $chance } %
study-balance-skill = Egna val, jämfört med vanliga: { $points }
study-balance-chance = Slumpen: { $points }
study-balance-others = De andra: { $points }
study-balance-result = Resultat: { $result ->
    [won] vinst
    [shared] delad vinst
   *[lost] förlust
}

## En ställning

study-now = { $player }: { $chance } %
study-not-asked = { $player } har inget att välja just nu.

## Problem

cli-command-puzzles = Lös problem ur riktiga partier: dagens, eller ett i taget.
cli-command-puzzles-today = Lös dagens problem.
cli-command-puzzles-solve = Lös ett problem efter det andra, vart och ett lagom svårt.
cli-command-puzzles-make = Leta efter nya problem i partier mellan bottar.
cli-puzzles-game = Spelet; annars alla.
cli-puzzles-date = En annan dag, till exempel 2026-11-17.
cli-puzzles-no-date = { $date } är inget datum som 2026-11-17.
cli-puzzles-file = Spara försök och rating i den här filen.
cli-puzzles-id = Problemet med detta id.
cli-puzzles-theme = Bara problem på det här temat.
cli-puzzles-no-theme = Det finns inget tema { $theme }; temana är { $themes }.
cli-puzzles-count = Hur många problem.
cli-puzzles-made = Skriv problemen till den här filen.
puzzles-making = Letar efter problem
puzzles-made = Problem: { $count }, i { $file }
puzzles-today = Dagens problem, { $date }
puzzles-title = { $game }, problem { $id }, rating { $rating }
puzzles-task = Hitta det val som är klart bäst.
puzzles-right = Löst: { $answer }
puzzles-wrong = Inte det bästa. Lösningen: { $answer }
puzzles-theme = Tema: { $theme }
puzzles-rating = Din rating: { $rating } ± { $error }
puzzles-none-left = Du har försökt dig på alla de här problemen.
puzzles-no-save = Här finns inget parti att spara.

## Öppningsbok

cli-book-bandit = Bara den här banditen, med namn.
cli-book-place = Bara den här platsen, räknat från första spelaren, som är 1.
cli-book-games = Räkna på nytt i så här många partier mellan bottar.
cli-book-file = Skriv siffrorna till den här filen.
book-counting = Räknar
book-title = { $game }, { $players } spelare: vilka första val som vinner
book-source = { $games } partier mellan bottar på nivån { $bot }, med lottade första val; en plats vinner i snitt { $even } %.
book-all = Alla banditer
book-row = { $choice }: { $rate } % ({ $low } till { $high }), partier: { $games }
book-few = Utelämnade, för få partier: { $number }

## Ställa upp en ställning

edit-who = Bandit
edit-place = Plats
edit-held = Stöldgods
edit-floor = Stöldgods här
edit-wounds = Kulkort som tagits
edit-hand = Hand
edit-pile = Gemensam hög, första kortet först
edit-round = Omgång
edit-round_card = Omgångskort
edit-phase = Fas
edit-turn = Tur
edit-first = Första spelare
edit-yes = ja
edit-no = nej
