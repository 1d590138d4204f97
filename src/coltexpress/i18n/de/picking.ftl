### Questions whose answers are picks in order, such as the cards of a plan, whatever the game.

pick-hint = Einzeln oder alle auf einmal: Nummern, Anfangsbuchstaben, Wörter ({ $example }).
pick-place = Wahl { $place } von { $count }
pick-so-far = Bisher: { $picks }
pick-whole = Dein Plan: { $picks }
pick-accept = Bestätigen (Enter)
pick-back = Die letzte zurücknehmen
pick-again = Von vorn
pick-unknown = { $answer } steht hier nicht zur Wahl. Gib eine Zahl von 1 bis { $count } ein, einen Anfangsbuchstaben, oder ? für Hilfe.
pick-nothing = Gib eine Zahl von 1 bis { $count } ein, einen Anfangsbuchstaben, oder ? für Hilfe.
pick-twice = { $pick } ist schon gewählt.
pick-too-many = { $count ->
    [one] Nur noch eine kann gewählt werden.
   *[other] Nur noch { $count } können gewählt werden.
}
pick-confirm = Gib 1 zum Bestätigen ein, 2, um die letzte zurückzunehmen, oder 3, um von vorn zu beginnen.
pick-title = Beim Wählen
pick-help-back = die letzte zurücknehmen
pick-help-again = von vorn beginnen

# At the curtain: somebody whose sealed answer is not opened yet may have the screen back.
sealed-back = Oder gib back ein, und { $player } darf eine Antwort ändern.
