### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = Colt Express
web-tagline = Rob a train with your friends, or with bots.
web-unofficial = An unofficial fan project, neither made nor endorsed by the designer or the publisher of the game.
web-skip = Skip to the content
web-close = Close
web-loading = The train is coming …
web-try-again = Try again
web-go-home = Back to the station
web-or = or
web-settings = Settings
web-language = Language
web-save = Save
web-saved = Saved.
web-why = Why? The rules say:

# Titles of the window.
web-title-home = Colt Express
web-title-create = A new table · Colt Express
web-title-createGame = A new table · Colt Express
web-title-join = Join a table · Colt Express
web-title-invited = The table · Colt Express
web-title-table = The table · Colt Express
web-title-replay = Seen again · Colt Express
web-title-learn = Learn · Colt Express
web-title-lesson = A lesson · Colt Express
web-title-rules = Rules · Colt Express
web-title-rulesOf = Rules · Colt Express
web-title-settings = Settings · Colt Express
web-title-link = Another device · Colt Express
web-title-nowhere = Off the map · Colt Express

## When something goes wrong

web-lost = The wire is cut. Mending it …
web-not-saving = The server cannot save right now; it keeps trying. The game goes on as soon as it can.
web-trouble-offline = Nobody answers
web-trouble-offline-more = The telegraph is silent. Check your connection; nothing is lost.
web-trouble-nowhere = Nothing here but dust
web-trouble-nowhere-more = The rails do not lead here. Perhaps the link has lost a letter.
web-trouble-no-table = No such table
web-trouble-no-table-more = It may have been cleared away, or the code has a typo.
web-trouble-broken = Something jumped the rails
web-trouble-broken-more = It is our fault, not yours. Your game is safe.

## The first screen

web-play-now = Play now
web-play-now-hint = You against three bots. No account, no waiting.
web-play = Play
web-with-friends = With friends
web-three-games = Three ways to rob a train
web-ticket-facts = { $players } players · about { $minutes } minutes
web-my-tables = Your tables
web-past-tables = Past robberies
web-new-table = A new table
web-join = Join a table
web-join-hint = Somebody gave you a code, or a link.
web-code = Code
web-code-go = Join
web-code-short = A code has six letters and digits.
web-open-tables = Open tables
web-open-tables-none = All quiet on the line. Open a table and be the first.
web-learn = Learn to play
web-learn-game = Learn { $game }
web-learn-hint = Ten minutes on a real train, with nobody watching.
web-lesson = Take the lesson
web-rules = Rules

# A table in a list. $number counts open seats, or rounds.
web-row-over = over
web-row-lobby = { $number ->
    [0] about to start
    [one] one seat open
   *[other] { $number } seats open
}
web-row-your-turn = Your turn
web-row-round = Round { $number }
web-row-look-back = Look back
web-row-go-on = Go on
web-row-sit = Sit down
web-row-watch = Watch
web-row-bots = with bots

## Setting a table

web-which-game = Which game?
web-your-name = Your name
web-their-name = Their name
web-stranger = Stranger
web-how-many = How many players?
web-seats = Seats
web-seats-hint = Open seats are for whoever has the link. Several people can share this device.
web-seat = Seat { $number }
web-seat-you = You
web-seat-open = Open
web-seat-open-hint = for whoever comes
web-seat-bot = Bot
web-seat-here = On this device
web-seat-name = Name at seat { $number }
web-seat-level = Bot at seat { $number }
web-table-terms = Terms
web-clock = Clock
web-clock-none = None
web-clock-live = Live
web-clock-slow = Slow
web-clock-none-hint = Nobody hurries.
web-clock-live-hint = Seconds for each decision. Who runs out is replaced by a bot until back.
web-clock-slow-hint = Days for each decision. Play over a week.
web-clock-decision = For each decision
web-clock-reserve = Reserve
web-clock-days = For each decision
web-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
web-minutes = { $number ->
    [0] none
    [one] { $number } minute
   *[other] { $number } minutes
}
web-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
web-stand-in = Who stands in for the absent
web-public = Public table
web-public-hint = It is listed on the first screen; anybody may sit down or watch.
web-chat = Chat
web-chat-hint = Talk at the table. On the armored train team-mates fall silent while stealing.
web-house-rules = House rules
web-edition-classic-default = Our mix
web-edition-classic-zh = Traditional Chinese
web-edition-classic-sv = Swedish
web-edition-armored-en = English
web-edition-armored-pl = Polish
web-edition-own = Your own
web-edition-own-hint = Your own mix of the rules below.
web-open-table = Open the table
web-start = All aboard!

## The lobby

web-around-the-table = Around the table
web-seat-empty = Empty seat
web-bot = Bot
web-here = is here
web-away = is away
web-sit = Sit down
web-add-bot = Bot
web-remove-bot = Remove the bot from seat { $number }
web-kick = Ask { $name } to leave
web-leave = Leave the table
web-hot-seat-hint = You will share this device. A curtain falls between your turns.
web-fill-and-start = Fill with bots and start
web-waiting-for = { $number ->
    [one] Or wait for one more.
   *[other] Or wait for { $number } more.
}
web-waiting-for-host = Waiting for { $name } to ring the bell.
web-invite = Bring your friends
web-invite-hint = Send the link, read out the code, or let them scan it.
web-copy = Copy link
web-copied = Copied
web-share = Share
web-share-text = Come and rob a train: { $game }
web-qr = QR code of the invitation
web-terms-live = { $seconds } seconds for each decision, { $minutes } minutes in reserve.
web-terms-slow = { $days ->
    [one] One day for each decision.
   *[other] { $days } days for each decision.
}
web-terms-public = Anybody may sit down or watch.
web-terms-private = Only those with the link find this table.
web-fair = The shuffle is sealed:
web-fair-hint = Nobody can choose the cards: every player's device adds a sealed part. So far: { $parts }.
web-fair-dealing = The cards are being shuffled …
web-fair-end = The seal is open; anyone can check the shuffle:
web-fair-left-out = Sealed but not opened in time, so not in the shuffle: { $players }.
web-fair-check = To check every card, take the record home and run
web-fair-server = The server has changed its seal since you sat down. Do not trust this shuffle.
web-fair-mine = Your seal is not in the shuffle: the game started before it arrived, or the server left it out.
web-fair-missing = Your part is not in the shuffle: it arrived too late, or the server left it out.
web-fair-wrong = The seals do not fit what was opened. Do not trust this shuffle.
web-the-gang = The gang
web-chat-none = Nobody has said a word.
web-chat-say = Say something
web-chat-send = Say it
web-casting-wait = { $players } is choosing a bandit …

## At the table

web-wait = Somebody is thinking

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player } is choosing a bandit.
    [play-or-draw] { $player } is choosing a card.
    [discard-which] { $player } is sorting a hand.
    [keep-which] { $player } is sorting a hand.
    [move-where] { $player } is looking along the train.
    [climb-where] { $player } is looking for the ladder.
    [marshal-where] { $player } is whispering to the Marshal.
    [fire-at-whom] { $player } is taking aim.
    [rob-what] { $player } is eyeing the loot.
    [punch-whom] { $player } is clenching a fist.
    [punch-what] { $player } is clenching a fist.
    [throw-where] { $player } is clenching a fist.
    [which-plan] { $player } is making a plan.
    [heal-which] { $player } is picking out bullets.
    [nudge-whom] { $player } is winking at somebody.
    [nudge-what] { $player } is winking at somebody.
   *[other] { $player } is thinking.
}
web-curtain-hint = Everybody else: look out of the window.
web-curtain-lift = I am { $player }

## The end

web-counting = The loot goes on the table, the poorest first.
web-count-skip = Count it all
web-winner = Winner
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = See it again
web-see-board = Back to the board
web-record = Download the record
web-fortunes = Fortunes
web-fortunes-chart = How everybody's money went, round by round
web-round-short = R{ $number }
web-replay-moment = Moment
web-replay-place = Moment { $number } of { $all }
web-replay-back = Previous card
web-replay-forward = Next card
web-replay-eyes = Whose eyes
web-replay-share = Link to this moment
web-pause = Pause
web-play-on = Play

## Settings

web-theme = Light
web-theme-auto = As the system
web-theme-light = Noon
web-theme-dark = Dusk
web-theme-now = { $theme ->
    [light] Noon. Change the light
    [dark] Dusk. Change the light
   *[auto] As the system. Change the light
}
web-still = Hold still
web-still-hint = No drifting land, no flying bullets; only cross-fades.
web-sound = Sound
web-sound-hint = Shots, coins and a whistle, made on the spot.
web-sound-on = Sound is on
web-sound-off = Sound is off
web-volume = Volume
web-speed = Speed
web-confirm = Ask twice
web-confirm-hint = Confirm a choice where a slip would hurt.
web-you = You
web-device = Play on another device
web-device-hint = You need no account. To be the same bandit on your phone, show it a code.
web-device-qr = QR code for your other device
web-link-here = Be the same bandit here
web-link-here-hint = This device will sit on your seats, as your other one does. The code works once.
web-link-use = That is me
web-forget = Forget me on this device
web-forget-all = Forget me everywhere
web-forgotten = Never seen you before.
web-about = Everything here is drawn, written and programmed anew; the rules are those of the printed games.
web-licences = Licences of fonts and parts

## Rules at a glance

web-rules-short = In short
web-rules-cards = Cards
web-rules-turns = Turns
web-rules-events = Events at the end of a round
web-rules-places = Places
web-rules-plans = Il Professore's cards
web-rules-ledger = Every clause
web-rules-english = The clauses are kept in English.
web-rules-search = Search the clauses
web-rules-none = No clause says that.

web-rules-classic-goal = You are a bandit on a moving train. After five rounds the richest one wins. Purses hold a secret sum, jewels are worth $500, strongboxes $1000, and the fastest gun earns $1000 more.
web-rules-classic-round = Each round has two halves: Schemin', when everybody plays cards onto one pile, and Stealin', when the pile is turned over and the plans meet the truth.
web-rules-classic-schemin = Draw six cards. In each turn on the round card, play one onto the pile or draw three more. In tunnels cards lie face down, so keep in mind who went where.
web-rules-classic-stealin = Cards are played out in order, as printed, whether you still like them or not. Choose where to go, whom to hit, what to take. Meet the Marshal and you flee to the roof with a bullet.
web-rules-classic-end = Bullets you take clog your deck. At the end of a round the event of its card strikes. After the fifth, the loot is counted.

web-rules-super-goal = A train loses a car every round. Whoever stands closest to the rear takes it as loot, if still aboard. Be the last one on the train, or the richest.
web-rules-super-round = Each round you plan three cards in secret, in order. Then everybody's first card is revealed and played, then the second, then the third.
web-rules-super-schemin = Bandits look one way and stand in line. A move goes where you look, a shot hits the first one ahead. Turn around in time.
web-rules-super-stealin = Who is hit flies one car further and lies down; the next card only gets you up. Past the end of the train is only dust.
web-rules-super-end = At the end of the round the last car is cut loose, with everybody on it. When only the locomotive is left, the cars that you have won decide.

web-rules-armored-goal = Two trains pass each other, and two teams want what is on the armored one. Bring it home to the Starting Train before they part; who is left behind counts for nobody.
web-rules-armored-round = Scheme and steal as in the base game. After each round the trains slide on by two cars, and other roofs lie opposite.
web-rules-armored-schemin = Team-mates may talk while scheming, aloud, and must be silent while stealing. A Nudge gives one of them an action.
web-rules-armored-stealin = Couriers guard the documents, Gatlings sweep the roofs. Loot is grabbed blindly, and only you know what is in it.
web-rules-armored-end = The document of your own team is worth $4000, nuggets may be fool's gold, and the Wild Bunch pays whoever shot most couriers. The richer team wins together.
