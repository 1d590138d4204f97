### Bots by level and character, and the arena.

## The command

cli-command-arena = Rozegraj między botami wiele rozgrywek i porównaj boty.
cli-help-bots = Boty, po jednym na miejsce, oddzielone przecinkami: { $levels }. Po nazwie można podać charakter, jak w outlaw:greedy (trigger-happy, greedy, vengeful), i stały nakład na każdą decyzję: liczbę iteracji, jak w desperado@300, albo czas, jak w legend@200ms.
cli-help-cross = Kilka botów zamiast --bots: niech każdy zagra przeciw stołowi złożonemu z każdego innego; tabela pokaże, kto ile z kim wygrywa.
cli-help-play-bots = Boty przy stole, oddzielone przecinkami, po kolei na wolnych miejscach: { $levels }. Po nazwie można podać charakter, jak w outlaw:greedy (trigger-happy, greedy, vengeful).
cli-help-games = Ile rozgrywek rozegrać: 100, a z --sprt najwyżej 10000.
cli-help-sprt = Dwa udziały wygranych w procentach, jak w 25:30: graj, aż będzie wiadomo, który z nich ma pierwszy bot, z błędem najwyżej 5 %.
cli-help-jobs = Ile rozgrywek toczy się jednocześnie.
cli-help-ray = Graj na klastrze Ray pod tym adresem zamiast w procesach tutaj; local uruchamia klaster o tylu rdzeniach, ile podaje --jobs. Wymaga dodatku ray.
cli-help-iterations = Liczba iteracji na każdą decyzję botów desperado i legend, chyba że bot ma własną po @; to samo ziarno daje wtedy te same rozgrywki.
cli-help-seconds = Najwyżej tyle sekund na decyzję botów desperado i legend.
cli-help-unbalanced = Niech boty same wybierają postacie, a pierwszy gracz będzie losowany; bez tego każdy bot gra każdą postacią na każdym miejscu jednakowo często.
cli-help-json = Jeden obiekt JSON, dla maszyn.
cli-help-svg = Narysuj odsetki wygranych w tym pliku.
cli-help-resume = Zapisuj każdy wynik w tym pliku; jeśli plik istnieje, kontynuuj od niego. Z --cross jest to folder z plikiem dla każdej pary.

## Who plays

bot-uniform = Włóczęga
bot-greenhorn = Żółtodziób
bot-outlaw = Wyjęty spod prawa
bot-sharp = As pokera
bot-desperado = Desperado
bot-legend = Legenda
bot-legend-search = Dawna legenda
bot-plain = Punkt odniesienia
bot-character-steady = stoik
bot-character-trigger-happy = narwaniec
bot-character-greedy = chciwiec
bot-character-vengeful = mściciel
bot-with-character = { $level } ({ $character })
bots-at-table = Boty: { $bots }.

## Before a game

bots-ask = Kim są boty?
bot-greenhorn-about = od niedawna na Zachodzie: proste nawyki i ludzkie błędy
bot-outlaw-about = myśli o krok naprzód
bot-sharp-about = nauczył się, grając sam ze sobą, i odpowiada od razu
bot-desperado-about = myśli o rundę naprzód
bot-legend-about = myśli najdłużej i zgaduje, co leży zakryte
bots-mixed = Mieszane
bots-mixed-about = narwaniec, chciwiec, mściciel, żółtodziób i chłodna głowa

## The arena

arena-playing = rozgrywki
arena-stopped = Przerwano po rozegraniu { $done } z { $games } rozgrywek.
arena-stopped-resume = Przerwano po rozegraniu { $done } z { $games } rozgrywek. To samo polecenie będzie kontynuować z pliku { $file }.
arena-no-ray = Nie ma tu Ray. Instaluje go dodatek: pip install 'coltexpress[ray]'
arena-bots-or-cross = Podaj, kto gra: --bots dla jednego stołu albo --cross dla tabeli wszystkich par; --sprt działa tylko z --bots.
arena-title = { $game }: { $games ->
    [one] jedna rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
}, ziarno { $seed }, { $seconds } s
arena-bot = { $name }: wygrywa { $rate } % ({ $low } do { $high }, po równo { $even }), wynik { $money }, ranking { $rating } ± { $error }, { $decisions } decyzji na sekundę
arena-sprt-high = Liczba rozgrywek do rozstrzygnięcia: { $games }. { $name } wygrywa co najmniej { $high } %, a nie { $low } % (logarytm ilorazu wiarygodności { $ratio }, granice { $lower } i { $upper }, błędy { $alpha } % i { $beta } %).
arena-sprt-low = Liczba rozgrywek do rozstrzygnięcia: { $games }. { $name } wygrywa najwyżej { $low } %, a nie { $high } % (logarytm ilorazu wiarygodności { $ratio }, granice { $lower } i { $upper }, błędy { $alpha } % i { $beta } %).
arena-sprt-open = Liczba rozgrywek: { $games }. Jeszcze nie wiadomo, czy { $name } wygrywa { $low } %, czy { $high } % (logarytm ilorazu wiarygodności { $ratio }, granice { $lower } i { $upper }, błędy { $alpha } % i { $beta } %).
arena-cross-title = { $game }, liczba graczy: { $players }. Każdy bot przeciw stołowi każdego innego, rozgrywek na parę: { $games }, ziarno { $seed }
arena-cross-bot = Bot
arena-cross-mean = Średnia
arena-cross-rating = Ranking
arena-cross-note = Udział wygranych w procentach; w kolumnach przeciwnicy według numeru; przedziały 95 % to najwyżej ± { $error } punktu
arena-chart = { $game }: udział wygranych w { $games ->
    [one] jednej rozgrywce
   *[other] { $games } rozgrywkach
}
