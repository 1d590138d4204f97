### Awards at the end of a game: what they are called, and what they were given for.

award-theft = Größter Coup
award-theft-for = { $money } auf einen Schlag
award-shots = Die meisten Schüsse
award-shots-for = { $number ->
    [one] { $number } Schuss
   *[other] { $number } Schüsse
}
award-wounds = Die meisten Treffer eingesteckt
award-wounds-for = { $number } Treffer
award-roof = Längster Lauf über die Dächer
award-roof-for = { $number } Wagen
award-fled = Meistgesucht
award-fled-for = { $number }-mal auf der Flucht vor dem Gesetz
