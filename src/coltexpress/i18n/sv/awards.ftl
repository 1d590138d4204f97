### Awards at the end of a game: what they are called, and what they were given for.

award-theft = Största kuppen
award-theft-for = { $money } på en gång
award-shots = Flest avlossade skott
award-shots-for = { $number } skott
award-wounds = Flest mottagna kulor
award-wounds-for = { $number ->
    [one] { $number } träff
   *[other] { $number } träffar
}
award-roof = Längsta löpningen över taken
award-roof-for = { $number ->
    [one] { $number } vagn
   *[other] { $number } vagnar
}
award-fled = Mest efterlyst av lagen
award-fled-for = på flykt { $number ->
    [one] en gång
   *[other] { $number } gånger
}
