# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = das lässt sich nicht lesen: { $why }
refused-illegal-choice = das lässt sich nicht wählen: { $why }
refused-bad-position = so kann keine Partie aussehen: { $why }
refused-by-rule = { $why } ({ $clause })

## Settings

refused-no-such-game = es gibt kein Spiel „{ $name }“; die Spiele sind { $games }
refused-no-such-option = es gibt keine Option „{ $name }“; die Optionen sind { $options }
refused-bad-value = { $option }={ $value }: erlaubt sind { $expected }
refused-bad-count = { $option }={ $value }: erlaubt ist { $low } bis { $high }
refused-not-one-of = { $option }={ $value }: „{ $name }“ ist nicht unter { $names }
refused-names-wanted = { $option }={ $value }: so viele verschiedene Namen werden gebraucht: { $count }
refused-not-a-setting = { $option }={ $value }: erlaubt sind ein Text, eine ganze Zahl, True oder False oder eine Liste von Namen
refused-two-unofficial = players=2: dieses Spiel ist für 3 bis 7; unofficial_two_players=true erlaubt 2
refused-betrayal-for-four = mode=betrayal: es braucht mindestens 4 Spieler (A-CAVALRY-03)
refused-no-such-bot = es gibt keinen Bot „{ $name }“; die Stufen sind { $levels }
refused-no-such-character = es gibt keinen Charakter „{ $name }“; die Charaktere sind { $characters }

## Choices

refused-not-offered = { $choice } steht { $who } (Platz { $seat }) nicht zur Wahl; zur Wahl stehen: { $offered }
refused-not-asked = das Spiel fragt { $asked } (Platz { $seats }), nicht { $given }
refused-seat-not-asked = das Spiel fragt { $asked } (Platz { $seats }), nicht Platz { $given }
refused-not-a-choice = „{ $given }“: erwartet wird, wer gefragt ist, was, und eine Antwort{ $example }
refused-game-over = die Partie ist zu Ende
refused-not-over = die Partie ist nicht zu Ende, sie wartet auf { $asked }: erst zu Ende spielen
refused-spectator = wer zuschaut, entscheidet nichts: nenne einen Platz
refused-being-set-up = das Spiel wird gerade aufgebaut: noch gibt es nichts zu beurteilen
refused-in-setup = das Spiel wird aufgebaut: es gibt noch nichts zu ändern
refused-not-on-offer = { $name }: das steht nicht zur Wahl
refused-other-view = diese Zeile ist die Ansicht von Platz { $viewer }, nicht von Platz { $seat }
refused-no-such-puzzle = es gibt keine Aufgabe „{ $name }“
refused-no-book = zu { $game } gibt es kein Eröffnungsbuch
refused-chance-answers = in dieser Partie antwortet der Zufall selbst
refused-no-such-seat = es gibt keinen Platz { $seat }; erlaubt ist 0 bis { $last } oder NOBODY ({ $nobody })
refused-no-such-event = since={ $since }: die Zahl der Ereignisse ist { $events }, von 0 an gezählt
refused-not-whole = { $name }={ $value }: erwartet wird eine ganze Zahl

## Position lines

refused-is-a-view = das ist eine Sicht (seen-by=), keine ganze Stellung; read_view liest sie
refused-is-no-view = das ist eine ganze Stellung, keine Sicht: das Feld seen-by= fehlt
refused-hides-something = etwas ist verdeckt (? oder $): eine Sicht braucht das Feld seen-by=
refused-line-too-long = eine Stellungszeile hat höchstens { $limit } Zeichen, nicht { $length }
refused-not-a-field = „{ $word }“: erwartet wird ein Feld, ein Name und ein Text mit = dazwischen
refused-field-twice = das Feld { $field }= steht zweimal da
refused-missing-field = das Feld { $field }= fehlt
refused-unknown-fields = unbekannte Felder: { $fields }
refused-wrong-parts = { $field }= hat { $parts } Teile; erwartet werden { $count }
refused-no-such-step = „{ $word }“ in agenda=: es gibt keinen Schritt „{ $name }“
refused-not-a-number = „{ $word }“: erwartet wird eine ganze Zahl mit höchstens sechs Ziffern
refused-no-such-word = „{ $word }“ passt nicht; erlaubt sind { $names }

## Words of position lines. The values are words of the line: fields such as guns=, letters, numbers

refused-unread = nicht lesbar ab „{ $rest }“; erlaubt sind { $expected }
refused-not-one = „{ $word }“ nennt { $count } Dinge; erwartet wird genau eins
refused-such-as = „{ $word }“: erwartet wird etwas wie { $example }
refused-instead = { $found }: erwartet wird { $expected }
refused-at-most = { $where } hat { $count } Teile; erwartet werden höchstens { $most }
refused-twice = „{ $word }“ steht zweimal in { $where }
refused-is-missing = es fehlt in { $where }: { $words }
refused-empty-part = { $where } hat einen leeren Teil
refused-in-order = { $what }: erwartet werden sie der Reihe nach und jede nur einmal
refused-only-with = { $what } geht nur mit { $condition }
refused-does-not-fit = { $this } passt nicht zu { $that }
refused-go-together = { $this } und { $that } gehören zusammen: beides oder keins
refused-only-in-setup = „{ $word }“ in { $where } geht nur während der Vorbereitung
refused-after-setup = „{ $word }“ in { $where } geht erst nach der Vorbereitung

## Pieces and cards of positions

refused-cannot-be-at = „{ $word }“ kann nicht auf { $spot } sein
refused-marshal-missing = der Marshal (*) fehlt in train=
refused-marshal-on-roof = der Marshal (*) ist auf einem Dach: { $spot }
refused-beside-marshal = { $who } bleibt neben dem Marshal (*) auf { $spot }
refused-courier-missing = ein Kurier (*) fehlt in { $where }
refused-courier-place = { $spot }: in jedem gepanzerten Wagen ist ein Kurier (*), und sonst nirgends
refused-beside-courier = { $who } bleibt neben einem Kurier (*) auf { $spot }
refused-wrong-bullets = { $who } hat { $count } Kugeln in { $where }; erwartet werden { $expected }
refused-neutral-bullets = in neutral= und wounds= sind { $count } neutrale Kugeln; in der Schachtel sind { $printed }, und nur alle übrigen zusammen können das Spiel verlassen
refused-wrong-cards = { $who } hat { $count } Karten in { $where }; erwartet werden { $expected }
refused-others-document = { $who } hat in held= das Geheimdokument des anderen Teams: { $word }
refused-too-many = { $who } hat { $count } Karten in { $where }; erwartet werden höchstens { $most }
refused-not-so-many = { $who } kann „{ $word }“ in { $where } nicht haben oder nicht so oft
refused-nothing-there = { $who } kann bei { $condition } nichts in { $where } haben
refused-box-count = „{ $word }“ ist { $count }-mal da; in der Schachtel sind { $printed }
refused-only-one = in { $where } kann nur eins davon stehen: { $words }
refused-own-bullet = { $who } kann keine eigene Kugel kassiert haben
refused-seen-face-up = „{ $word }“: eine offene Karte ist zu sehen; ? steht für eine verdeckte
refused-none-face-down = { $who } hat keine Karte mehr, die verdeckt in pile= liegen könnte
refused-first-face-up = in phase=stealin liegt die erste Karte von pile= offen
refused-pile-is-done = in pile= liegen Karten, aber der Stapel ist schon ausgeführt
refused-station-last = der Bahnhof ist Karte { $place } in rounds=, und keine andere
refused-too-many-documents = in held= haben die Teams mehr Geheimdokumente, als sie dürfen
refused-no-stop = phase=execution: die Karten werden ohne Halt ausgeführt; gefragt wird dabei nichts
refused-queue-gap = auf { $spot } haben zwei Figuren einen Platz, oder einer ist leer
refused-off-the-train = { $who } ist nicht im Zug, hat dort aber einen Platz oder eine Haltung
refused-uncoupled-order = train=: Wagen werden von hinten abgekuppelt, die Lokomotive nie
refused-loot-cards = abgekuppelte Wagen in train=: { $gone }, Beutekarten in loot=: { $won }; noch zu vergeben sein kann { $expected }
refused-is-over = { $phase }: es ist kein Wagen mehr da oder höchstens ein Bandit im Zug, also ist die Partie zu Ende
refused-goes-on = phase=over: mehrere Banditen und ein Wagen sind noch da, also geht die Partie weiter

## Views, sealed answers and the agenda

refused-hides-own = die Sicht verdeckt ihrem Platz, was er gewählt hat (sealed=)
refused-not-the-view = die Sicht zeigt, was ihr Platz nicht wissen darf, oder verdeckt, was er weiß
refused-asks-nobody = der letzte Schritt von agenda= fragt niemanden etwas
refused-none-sealed = in sealed= stehen verdeckte Antworten, aber keine Plätze wählen gleichzeitig
refused-all-sealed = alle Antworten stehen in sealed=; die Partie wäre weitergegangen
refused-sealed-unasked = „{ $word }“ in sealed=: dieser Platz wird nichts gefragt
refused-step-arguments = „{ $word }“ in agenda=: die Zahl der Argumente von { $name } ist { $count }
refused-argument-too-large = „{ $word }“ in agenda=: ein Argument ist höchstens { $most }
refused-no-rule-left = agenda=: keine Regel hat hier Schritt { $place }, { $step }, übrig gelassen
refused-unoffered-answer = agenda=: { $step } hat eine Antwort, die nicht zur Wahl stand
refused-setup-elsewhere = agenda=: so weit kommt die Vorbereitung nie
refused-setup-unanswered = die Stellung zeigt nicht, wie { $step } in der Vorbereitung beantwortet wurde
refused-setup-differs = { $field }={ $found }: an dieser Stelle der Vorbereitung ist es { $expected }
refused-data-unread = data={ $digest }: diese Datendatei wurde nicht gelesen; gib dieselbe Datei an

## Records

refused-no-record = Zeile 1: erwartet wird { $title }
refused-in-file = { $file }: { $why }
refused-record-too-long = ein Protokoll hat höchstens { $limit } Zeichen, nicht { $length }
refused-no-rules = der Kopf nennt keine Regeln: erwartet wird rules: { $version }
refused-other-rules = rules: { $rules }: diese Partie wurde nach Version { $rules } der Regeln von { $game } gespielt; dieses Programm spielt nach Version { $version }, die andere Fragen stellt
refused-older-record = rules: { $rules }: diese Partie wurde nach Version { $rules } der Regeln von { $game } gespielt; dieses Programm spielt nach Version { $version }, die andere Fragen stellt; { $why }
refused-bad-header = Zeile { $line }: erwartet werden ein Name, ein Doppelpunkt und ein Text, nicht „{ $word }“
refused-said-twice = Zeile { $line }: { $name } steht zweimal da
refused-record-line = Zeile { $line }, Zug { $move }: { $why }
refused-record-position = position: { $why }
refused-record-unfinished = das Protokoll endet, aber das Spiel fragt { $asked }
refused-wrong-winners = gewonnen hat laut Protokoll { $said }, nach den Regeln { $found }
refused-not-a-move = erwartet wird, wer gefragt ist, was, und eine Antwort

## Positions of one's own

refused-no-such-bandit = „{ $name }“ ist kein Bandit; erlaubt sind { $bandits }
refused-too-many-bandits = { $named } Banditen sind genannt, aber { $count } spielen mit
refused-no-such-place = es gibt keinen Ort „{ $place }“; erlaubt sind roof oder inside und ein Wagen von 0 bis { $cars }
refused-no-token-left = in der Schachtel ist nicht mehr genug: { $token }
refused-too-much-loot = keine geschlossene Kiste kann ${ $loot } enthalten
refused-too-many-bullets = { $taken } Kugeln sind kassiert, aber es gibt nur { $bullets }
refused-no-such-turn = so viele Spielzüge hat die Rundenkarte, von 0 an gezählt: { $turns }
refused-no-such-phase = mit der Phase „{ $name }“ kann man nicht beginnen; erlaubt sind { $phases }
refused-no-such-thing = in { $game } gibt es nicht: { $thing }
