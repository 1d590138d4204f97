### Awards at the end of a game: what they are called, and what they were given for.

award-theft = Biggest haul
award-theft-for = { $money } at once
award-shots = Most shots fired
award-shots-for = { $number ->
    [one] { $number } shot
   *[other] { $number } shots
}
award-wounds = Most bullets taken
award-wounds-for = { $number ->
    [one] { $number } hit
   *[other] { $number } hits
}
award-roof = Longest run across the roofs
award-roof-for = { $number ->
    [one] { $number } car
   *[other] { $number } cars
}
award-fled = Most wanted by the law
award-fled-for = on the run { $number ->
    [one] once
   *[other] { $number } times
}
