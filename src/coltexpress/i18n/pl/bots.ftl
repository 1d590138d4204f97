### Bots by level and character, and the arena.

## The command

cli-command-arena = Niech boty rozegrają wiele gier między sobą; porównaj je.
cli-help-bots = Boty, po jednym na miejsce, oddzielone przecinkami: { $levels }. Po nazwie może stać charakter, jak w outlaw:greedy (trigger-happy, greedy, vengeful), i stała liczba iteracji, jak w desperado@300.
cli-help-play-bots = Boty przy stole, oddzielone przecinkami, kolejno na wolnych miejscach: { $levels }. Po nazwie może stać charakter, jak w outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = Ile gier rozegrać.
cli-help-jobs = Ile gier toczy się jednocześnie.
cli-help-ray = Graj na klastrze Ray pod tym adresem zamiast w procesach tutaj; local uruchamia klaster o tylu rdzeniach, ile podaje --jobs. Wymaga dodatku ray.
cli-help-iterations = Iteracje na każdą decyzję botów desperado i legend, chyba że bot ma własne po @; to samo ziarno daje wtedy te same gry.
cli-help-seconds = Najwyżej tyle sekund na decyzję botów desperado i legend.
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
bots-at-table = Boty: { $bots }.

## Before a game

bots-ask = Kim są boty?
bot-greenhorn-about = od niedawna na Zachodzie: proste nawyki i ludzkie błędy
bot-outlaw-about = myśli o krok naprzód
bot-desperado-about = myśli o rundę naprzód
bot-legend-about = myśli najdłużej i zgaduje, co leży zakryte
bots-mixed = Zbieranina
bots-mixed-about = raptus, skąpiec, mściciel, żółtodziób i chłodna głowa

## The arena

arena-playing = gra
arena-stopped = Przerwano: gry { $done } z { $games }.
arena-stopped-resume = Przerwano: gry { $done } z { $games }. To samo polecenie podejmie grę z pliku { $file }.
arena-no-ray = Nie ma tu Ray. Jest w dodatku: pip install 'coltexpress[ray]'
arena-title = { $game }: { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, ziarno { $seed }, { $seconds } s
arena-bot = { $name }: wygrywa { $rate } % ({ $low } do { $high }, po równo { $even }), wynik { $money }, ranking { $rating }, { $decisions } decyzji na sekundę
arena-chart = { $game }: udział wygranych, gry: { $games }
