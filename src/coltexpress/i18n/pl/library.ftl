# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = nie można tego odczytać: { $why }
refused-illegal-choice = nie można tego wybrać: { $why }
refused-bad-position = taka pozycja jest niemożliwa: { $why }
refused-by-rule = { $why } ({ $clause })

## Settings

refused-no-such-game = nie ma gry „{ $name }”; gry to: { $games }
refused-no-such-option = nie ma opcji „{ $name }”; opcje to: { $options }
refused-bad-value = { $option }={ $value }: dozwolone wartości to { $expected }
refused-bad-count = { $option }={ $value }: dozwolone wartości to od { $low } do { $high }
refused-not-one-of = { $option }={ $value }: „{ $name }” to żadna z nazw: { $names }
refused-names-wanted = { $option }={ $value }: liczba różnych nazw musi wynosić { $count }
refused-not-a-setting = { $option }={ $value }: musi to być tekst, liczba całkowita, True lub False albo lista nazw
refused-two-unofficial = players=2: w tę grę gra od 3 do 7 osób; unofficial_two_players=true pozwala grać we 2
refused-betrayal-for-four = mode=betrayal: potrzeba co najmniej 4 graczy (A-CAVALRY-03)
refused-no-such-bot = nie ma bota „{ $name }”; poziomy to: { $levels }
refused-no-such-character = nie ma charakteru „{ $name }”; charaktery to: { $characters }

## Choices

refused-not-offered = { $choice }: tego { $who } (miejsce { $seat }) nie może wybrać; do wyboru: { $offered }
refused-not-asked = gra pyta o { $asked } (miejsce { $seats }), a nie o { $given }
refused-seat-not-asked = gra pyta o { $asked } (miejsce { $seats }), a nie miejsce { $given }
refused-not-a-choice = „{ $given }”: oczekiwano, kto jest pytany, o co, i jednej odpowiedzi{ $example }
refused-game-over = gra jest skończona
refused-not-over = gra nie jest skończona, czeka na { $asked }: trzeba ją rozegrać do końca
refused-spectator = widz niczego nie wybiera: podaj miejsce
refused-being-set-up = trwa przygotowanie gry: nie ma jeszcze czego oceniać
refused-in-setup = gra jest przygotowywana: nie ma jeszcze czego zmieniać
refused-not-on-offer = { $name }: tego nie ma do wyboru
refused-other-view = ta linia to widok miejsca { $viewer }, a nie miejsca { $seat }
refused-no-such-puzzle = nie ma zadania „{ $name }”
refused-no-book = { $game } nie ma księgi otwarć
refused-chance-answers = w tej rozgrywce los odpowiada sam
refused-no-such-seat = nie ma miejsca { $seat }; dozwolone są od 0 do { $last } albo NOBODY ({ $nobody })
refused-no-such-event = since={ $since }: liczba zdarzeń to { $events }, licząc od 0
refused-not-whole = { $name }={ $value }: oczekiwano liczby całkowitej

## Position lines

refused-is-a-view = to jest widok (seen-by=), a nie cała pozycja; odczytuje go read_view
refused-is-no-view = to cała pozycja, a nie widok: brakuje pola seen-by=
refused-hides-something = coś jest zakryte (? lub $): widok wymaga pola seen-by=
refused-line-too-long = wiersz pozycji ma najwyżej { $limit } znaków, a nie { $length }
refused-not-a-field = „{ $word }”: oczekiwano pola, czyli nazwy i tekstu ze znakiem = między nimi
refused-field-twice = pole { $field }= występuje dwa razy
refused-missing-field = brakuje pola { $field }=
refused-unknown-fields = nieznane pola: { $fields }
refused-wrong-parts = { $field }=: liczba części to { $parts }, a powinna być { $count }
refused-no-such-step = „{ $word }” w agenda=: nie ma kroku „{ $name }”
refused-not-a-number = „{ $word }”: oczekiwano liczby całkowitej, najwyżej sześciocyfrowej
refused-no-such-word = „{ $word }” nie jest żadnym z: { $names }

## Words of position lines. The values are words of the line: fields such as guns=, letters, numbers

refused-unread = nie można odczytać od „{ $rest }”; dozwolone są { $expected }
refused-not-one = „{ $word }” wymienia tyle rzeczy: { $count }; powinna być dokładnie jedna
refused-such-as = „{ $word }”: oczekiwano zapisu takiego jak { $example }
refused-instead = { $found }: oczekiwano { $expected }
refused-at-most = { $where }: liczba części to { $count }, a może być najwyżej { $most }
refused-twice = „{ $word }” występuje dwa razy w { $where }
refused-is-missing = brakuje w { $where }: { $words }
refused-empty-part = { $where } ma pustą część
refused-in-order = { $what }: oczekiwano kolejności rosnącej, każda tylko raz
refused-only-with = { $what } jest możliwe tylko przy { $condition }
refused-does-not-fit = { $this } nie zgadza się z { $that }
refused-go-together = { $this } i { $that } idą w parze: albo oba, albo żadne
refused-only-in-setup = „{ $word }” w { $where } jest możliwe tylko podczas przygotowania
refused-after-setup = „{ $word }” w { $where } jest możliwe dopiero po przygotowaniu

## Pieces and cards of positions

refused-cannot-be-at = „{ $word }” nie może być na { $spot }
refused-marshal-missing = w train= brakuje Szeryfa (*)
refused-marshal-on-roof = Szeryf (*) jest na dachu: { $spot }
refused-beside-marshal = { $who } pozostaje obok Szeryfa (*) na { $spot }
refused-courier-missing = w { $where } brakuje kuriera (*)
refused-courier-place = { $spot }: w każdym wagonie pancernym jest jeden kurier (*) i nigdzie indziej
refused-beside-courier = { $who } pozostaje obok kuriera (*) na { $spot }
refused-wrong-bullets = { $who }: liczba pocisków w { $where } to { $count }, a powinna być { $expected }
refused-neutral-bullets = liczba neutralnych pocisków w neutral= i wounds= to { $count }; w pudełku jest { $printed }, a grę mogą opuścić tylko wszystkie pozostałe
refused-wrong-cards = { $who }: liczba kart w { $where } to { $count }, a powinna być { $expected }
refused-others-document = { $who } ma w held= teczkę drugiej Drużyny: { $word }
refused-too-many = { $who }: liczba kart w { $where } to { $count }, a może być najwyżej { $most }
refused-not-so-many = { $who } nie może mieć „{ $word }” w { $where } albo nie tyle
refused-nothing-there = { $who } nie może mieć nic w { $where } przy { $condition }
refused-box-count = „{ $word }” występuje { $count } razy; w pudełku jest { $printed }
refused-only-one = w { $where } może być tylko jedno z: { $words }
refused-own-bullet = { $who } nie może mieć własnego pocisku
refused-seen-face-up = „{ $word }”: odkrytą kartę widać; ? oznacza zakrytą
refused-none-face-down = { $who } nie ma już karty, która mogłaby leżeć zakryta w pile=
refused-first-face-up = w phase=stealin pierwsza karta w pile= leży odkryta
refused-pile-is-done = w pile= są karty, a stos został już rozpatrzony
refused-station-last = stacja to karta { $place } w rounds= i żadna inna
refused-too-many-documents = w held= Drużyny mają więcej teczek, niż mogą
refused-no-stop = phase=execution: karty są rozpatrywane bez przerwy i o nic się wtedy nie pyta
refused-queue-gap = na { $spot } dwa pionki mają jedno miejsce albo jakieś miejsce jest puste
refused-off-the-train = { $who } jest poza pociągiem, a ma tam miejsce lub pozycję
refused-uncoupled-order = train=: wagony odczepia się od tyłu, a lokomotywy nigdy
refused-loot-cards = wagony odczepione w train=: { $gone }, karty Łupu w loot=: { $won }; do przyznania może pozostać { $expected }
refused-is-over = { $phase }: nie ma już wagonu albo w pociągu jest najwyżej jeden bandyta, więc gra jest skończona
refused-goes-on = phase=over: zostało kilku bandytów i wagon, więc gra trwa

## Views, sealed answers and the agenda

refused-hides-own = widok ukrywa przed swoim miejscem to, co ono wybrało (sealed=)
refused-not-the-view = widok pokazuje to, czego jego miejsce nie może wiedzieć, albo ukrywa to, co ono wie
refused-asks-nobody = ostatni krok w agenda= nikogo o nic nie pyta
refused-none-sealed = w sealed= są zakryte odpowiedzi, ale żadne miejsca nie wybierają jednocześnie
refused-all-sealed = wszystkie odpowiedzi są już w sealed=; gra toczyłaby się dalej
refused-sealed-unasked = „{ $word }” w sealed=: to miejsce nie jest o nic pytane
refused-step-arguments = „{ $word }” w agenda=: liczba argumentów { $name } to { $count }
refused-argument-too-large = „{ $word }” w agenda=: argument wynosi najwyżej { $most }
refused-no-rule-left = agenda=: żadna zasada nie zostawiła tu do wykonania kroku { $place }, { $step }
refused-unoffered-answer = agenda=: { $step } ma odpowiedź, której nie było do wyboru
refused-setup-elsewhere = agenda=: przygotowanie nigdy do tego nie dochodzi
refused-setup-unanswered = pozycja nie pokazuje, jak odpowiedziano na { $step } podczas przygotowania
refused-setup-differs = { $field }={ $found }: w tym miejscu przygotowania jest to { $expected }
refused-data-unread = data={ $digest }: tego pliku danych nie wczytano; podaj ten sam plik

## Records

refused-no-record = wiersz 1: oczekiwano { $title }
refused-in-file = { $file }: { $why }
refused-record-too-long = zapis rozgrywki ma najwyżej { $limit } znaków, a nie { $length }
refused-no-rules = nagłówek nie podaje wersji zasad: oczekiwano rules: { $version }
refused-other-rules = rules: { $rules }: tę grę rozegrano według wersji { $rules } zasad { $game }; ten program gra według wersji { $version }, która zadaje inne pytania
refused-older-record = rules: { $rules }: tę grę rozegrano według wersji { $rules } zasad { $game }; ten program gra według wersji { $version }, która zadaje inne pytania; { $why }
refused-bad-header = wiersz { $line }: oczekiwano nazwy, dwukropka i tekstu, a nie „{ $word }”
refused-said-twice = wiersz { $line }: { $name } podano dwa razy
refused-record-line = wiersz { $line }, ruch { $move }: { $why }
refused-record-position = position: { $why }
refused-record-unfinished = zapis się kończy, ale gra pyta o { $asked }
refused-wrong-winners = zapisano wygraną { $said }; według zasad wygrywa { $found }
refused-not-a-move = oczekiwano, kto jest pytany, o co, i odpowiedzi

## Positions of one's own

refused-no-such-bandit = „{ $name }” to nie bandyta; bandyci to: { $bandits }
refused-too-many-bandits = liczba wymienionych bandytów to { $named }, a gra { $count }
refused-no-such-place = nie ma miejsca „{ $place }”; oczekiwano roof lub inside i wagonu od 0 do { $cars }
refused-no-token-left = w pudełku nie ma już: { $token }
refused-too-much-loot = żadna zamknięta skrzynia nie może zawierać ${ $loot }
refused-too-many-bullets = liczba otrzymanych pocisków to { $taken }, a jest ich tylko { $bullets }
refused-no-such-turn = liczba tur na karcie rundy to { $turns }, licząc od 0
refused-no-such-phase = nie można zacząć od fazy „{ $name }”; dozwolone są { $phases }
refused-no-such-thing = { $game } nie ma: { $thing }
