### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = Colt Express
web-tagline = Rob a train with your friends, or with bots.
web-unofficial = An unofficial fan project, neither made nor endorsed by the designer or the publisher of the game.
web-skip = Skip to the content
web-close = Close
web-loading = Loading…
web-try-again = Try again
web-go-home = Home
web-or = or
web-settings = Settings
web-language = Language
web-save = Save
web-saved = Saved.
web-why = Why? The rules say:

# Titles of the window.
web-title-home = Colt Express
web-title-create = New table · Colt Express
web-title-createGame = New table · Colt Express
web-title-join = Join a table · Colt Express
web-title-invited = Table · Colt Express
web-title-room = Table · Colt Express
web-title-replay = Replay · Colt Express
web-title-learn = Tutorial · Colt Express
web-title-lesson = Tutorial · Colt Express
web-title-rules = Rules · Colt Express
web-title-rulesOf = Rules · Colt Express
web-title-settings = Settings · Colt Express
web-title-link = Another device · Colt Express
web-title-nowhere = Page not found · Colt Express

## When something goes wrong

web-lost = Connection lost. Reconnecting…
web-not-saving = The server cannot save right now; it keeps trying. The game goes on as soon as it can.
web-trouble-offline = No connection
web-trouble-offline-more = The server cannot be reached. Check your connection; nothing is lost.
web-trouble-nowhere = Page not found
web-trouble-nowhere-more = This page does not exist. Check the link.
web-trouble-no-table = No such table
web-trouble-no-table-more = It may be closed, or the code is mistyped.
web-trouble-broken = Something went wrong
web-trouble-broken-more = It is our fault, not yours. Your game is safe.

## The first screen

web-play-now = Play now
web-play-now-hint = You against three bots. No account, no waiting.
web-play = Play
web-with-friends = With friends
web-three-games = Three ways to rob a train
web-ticket-facts = { $players } players · about { $minutes } minutes
web-my-tables = Your tables
web-past-tables = Finished games
web-new-table = New table
web-join = Join a table
web-join-hint = Enter the code or link you were given.
web-code = Code
web-code-go = Join
web-code-short = A code has six letters and digits.
web-open-tables = Open tables
web-open-tables-none = No open tables. Create one.
web-learn = Learn to play
web-learn-game = Learn { $game }
web-learn-hint = Ten minutes, step by step.
web-lesson = Start the tutorial
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
web-row-look-back = Watch replay
web-row-go-on = Continue
web-row-sit = Take a seat
web-row-watch = Watch
web-row-bots = with bots

## Setting a table

web-which-game = Which game?
web-your-name = Your name
web-their-name = Their name
web-stranger = Guest
web-how-many = How many players?
web-seats = Seats
web-seats-hint = Open seats are for anyone with the link. Several people can share this device.
web-seat = Seat { $number }
web-seat-you = You
web-seat-open = Open
web-seat-open-hint = anyone with the link
web-seat-bot = Bot
web-seat-here = On this device
web-seat-name = Name at seat { $number }
web-seat-level = Bot at seat { $number }
web-table-terms = Table settings
web-clock = Time limit
web-clock-none = None
web-clock-live = Real time
web-clock-slow = Correspondence
web-clock-none-hint = No time limit.
web-clock-live-hint = Seconds for each decision. When your time runs out, a bot plays for you until you are back.
web-clock-slow-hint = Days for each decision, to play over a week or more.
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
web-stand-in = Bot for absent players
web-public = Public table
web-public-hint = It is listed on the home page; anyone may take a seat or watch.
web-chat = Chat
web-chat-hint = Talk at the table. In Couriers & Armored Train the chat is closed during Stealin'.
web-house-rules = House rules
web-edition-classic-default = Our mix
web-edition-classic-zh = Traditional Chinese
web-edition-classic-sv = Swedish
web-edition-armored-en = English
web-edition-armored-pl = Polish
web-edition-own = Your own
web-edition-own-hint = Your own mix of the rules below.
web-open-table = Create table
web-start = Start game

## The lobby

web-around-the-table = Around the table
web-seat-empty = Open seat
web-bot = Bot
web-here = online
web-away = away
web-sit = Take a seat
web-add-bot = Add bot
web-remove-bot = Remove the bot from seat { $number }
web-kick = Remove { $name }
web-leave = Leave the table
web-hot-seat-hint = You share this device. The screen is covered between your turns.
web-fill-and-start = Fill with bots and start
web-waiting-for = { $number ->
    [one] Or wait for one more.
   *[other] Or wait for { $number } more.
}
web-waiting-for-host = Waiting for { $name } to start the game.
web-invite = Invite friends
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
web-terms-public = Anyone may take a seat or watch.
web-terms-private = Only people with the link can find this table.
web-fair = The shuffle is sealed:
web-fair-hint = No one can choose the cards: every player's device adds a sealed part. So far: { $parts }.
web-fair-dealing = The cards are being shuffled…
web-fair-end = The seal is open; anyone can check the shuffle:
web-fair-left-out = Sealed but not opened in time, so not in the shuffle: { $players }.
web-fair-check = To check every card, download the game record and run
web-fair-server = The server has changed its seal since you sat down. Do not trust this shuffle.
web-fair-mine = Your seal is not in the shuffle: the game started before it arrived, or the server left it out.
web-fair-missing = Your part is not in the shuffle: it arrived too late, or the server left it out.
web-fair-wrong = The seals do not match what was opened. Do not trust this shuffle.
web-the-gang = The gang
web-chat-none = No messages yet.
web-chat-say = Write a message
web-chat-send = Send
web-casting-wait = Choosing a bandit: { $players }

## At the table

web-wait = Someone is thinking

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player } { AGREE($player, "is", "are") } choosing a bandit.
    [play-or-draw] { $player } { AGREE($player, "is", "are") } choosing a card.
    [discard-which] { $player } { AGREE($player, "is", "are") } sorting a hand.
    [keep-which] { $player } { AGREE($player, "is", "are") } sorting a hand.
    [move-where] { $player } { AGREE($player, "is", "are") } looking along the train.
    [climb-where] { $player } { AGREE($player, "is", "are") } looking for the ladder.
    [marshal-where] { $player } { AGREE($player, "is", "are") } whispering to the Marshal.
    [fire-at-whom] { $player } { AGREE($player, "is", "are") } taking aim.
    [rob-what] { $player } { AGREE($player, "is", "are") } eyeing the loot.
    [punch-whom] { $player } { AGREE($player, "is", "are") } clenching a fist.
    [punch-what] { $player } { AGREE($player, "is", "are") } clenching a fist.
    [throw-where] { $player } { AGREE($player, "is", "are") } clenching a fist.
    [which-plan] { $player } { AGREE($player, "is", "are") } making a plan.
    [heal-which] { $player } { AGREE($player, "is", "are") } picking out bullets.
    [nudge-whom] { $player } { AGREE($player, "is", "are") } winking at someone.
    [nudge-what] { $player } { AGREE($player, "is", "are") } winking at someone.
   *[other] { $player } { AGREE($player, "is", "are") } thinking.
}
web-curtain-hint = Everyone else: look out of the window.
web-curtain-lift = I am { $player }

## The end

web-counting = The loot goes on the table, the poorest player's first.
web-count-skip = Skip
web-winner = Winner
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Watch replay
web-see-board = Back to the board
web-record = Download the game record
web-fortunes = Money by round
web-fortunes-chart = Everyone's money, round by round
web-round-short = R{ $number }
web-replay-moment = Step
web-replay-place = Step { $number } of { $all }
web-replay-back = Previous card
web-replay-forward = Next card
web-replay-viewer = View as
web-replay-share = Link to this step
web-pause = Pause
web-play-on = Play

## Settings

web-theme = Appearance
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-now = { $theme ->
    [light] Appearance: light. Change
    [dark] Appearance: dark. Change
   *[auto] Appearance: system. Change
}
web-still = Reduce motion
web-still-hint = No moving landscape, no flying bullets; only fades.
web-sound = Sound
web-sound-hint = Gunshots, coins and a whistle.
web-sound-on = Sound is on
web-sound-off = Sound is off
web-volume = Volume
web-speed = Speed
web-confirm = Confirm choices
web-confirm-hint = Ask again before a choice that matters.
web-you = You
web-device = Play on another device
web-device-hint = You need no account. To use your seats on your phone, show it a code.
web-device-qr = QR code for your other device
web-link-here = Use your seats on this device
web-link-here-hint = This device will have your seats, as your other one does. The code works once.
web-link-use = Link device
web-forget = Remove my data from this device
web-forget-all = Remove my data from all devices
web-forgotten = Your data was removed.
web-about = Everything here is drawn, written and programmed anew; the rules are those of the printed games.
web-licences = Font and component licenses

## Rules at a glance

web-rules-short = Overview
web-rules-cards = Cards
web-rules-turns = Turns
web-rules-events = Events at the end of a round
web-rules-places = Places
web-rules-plans = Il Professore's cards
web-rules-ledger = Every rule
web-rules-search = Search the rules
web-rules-none = No matching rule.

web-rules-classic-goal = You are a bandit on a moving train. After five rounds the richest one wins. Purses hold a secret sum, jewels are worth $500, strongboxes $1000, and whoever fired the most bullets earns $1000 more.
web-rules-classic-round = Each round has two halves: Schemin', when everyone plays cards onto one pile, and Stealin', when the pile is turned over and the plans meet the truth.
web-rules-classic-schemin = Draw six cards. In each turn on the round card, play one onto the pile or draw three more. In tunnels cards are played face down, so keep in mind who went where.
web-rules-classic-stealin = Cards are resolved in the order they were played, whether you still like them or not. Choose where to go, whom to hit, what to take. Meet the Marshal and you flee to the roof with a bullet.
web-rules-classic-end = Bullets you take clog your deck. At the end of a round the event of its card strikes. After the fifth, the loot is counted.

web-rules-super-goal = The train loses a car every round. Whoever is farthest back takes its loot card, if still on the train. Be the last one on the train, or hold the most loot cards.
web-rules-super-round = Each round you plan three cards in secret. Then, in turn order, each player reveals and resolves the first card; then the second; then the third.
web-rules-super-schemin = Bandits face one way and stand in line. A move goes the way you face, a shot hits the first one ahead. Flip in time.
web-rules-super-stealin = Whoever is hit flies one car further and is knocked down; the next card only gets you up. Past the end of the train is only dust.
web-rules-super-end = At the end of the round the last car is uncoupled, with everyone on it. When only the locomotive is left, the number of loot cards decides.

web-rules-armored-goal = Two trains pass each other, and two teams want what is on the Armored Train. Bring it to the Starting Train before they part: loot of bandits left on the Armored Train scores nothing.
web-rules-armored-round = Schemin' and Stealin' as in the base game. After each round the trains slide on by two cars, and other roofs are opposite.
web-rules-armored-schemin = Teammates may talk during Schemin', and everyone can hear; during Stealin' no one may talk. A Nudge gives a teammate an action.
web-rules-armored-stealin = Couriers guard the Secret Documents, Gatlings sweep the roofs. Only you may look at the loot you take.
web-rules-armored-end = The Secret Document of your own team is worth $4000, Gold Nuggets may be fool's gold, and the team that fired the most bullets at couriers wins the Wild Bunch title. The richer team wins together.
