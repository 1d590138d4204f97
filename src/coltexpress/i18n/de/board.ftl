### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = Der Zug
board-marshal = der Marshal
board-professore = Il Professore auf seinem Hügel
board-gatling = Eine Gatling

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }, { spot-at }
board-on-horse = { $name }, zu Pferd neben dem Zug
board-in-dust = { $name }, im Staub neben dem Gleis

## Around the board

board-menu = Menü
board-side = Spieler und Protokoll
board-sheets = Mehr
board-players = Spieler
board-story = Protokoll
board-in-play = Die Karte im Spiel
board-plans = Die Pläne aller
board-strip = Der ganze Zug: einen Wagen ansehen
board-prompt = Was gerade geschieht
board-answers = Auswahl
board-animation = Animation
board-step = Ein Schritt
board-skip = Zum Ende springen
board-again = Letzte Runde noch einmal zeigen
board-since = Seit deinem letzten Besuch
board-why = Warum?
board-why-line = Warum? { $line }
board-all-quiet = Auf dem Zug ist alles ruhig.
board-time-left = { $player } { AGREE($player, "hat", "haben") } noch { $time }
board-money = { $money }
board-money-more = { $money } + ?

## Choosing

board-not-that = Abbrechen
board-take-back = Zurücknehmen
board-plan-seal = Plan bestätigen
board-plan-sealed = Bestätigt. Du kannst ihn ändern, bis alle fertig sind.
board-plan-remove = Karte { $number }, { $card }: aus dem Plan entfernen

## Keys

board-keys = Tastatur
board-key-arrows = Von einem zum nächsten gehen
board-key-numbers = Eine Möglichkeit oder Karte wählen
board-key-enter = Wählen; noch einmal zum Bestätigen
board-key-escape = Abbrechen
board-key-back = Zurücknehmen
board-key-space = Anhalten oder fortsetzen
board-key-skip = Animation überspringen

## Lessons: somebody explains while the learner plays

lesson-watch = Sieh zu …
lesson-next = Weiter
lesson-back = Zurück
lesson-over = Von vorn
lesson-leave = Einführung verlassen
lesson-your-turn = Du bist dran

lesson-classic-welcome = Willkommen an Bord. Dieser Zug ist voller Geld, und du bist Belle: rosa Kleid, Feder am Hut. Noch hat dich niemand bemerkt.
lesson-classic-people = Django und Tuco sind aus demselben Grund hier. Wer am reichsten ist, wenn der Zug einfährt, gewinnt. Was du hast, ist geheim, und was sie haben, auch.
lesson-classic-loot = In Beuteln stecken 250 bis 500 $. Ein Juwel ist 500 $ wert, eine Geldkassette 1000 $. Der Marshal bewacht die Lokomotive. Alle sind entweder in einem Wagen oder auf seinem Dach.
lesson-classic-goal = Alle haben sechs Kugeln. Wer die meisten abfeuert, ist Revolverheld und bekommt am Ende 1000 $. Eine Kugel, die dich trifft, wird zu einer nutzlosen Karte in deinem Nachziehstapel.
lesson-classic-round = Jede Runde hat eine Karte. Ihre Symbole sind Spielzüge, von links nach rechts: In jedem spielen alle eine Karte. Am Ende kommt ein Ereignis.
lesson-classic-hand = Diese Hälfte heißt Planung. Ihr spielt Karten auf den gemeinsamen Stapel, eine nach der anderen. Noch geschieht nichts: Es sind nur Pläne.
lesson-classic-play-rob = In deinem Wagen liegt viel Beute. Spiel Rauben: Tippe auf die Karte, und noch einmal zum Bestätigen.
lesson-classic-play-climb = Ein Tunnel: Karten werden verdeckt gespielt, niemand sieht sie. Schleich dich mit Klettern aufs Dach.
lesson-classic-play-fire = Wieder Tageslicht. Bis dahin bist du auf dem Dach, und von dort sieht man weit. Spiel Schießen.
lesson-classic-play-move = Der letzte Spielzug. Auf den Dächern darfst du bis zu drei Wagen weit laufen. Spiel Laufen. Die blasse Figur zeigt, wo du landen könntest.
lesson-classic-stealin = Jetzt kommt der Überfall. Der Stapel wird umgedreht, und die Karten werden in der Reihenfolge ausgeführt, in der sie gespielt wurden, ob sie dir noch gefallen oder nicht.
lesson-classic-rob-what = Zuerst dein Rauben. Was darf es sein? Nimm das Juwel.
lesson-classic-belle = Tuco spielt Schlagen, und du und Django steht beide neben ihm. Aber niemand darf Belle wählen, solange jemand anderes da ist: Das ist deine Fähigkeit. Jeder Bandit hat eine.
lesson-classic-punched = Django verliert seinen Beutel und landet im nächsten Wagen. Beute am Boden gehört dem, der sie aufhebt.
lesson-classic-hidden = Deine Karte aus dem Tunnel: hinauf mit dir. Das hat niemand kommen sehen.
lesson-classic-shot = Du schießt auf Django. Er nimmt eine deiner Kugeln, und sein Nachziehstapel hat eine Karte mehr, die zu nichts gut ist.
lesson-classic-marshal = Django schickt den Marshal in den nächsten Wagen. Wer dem Marshal drinnen begegnet, nimmt eine Kugel und flieht aufs Dach.
lesson-classic-move-where = Jetzt lauf. Nimm das entfernte Dach, direkt über dem Marshal.
lesson-classic-event = Das Ereignis: Ein Schwenkarm hat alle von den Dächern nach hinten gefegt. So viel zum Laufen.
lesson-classic-end = Das war eine Runde. Noch vier davon, dann wird die Beute gezählt. Du weißt genug, um einen echten Zug auszurauben.

lesson-super-welcome = Eine schnelle Fahrt, und eine kurze: Am Ende jeder Runde wird der letzte Wagen abgekuppelt. Du bist Belle, in Wagen 4.
lesson-super-facing = Die roten Pfeile zeigen, wohin alle blicken. Du läufst nur in Blickrichtung, und du schießt nur in Blickrichtung.
lesson-super-rear = Wagen 5 ist als Erster dran. Wer noch auf dem Zug und am weitesten hinten ist, nimmt seine Beutekarte. Wer darin steht, ist weg.
lesson-super-cards = Umdrehen, Klettern, Laufen, Schießen. Jede Runde wählst du heimlich drei davon und ihre Reihenfolge. Dann decken alle der Reihe nach die erste Karte auf und führen sie aus, dann die zweite, dann die dritte.
lesson-super-plan = Django steht vor dir. Plane Schießen, dann Klettern, dann Umdrehen, und bestätige den Plan.
lesson-super-shot = Ein Treffer! Django fliegt einen Wagen weiter und liegt am Boden.
lesson-super-up = Und es hat ihn eine Karte gekostet: Seine nächste bringt ihn nur wieder auf die Beine.
lesson-super-missed = Doc hat auf niemanden geschossen. Getroffen wird der erste Bandit in Sichtlinie, und da war keiner.
lesson-super-loose = Da rollt Wagen 5 davon. Diesmal war niemand drin.
lesson-super-claimed = Du warst am weitesten hinten, also gehört seine Beutekarte dir. Sind am Ende mehrere Banditen übrig, gewinnt, wer die meisten Beutekarten hat.
lesson-super-again = Jetzt stehst du im letzten Wagen und blickst in die falsche Richtung. Nichts wie raus: Umdrehen, Laufen, und als letzte Karte Schießen.
lesson-super-end = Deine Kugel hat Doc auf der Lokomotive getroffen, und hinter dem Ende wartet nur Staub. Zwei Beutekarten für dich. Wer als Letzter auf dem Zug ist, gewinnt.

lesson-armored-welcome = Zwei Züge fahren aneinander vorbei. Vorn euer eigener, der Startzug; dahinter rollt der Panzerzug, und alles von Wert ist dort.
lesson-armored-teams = Du bist Belle, im blauen Team mit Tuco. Django und Doc sind rot. Das reichere Team gewinnt, gemeinsam. Teammitglieder dürfen während der Planung reden; alle hören mit.
lesson-armored-opposite = Die weißen Pfeile zeigen, wo du hinüberkannst. Noch stehen nur die beiden Lokomotiven nebeneinander. Nach jeder Runde gleiten die Züge zwei Wagen weiter.
lesson-armored-treasure = Taschen, Goldnuggets, Geldkassetten, und in den Panzerwagen drei Geheimdokumente: Das in eurer Farbe ist 4000 $ wert.
lesson-armored-guards = Kuriere bewachen die Geheimdokumente: Begegnest du einem, nimmst du eine Kugel. Auf zwei Dächern stehen Gatlings, für die, die zuerst dort sind.
lesson-armored-round = Die Planung läuft wie im Grundspiel: Spielzug für Spielzug spielen alle eine Karte auf den Stapel. Dann wird er umgedreht.
lesson-armored-play-climb = Bis nach vorn ist es weit. Beginne mit Klettern: hinauf aufs Dach.
lesson-armored-play-move = Dann über die Dächer. Spiel Laufen.
lesson-armored-play-cross = Der Tunnel verbirgt deine beste Idee: noch einmal Laufen, um hinüberzuspringen.
lesson-armored-play-down = Und durch die Luke hinunter, wo eine Geldkassette wartet. Klettern.
lesson-armored-run = Überfall! Lauf bis ganz nach vorn zu eurer Lokomotive.
lesson-armored-cross = Jetzt gilt es: Spring auf das Dach der Lokomotive des Panzerzugs.
lesson-armored-nudged = Tuco spielt Schubs: Ein Teammitglied darf sofort handeln. Er bietet dir Rauben an. Nimm es!
lesson-armored-strongbox = 1000 $ in einer Geldkassette, dank Tuco. Ein Schubs ist am besten, wenn dein Teammitglied dort steht, wo du nicht bist.
lesson-armored-couriers = Das Ereignis der Runde: Alle Kuriere wechseln die Ebene. Wer auf der falschen war, bereut es jetzt.
lesson-armored-passing = Die Züge gleiten weiter. Jetzt stehen andere Wagen einander gegenüber, und andere Dächer sind einen Sprung entfernt.
lesson-armored-document = Die Geheimdokumente liegen in den Panzerwagen. Du darfst eines ansehen, wenn du es aufhebst; nur du weißt, wem es gehört.
lesson-armored-end = Nach fünf Runden trennen sich die Züge. Die Beute von Banditen, die auf dem Panzerzug bleiben, zählt nicht, also sei rechtzeitig zurück. Gute Jagd.
