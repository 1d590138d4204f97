### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = Pociąg
board-marshal = Szeryf
board-professore = Profesor na swoim wzgórzu
board-gatling = Kartaczownica Gatlinga

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }, { spot-at }
board-on-horse = { $name }, konno obok pociągu
board-in-dust = { $name }, w kurzu przy torach

## Around the board

board-menu = Menu
board-side = Gracze i dziennik
board-sheets = Więcej
board-players = Gracze
board-story = Dziennik
board-in-play = Karta w grze
board-plans = Plany wszystkich
board-strip = Cały pociąg: obejrzyj wagon
board-prompt = Co się dzieje
board-answers = Możliwości
board-animation = Animacja
board-step = Jeden krok
board-skip = Przejdź do końca
board-again = Pokaż ostatnią rundę jeszcze raz
board-since = Od twojej ostatniej wizyty
board-why = Dlaczego?
board-why-line = Dlaczego? { $line }
board-all-quiet = W pociągu jest spokojnie.
board-time-left = { $player } { AGREE($player, "ma", "mają") } jeszcze { $time }
board-money = { $money }
board-money-more = { $money } + ?

## Choosing

board-not-that = Anuluj
board-take-back = Cofnij
board-plan-seal = Zatwierdź plan
board-plan-sealed = Zatwierdzono. Możesz go zmienić, dopóki ktoś jeszcze planuje.
board-plan-remove = Karta { $number }, { $card }: usuń z planu

## Keys

board-keys = Klawiatura
board-key-arrows = Przejdź do następnego elementu
board-key-numbers = Wybierz możliwość albo kartę
board-key-enter = Wybierz; jeszcze raz, aby zatwierdzić
board-key-escape = Anuluj
board-key-back = Cofnij
board-key-space = Wstrzymaj lub wznów
board-key-skip = Pomiń animację

## Lessons: somebody explains while the learner plays

lesson-watch = Patrz…
lesson-next = Dalej
lesson-back = Wstecz
lesson-over = Od początku
lesson-leave = Opuść samouczek
lesson-your-turn = Twoja kolej

lesson-classic-welcome = Witaj na pokładzie. Ten pociąg jest pełen pieniędzy, a ty jesteś Belle: różowa suknia, pióro na kapeluszu. Nikt jeszcze niczego nie zauważył.
lesson-classic-people = Django i Tuco są tu w tej samej sprawie. Wygrywa ten, kto będzie najbogatszy, gdy pociąg wjedzie na stację. Ile masz, wiesz tylko ty; ile mają oni, też jest tajemnicą.
lesson-classic-loot = W worku jest od 250 do 500 $. Klejnot jest wart 500 $, walizka 1000 $. Lokomotywy pilnuje Szeryf. Każdy jest wewnątrz wagonu albo na jego dachu.
lesson-classic-goal = Każdy ma sześć pocisków. Kto wystrzeli ich najwięcej, zostaje Najlepszym Rewolwerowcem i dostaje na koniec 1000 $. Pocisk, który cię trafi, staje się bezużyteczną kartą w twojej talii.
lesson-classic-round = Każda runda ma swoją kartę. Jej symbole to tury, od lewej do prawej: w każdej turze wszyscy zagrywają po jednej karcie. Na końcu następuje wydarzenie.
lesson-classic-hand = Ta połowa rundy to Planowanie. Zagrywacie karty na wspólny stos, po jednej. Na razie nic się nie dzieje: to tylko plany.
lesson-classic-play-rob = W twoim wagonie leży mnóstwo łupów. Zagraj Rabunek: dotknij karty, a potem jeszcze raz, aby zatwierdzić.
lesson-classic-play-climb = Tunel: karty zagrywa się zakryte, więc nikt ich nie widzi. Ukryj drogę na dach: zagraj Zmianę poziomu.
lesson-classic-play-fire = Znowu jest jasno. Do tego czasu będziesz już na dachu, a z dachu widać daleko. Zagraj Strzał.
lesson-classic-play-move = Ostatnia tura. Po dachach możesz przebiec nawet trzy wagony. Zagraj Ruch. Blada postać pokazuje, dokąd możesz dotrzeć.
lesson-classic-stealin = Teraz zaczyna się Napad. Stos zostaje odwrócony, a karty działają w kolejności zagrania, czy nadal ci się podobają, czy nie.
lesson-classic-rob-what = Najpierw twój Rabunek. Co to będzie? Weź klejnot.
lesson-classic-belle = Tuco zagrywa Cios, a obok niego stoicie oboje, ty i Django. Nikt jednak nie może wybrać Belle, dopóki jest ktoś inny: to twoja zdolność. Każdy bandyta ma jakąś.
lesson-classic-punched = Django upuszcza worek i leci do sąsiadującego wagonu. Łup na podłodze należy do tego, kto go podniesie.
lesson-classic-hidden = Twoja karta z tunelu: wchodzisz na dach. Tego nikt się nie spodziewał.
lesson-classic-shot = Strzelasz do Djanga. Dostaje jeden z twoich pocisków i ma w talii kolejną bezużyteczną kartę.
lesson-classic-marshal = Django wysyła Szeryfa do następnego wagonu. Kto spotka Szeryfa wewnątrz wagonu, dostaje pocisk i ucieka na dach.
lesson-classic-move-where = A teraz biegnij. Wybierz najdalszy dach, prosto nad głową Szeryfa.
lesson-classic-event = Oto wydarzenie: ramię obrotowe zmiotło wszystkich z dachów na koniec pociągu. Tyle z biegania.
lesson-classic-end = To była jedna runda. Jeszcze cztery takie i liczy się łupy. Wiesz już dość, by obrabować prawdziwy pociąg.

lesson-super-welcome = Szybka jazda, i krótka: na koniec każdej rundy zostaje odczepiony ostatni wagon. Jesteś Belle, w wagonie 4.
lesson-super-facing = Czerwone strzałki pokazują, w którą stronę kto patrzy. Przechodzisz tylko w stronę, w którą patrzysz, i tylko w tę stronę strzelasz.
lesson-super-rear = Najpierw zostanie odczepiony wagon 5. Jego kartę Łupu bierze ten, kto jest jeszcze w pociągu i stoi najdalej z tyłu. Kto stoi w tym wagonie, odpada razem z nim.
lesson-super-cards = Obrót, Zmiana poziomu, Ruch, Strzał. W każdej rundzie wybierasz w tajemnicy trzy z nich i ich kolejność. Potem gracze po kolei odkrywają i wykonują pierwszą kartę, potem drugą i trzecią.
lesson-super-plan = Przed tobą stoi Django. Zaplanuj Strzał, potem Zmianę poziomu, potem Obrót i zatwierdź plan.
lesson-super-shot = Trafienie! Django leci o wagon dalej i przewraca się.
lesson-super-up = I jeszcze traci kartę: następna tylko stawia go na nogi.
lesson-super-missed = Doc strzelił, ale nikogo nie trafił. Trafia się pierwszego bandytę w zasięgu wzroku, a tam nikogo nie było.
lesson-super-loose = Wagon 5 zostaje w tyle. Tym razem nikogo w nim nie było.
lesson-super-claimed = Jesteś najdalej z tyłu, więc jego karta Łupu jest twoja. Jeśli na koniec zostanie kilku bandytów, wygrywa ten, kto ma najwięcej kart Łupu.
lesson-super-again = Teraz stoisz w ostatnim wagonie i patrzysz w złą stronę. Uciekaj: Obrót, Ruch, a ostatnią kartą Strzał.
lesson-super-end = Twój pocisk trafił Doca w lokomotywie, a za jej końcem jest tylko kurz. Masz dwie karty Łupu. Wygrywa ten, kto zostanie w pociągu ostatni.

lesson-armored-welcome = Mijają się dwa pociągi. Bliżej jedzie twój, Pociąg Startowy; za nim toczy się Pociąg Pancerny, a wszystko, co cenne, jest w tym drugim.
lesson-armored-teams = Jesteś Belle, w niebieskiej Drużynie razem z Tukiem. Django i Doc są w czerwonej. Bogatsza Drużyna wygrywa wspólnie. W fazie Planowania Drużyna może się naradzać; wszyscy słyszą.
lesson-armored-opposite = Białe strzałki pokazują, gdzie można przejść. Na razie naprzeciwko siebie są tylko lokomotywy. Po każdej rundzie pociągi przesuwają się o dwa wagony.
lesson-armored-treasure = Paczki, bryłki złota, walizki, a w wagonach pancernych trzy teczki: ta w kolorze twojej Drużyny jest warta 4000 $.
lesson-armored-guards = Teczek pilnują kurierzy: kto na kuriera trafi, dostaje pocisk. Na dwóch dachach stoją kartaczownice Gatlinga, dla tych, którzy dotrą tam pierwsi.
lesson-armored-round = Planowanie przebiega jak w grze podstawowej: tura po turze wszyscy zagrywają po karcie na stos. Potem stos zostaje odwrócony.
lesson-armored-play-climb = Na przód pociągu jest daleko. Zacznij od Zmiany poziomu: wejdź na dach.
lesson-armored-play-move = A potem biegnij po dachach. Zagraj Ruch.
lesson-armored-play-cross = Tunel ukryje twój najlepszy pomysł: jeszcze jeden Ruch, by przeskoczyć do drugiego pociągu.
lesson-armored-play-down = I w dół przez właz, gdzie czeka walizka. Zagraj Zmianę poziomu.
lesson-armored-run = Napad! Biegnij aż do lokomotywy Pociągu Startowego.
lesson-armored-cross = Teraz: skacz na dach lokomotywy Pociągu Pancernego.
lesson-armored-nudged = Tuco zagrywa Zachętę: bandyta z jego Drużyny może od razu wykonać akcję. Daje ci Rabunek. Skorzystaj!
lesson-armored-strongbox = Walizka, czyli 1000 $, dzięki Tucowi. Zachęta to najlepsza karta, gdy bandyta z twojej Drużyny stoi tam, gdzie ciebie nie ma.
lesson-armored-couriers = Wydarzenie rundy: wszyscy kurierzy zmieniają poziom. Kto stał na niewłaściwym, teraz żałuje.
lesson-armored-passing = Pociągi jadą dalej. Teraz naprzeciwko siebie są inne wagony i na inne dachy można przeskoczyć.
lesson-armored-document = Teczki leżą wewnątrz wagonów pancernych. Kto podniesie teczkę, może ją obejrzeć; nikt inny nie wie, czyja jest.
lesson-armored-end = Po pięciu rundach pociągi się rozjeżdżają. Łupy bandytów z Pociągu Pancernego nie liczą się do wyniku, więc wróć na czas. Udanych łowów.
