### Nauka z rozgrywek: analiza, zadania, otwarcia.

## Polecenia

cli-command-study = Przeanalizuj zakończoną rozgrywkę: ile oddały wybory, a ile zrobił los.
cli-command-study-game = Przeanalizuj zakończoną rozgrywkę albo pozycję; słowo game można pominąć.
cli-command-study-book = Pokaż, które pierwsze wybory wygrywają, albo policz na nowo.
cli-study-seat = Czyje wybory: litera albo numer od 1. Domyślnie pierwsza osoba przy klawiaturze albo miejsce 1.
cli-study-line = Zamiast tego oceń tę linię pozycji, całą pozycję albo widok; - czyta ją ze standardowego wejścia.
cli-study-all = Pokaż każdy wybór i szanse każdej możliwości.
cli-study-what = Podaj zapis rozgrywki albo pozycję przez --line.
study-analysing = Analizuję

## Zakończona rozgrywka

study-title = { $game }: { $player }
study-honest = Ocena według tego, co gracz { $player } mógł wtedy widzieć, przy wielu domysłach o tym, co było zakryte.
study-chart = Szansa na wygraną
study-chart-round = Runda { $round }: { $chance } %
study-count = Wybory: { $choices }. Niedokładności (?!): { $inexact }. Błędy (?): { $mistakes }.
study-choice = Runda { $round }, krok { $move } { $mark } – { $question } → { $answer }, { $chance } %. Lepiej: { $best }, { $best_chance } %.
study-choice-best = Runda { $round }, krok { $move } – { $question } → { $answer }, { $chance } %. Najlepszy wybór.
study-choice-good = Runda { $round }, krok { $move } – { $question } → { $answer }, { $chance } %. Prawie tak samo dobre: { $best }, { $best_chance } %.
study-turns = Punkty zwrotne
study-turn = Runda { $round }, krok { $move } – { $who }: z { $before } % na { $after } %.
study-chance = Los
study-balance = Umiejętności i szczęście
study-balance-start = Na początku: { $chance } %
study-balance-skill = Własne wybory w porównaniu z typowymi: { $points }
study-balance-chance = Los: { $points }
study-balance-others = Pozostali: { $points }
study-balance-result = Wynik: { $result ->
    [won] wygrana
    [shared] wspólna wygrana
   *[lost] przegrana
}

## Pozycja

study-now = { $player }: { $chance } %
study-not-asked = { $player }: w tej chwili nie ma nic do wyboru.

## Zadania

cli-command-puzzles = Rozwiązuj zadania z prawdziwych rozgrywek: dzisiejsze albo jedno po drugim.
cli-command-puzzles-today = Rozwiąż dzisiejsze zadanie.
cli-command-puzzles-solve = Rozwiązuj zadania jedno po drugim, każde w miarę na twoją siłę.
cli-command-puzzles-make = Szukaj nowych zadań w rozgrywkach botów.
cli-puzzles-game = Gra; domyślnie wszystkie.
cli-puzzles-date = Inny dzień, na przykład 2026-11-17.
cli-puzzles-no-date = { $date } to nie data, taka jak 2026-11-17.
cli-puzzles-file = Zapisuj próby i ranking w tym pliku.
cli-puzzles-id = Zadanie o tym identyfikatorze.
cli-puzzles-theme = Tylko zadania na ten temat.
cli-puzzles-no-theme = Nie ma tematu { $theme }; tematy to { $themes }.
cli-puzzles-count = Ile zadań.
cli-puzzles-made = Zapisz zadania w tym pliku.
puzzles-making = Szukam zadań
puzzles-made = Zadania: { $count }, w pliku { $file }
puzzles-today = Zadanie dnia, { $date }
puzzles-title = { $game }, zadanie { $id }, ranking { $rating }
puzzles-task = Znajdź wybór, który jest wyraźnie najlepszy.
puzzles-right = Rozwiązane: { $answer }
puzzles-wrong = Są lepsze wybory. Rozwiązanie: { $answer }
puzzles-theme = Temat: { $theme }
puzzles-rating = Twój ranking: { $rating } ± { $error }
puzzles-none-left = Masz już za sobą wszystkie te zadania.
puzzles-no-save = Nie ma tu rozgrywki do zapisania.

## Księga otwarć

cli-book-bandit = Tylko ten bandyta, po imieniu.
cli-book-place = Tylko to miejsce, licząc od pierwszego gracza, który ma numer 1.
cli-book-games = Policz na nowo w tylu rozgrywkach botów.
cli-book-file = Zapisz liczby w tym pliku.
book-counting = Liczę
book-title = { $game }, liczba graczy: { $players }. Które pierwsze wybory wygrywają
book-source = Rozgrywki botów na poziomie { $bot }: { $games }, pierwsze wybory losowane; jedno miejsce wygrywa średnio { $even } %.
book-all = Wszyscy bandyci
book-row = { $choice }: { $rate } % (od { $low } do { $high }), rozgrywki: { $games }
book-few = Pominięte, bo za rzadkie: { $number }

## Ustawianie pozycji

edit-who = Bandyta
edit-place = Miejsce
edit-held = Łup
edit-floor = Łup w tym miejscu
edit-wounds = Otrzymane pociski
edit-hand = Karty na ręce
edit-pile = Wspólny stos, od pierwszej karty
edit-round = Runda
edit-round_card = Karta Rundy
edit-phase = Faza
edit-turn = Tura
edit-first = Pierwszy gracz
edit-yes = tak
edit-no = nie
