### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = Colt Express
web-tagline = Obrabuj pociąg z przyjaciółmi albo z botami.
web-unofficial = Nieoficjalny projekt fanów; autor i wydawca gry nie stworzyli go ani nie firmują.
web-skip = Przejdź do treści
web-close = Zamknij
web-loading = Wczytywanie…
web-try-again = Spróbuj ponownie
web-go-home = Strona główna
web-or = lub
web-settings = Ustawienia
web-language = Język
web-save = Zapisz
web-saved = Zapisano.
web-why = Dlaczego? Zasady mówią:

# Titles of the window.
web-title-home = Colt Express
web-title-create = Nowy stół · Colt Express
web-title-createGame = Nowy stół · Colt Express
web-title-join = Dołącz do stołu · Colt Express
web-title-invited = Stół · Colt Express
web-title-room = Stół · Colt Express
web-title-replay = Powtórka · Colt Express
web-title-learn = Samouczek · Colt Express
web-title-lesson = Samouczek · Colt Express
web-title-rules = Zasady · Colt Express
web-title-rulesOf = Zasady · Colt Express
web-title-settings = Ustawienia · Colt Express
web-title-link = Inne urządzenie · Colt Express
web-title-nowhere = Nie znaleziono strony · Colt Express

## When something goes wrong

web-lost = Utracono połączenie. Ponowne łączenie…
web-not-saving = Serwer nie może teraz zapisywać; próbuje dalej. Gdy tylko się uda, rozgrywka ruszy.
web-trouble-offline = Brak połączenia
web-trouble-offline-more = Serwer nie odpowiada. Sprawdź połączenie; nic nie przepadło.
web-trouble-nowhere = Nie znaleziono strony
web-trouble-nowhere-more = Ta strona nie istnieje. Sprawdź link.
web-trouble-no-table = Nie ma takiego stołu
web-trouble-no-table-more = Mógł zostać zamknięty albo kod jest błędny.
web-trouble-broken = Coś poszło nie tak
web-trouble-broken-more = To nasza wina, nie twoja. Twoja rozgrywka jest bezpieczna.

## The first screen

web-play-now = Zagraj teraz
web-play-now-hint = Ty przeciw trzem botom. Bez konta, bez czekania.
web-play = Graj
web-with-friends = Z przyjaciółmi
web-three-games = Trzy sposoby na napad
web-ticket-facts = { $players } graczy · około { $minutes } minut
web-my-tables = Twoje stoły
web-past-tables = Zakończone rozgrywki
web-new-table = Nowy stół
web-join = Dołącz do stołu
web-join-hint = Wpisz otrzymany kod lub link.
web-code = Kod
web-code-go = Dołącz
web-code-short = Kod składa się z sześciu liter i cyfr.
web-open-tables = Otwarte stoły
web-open-tables-none = Brak otwartych stołów. Utwórz nowy.
web-learn = Naucz się grać
web-learn-game = Samouczek: { $game }
web-learn-hint = Dziesięć minut, krok po kroku.
web-lesson = Zacznij samouczek
web-rules = Zasady

# A table in a list. $number counts open seats, or rounds.
web-row-over = koniec gry
web-row-lobby = { $number ->
    [0] zaraz się zacznie
    [one] jedno wolne miejsce
    [few] { $number } wolne miejsca
    [many] { $number } wolnych miejsc
   *[other] { $number } wolnego miejsca
}
web-row-your-turn = Twoja kolej
web-row-round = Runda { $number }
web-row-look-back = Obejrzyj powtórkę
web-row-go-on = Kontynuuj
web-row-sit = Zajmij miejsce
web-row-watch = Oglądaj
web-row-bots = z botami

## Setting a table

web-which-game = Która gra?
web-your-name = Twoje imię
web-their-name = Imię tej osoby
web-stranger = Gość
web-how-many = Ilu graczy?
web-seats = Miejsca
web-seats-hint = Wolne miejsce może zająć każdy, kto ma link. Na tym urządzeniu może grać kilka osób.
web-seat = Miejsce { $number }
web-seat-you = Ty
web-seat-open = Wolne
web-seat-open-hint = każdy, kto ma link
web-seat-bot = Bot
web-seat-here = Na tym urządzeniu
web-seat-name = Imię na miejscu { $number }
web-seat-level = Bot na miejscu { $number }
web-table-terms = Ustawienia stołu
web-clock = Limit czasu
web-clock-none = Brak
web-clock-live = Na żywo
web-clock-slow = Korespondencyjnie
web-clock-none-hint = Bez limitu czasu.
web-clock-live-hint = Sekundy na każdą decyzję. Gdy skończy ci się czas, do twojego powrotu gra za ciebie bot.
web-clock-slow-hint = Dni na każdą decyzję. Rozgrywka na cały tydzień.
web-clock-decision = Na każdą decyzję
web-clock-reserve = Rezerwa
web-clock-days = Na każdą decyzję
web-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
}
web-minutes = { $number ->
    [0] brak
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}
web-days = { $number ->
    [one] { $number } dzień
    [few] { $number } dni
    [many] { $number } dni
   *[other] { $number } dnia
}
web-stand-in = Bot za nieobecnych
web-public = Stół publiczny
web-public-hint = Widać go na stronie głównej; każdy może zająć miejsce albo oglądać.
web-chat = Czat
web-chat-hint = Rozmowy przy stole. W grze Kurierzy i Pociąg Pancerny czat jest zamknięty w fazie Napadu.
web-house-rules = Zasady domowe
web-edition-classic-default = Nasze połączenie
web-edition-classic-zh = Chińskie (tradycyjne)
web-edition-classic-sv = Szwedzkie
web-edition-armored-en = Angielskie
web-edition-armored-pl = Polskie
web-edition-own = Własne
web-edition-own-hint = Własne połączenie poniższych zasad.
web-open-table = Utwórz stół
web-start = Rozpocznij

## The lobby

web-around-the-table = Przy stole
web-seat-empty = Wolne miejsce
web-bot = Bot
web-here = online
web-away = offline
web-sit = Zajmij miejsce
web-add-bot = Dodaj bota
web-remove-bot = Usuń bota z miejsca { $number }
web-kick = Usuń: { $name }
web-leave = Odejdź od stołu
web-hot-seat-hint = Gracie na wspólnym urządzeniu. Między waszymi kolejami ekran jest zasłonięty.
web-fill-and-start = Dodaj boty i rozpocznij
web-waiting-for = { $number ->
    [one] Albo poczekaj na jeszcze jedną osobę.
    [few] Albo poczekaj na jeszcze { $number } osoby.
    [many] Albo poczekaj na jeszcze { $number } osób.
   *[other] Albo poczekaj na jeszcze { $number } osoby.
}
web-waiting-for-host = Czekamy, aż { $name } rozpocznie rozgrywkę.
web-invite = Zaproś przyjaciół
web-invite-hint = Wyślij link, podaj kod albo daj go zeskanować.
web-copy = Kopiuj link
web-copied = Skopiowano
web-share = Udostępnij
web-share-text = Chodź obrabować pociąg: { $game }
web-qr = Kod QR zaproszenia
web-terms-live = { $seconds } s na każdą decyzję, { $minutes } min w rezerwie.
web-terms-slow = { $days ->
    [one] Jeden dzień na każdą decyzję.
    [few] { $days } dni na każdą decyzję.
    [many] { $days } dni na każdą decyzję.
   *[other] { $days } dnia na każdą decyzję.
}
web-terms-public = Każdy może zająć miejsce albo oglądać.
web-terms-private = Stół znajdą tylko osoby, które mają link.
web-fair = Wynik tasowania jest utajniony:
web-fair-hint = Nikt nie może wybrać kart: urządzenie każdego gracza dokłada zapieczętowaną część. Na razie: { $parts }.
web-fair-dealing = Karty są tasowane…
web-fair-end = Wynik tasowania ujawniono; każdy może go sprawdzić:
web-fair-left-out = Zapieczętowane, lecz nieotwarte na czas, więc bez wpływu na tasowanie: { $players }.
web-fair-check = Aby sprawdzić każdą kartę, pobierz zapis rozgrywki i uruchom
web-fair-server = Odkąd siedzisz przy stole, serwer zmienił swoją pieczęć. Nie ufaj temu tasowaniu.
web-fair-mine = Twojej pieczęci nie ma w tasowaniu: rozgrywka zaczęła się, zanim pieczęć dotarła, albo serwer ją pominął.
web-fair-missing = Twojej części nie ma w tasowaniu: dotarła za późno albo serwer ją pominął.
web-fair-wrong = Pieczęcie nie zgadzają się z tym, co otwarto. Nie ufaj temu tasowaniu.
web-the-gang = Bandyci
web-chat-none = Nie ma jeszcze wiadomości.
web-chat-say = Napisz wiadomość
web-chat-send = Wyślij
web-casting-wait = { AGREE($players, "Wybiera", "Wybierają") } bandytę: { $players }

## At the table

web-wait = Ktoś się zastanawia

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player } { AGREE($player, "wybiera bandytę", "wybierają bandytę") }.
    [play-or-draw] { $player } { AGREE($player, "wybiera kartę", "wybierają kartę") }.
    [discard-which] { $player } { AGREE($player, "przegląda karty na ręce", "przeglądają karty na ręce") }.
    [keep-which] { $player } { AGREE($player, "przegląda karty na ręce", "przeglądają karty na ręce") }.
    [move-where] { $player } { AGREE($player, "rozgląda się po pociągu", "rozglądają się po pociągu") }.
    [climb-where] { $player } { AGREE($player, "szuka drabinki", "szukają drabinki") }.
    [marshal-where] { $player } { AGREE($player, "szepcze coś Szeryfowi", "szepczą coś Szeryfowi") }.
    [fire-at-whom] { $player } { AGREE($player, "celuje", "celują") }.
    [rob-what] { $player } { AGREE($player, "zerka na łupy", "zerkają na łupy") }.
    [punch-whom] { $player } { AGREE($player, "zaciska pięść", "zaciskają pięści") }.
    [punch-what] { $player } { AGREE($player, "zaciska pięść", "zaciskają pięści") }.
    [throw-where] { $player } { AGREE($player, "zaciska pięść", "zaciskają pięści") }.
    [which-plan] { $player } { AGREE($player, "układa plan", "układają plan") }.
    [heal-which] { $player } { AGREE($player, "wyjmuje pociski", "wyjmują pociski") }.
    [nudge-whom] { $player } { AGREE($player, "puszcza do kogoś oko", "puszczają do kogoś oko") }.
    [nudge-what] { $player } { AGREE($player, "puszcza do kogoś oko", "puszczają do kogoś oko") }.
   *[other] { $player } { AGREE($player, "się zastanawia", "się zastanawiają") }.
}
web-curtain-hint = Pozostali patrzą w okno.
web-curtain-lift = To ja, { $player }

## The end

web-counting = Łupy lądują na stole, zaczynając od najbiedniejszych.
web-count-skip = Pomiń
web-winner = Zwycięstwo
web-rematch = Rewanż
web-rematch-join = Dołącz do rewanżu
web-replay = Obejrzyj powtórkę
web-see-board = Wróć do planszy
web-record = Pobierz zapis rozgrywki
web-fortunes = Pieniądze w rundach
web-fortunes-chart = Pieniądze wszystkich graczy, runda po rundzie
web-round-short = R{ $number }
web-replay-moment = Krok
web-replay-place = Krok { $number } z { $all }
web-replay-back = Poprzednia karta
web-replay-forward = Następna karta
web-replay-viewer = Widok gracza
web-replay-share = Link do tego kroku
web-pause = Pauza
web-play-on = Odtwarzaj

## Settings

web-theme = Wygląd
web-theme-auto = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-theme-now = { $theme ->
    [light] Wygląd: jasny. Zmień
    [dark] Wygląd: ciemny. Zmień
   *[auto] Wygląd: systemowy. Zmień
}
web-still = Ogranicz ruch
web-still-hint = Krajobraz stoi, pociski nie latają; zostaje tylko przenikanie.
web-sound = Dźwięk
web-sound-hint = Strzały, monety i gwizdek.
web-sound-on = Dźwięk włączony
web-sound-off = Dźwięk wyłączony
web-volume = Głośność
web-speed = Szybkość
web-confirm = Potwierdzaj wybory
web-confirm-hint = Pytaj jeszcze raz przed ważnym wyborem.
web-you = Ty
web-device = Graj na innym urządzeniu
web-device-hint = Konto nie jest potrzebne. Aby użyć swoich miejsc w telefonie, pokaż mu kod.
web-device-qr = Kod QR dla innego urządzenia
web-link-here = Użyj swoich miejsc tutaj
web-link-here-hint = To urządzenie będzie mieć twoje miejsca, tak jak tamto. Kod działa jeden raz.
web-link-use = Połącz urządzenie
web-forget = Usuń moje dane z tego urządzenia
web-forget-all = Usuń moje dane ze wszystkich urządzeń
web-forgotten = Dane usunięto.
web-about = Wszystko tutaj narysowano, napisano i zaprogramowano od nowa; zasady są takie jak w wydanych grach.
web-licences = Licencje czcionek i komponentów

## Rules at a glance

web-rules-short = W skrócie
web-rules-cards = Karty
web-rules-turns = Tury
web-rules-events = Wydarzenia na koniec rundy
web-rules-places = Miejsca
web-rules-plans = Karty Profesora
web-rules-ledger = Wszystkie zasady
web-rules-search = Szukaj w zasadach
web-rules-none = Nie znaleziono takiej zasady.

web-rules-classic-goal = Jesteś bandytą w pędzącym pociągu. Po pięciu rundach wygrywa najbogatszy. Worki kryją nieznaną kwotę, klejnot jest wart 500 $, walizka 1000 $, a kto wystrzelił najwięcej pocisków, zdobywa tytuł Najlepszego Rewolwerowca i 1000 $.
web-rules-classic-round = Runda ma dwie połowy: Planowanie, gdy wszyscy zagrywają karty na wspólny stos, i Napad, gdy stos zostaje odwrócony i plany zderzają się z rzeczywistością.
web-rules-classic-schemin = Dobierz sześć kart. W każdej turze z karty Rundy zagraj jedną na stos albo dobierz trzy. W tunelach karty zagrywa się zakryte, więc pamiętaj, kto dokąd poszedł.
web-rules-classic-stealin = Karty działają w kolejności zagrania, czy nadal ci się podobają, czy nie. Wybierasz, dokąd iść, kogo uderzyć, co zabrać. Kto spotka Szeryfa, ucieka na dach z pociskiem.
web-rules-classic-end = Otrzymane pociski zaśmiecają talię. Na koniec rundy następuje wydarzenie z jej karty. Po piątej rundzie liczy się łupy.

web-rules-super-goal = W każdej rundzie pociąg traci wagon. Kto jest najdalej z tyłu, ale wciąż w pociągu, bierze jego kartę Łupu. Cel: zostać w pociągu ostatnim albo mieć najwięcej kart Łupu.
web-rules-super-round = W każdej rundzie układasz w tajemnicy plan z trzech kart. Potem gracze po kolei odkrywają i wykonują pierwszą kartę, potem drugą i trzecią.
web-rules-super-schemin = Bandyci patrzą w jedną stronę i stoją w kolejce. Ruch prowadzi w stronę, w którą patrzysz, a strzał trafia pierwszego przed tobą. Odwróć się w porę.
web-rules-super-stealin = Trafiony leci o wagon dalej i przewraca się; następna karta tylko stawia go na nogi. Za końcem pociągu jest tylko kurz.
web-rules-super-end = Na koniec rundy ostatni wagon zostaje odczepiony, ze wszystkimi, którzy w nim są. Gdy zostaje sama lokomotywa, decyduje liczba kart Łupu.

web-rules-armored-goal = Mijają się dwa pociągi, a dwie Drużyny chcą tego, co wiezie Pociąg Pancerny. Przynieś to do Pociągu Startowego, zanim pociągi się rozjadą: łupy bandytów z Pociągu Pancernego nie liczą się do wyniku.
web-rules-armored-round = Planowanie i Napad jak w grze podstawowej. Po każdej rundzie pociągi przesuwają się o dwa wagony i naprzeciwko są inne dachy.
web-rules-armored-schemin = W fazie Planowania Drużyna może się naradzać, a wszyscy słyszą; w fazie Napadu nikomu nie wolno rozmawiać. Zachęta daje akcję bandycie z twojej Drużyny.
web-rules-armored-stealin = Kurierzy pilnują teczek, kartaczownice Gatlinga ostrzeliwują dachy. Tylko ty możesz obejrzeć zabrany łup.
web-rules-armored-end = Teczka własnej Drużyny jest warta 4000 $, bryłka złota może być złotem głupców, a Drużyna, która wystrzeliła najwięcej pocisków do kurierów, zdobywa tytuł Dzikiej Bandy. Bogatsza Drużyna wygrywa wspólnie.
