### Questions whose answers are picks in order, such as the cards of a plan, whatever the game.

pick-hint = One by one or all at once: numbers, first letters, words ({ $example }).
pick-place = Pick { $place } of { $count }
pick-so-far = So far: { $picks }
pick-whole = Your plan: { $picks }
pick-accept = Confirm (Enter)
pick-back = Take the last one back
pick-again = Start over
pick-unknown = { $answer } cannot be picked here. Type a number from 1 to { $count }, a first letter, or ? for help.
pick-nothing = Type a number from 1 to { $count }, a first letter, or ? for help.
pick-twice = { $pick } is picked already.
pick-too-many = { $count ->
    [one] Only one more can be picked.
   *[other] Only { $count } more can be picked.
}
pick-confirm = Type 1 to confirm, 2 to take the last one back, or 3 to start over.
pick-title = While picking
pick-help-back = take the last one back
pick-help-again = start over

# At the curtain: somebody whose sealed answer is not opened yet may have the screen back.
sealed-back = Or type back, and { $player } may change an answer.
