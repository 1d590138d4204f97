### Bots by level and character, and the arena.

## The command

cli-command-arena = Niech boty rozegrają wiele gier między sobą; porównaj je.
cli-help-bots = Boty, po jednym na miejsce, oddzielone przecinkami: { $levels }. Po nazwie może stać charakter, jak w outlaw:greedy (trigger-happy, greedy, vengeful), i stała liczba iteracji, jak w desperado@300.
cli-help-play-bots = Boty przy stole, oddzielone przecinkami, kolejno na wolnych miejscach: { $levels }. Po nazwie może stać charakter, jak w outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = Ile gier rozegrać.
cli-help-jobs = Ile gier toczy się jednocześnie.
cli-help-iterations = Iteracje na każdą decyzję; to samo ziarno daje wtedy te same gry.
cli-help-seconds = Najwyżej tyle sekund na decyzję.
cli-help-json = Jeden obiekt JSON, dla maszyn.
cli-help-svg = Narysuj odsetki wygranych w tym pliku.
cli-help-resume = Zapisuj każdy wynik w tym pliku; jeśli plik istnieje, graj dalej od niego.

## Who plays

bot-uniform = Włóczęga
bot-greenhorn = Żółtodziób
bot-outlaw = Banita
bot-desperado = Desperado
bot-legend = Legenda
bot-plain = Miara
bot-character-trigger-happy = porywczy
bot-character-greedy = chciwy
bot-character-vengeful = mściwy
bot-with-character = { $level } ({ $character })
bots-at-table = Przeciw tobie: { $bots }.

## The arena

arena-playing = gra
arena-stopped = Przerwano: gry { $done } z { $games }.
arena-stopped-resume = Przerwano: gry { $done } z { $games }. To samo polecenie podejmie grę z pliku { $file }.
arena-title = { $game }: { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, ziarno { $seed }, { $seconds } s
arena-bot = { $name }: wygrywa { $rate } % ({ $low } do { $high }), wynik { $money }, ranking { $rating }, { $decisions } decyzji na sekundę
arena-chart = { $game }: udział wygranych, gry: { $games }
