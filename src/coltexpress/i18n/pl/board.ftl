### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = Pociąg
board-marshal = Szeryf
board-professore = Profesor na swoim wzgórzu
board-gatling = Kartaczownica Gatlinga

# Somebody or something, and where. $what is a name, or "2 purses".
board-at = { $what }, { spot-at }
board-on-horse = { $name }, konno obok pociągu
board-in-dust = { $name }, w kurzu przy torach

## Around the board

board-menu = Menu
board-plain = Wersja tekstowa
board-side = Gracze i dziennik
board-sheets = Więcej
board-players = Gracze
board-story = Dziennik
board-story-keys = Strzałki w górę i w dół przechodzą między wierszami, Enter wyjaśnia wiersz.
board-in-play = Karta w grze
board-plans = Plany wszystkich
board-strip = Cały pociąg: obejrzyj wagon
board-further = Pokaż cały pociąg
board-nearer = Przybliż
board-prompt = Co się dzieje
board-answers = Możliwości
board-animation = Animacja
board-step = Jeden krok
board-skip = Przejdź do końca
board-again = Pokaż ostatnią rundę jeszcze raz
board-since = Od twojej ostatniej wizyty
board-why = Dlaczego?
board-why-line = Dlaczego? { $line }
board-rule = Zasada
board-time = Pozostały czas
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
board-key-numbers = Wybierz kartę lub opcję; potwierdź klawiszem Enter
board-key-enter = Wybierz; jeszcze raz, aby zatwierdzić
board-key-escape = Anuluj
board-key-explain = Pokaż, czym coś jest, i odpowiednią zasadę
board-key-back = Cofnij
board-key-space = Wstrzymaj lub wznów
board-key-skip = Pomiń animację
board-key-coach = Włącz lub wyłącz trenera
board-coach-not-here = Nie przy tym stole: gospodarz na to nie pozwolił.
board-coach-more = Pokaż jeszcze { $number }
board-coach-fewer = Pokaż tylko pierwszą

## Lessons: somebody explains while the learner plays

lesson-watch = Patrz…
lesson-next = Dalej
lesson-back = Wstecz
lesson-over = Od początku
lesson-leave = Opuść samouczek
lesson-your-turn = Twoja kolej
