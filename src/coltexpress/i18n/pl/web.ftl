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
web-why-cause = Jak do tego doszło
web-why-short = Zasada w skrócie
web-why-full = Pełne zasady

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
web-title-turn = ● Twoja kolej · Colt Express
web-title-mine = Moje rozgrywki · Colt Express
web-title-nowhere = Nie znaleziono strony · Colt Express

## When something goes wrong

web-lost = Utracono połączenie. Ponowne łączenie…
web-not-saving = Serwer nie może teraz zapisywać; próbuje dalej. Gdy tylko się uda, rozgrywka ruszy.
web-trouble-offline = Brak połączenia
web-trouble-offline-more = Serwer nie odpowiada. Sprawdź połączenie; nic nie przepadło.
web-trouble-nowhere = Nie znaleziono strony
web-trouble-nowhere-more = Ta strona nie istnieje. Sprawdź link.
web-trouble-no-room = Nie ma takiego stołu
web-trouble-no-room-more = Mógł zostać zamknięty albo kod jest błędny.
web-trouble-broken = Coś poszło nie tak
web-trouble-broken-more = To nasza wina, nie twoja. Twoja rozgrywka jest bezpieczna.

## The first screen

web-play-now = Zagraj teraz
web-play-now-hint = Ty przeciw trzem botom. Bez konta, bez czekania.
web-strength = Siła botów
web-strength-easy = Łatwe
web-strength-normal = Normalne
web-strength-hard = Trudne
web-temper = Charakter
web-learn-soon = Naucz się w 3 minuty
web-play = Graj
web-with-friends = Z przyjaciółmi
web-three-games = Trzy sposoby na napad
web-ticket-facts = { $players } graczy · około { $minutes } minut
web-my-rooms = Twoje stoły
web-past-rooms = Zakończone rozgrywki
web-new-room = Nowy stół
web-join = Dołącz do stołu
web-join-hint = Wpisz otrzymany kod lub link.
web-code = Kod
web-code-go = Dołącz
web-code-short = Kod składa się z sześciu liter i cyfr.
web-open-rooms = Otwarte stoły
web-open-rooms-none = Brak otwartych stołów. Utwórz nowy.
web-learn = Naucz się grać
web-learn-game = Samouczek: { $game }
web-learn-hint = Kilka minut na każdą grę, krok po kroku.
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
## My games

web-mine = Moje rozgrywki
web-mine-all = Wszystkie moje rozgrywki
web-mine-none = Nie masz jeszcze rozgrywek. Zagraj teraz: boty są zawsze gotowe.
web-mine-trouble = Nie udało się wczytać rozgrywek.
web-mine-running = Trwające rozgrywki
web-mine-totals = Podsumowanie
web-mine-more = Pokaż starsze rozgrywki
web-mine-summary = { $played ->
    [one] Ukończone rozgrywki: { $played }, wygrane: { $won }.
    [few] Ukończone rozgrywki: { $played }, wygrane: { $won }.
    [many] Ukończone rozgrywki: { $played }, wygrane: { $won }.
   *[other] Ukończone rozgrywki: { $played }, wygrane: { $won }.
}
web-mine-waiting = Teraz kolej na: { $players }
web-mine-won = Wygrana
web-mine-place = Miejsce { $place } z { $players }
web-mine-given-up = Poddana
web-mine-game = Gra
web-mine-bandit = Bandyta
web-mine-opponent = Przeciwnik
web-mine-people = Ludzie
web-mine-played = Rozegrane
web-mine-wins = Wygrane
web-mine-best = Najlepszy wynik
web-give-up = Poddaj grę
web-give-up-ask = Poddać tę grę?
web-give-up-hint = Bot przejmie twoje miejsce na stałe. Możesz zobaczyć, jak się skończy, ale nie wrócisz do gry.
web-give-up-not = Graj dalej

## Setting a table

web-which-game = Która gra?
web-your-name = Twoje imię
web-their-name = Imię tej osoby
web-stranger = Gość
web-how-many = Ilu graczy?
web-opponents = Twoi przeciwnicy
web-opponents-open = Znajomi z linkiem
web-opponents-bot = Boty
web-opponents-person = Osoby przy tym urządzeniu
web-opponents-mixed = Różni
web-seats-each = Miejsce po miejscu
web-expert = Wariant ekspercki
web-guests = Bandyci gościnni
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
web-room-settings = Ustawienia stołu
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
web-chat-hint = Rozmowy przy stole.
web-house-rules = Zasady domowe
web-edition-own = Własne
web-edition-own-hint = Własne połączenie poniższych zasad.
web-create-room = Utwórz stół
web-start = Rozpocznij

## The lobby

web-in-the-room = Przy stole
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
web-room-live = { $seconds } s na każdą decyzję, { $minutes } min w rezerwie.
web-room-slow = { $days ->
    [one] Jeden dzień na każdą decyzję.
    [few] { $days } dni na każdą decyzję.
    [many] { $days } dni na każdą decyzję.
   *[other] { $days } dnia na każdą decyzję.
}
web-room-public = Każdy może zająć miejsce albo oglądać.
web-room-private = Stół znajdą tylko osoby, które mają link.
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
web-chat-unread = Czat, { $number ->
    [one] { $number } nowa wiadomość
    [few] { $number } nowe wiadomości
    [many] { $number } nowych wiadomości
   *[other] { $number } nowej wiadomości
}
web-chat-say = Napisz wiadomość
web-chat-send = Wyślij
web-emotes = Gesty
web-emote-howdy = Czołem!
web-emote-laugh = Ha, ha!
web-emote-fist = Zapłacisz mi za to!
web-emote-draw = Wyciągaj broń!
web-emote-shrug = No trudno.
web-emote-bravo = Dobrze zagrane!
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
web-end-won = Wygrywasz!
web-end-lost = Przegrywasz.
web-end-place = Zajmujesz { $place }. miejsce na { $players }
web-place-of = { $place }. miejsce na { $players }
web-awards = Wyróżnienia
web-turns = Punkty zwrotne
web-picture = Obrazek do udostępnienia
web-picture-share = Udostępnij obrazek
web-picture-save = Zapisz obrazek
web-picture-failed = Nie udało się utworzyć obrazka.
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
web-coach = Trener
web-coach-hint = Mówi, co przemawia za dwiema lub trzema możliwościami. Gdy gra kilka osób, tylko za zgodą gospodarza.
web-coach-room = Trener dla wszystkich
web-coach-room-hint = Każdy przy stole może pytać trenera. W grze z samymi botami zawsze możesz.
web-calls-title = Gdy przychodzi twoja kolej
web-calls = Powiadomienia
web-calls-hint = Gdy strona działa w tle, a w grach korespondencyjnych także po jej zamknięciu.
web-calls-open = Tylko przy otwartej stronie: po jej zamknięciu nie można wysłać powiadomienia do tej przeglądarki.
web-calls-blocked = Przeglądarka blokuje powiadomienia z tej strony. Najpierw zezwól na nie w jej ustawieniach.
web-calls-unable = Ta przeglądarka nie może tu pokazywać powiadomień; potrzebny jest bezpieczny adres (https).
web-vibration = Wibracje
web-vibration-hint = Gdy ekran przez chwilę nie był dotykany.
web-banter = Boty się odzywają
web-banter-hint = Od czasu do czasu krótka kwestia w dymku. Bez dymków gesty graczy widać tylko na czacie.
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

## The daily robbery

web-title-daily = Napad dnia · Colt Express
web-daily = Napad dnia
web-daily-hint = Dziś dla wszystkich ten sam pociąg, ci sami przeciwnicy i te same karty. Każdy ma jedną próbę.
web-daily-begin = Zacznij dzisiejszy napad
web-daily-go-on = Kontynuuj próbę
web-daily-ends = Następny za { $hours } godz. { $minutes } min
web-daily-rank = Miejsce { $rank } z { $seats } przy stole
web-daily-score = Wynik: { $score }
web-daily-place = Liczba dzisiejszych graczy: { $tries }. Twoje miejsce: { $place }.
web-daily-void = Ta próba się nie liczy: została poddana albo skończona za późno.
web-daily-results = Dzisiejsze wyniki
web-daily-nobody = Nikt jeszcze nie skończył. Możesz być pierwszą osobą.
web-daily-ranks = Jak poszło wszystkim
web-daily-rank-count = Miejsce { $rank }
web-daily-names = Z nazwy
web-daily-names-none = Nikt z osób, które chcą być na liście, jeszcze nie skończył.
web-list-me = Pokazuj moją nazwę w wynikach i rankingach
web-list-me-hint = Wyłączone, dopóki tego nie włączysz. Inni widzą wtedy twoją nazwę, miejsce i wynik.
web-daily-practice = Przećwicz wcześniejszy napad
web-daily-practice-hint = Napad z dnia { $day }, ile razy chcesz. Nie liczy się do wyników.
web-daily-share = Udostępnij wynik
web-daily-share-text = { $title } { $day }: { $game }. { $stars } Miejsce { $rank } z { $seats }, wynik { $score }
web-daily-seal = Dzisiejsza pieczęć
web-daily-fair = Zapieczętowane na dziś; sekret pokażemy, gdy dzień skończy się dla wszystkich:
web-daily-board = Zobacz stół na koniec

## Ratings, and everything about me

web-title-ladder = Rankingi · Colt Express
web-ladder = Rankingi
web-ladder-hint = Liczy się każda skończona gra z ludźmi lub botami. Wszyscy zaczynają od 1500.
web-ladder-mine = Twój ranking
web-ladder-none = Brak gier rankingowych. Rozegraj jedną do końca.
web-rating = { $rating } ± { $margin }
web-rated-games = Gry rankingowe: { $number }
web-ladder-form = Ostatnie gry rankingowe
web-ladder-of = Lista najlepszych
web-ladder-empty = Jeszcze nikogo. Potrzeba { $least } gier rankingowych i zgody na listę.
web-ladder-people = Osoby z ustalonym rankingiem, na liście lub nie: { $number }
web-ladder-bot = Bot
web-my-data = Wszystko o tobie
web-my-data-hint = Pobierz wszystko, co serwer o tobie przechowuje, albo to usuń. W grach z innymi twoje miejsce zostaje, ale bez nazwy.
web-my-data-get = Pobierz moje dane
web-my-data-erase = Usuń wszystko…
web-passkeys = Klucze dostępu
web-passkeys-hint = Klucz dostępu pozwala wrócić jako ty na każdym urządzeniu, bez hasła. Do gry nie jest potrzebny.
web-passkeys-add = Dodaj klucz dostępu
web-passkeys-use = Zaloguj się kluczem dostępu
web-passkeys-added = Klucz dostępu jest zapisany.
web-passkeys-in = Witaj ponownie, { $name }.
web-passkeys-remove = Usuń: { $name }
web-passkeys-made = utworzony { $date }
web-passkeys-used = ostatnio użyty { $date }
web-passkeys-failed = Żaden klucz dostępu nie został utworzony ani użyty.
web-erase-title = Usunąć wszystko o tobie?
web-erase-hint = Gry, rankingi i wyniki znikną na zawsze, a trwające gry zostaną poddane. Wpisz swoją nazwę, { $name }, aby potwierdzić.
web-erase = Usuń na zawsze
web-erased = Wszystko o tobie zostało usunięte.

## Study

web-study = Analiza
web-study-of = Czyje wybory
web-study-waiting = Trwa ocena gry…
web-study-failed = Analiza jest teraz niedostępna.
web-study-again = Spróbuj ponownie
web-study-turn = Runda { $round }: { $who }, z { $before } na { $after }
web-study-choices = Wybory, które dużo kosztowały
web-study-no-marks = Żadnych. Każdy wybór był mniej więcej tak dobry jak najlepszy.
web-study-given = Runda { $round }: stracone { $given }
web-study-here = Ile była warta każda opcja
web-study-chosen = { $option } (wybrano)
web-study-points = { $points } pkt proc.
web-study-previous = Poprzedni wybór
web-study-next = Następny wybór

## The board of analysis

web-title-study = Plansza analizy · Colt Express
web-board = Plansza analizy
web-board-hint = Dowolna pozycja jako plansza: wybieraj za wszystkich i zobacz ocenę.
web-board-line = Zapis pozycji
web-board-open = Otwórz
web-board-from = Albo otwórz dowolny moment skończonej gry: w powtórce wybierz Analizę, a potem „Spróbuj inaczej”.
web-board-try = Spróbuj inaczej
web-board-back = Cofnij
web-board-share = Kopiuj link
web-board-over = Tu gra jest skończona.
web-board-setup = Gra jest dopiero przygotowywana; nie ma jeszcze czego oceniać.
web-board-chances = Szansa na wygraną według miejsc
web-edit = Edytuj pozycję
web-edit-hint = Do wyboru jest tylko to, co jest w grze, więc każdą pozycję da się rozegrać. Zaczyna się ona na początku tury albo gdy odwraca się stos.
web-edit-new = Nowa pozycja
web-edit-game = Gra
web-edit-players = Gracze
web-edit-clock = Runda
web-edit-add = Dodaj…
web-edit-add-to = Dodaj: { $part }
web-edit-remove = Usuń: { $what }
web-edit-none = brak
web-edit-done = Analizuj
web-title-book = Księga otwarć · Colt Express
web-book = Księga otwarć
web-book-hint = Które pierwsze wybory wygrywają, którym bandytą i na którym miejscu.
web-book-bandit = Bandyta
web-book-place = Miejsce
web-book-any-place = każde
web-book-choice = Pierwszy wybór
web-book-rate = Wygrywa
web-book-interval = Przedział 95%
web-book-games = Gry
web-title-puzzles = Zadania · Colt Express
web-puzzles = Zadania
web-puzzles-hint = Pozycje z prawdziwych gier z jednym najlepszym wyborem. Codziennie nowe zadanie.
web-puzzles-today = Zadanie dnia
web-puzzles-rating = Ranking zadania: { $rating }
web-puzzles-next = Następne zadanie
web-puzzles-other = Inne zadanie
web-puzzles-more = Więcej zadań
web-puzzles-game = Gra
web-puzzles-theme = Temat
web-puzzles-any = Dowolny
web-puzzles-best = Najlepszy
web-puzzles-yours = Twój wybór
web-puzzles-study = Otwórz na planszy analizy
web-puzzles-solved = Rozwiązane: { $solved } z { $tries }
web-puzzles-again = Do rankingu liczy się tylko pierwsza próba.
web-puzzles-why = { $solved ->
    [yes] To daje { $best } szans na wygraną.
   *[no] To daje { $best } szans na wygraną, a twój wybór { $chosen }.
}
