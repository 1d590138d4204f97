### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = The train
board-marshal = the Marshal
board-professore = Il Professore, on his hill
board-gatling = A Gatling

# Somebody or something, and where. $what is a name, or "2 purses".
board-at = { $what }, { spot-at }
board-on-horse = { $name }, on a horse beside the train
board-in-dust = { $name }, in the dust beside the track

## Around the board

board-menu = Menu
board-plain = Text version
board-side = Players and log
board-sheets = More
board-players = Players
board-story = Log
board-story-keys = The up and down arrows go from line to line; Enter explains one.
board-in-play = The card in play
board-plans = Everyone's plans
board-strip = The whole train: look at a car
board-further = See the whole train
board-nearer = Zoom in
board-prompt = What is going on
board-answers = Choices
board-animation = Animation
board-step = One step
board-skip = Skip to the end
board-again = Show the last round again
board-since = Since your last visit
board-why = Why?
board-why-line = Why? { $line }
board-rule = The rule
board-time = Time left
board-time-left = { $player } { AGREE($player, "has", "have") } { $time } left
board-money = { $money }
board-money-more = { $money } + ?

## Choosing

board-not-that = Cancel
board-take-back = Take back
board-plan-seal = Confirm plan
board-plan-sealed = Confirmed. You can change it until everyone is ready.
board-plan-remove = Card { $number }, { $card }: remove from the plan

## Keys

board-keys = Keyboard
board-key-arrows = Move from one thing to the next
board-key-numbers = Pick a card or a choice; Enter confirms
board-key-enter = Choose; again to confirm
board-key-escape = Cancel
board-key-explain = Show what a thing is, and its rule
board-key-back = Take back
board-key-space = Pause or resume
board-key-skip = Skip animation
board-key-coach = Coach on or off
board-coach-not-here = Not at this table: the host has not allowed it.
board-coach-more = { $number ->
    [one] Show one more
   *[other] Show { $number } more
}
board-coach-fewer = Show only the first

## Lessons: somebody explains while the learner plays

lesson-watch = Watch…
lesson-next = Continue
lesson-back = Back
lesson-over = Start over
lesson-leave = Leave the tutorial
lesson-your-turn = Your turn
