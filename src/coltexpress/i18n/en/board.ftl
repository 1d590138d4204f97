### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = The train
board-marshal = the Marshal
board-professore = Il Professore, on his hill
board-gatling = A Gatling

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }, { spot-at }
board-on-horse = { $name }, on a horse beside the train
board-in-dust = { $name }, in the dust beside the track

## Around the board

board-menu = Menu
board-side = Players and log
board-sheets = More
board-players = Players
board-story = Log
board-in-play = The card in play
board-plans = Everyone's plans
board-strip = The whole train: look at a car
board-prompt = What is going on
board-answers = Choices
board-animation = Animation
board-step = One step
board-skip = Skip to the end
board-again = Show the last round again
board-since = Since your last visit
board-why = Why?
board-why-line = Why? { $line }
board-all-quiet = All quiet on the train.
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
board-key-numbers = Pick a choice or a card
board-key-enter = Choose; again to confirm
board-key-escape = Cancel
board-key-back = Take back
board-key-space = Pause or resume
board-key-skip = Skip animation

## Lessons: somebody explains while the learner plays

lesson-watch = Watch…
lesson-next = Continue
lesson-back = Back
lesson-over = Start over
lesson-leave = Leave the tutorial
lesson-your-turn = Your turn

lesson-classic-welcome = Welcome aboard. This train is full of money, and you are Belle: pink dress, feather on the hat. No one has noticed you yet.
lesson-classic-people = Django and Tuco are here for the same reason. Whoever is richest when the train pulls in wins. What you hold is secret, and so is what they hold.
lesson-classic-loot = Purses hold $250 to $500. A jewel is worth $500, a strongbox $1000. The Marshal guards the locomotive. Everyone is inside a car or on its roof.
lesson-classic-goal = Each of you has six bullets. Whoever fires the most is the Gunslinger and earns $1000 at the end. A bullet that hits you becomes a useless card in your deck.
lesson-classic-round = Every round has a card. Its symbols are turns, from left to right: in each, everyone plays one card. At the end comes an event.
lesson-classic-hand = This half is called Schemin'. You play cards onto the common pile, one at a time. Nothing happens yet: you are only making plans.
lesson-classic-play-rob = There is a lot of loot in your car. Play Robbery: tap the card, and again to confirm.
lesson-classic-play-climb = A tunnel: cards are played face down, so no one sees them. Hide your way to the roof with a Floor Change.
lesson-classic-play-fire = Back in daylight. By then you will be on the roof, and from a roof you see far. Play Fire.
lesson-classic-play-move = Last turn. On the roofs you may run up to three cars. Play Move. The pale figure shows where you might end up.
lesson-classic-stealin = Now comes Stealin'. The pile is turned over and the cards are resolved in the order they were played, whether you still like them or not.
lesson-classic-rob-what = Your Robbery comes first. What will it be? Take the jewel.
lesson-classic-belle = Tuco plays Punch, and both you and Django stand beside him. But no one may choose Belle while there is someone else: that is your ability. Every bandit has one.
lesson-classic-punched = Django drops his purse and lands in the next car. Loot on the floor belongs to whoever picks it up.
lesson-classic-hidden = Your card from the tunnel: up you go. No one saw that coming.
lesson-classic-shot = You fire at Django. He takes one of your bullets, and his deck has one more card that is good for nothing.
lesson-classic-marshal = Django sends the Marshal into the next car. Whoever meets the Marshal inside takes a bullet and flees to the roof.
lesson-classic-move-where = Now run. Take the far roof, right above the Marshal.
lesson-classic-event = The event struck: a swivel arm swept everyone on the roofs to the back of the train. So much for running.
lesson-classic-end = That was one round. Four more like it, and the loot is counted. You know enough to rob a real train.

lesson-super-welcome = A fast ride, and a short one: at the end of every round the last car is uncoupled. You are Belle, in car 4.
lesson-super-facing = The red arrows show which way everyone faces. You only move the way you face, and you only shoot the way you face.
lesson-super-rear = Car 5 goes first. Whoever is still on the train and farthest back takes its loot card. Whoever stands in it is gone.
lesson-super-cards = Flip, Change Floor, Move, Fire. Each round you choose three of them in secret, and their order. Then, in turn order, each player reveals and resolves the first card; then the second; then the third.
lesson-super-plan = Django stands ahead of you. Plan Fire, then Change Floor, then Flip, and confirm the plan.
lesson-super-shot = A hit! Django flies one car further and is knocked down.
lesson-super-up = And it cost him a card: his next one only gets him back on his feet.
lesson-super-missed = Doc fired at no one. The first bandit in line of sight is hit, and there was none.
lesson-super-loose = There goes car 5. No one was in it, this time.
lesson-super-claimed = You were farthest back, so its loot card is yours. If several bandits are left at the end, the one with the most loot cards wins.
lesson-super-again = Now you stand in the last car, facing the wrong way. Get out: Flip, Move, and Fire with the last card.
lesson-super-end = Your bullet hit Doc on the locomotive, and past the end there is only dust. Two loot cards for you. The last one on the train wins.

lesson-armored-welcome = Two trains pass each other. In front is your own, the Starting Train; behind it rolls the Armored Train, and everything worth having is on that one.
lesson-armored-teams = You are Belle, on the blue team with Tuco. Django and Doc are red. The richer team wins, together. Teammates may talk during Schemin'; everyone can hear.
lesson-armored-opposite = The white arrows show where you can cross. For now only the two locomotives are side by side. After each round the trains slide on by two cars.
lesson-armored-treasure = Bags, Gold Nuggets, strongboxes, and in the armored cars three Secret Documents: the one of your own color is worth $4000.
lesson-armored-guards = Couriers guard the Secret Documents: meet one and you take a bullet. On two roofs stand Gatlings, for whoever gets there first.
lesson-armored-round = Schemin' goes as in the base game: turn by turn everyone plays a card onto the pile. Then it is turned over.
lesson-armored-play-climb = It is a long way to the front. Begin with a Floor Change: up to the roof.
lesson-armored-play-move = Then run along the roofs. Play Move.
lesson-armored-play-cross = The tunnel hides your best idea: another Move, to jump across.
lesson-armored-play-down = And down through the hatch, where a strongbox waits. Floor Change.
lesson-armored-run = Stealin'! Run all the way to your locomotive.
lesson-armored-cross = Here it comes: jump to the roof of the Armored Train's locomotive.
lesson-armored-nudged = Tuco plays Nudge: a teammate may act at once. He offers you a Robbery. Take it!
lesson-armored-strongbox = $1000 in a strongbox, thanks to Tuco. A Nudge is the best card when your teammate stands where you do not.
lesson-armored-couriers = The event of the round: all couriers change floor. Whoever was on the wrong one is sorry now.
lesson-armored-passing = The trains slide on. Other cars lie opposite each other now, and other roofs are one jump away.
lesson-armored-document = The Secret Documents lie inside the armored cars. You may look at one when you pick it up; only you know whose it is.
lesson-armored-end = After five rounds the trains part. Loot of bandits left on the Armored Train scores nothing, so be back in time. Good hunting.
