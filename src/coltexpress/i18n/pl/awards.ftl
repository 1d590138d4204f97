### Awards at the end of a game: what they are called, and what they were given for.

award-theft = Największy skok
award-theft-for = { $money } za jednym razem
award-shots = Najwięcej strzałów
award-shots-for = { $number ->
    [one] { $number } strzał
    [few] { $number } strzały
   *[other] { $number } strzałów
}
award-wounds = Najwięcej otrzymanych kul
award-wounds-for = { $number ->
    [one] { $number } trafienie
    [few] { $number } trafienia
   *[other] { $number } trafień
}
award-roof = Najdłuższy bieg po dachach
award-roof-for = { $number ->
    [one] { $number } wagon
    [few] { $number } wagony
   *[other] { $number } wagonów
}
award-fled = Wróg publiczny numer jeden
award-fled-for = { $number ->
    [one] { $number } ucieczka przed prawem
    [few] { $number } ucieczki przed prawem
   *[other] { $number } ucieczek przed prawem
}
