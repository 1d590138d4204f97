### Questions whose answers are picks in order, such as the cards of a plan, whatever the game.

pick-hint = Ett i taget eller alla på en gång: nummer, första bokstäver, ord ({ $example }).
pick-place = Val { $place } av { $count }
pick-so-far = Hittills: { $picks }
pick-whole = Din plan: { $picks }
pick-accept = Bekräfta (Enter)
pick-back = Ångra det sista
pick-again = Börja om
pick-unknown = { $answer } går inte att välja här. Skriv ett nummer från 1 till { $count }, en första bokstav, eller ? för hjälp.
pick-nothing = Skriv ett nummer från 1 till { $count }, en första bokstav, eller ? för hjälp.
pick-twice = { $pick } är redan valt.
pick-too-many = { $count ->
    [one] Bara ett till går att välja.
   *[other] Bara { $count } till går att välja.
}
pick-confirm = Skriv 1 för att bekräfta, 2 för att ångra det sista eller 3 för att börja om.
pick-title = Medan du väljer
pick-help-back = ångra det sista
pick-help-again = börja om

# At the curtain: somebody whose sealed answer is not opened yet may have the screen back.
sealed-back = Eller skriv back, så får { $player } ändra ett svar.
