### Bots by level and character, and the arena.

## The command

cli-command-arena = Rozegraj między botami wiele rozgrywek i porównaj boty.
cli-help-bots = Boty, po jednym na miejsce, oddzielone przecinkami: { $levels }. Po nazwie można podać charakter, jak w outlaw:greedy (trigger-happy, greedy, vengeful), i stałą liczbę iteracji, jak w desperado@300.
cli-help-play-bots = Boty przy stole, oddzielone przecinkami, po kolei na wolnych miejscach: { $levels }. Po nazwie można podać charakter, jak w outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = Ile rozgrywek rozegrać.
cli-help-jobs = Ile rozgrywek toczy się jednocześnie.
cli-help-ray = Graj na klastrze Ray pod tym adresem zamiast w procesach tutaj; local uruchamia klaster o tylu rdzeniach, ile podaje --jobs. Wymaga dodatku ray.
cli-help-iterations = Liczba iteracji na każdą decyzję botów desperado i legend, chyba że bot ma własną po @; to samo ziarno daje wtedy te same rozgrywki.
cli-help-seconds = Najwyżej tyle sekund na decyzję botów desperado i legend.
cli-help-json = Jeden obiekt JSON, dla maszyn.
cli-help-svg = Narysuj odsetki wygranych w tym pliku.
cli-help-resume = Zapisuj każdy wynik w tym pliku; jeśli plik istnieje, kontynuuj od niego.

## Who plays

bot-uniform = Włóczęga
bot-greenhorn = Żółtodziób
bot-outlaw = Wyjęty spod prawa
bot-desperado = Desperado
bot-legend = Legenda
bot-plain = Punkt odniesienia
bot-character-trigger-happy = narwaniec
bot-character-greedy = chciwiec
bot-character-vengeful = mściciel
bot-with-character = { $level } ({ $character })
bots-at-table = Boty: { $bots }.

## Before a game

bots-ask = Kim są boty?
bot-greenhorn-about = od niedawna na Zachodzie: proste nawyki i ludzkie błędy
bot-outlaw-about = myśli o krok naprzód
bot-desperado-about = myśli o rundę naprzód
bot-legend-about = myśli najdłużej i zgaduje, co leży zakryte
bots-mixed = Mieszane
bots-mixed-about = narwaniec, chciwiec, mściciel, żółtodziób i chłodna głowa

## The arena

arena-playing = rozgrywki
arena-stopped = Przerwano po rozegraniu { $done } z { $games } rozgrywek.
arena-stopped-resume = Przerwano po rozegraniu { $done } z { $games } rozgrywek. To samo polecenie będzie kontynuować z pliku { $file }.
arena-no-ray = Nie ma tu Ray. Instaluje go dodatek: pip install 'coltexpress[ray]'
arena-title = { $game }: { $games ->
    [one] jedna rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
}, ziarno { $seed }, { $seconds } s
arena-bot = { $name }: wygrywa { $rate } % ({ $low } do { $high }, po równo { $even }), wynik { $money }, ranking { $rating }, { $decisions } decyzji na sekundę
arena-chart = { $game }: udział wygranych w { $games ->
    [one] jednej rozgrywce
   *[other] { $games } rozgrywkach
}
