### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = Colt Express
web-tagline = Obrabuj pociąg z przyjaciółmi albo z botami.
web-unofficial = Nieoficjalny projekt fanów. Ani autor, ani wydawca gry go nie stworzyli i go nie firmują.
web-skip = Przejdź do treści
web-close = Zamknij
web-loading = Pociąg już jedzie …
web-try-again = Spróbuj jeszcze raz
web-go-home = Z powrotem na stację
web-or = albo
web-settings = Ustawienia
web-language = Język
web-save = Zapisz
web-saved = Zapisane.
web-why = Dlaczego? Zasady mówią:

# Titles of the window.
web-title-home = Colt Express
web-title-create = Nowy stół · Colt Express
web-title-createGame = Nowy stół · Colt Express
web-title-join = Dosiądź się · Colt Express
web-title-invited = Stół · Colt Express
web-title-room = Stół · Colt Express
web-title-replay = Powtórka · Colt Express
web-title-learn = Nauka · Colt Express
web-title-lesson = Lekcja · Colt Express
web-title-rules = Zasady · Colt Express
web-title-rulesOf = Zasady · Colt Express
web-title-settings = Ustawienia · Colt Express
web-title-link = Drugie urządzenie · Colt Express
web-title-nowhere = Poza mapą · Colt Express

## When something goes wrong

web-lost = Drut przecięty. Już go wiążemy …
web-not-saving = Serwer nie może teraz zapisywać, ale wciąż próbuje. Gra ruszy dalej, gdy tylko się uda.
web-trouble-offline = Nikt nie odpowiada
web-trouble-offline-more = Telegraf milczy. Sprawdź połączenie; nic nie przepadło.
web-trouble-nowhere = Tu jest tylko kurz
web-trouble-nowhere-more = Tory tu nie prowadzą. Może link zgubił literę.
web-trouble-no-table = Nie ma takiego stołu
web-trouble-no-table-more = Może już go sprzątnięto, a może w kodzie jest literówka.
web-trouble-broken = Coś wypadło z szyn
web-trouble-broken-more = To nasza wina, nie twoja. Partia jest bezpieczna.

## The first screen

web-play-now = Graj od razu
web-play-now-hint = Ty przeciw trzem botom. Bez konta, bez czekania.
web-play = Graj
web-with-friends = Z przyjaciółmi
web-three-games = Trzy sposoby na napad
web-ticket-facts = Graczy: { $players } · około { $minutes } minut
web-my-tables = Twoje stoły
web-past-tables = Dawne napady
web-new-table = Nowy stół
web-join = Dosiądź się
web-join-hint = Ktoś podał ci kod albo link.
web-code = Kod
web-code-go = Wchodzę
web-code-short = Kod ma sześć liter i cyfr.
web-open-tables = Otwarte stoły
web-open-tables-none = Cisza na linii. Otwórz stół i zacznij pierwszy napad.
web-learn = Naucz się grać
web-learn-game = Naucz się: { $game }
web-learn-hint = Dziesięć minut w prawdziwym pociągu, bez świadków.
web-lesson = Na lekcję
web-rules = Zasady

# A table in a list. $number counts open seats, or rounds.
web-row-over = koniec
web-row-lobby = { $number ->
    [0] zaraz rusza
    [one] jedno wolne miejsce
    [few] { $number } wolne miejsca
   *[other] { $number } wolnych miejsc
}
web-row-your-turn = Twój ruch
web-row-round = Runda { $number }
web-row-look-back = Obejrzyj
web-row-go-on = Dalej
web-row-sit = Usiądź
web-row-watch = Popatrz
web-row-bots = z botami

## Setting a table

web-which-game = Która gra?
web-your-name = Twoje imię
web-their-name = Imię tej osoby
web-stranger = Ktoś obcy
web-how-many = Ilu graczy?
web-seats = Miejsca
web-seats-hint = Wolne miejsca są dla tych, którzy mają link. Przy jednym urządzeniu może grać kilka osób.
web-seat = Miejsce { $number }
web-seat-you = Ty
web-seat-open = Wolne
web-seat-open-hint = dla kogoś, kto przyjdzie
web-seat-bot = Bot
web-seat-here = Przy tym urządzeniu
web-seat-name = Imię na miejscu { $number }
web-seat-level = Bot na miejscu { $number }
web-table-terms = Warunki
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-live = Na żywo
web-clock-slow = Powoli
web-clock-none-hint = Nikomu się nie spieszy.
web-clock-live-hint = Sekundy na każdą decyzję. Komu zabraknie czasu, tego zastąpi bot, aż do powrotu.
web-clock-slow-hint = Dni na każdą decyzję. Gra na cały tydzień.
web-clock-decision = Na każdą decyzję
web-clock-reserve = Rezerwa
web-clock-days = Na każdą decyzję
web-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
   *[other] { $number } sekund
}
web-minutes = { $number ->
    [0] bez rezerwy
    [one] { $number } minuta
    [few] { $number } minuty
   *[other] { $number } minut
}
web-days = { $number ->
    [one] { $number } dzień
   *[other] { $number } dni
}
web-stand-in = Kto zastępuje nieobecnych
web-public = Stół publiczny
web-public-hint = Widać go na pierwszej stronie; każdy może usiąść albo popatrzeć.
web-chat = Rozmowy
web-chat-hint = Rozmawiajcie przy stole. W pociągu pancernym drużyna milczy podczas napadu.
web-house-rules = Zasady domowe
web-edition-classic-default = Nasza mieszanka
web-edition-classic-zh = Chińskie (tradycyjne)
web-edition-classic-sv = Szwedzkie
web-edition-armored-en = Angielskie
web-edition-armored-pl = Polskie
web-edition-own = Własne
web-edition-own-hint = Twoja własna mieszanka zasad poniżej.
web-open-table = Otwórz stół
web-start = Odjazd!

## The lobby

web-around-the-table = Przy stole
web-seat-empty = Wolne miejsce
web-bot = Bot
web-here = na miejscu
web-away = poza stołem
web-sit = Usiądź
web-add-bot = Bot
web-remove-bot = Zabierz bota z miejsca { $number }
web-kick = Wyproś od stołu: { $name }
web-leave = Odejdź od stołu
web-hot-seat-hint = Gracie przy jednym urządzeniu. Między waszymi turami opada kurtyna.
web-fill-and-start = Dosadź boty i ruszaj
web-waiting-for = { $number ->
    [one] Albo poczekaj na jeszcze jedną osobę.
    [few] Albo poczekaj na jeszcze { $number } osoby.
   *[other] Albo poczekaj na jeszcze { $number } osób.
}
web-waiting-for-host = Dzwonek trzyma { $name }. Czekamy.
web-invite = Zaproś przyjaciół
web-invite-hint = Wyślij link, przeczytaj kod albo daj go zeskanować.
web-copy = Kopiuj link
web-copied = Skopiowane
web-share = Udostępnij
web-share-text = Chodź obrabować pociąg: { $game }
web-qr = Kod QR zaproszenia
web-terms-live = Na każdą decyzję { $seconds } s, w rezerwie { $minutes } min.
web-terms-slow = { $days ->
    [one] Jeden dzień na każdą decyzję.
   *[other] { $days } dni na każdą decyzję.
}
web-terms-public = Każdy może usiąść albo popatrzeć.
web-terms-private = Trafią tu tylko ci, którzy mają link.
web-fair = Wynik tasowania jest utajniony:
web-fair-hint = Nikt nie może wybrać kart: urządzenie każdego gracza dokłada zapieczętowaną część. Na razie: { $parts }.
web-fair-dealing = Karty są tasowane…
web-fair-end = Ujawniono go; każdy może sprawdzić tasowanie:
web-fair-left-out = Zapieczętowane, lecz nieotwarte na czas, więc bez wpływu na tasowanie: { $players }.
web-fair-check = Aby sprawdzić każdą kartę, pobierz zapis i uruchom
web-fair-server = Serwer zmienił swoją pieczęć, odkąd siedzisz przy stole. Nie ufaj temu tasowaniu.
web-fair-mine = Twojej pieczęci nie ma w tasowaniu: gra zaczęła się, zanim dotarła, albo serwer ją pominął.
web-fair-missing = Twojej części nie ma w tasowaniu: dotarła za późno albo serwer ją pominął.
web-fair-wrong = Pieczęcie nie zgadzają się z tym, co otwarto. Nie ufaj temu tasowaniu.
web-the-gang = Banda
web-chat-none = Nikt nie pisnął ani słowa.
web-chat-say = Powiedz coś
web-chat-send = Powiedz
web-casting-wait = { $players } wybiera bandytę …

## At the table

web-wait = Ktoś myśli

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player } wybiera bandytę.
    [play-or-draw] { $player } wybiera kartę.
    [discard-which] { $player } układa karty na ręce.
    [keep-which] { $player } układa karty na ręce.
    [move-where] { $player } patrzy wzdłuż pociągu.
    [climb-where] { $player } szuka drabinki.
    [marshal-where] { $player } szepcze coś Szeryfowi.
    [fire-at-whom] { $player } mierzy.
    [rob-what] { $player } zerka na łup.
    [punch-whom] { $player } zaciska pięść.
    [punch-what] { $player } zaciska pięść.
    [throw-where] { $player } zaciska pięść.
    [which-plan] { $player } knuje plan.
    [heal-which] { $player } wydłubuje pociski.
    [nudge-whom] { $player } puszcza do kogoś oko.
    [nudge-what] { $player } puszcza do kogoś oko.
   *[other] { $player } myśli.
}
web-curtain-hint = Reszta: proszę patrzeć w okno.
web-curtain-lift = To ja: { $player }

## The end

web-counting = Łup na stół, od najbiedniejszych.
web-count-skip = Policz wszystko
web-winner = Zwycięstwo
web-rematch = Rewanż
web-rematch-join = Dołącz do rewanżu
web-replay = Obejrzyj jeszcze raz
web-see-board = Wróć do pociągu
web-record = Pobierz zapis
web-fortunes = Fortuny
web-fortunes-chart = Jak komu szło z pieniędzmi, runda po rundzie
web-round-short = R{ $number }
web-replay-moment = Chwila
web-replay-place = Chwila { $number } z { $all }
web-replay-back = Poprzednia karta
web-replay-forward = Następna karta
web-replay-viewer = Czyimi oczami
web-replay-share = Link do tej chwili
web-pause = Pauza
web-play-on = Odtwarzaj

## Settings

web-theme = Światło
web-theme-auto = Jak w systemie
web-theme-light = Południe
web-theme-dark = Zmierzch
web-theme-now = { $theme ->
    [light] Południe. Zmień światło
    [dark] Zmierzch. Zmień światło
   *[auto] Jak w systemie. Zmień światło
}
web-still = Bez ruchu
web-still-hint = Krajobraz stoi, pociski nie latają; zostają przenikania.
web-sound = Dźwięk
web-sound-hint = Strzały, monety i gwizdek, robione na miejscu.
web-sound-on = Dźwięk włączony
web-sound-off = Dźwięk wyłączony
web-volume = Głośność
web-speed = Tempo
web-confirm = Pytaj dwa razy
web-confirm-hint = Potwierdzenie tam, gdzie pomyłka by zabolała.
web-you = Ty
web-device = Graj też na innym urządzeniu
web-device-hint = Konto nie jest potrzebne. Pokaż telefonowi kod, a będziesz tam tym samym bandytą.
web-device-qr = Kod QR dla drugiego urządzenia
web-link-here = Ten sam bandyta, tutaj
web-link-here-hint = To urządzenie siądzie na twoich miejscach tak jak tamto. Kod działa raz.
web-link-use = To ja
web-forget = Zapomnij mnie na tym urządzeniu
web-forget-all = Zapomnij mnie wszędzie
web-forgotten = Pierwsze widzę.
web-about = Wszystko tutaj narysowano, napisano i zaprogramowano od nowa; zasady są takie jak w wydanych grach.
web-licences = Licencje krojów pisma i części

## Rules at a glance

web-rules-short = W skrócie
web-rules-cards = Karty
web-rules-turns = Tury
web-rules-events = Wydarzenia na koniec rundy
web-rules-places = Miejsca
web-rules-plans = Karty: Il Professore
web-rules-ledger = Wszystkie paragrafy
web-rules-search = Szukaj w paragrafach
web-rules-none = Tego nie mówi żaden paragraf.

web-rules-classic-goal = Jesteś bandytą w pędzącym pociągu. Po pięciu rundach wygrywa najbogatszy. W woreczkach kryje się nieznana kwota, klejnot jest wart 500 $, kaseta 1000 $, a najszybszy rewolwer dostaje jeszcze 1000 $.
web-rules-classic-round = Runda ma dwie połowy: Planowanie, gdy wszyscy dokładają karty na wspólny stos, i Napad, gdy stos się odwraca i plany spotykają się z prawdą.
web-rules-classic-schemin = Dobierz sześć kart. W każdej turze z karty rundy dołóż jedną na stos albo dobierz trzy. W tunelach karty leżą zakryte, więc pamiętaj, kto dokąd poszedł.
web-rules-classic-stealin = Karty działają po kolei, czy nadal ci się podobają, czy nie. Wybierasz, dokąd iść, kogo uderzyć, co zabrać. Kto wpadnie na Szeryfa, ucieka na dach z pociskiem.
web-rules-classic-end = Otrzymane pociski zaśmiecają talię. Na koniec rundy działa wydarzenie z jej karty. Po piątej liczy się łup.

web-rules-super-goal = Co rundę pociąg traci wagon. Bierze go ten, kto stoi najbliżej końca, jeśli jeszcze jedzie. Zostań w pociągu do ostatka albo bądź najbogatszy.
web-rules-super-round = W każdej rundzie potajemnie układasz plan z trzech kart. Potem wszyscy odsłaniają i wykonują pierwszą kartę, potem drugą, potem trzecią.
web-rules-super-schemin = Bandyci patrzą w jedną stronę i stoją w szeregu. Ruch prowadzi tam, gdzie patrzysz, a strzał trafia pierwszego z przodu. Odwróć się w porę.
web-rules-super-stealin = Trafiony leci o wagon dalej i leży; następna karta tylko stawia go na nogi. Za pociągiem jest tylko kurz.
web-rules-super-end = Na koniec rundy ostatni wagon zostaje odczepiony, ze wszystkimi, którzy w nim są. Gdy zostaje sama lokomotywa, decydują zdobyte wagony.

web-rules-armored-goal = Mijają się dwa pociągi, a dwie drużyny chcą tego, co wiezie pancerny. Przynieście to do swojego, zanim się rozjadą; kto zostanie, nie liczy się nikomu.
web-rules-armored-round = Planowanie i Napad jak w podstawowej grze. Po każdej rundzie pociągi przesuwają się o dwa wagony i naprzeciw stają inne dachy.
web-rules-armored-schemin = Drużyna może rozmawiać na głos przy Planowaniu, a podczas Napadu milczy. Szturchnięcie daje komuś z niej akcję.
web-rules-armored-stealin = Kurierzy pilnują dokumentów, Gatlingi wymiatają dachy. Łup chwyta się na ślepo i tylko ty wiesz, co w nim jest.
web-rules-armored-end = Dokument własnej drużyny jest wart 4000 $, samorodek może być złotem głupców, a Dzika Banda płaci tym, którzy częściej trafili kurierów. Bogatsza drużyna wygrywa razem.
