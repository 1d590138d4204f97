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
board-side = Players and story
board-sheets = More
board-players = Players
board-story = Story
board-in-play = The card in play
board-plans = Plans of everybody
board-strip = The whole train: look at a car
board-prompt = What is going on
board-answers = Answers
board-animation = Animation
board-step = One step
board-skip = Skip to the end
board-again = Show the last round again
board-since = Since your last visit
board-why = Why?
board-why-line = Why? { $line }
board-all-quiet = All quiet on the train.
board-time-left = { $player } has { $time } left
board-money = { $money }
board-money-more = { $money } + ?

## Choosing

board-not-that = Not that
board-take-back = Take it back
board-plan-seal = Seal the plan
board-plan-sealed = Sealed. You may still change it.
board-plan-remove = Card { $number }, { $card }: take it out of the plan

## Keys

board-keys = By keyboard
board-key-arrows = From one thing to the next
board-key-numbers = Pick an answer or a card
board-key-enter = Choose; once more to mean it
board-key-escape = Not that
board-key-back = Take it back
board-key-space = Stop the show, and go on
board-key-skip = Skip the show

## Lessons: somebody explains while the learner plays

lesson-watch = Watch …
lesson-next = Go on
lesson-back = One step back
lesson-over = From the beginning
lesson-leave = Leave the lesson
lesson-your-turn = Your move

lesson-classic-welcome = Welcome aboard. This train is full of money, and you are Belle: pink dress, feather on the hat. Nobody has noticed you yet.
lesson-classic-people = Django and Tuco are here for the same reason. Whoever is richest when the train pulls in wins. Your purse is secret; theirs are too.
lesson-classic-loot = Purses hold $250 to $500. A jewel is worth $500, a strongbox $1000. The Marshal guards the locomotive. Everybody rides inside or on the roof of a car.
lesson-classic-goal = Each of you has six bullets in the gun. Whoever fires most earns $1000 at the end. A bullet that hits you becomes a useless card in your deck.
lesson-classic-round = Every round has a card. Its pictures are turns, from left to right: in each, everybody plays one card. At the end comes an event.
lesson-classic-hand = This half is called Schemin'. You lay cards on one pile, one at a time. Nothing happens yet: you are only making plans.
lesson-classic-play-rob = There is a lot of loot in your car. Play Robbery: tap the card, and once more to mean it.
lesson-classic-play-climb = A tunnel: cards are played face down, so nobody sees them. Hide your way to the roof with a Floor Change.
lesson-classic-play-fire = Back in daylight. By then you will be on the roof, and from a roof one sees far. Play Fire.
lesson-classic-play-move = Last turn. On the roofs you may run up to three cars. Play Move. The pale figure shows where you might end up.
lesson-classic-stealin = Now comes Stealin'. The pile is turned over and the cards are played out in the order they were laid, whether you still like them or not.
lesson-classic-rob-what = Your Robbery comes first. What will it be? Take the jewel.
lesson-classic-belle = Tuco plays Punch, and both you and Django stand beside him. But nobody may pick Belle while there is somebody else: that is your power. Every bandit has one.
lesson-classic-punched = Django drops his purse and lands in the next car. Loot on the floor belongs to whoever picks it up.
lesson-classic-hidden = Your card from the tunnel: up you go. Nobody saw that coming.
lesson-classic-shot = You fire at Django. He takes one of your bullets, and his deck has one more card that is good for nothing.
lesson-classic-marshal = Django sends the Marshal into the next car. Whoever meets the Marshal inside takes a bullet and flees to the roof.
lesson-classic-move-where = Now run. Take the far roof, right above the Marshal.
lesson-classic-event = The event struck: a swivel arm swept everybody on the roofs to the back of the train. So much for running.
lesson-classic-end = That was one round. Four more like it, and the loot is counted. You know enough to rob a real train.

lesson-super-welcome = A fast ride, and a short one: at the end of every round the last car is cut loose. You are Belle, in car 4.
lesson-super-facing = The red arrows show which way everybody looks. You only go where you look, and you only shoot where you look.
lesson-super-rear = Car 5 will go first. Whoever is still aboard and stands closest to the rear claims it as loot. Whoever stands in it is gone.
lesson-super-cards = Turn, Climb, Move, Fire. Each round you choose three of them in secret, and in which order. All first cards are played, then all second ones, then the third.
lesson-super-plan = Django stands ahead of you. Plan Fire, then Climb, then Turn, and seal the plan.
lesson-super-shot = A hit! Django flies one car further and lies on his back.
lesson-super-up = And it cost him a card: his next one only gets him back on his feet.
lesson-super-missed = Doc fired at nobody. The first in line of sight is hit, and there was none.
lesson-super-loose = There goes car 5. Nobody was in it, this time.
lesson-super-claimed = You stood closest to the rear, so it is yours. If several are left at the end, the one with the most cars wins.
lesson-super-again = Now you stand in the last car, looking the wrong way. Get out: Turn, Move, and Fire with the last card.
lesson-super-end = Doc met your bullet on the locomotive, and past the end there is only dust. Two cars for you. The last one aboard wins.

lesson-armored-welcome = Two trains pass each other. In front is your own, the Starting Train; behind it rolls the armored train, and everything worth having is on that one.
lesson-armored-teams = You are Belle, on the blue team with Tuco. Django and Doc are red. The richer team wins, together. Team-mates may talk while scheming, aloud.
lesson-armored-opposite = The white arrows show where you can cross. For now only the two locomotives are side by side. After each round the trains slide on by two cars.
lesson-armored-treasure = Bags, nuggets, strongboxes, and in the armored cars three documents: the one of your own colour is worth $4000.
lesson-armored-guards = Couriers guard the documents: meet one and you take a bullet. On two roofs stand Gatlings, for whoever gets there first.
lesson-armored-round = Schemin' goes as in the base game: turn by turn everybody lays a card on the pile. Then it is turned over.
lesson-armored-play-climb = It is a long way to the front. Begin with a Floor Change: up to the roof.
lesson-armored-play-move = Then run along the roofs. Play Move.
lesson-armored-play-cross = The tunnel hides your best idea: another Move, to jump across.
lesson-armored-play-down = And down through the hatch, where a strongbox waits. Floor Change.
lesson-armored-run = Stealin'! Run all the way to your locomotive.
lesson-armored-cross = Here it comes: jump to the roof of the armored locomotive.
lesson-armored-nudged = Tuco plays Nudge: a team-mate may act at once. He offers you a Robbery. Take it!
lesson-armored-strongbox = $1000 in a strongbox, thanks to Tuco. A Nudge is the best card when your team-mate stands where you do not.
lesson-armored-couriers = The event of the round: all couriers change floors. Whoever was on the wrong one is sorry now.
lesson-armored-passing = The trains slide on. Other cars lie opposite each other now, and other roofs are one jump away.
lesson-armored-document = The documents lie inside the armored cars. You may look at one when you pick it up; only you know whose it is.
lesson-armored-end = After five rounds the trains part. Whoever is still on the armored one counts for nobody, so be home in time. Good hunting.
