# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = nie można tego odczytać: { $why }
refused-illegal-choice = nie można tego wybrać: { $why }
refused-bad-position = taka pozycja jest niemożliwa: { $why }

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
refused-not-a-number = „{ $word }” nie pasuje ({ $kind }): oczekiwano liczby całkowitej
refused-no-such-word = „{ $word }” nie pasuje ({ $kind }); dozwolone są { $names }

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
