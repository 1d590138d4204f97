### Crates, the toy game. $car counts from 1; $money is an amount in words.

toy-name = Skrzynie
toy-tagline = Cztery skrzynie, pięć kart licytacji, a jedno z was wie, co jest w środku.

# A car as an answer; $values is what its crate may hold.
toy-car = Wagon { $car }: { $values }

## What happened

toy-event-round-began = Zaczyna się runda { $number }. Na czatach: { $bandit }.
toy-event-chose-car = { $bandit } podchodzi do skrzyni w wagonie { $car }.
toy-event-looked = { $money ->
    [hidden] { $bandit } zagląda do środka.
   *[other] { $bandit } zagląda do środka i widzi { $money }.
}
toy-event-bid = { $bandit } licytuje { $card }.
toy-event-opened = W skrzyni w wagonie { $car } jest { $money }.
toy-event-took = { $bandit } zabiera skrzynię z wagonu { $car }: { $money }.
toy-event-lost-crate = Żadna oferta nie jest jedyna. Skrzynia z wagonu { $car } spada z pociągu, a w niej { $money }.
toy-event-game-ended = Wszystkie skrzynie są otwarte.
toy-event-won = Wygrywa { $bandit }.

## What is asked

toy-question-which-car = { $bandit }, stoisz na czatach: o którą skrzynię toczy się licytacja?
toy-question-what-is-inside = Co jest w skrzyni?
toy-question-which-bid = { $player }: którą kartę licytujesz? Użyta karta przepada.
toy-answer-which-bid = Licytuj { $card }

## The table

toy-phase-choosing = Wybór wagonu
toy-phase-bidding = Licytacja
toy-phase-over = Koniec gry
toy-lookout = na czatach
toy-legend = ▣ to zamknięta skrzynia; w nawiasie stoi, co było w otwartej.
toy-bid-rule = Skrzynię zabiera najwyższa oferta, której nie złożył nikt inny. Użyta karta przepada.
toy-crate = Skrzynia
toy-crate-rule = Jest w niej jedna z kwot podanych na wagonie. Zajrzał do niej tylko ten, kto stoi na czatach.
toy-bid-card = Karta licytacji
toy-lookout-rule = Kto stoi na czatach, wybiera skrzynię i do niej zagląda. W następnej rundzie robi to ktoś inny.
toy-warning-last-crate = To ostatnia skrzynia.

## What the coach says for an option

toy-advice-crate = W skrzyni jest od { $least } do { $most }.
toy-advice-unbeatable = Żadna z kart, które zostały innym, nie jest wyższa.
toy-advice-lowest-bid = To twoja najniższa karta: lepsze zostają u ciebie.
toy-advice-inside = Wiesz, co jest w środku: { $money }.
toy-crates = { $number ->
    [one] jedna skrzynia
    [few] { $number } skrzynie
   *[many] { $number } skrzyń
}
toy-holds = { $money }, { toy-crates }, karty licytacji: { $cards }

# The table in sentences.
toy-plain-car = { $state ->
    [seen] Licytacja o wagon { $car }: { $money }.
    [unseen] Licytacja o wagon { $car }. W skrzyni może być { $values }.
    [taken] Wagon { $car }: { $money } ma { $bandit }.
    [lost] Wagon { $car }: { $money } spadło z pociągu.
   *[closed] Skrzynia w wagonie { $car } jest zamknięta. Może w niej być { $values }.
}
toy-plain-player = { $name }: { toy-holds }.

## Options: what each is about, then each value

toy-option-all_equal = Co się dzieje, gdy żadna oferta nie jest jedyna.
toy-option-all_equal-lost = Skrzynia spada z pociągu.
toy-option-all_equal-lookout = Skrzynię zabiera ten, kto stoi na czatach.

## Awards at the end

toy-award-looks = Największa ciekawość
toy-award-looks-for = { $number ->
    [one] { $number } spojrzenie
    [few] { $number } spojrzenia
   *[other] { $number } spojrzeń
}

## Zadania

toy-theme-bid = Właściwa oferta
toy-theme-car = Właściwy wagon

## Ustawianie pozycji

toy-edit-taken = Zabrane przez
toy-edit-crate = W skrzyni
