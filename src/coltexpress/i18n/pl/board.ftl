### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = Pociąg
board-marshal = Szeryf
board-professore = Il Professore na swoim wzgórzu
board-gatling = Gatling

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }, { spot-at }
board-on-horse = { $name }, konno obok pociągu
board-in-dust = { $name }, w kurzu przy torach

## Around the board

board-menu = Menu
board-side = Gracze i opowieść
board-sheets = Więcej
board-players = Gracze
board-story = Opowieść
board-in-play = Karta w grze
board-plans = Plany wszystkich
board-strip = Cały pociąg: spójrz na wagon
board-prompt = Co się dzieje
board-answers = Odpowiedzi
board-animation = Animacja
board-step = Jeden krok
board-skip = Od razu do końca
board-again = Pokaż ostatnią rundę jeszcze raz
board-since = Od ostatniej wizyty
board-why = Dlaczego?
board-why-line = Dlaczego? { $line }
board-all-quiet = W pociągu cisza i spokój.
board-time-left = { $player }: zostało { $time }
board-money = { $money }
board-money-more = { $money } + ?

## Choosing

board-not-that = Nie to
board-take-back = Cofnij
board-plan-seal = Zapieczętuj plan
board-plan-sealed = Zapieczętowany. Można jeszcze zmienić.
board-plan-remove = Karta { $number }, { $card }: wyjmij z planu

## Keys

board-keys = Z klawiatury
board-key-arrows = Od jednej rzeczy do drugiej
board-key-numbers = Wybierz odpowiedź albo kartę
board-key-enter = Wybierz; jeszcze raz na serio
board-key-escape = Nie to
board-key-back = Cofnij
board-key-space = Zatrzymaj przedstawienie i wznów
board-key-skip = Pomiń przedstawienie

## Lessons: somebody explains while the learner plays

lesson-watch = Patrz …
lesson-next = Dalej
lesson-back = Krok wstecz
lesson-over = Od początku
lesson-leave = Opuść lekcję
lesson-your-turn = Twój ruch

lesson-classic-welcome = Witaj na pokładzie. Pociąg jest pełen pieniędzy, a ty to Belle: różowa suknia, pióro na kapeluszu. Jeszcze nikt nic nie zauważył.
lesson-classic-people = Django i Tuco są tu w tej samej sprawie. Kto jest najbogatszy, gdy pociąg wjedzie na stację, wygrywa. Co kryje twój woreczek, wiesz tylko ty; z ich woreczkami jest tak samo.
lesson-classic-loot = W woreczku jest od 250 do 500 $. Klejnot jest wart 500 $, kaseta 1000 $. Lokomotywy pilnuje Szeryf. Jedzie się w środku albo na dachu wagonu.
lesson-classic-goal = Każdy ma w rewolwerze sześć pocisków. Kto wystrzeli najwięcej, dostanie na koniec 1000 $. Pocisk, który w ciebie trafi, zostaje w talii jako bezużyteczna karta.
lesson-classic-round = Każda runda ma swoją kartę. Obrazki to tury, od lewej do prawej: w każdej wszyscy zagrywają po jednej karcie. Na końcu jest wydarzenie.
lesson-classic-hand = Ta połowa to Planowanie. Karty trafiają na wspólny stos, po jednej. Na razie nic się nie dzieje: to tylko plany.
lesson-classic-play-rob = W twoim wagonie leży mnóstwo łupu. Zagraj Rabunek: dotknij karty, a potem jeszcze raz, na serio.
lesson-classic-play-climb = Tunel: karty zagrywa się zakryte, nikt ich nie widzi. Po cichu na dach: Zmiana poziomu.
lesson-classic-play-fire = Znów widno. Wtedy będziesz już na dachu, a z dachu widać daleko. Zagraj Strzał.
lesson-classic-play-move = Ostatnia tura. Po dachach można przebiec do trzech wagonów. Zagraj Ruch. Blada postać pokazuje, dokąd to może zaprowadzić.
lesson-classic-stealin = Teraz Napad. Stos się odwraca i karty działają w kolejności zagrania, czy nadal ci się podobają, czy nie.
lesson-classic-rob-what = Najpierw twój Rabunek. Co to będzie? Weź klejnot.
lesson-classic-belle = Tuco zagrywa Cios, a obok stoicie oboje, ty i Django. Ale nie wolno wybrać Belle, dopóki jest ktoś inny: to twoja moc. Każdy bandyta jakąś ma.
lesson-classic-punched = Django upuszcza woreczek i ląduje w sąsiednim wagonie. Łup z podłogi należy do tego, kto go podniesie.
lesson-classic-hidden = Twoja karta z tunelu: na górę. Tego nikt się nie spodziewał.
lesson-classic-shot = Strzelasz, cel: Django. Dostaje jeden z twoich pocisków i ma w talii o jedną kartę do niczego więcej.
lesson-classic-marshal = Django posyła Szeryfa do następnego wagonu. Kto spotka Szeryfa w środku, dostaje pocisk i ucieka na dach.
lesson-classic-move-where = A teraz biegiem. Na najdalszy dach, prosto nad głowę Szeryfa.
lesson-classic-event = Zadziałało wydarzenie: obrotowe ramię zmiotło wszystkich z dachów na sam koniec. Tyle z biegania.
lesson-classic-end = To była jedna runda. Jeszcze cztery takie i liczy się łup. Wiesz już dość, by obrabować prawdziwy pociąg.

lesson-super-welcome = Szybka jazda, i krótka: na koniec każdej rundy odczepia się ostatni wagon. Ty to Belle, w wagonie 4.
lesson-super-facing = Czerwone strzałki pokazują, w którą stronę kto patrzy. Idzie się tylko tam, gdzie się patrzy, i tylko tam się strzela.
lesson-super-rear = Najpierw odpadnie wagon 5. Bierze go ten, kto jeszcze jedzie i stoi najbliżej końca. Kto stoi w nim samym, odpada razem z nim.
lesson-super-cards = Obrót, Wspinaczka, Ruch, Strzał. W każdej rundzie potajemnie wybierasz trzy z nich i ich kolejność. Najpierw działają wszystkie pierwsze karty, potem drugie, potem trzecie.
lesson-super-plan = Przed tobą stoi Django. Zaplanuj Strzał, potem Wspinaczkę, potem Obrót i zapieczętuj plan.
lesson-super-shot = Trafienie! Django leci o wagon dalej i leży na plecach.
lesson-super-up = I jeszcze kosztuje to kartę: następna tylko stawia go na nogi.
lesson-super-missed = Doc strzela w powietrze. Trafia się pierwszego na linii strzału, a tam nie było nikogo.
lesson-super-loose = I po wagonie 5. Tym razem nikogo w nim nie było.
lesson-super-claimed = Stoisz najbliżej końca, więc jest twój. Jeśli na koniec zostanie kilka osób, wygrywa ta z największą liczbą wagonów.
lesson-super-again = Teraz stoisz w ostatnim wagonie i patrzysz w złą stronę. Uciekaj: Obrót, Ruch, a ostatnią kartą Strzał.
lesson-super-end = Twój pocisk znalazł na lokomotywie cel: Doc leci w kurz. Masz dwa wagony. Wygrywa ten, kto zostanie w pociągu ostatni.

lesson-armored-welcome = Mijają się dwa pociągi. Bliżej jedzie wasz własny, za nim pancerny, a wszystko, co cenne, jest w tym drugim.
lesson-armored-teams = Ty to Belle, w drużynie niebieskiej, razem z tobą jest Tuco. Django i Doc są czerwoni. Bogatsza drużyna wygrywa wspólnie. Przy Planowaniu wolno rozmawiać, na głos.
lesson-armored-opposite = Białe strzałki pokazują, gdzie można przejść. Na razie obok siebie są tylko lokomotywy. Po każdej rundzie pociągi przesuwają się o dwa wagony.
lesson-armored-treasure = Torby, samorodki, kasety, a w wagonach pancernych trzy dokumenty: ten w kolorze twojej drużyny jest wart 4000 $.
lesson-armored-guards = Dokumentów pilnują kurierzy: kto wpadnie na kuriera, dostaje pocisk. Na dwóch dachach stoją Gatlingi, dla tych, którzy zdążą pierwsi.
lesson-armored-round = Planowanie idzie jak w podstawowej grze: tura po turze wszyscy dokładają po karcie na stos. Potem stos się odwraca.
lesson-armored-play-climb = Do przodu daleko. Zacznij od Zmiany poziomu: na dach.
lesson-armored-play-move = A potem po dachach. Zagraj Ruch.
lesson-armored-play-cross = Tunel skryje najlepszy pomysł: jeszcze jeden Ruch, żeby przeskoczyć.
lesson-armored-play-down = I w dół przez właz, gdzie czeka kaseta. Zmiana poziomu.
lesson-armored-run = Napad! Biegiem aż do waszej lokomotywy.
lesson-armored-cross = Teraz: skacz na dach pancernej lokomotywy.
lesson-armored-nudged = Tuco zagrywa Szturchnięcie: ktoś z drużyny może działać od razu. Dla ciebie jest Rabunek. Bierz!
lesson-armored-strongbox = Kaseta, czyli 1000 $. Dzięki, Tuco! Szturchnięcie jest najlepsze, gdy ktoś z drużyny stoi tam, gdzie trzeba.
lesson-armored-couriers = Wydarzenie rundy: wszyscy kurierzy zmieniają poziom. Kto stał nie tam, gdzie trzeba, teraz żałuje.
lesson-armored-passing = Pociągi suną dalej. Teraz naprzeciw siebie są inne wagony, a inne dachy są o jeden skok stąd.
lesson-armored-document = Dokumenty leżą w wagonach pancernych. Kto podniesie dokument, może go obejrzeć; tylko ty wiesz, czyj jest.
lesson-armored-end = Po pięciu rundach pociągi się rozjeżdżają. Kto zostanie w pancernym, nie liczy się nikomu, więc wracaj w porę. Udanych łowów.
