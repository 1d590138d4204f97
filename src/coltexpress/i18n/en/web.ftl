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
web-why-cause = What led to it
web-why-short = The rule in short
web-why-full = The rules in full

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
web-title-turn = ● Your turn · Colt Express
web-title-mine = My games · Colt Express
web-title-nowhere = Page not found · Colt Express

## When something goes wrong

web-lost = Connection lost. Reconnecting…
web-not-saving = The server cannot save right now; it keeps trying. The game goes on as soon as it can.
web-trouble-offline = No connection
web-trouble-offline-more = The server cannot be reached. Check your connection; nothing is lost.
web-trouble-nowhere = Page not found
web-trouble-nowhere-more = This page does not exist. Check the link.
web-trouble-no-room = No such table
web-trouble-no-room-more = It may be closed, or the code is mistyped.
web-trouble-broken = Something went wrong
web-trouble-broken-more = It is our fault, not yours. Your game is safe.

## The first screen

web-play-now = Play now
web-play-now-hint = You against three bots. No account, no waiting.
web-strength = Bot strength
web-strength-easy = Easy
web-strength-normal = Normal
web-strength-hard = Hard
web-temper = Temper
web-learn-soon = Learn in 3 minutes
web-play = Play
web-with-friends = With friends
web-three-games = Three ways to rob a train
web-ticket-facts = { $players } players · about { $minutes } minutes
web-my-rooms = Your tables
web-past-rooms = Finished games
web-new-room = New table
web-join = Join a table
web-join-hint = Enter the code or link you were given.
web-code = Code
web-code-go = Join
web-code-short = A code has six letters and digits.
web-open-rooms = Open tables
web-open-rooms-none = No open tables. Create one.
web-learn = Learn to play
web-learn-game = Learn { $game }
web-learn-hint = A few minutes for each game, step by step.
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
## My games

web-mine = My games
web-mine-all = All my games
web-mine-none = No games yet. Play one now: the bots are always ready.
web-mine-trouble = Your games could not be loaded.
web-mine-running = Running games
web-mine-totals = Totals
web-mine-more = Show older games
web-mine-summary = { $played ->
    [one] One game finished, { $won } won.
   *[other] { $played } games finished, { $won } won.
}
web-mine-waiting = Waiting for { $players }
web-mine-won = Won
web-mine-place = Place { $place } of { $players }
web-mine-given-up = Given up
web-mine-game = Game
web-mine-bandit = Bandit
web-mine-opponent = Opponent
web-mine-people = People
web-mine-played = Played
web-mine-wins = Wins
web-mine-best = Best
web-give-up = Give up
web-give-up-ask = Give up this game?
web-give-up-hint = A bot takes over your seat for good. You can watch how it ends, but you cannot come back.
web-give-up-not = Keep playing

## Setting a table

web-which-game = Which game?
web-your-name = Your name
web-their-name = Their name
web-stranger = Guest
web-how-many = How many players?
web-opponents = Your opponents
web-opponents-open = Friends with the link
web-opponents-bot = Bots
web-opponents-person = People on this device
web-opponents-mixed = Mixed
web-seats-each = Seat by seat
web-expert = Expert variant
web-guests = Guest bandits
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
web-room-settings = Table settings
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
web-chat-hint = Talk at the table.
web-house-rules = House rules
web-edition-own = Your own
web-edition-own-hint = Your own mix of the rules below.
web-create-room = Create table
web-start = Start game

## The lobby

web-in-the-room = Around the table
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
web-room-live = { $seconds } seconds for each decision, { $minutes } minutes in reserve.
web-room-slow = { $days ->
    [one] One day for each decision.
   *[other] { $days } days for each decision.
}
web-room-public = Anyone may take a seat or watch.
web-room-private = Only people with the link can find this table.
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
web-chat-unread = Chat, { $number ->
    [one] one new message
   *[other] { $number } new messages
}
web-chat-say = Write a message
web-chat-send = Send
web-emotes = Emotes
web-emote-howdy = Howdy!
web-emote-laugh = Ha ha!
web-emote-fist = You'll pay for that!
web-emote-draw = Draw!
web-emote-shrug = Oh well.
web-emote-bravo = Well played!
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
web-end-won = You win!
web-end-lost = You lose.
web-end-place = You finish { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
web-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
web-awards = Awards
web-turns = Turning points
web-picture = A picture to share
web-picture-share = Share picture
web-picture-save = Save picture
web-picture-failed = The picture could not be made.
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
web-coach = Coach
web-coach-hint = Says what is good about two or three options. Where several people play, only if the host allows it.
web-coach-room = Coach for everyone
web-coach-room-hint = Everyone at the table may ask the coach. Against bots alone you always may.
web-calls-title = When it is your turn
web-calls = Notifications
web-calls-hint = When this page is in the background, and in correspondence games even when it is closed.
web-calls-open = Only while this page is open: this browser cannot be reached once it is closed.
web-calls-blocked = Your browser blocks notifications from this page. Allow them in its settings first.
web-calls-unable = This browser cannot show notifications here; they need a secure address (https).
web-vibration = Vibration
web-vibration-hint = When you have not touched the screen for a while.
web-banter = Bots talk
web-banter-hint = Short lines in speech bubbles, now and then. Without them, emotes of players show in the chat only.
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

## The daily robbery

web-title-daily = The daily robbery · Colt Express
web-daily = The daily robbery
web-daily-hint = The same train, opponents and cards for everyone today. One try each.
web-daily-begin = Start today's robbery
web-daily-go-on = Continue your try
web-daily-ends = The next one starts in { $hours } h { $minutes } min
web-daily-rank = Rank { $rank } of { $seats }
web-daily-score = Score: { $score }
web-daily-place = { $tries } have played today. You are in place { $place }.
web-daily-void = This try has no result: it was given up, or finished too late.
web-daily-results = Today's results
web-daily-nobody = No one has finished it yet. Be the first.
web-daily-ranks = How everyone did
web-daily-rank-count = Rank { $rank }
web-daily-names = By name
web-daily-names-none = No one who asked to be listed has finished yet.
web-list-me = Show my name in results and ladders
web-list-me-hint = Off unless you turn it on. Others then see your name, rank and score.
web-daily-practice = Practice an earlier robbery
web-daily-practice-hint = The robbery of { $day }, as often as you like. It counts for nothing.
web-daily-share = Share result
web-daily-share-text = { $title } { $day }: { $game }. { $stars } Rank { $rank } of { $seats }, score { $score }
web-daily-seal = Today's seal
web-daily-fair = Sealed for today; the secret is shown when the day is over for everyone:
web-daily-board = See the final table

## Ratings, and everything about me

web-title-ladder = Ratings · Colt Express
web-ladder = Ratings
web-ladder-hint = Every finished game with other people or bots counts. Everyone starts at 1500.
web-ladder-mine = Your rating
web-ladder-none = No rated game yet. Play one to the end.
web-rating = { $rating } ± { $margin }
web-rated-games = Rated games: { $number }
web-ladder-form = Latest rated games
web-ladder-of = Ladder
web-ladder-empty = No one here yet. It takes { $least } rated games, and the wish to be listed.
web-ladder-people = People with a settled rating: { $number }, listed or not.
web-ladder-bot = Bot
web-my-data = Everything about you
web-my-data-hint = Download all that this server keeps about you, or delete it. In games with others your seat stays, without your name.
web-my-data-get = Download my data
web-my-data-erase = Delete everything…
web-passkeys = Passkeys
web-passkeys-hint = A passkey lets you come back as yourself on any of your devices, without a password. To play you need none.
web-passkeys-add = Add a passkey
web-passkeys-use = Sign in with a passkey
web-passkeys-added = The passkey is kept.
web-passkeys-in = Welcome back, { $name }.
web-passkeys-remove = Remove { $name }
web-passkeys-made = made { $date }
web-passkeys-used = last used { $date }
web-passkeys-failed = No passkey was made or used.
web-erase-title = Delete everything about you?
web-erase-hint = Games, ratings and results go for good, and you resign where you still play. Type your name, { $name }, to confirm.
web-erase = Delete for good
web-erased = Everything about you was deleted.

## Study

web-study = Analysis
web-study-of = Whose choices
web-study-waiting = The judge is looking at the game…
web-study-failed = The analysis is not available right now.
web-study-again = Try again
web-study-turn = Round { $round }: { $who }, from { $before } to { $after }
web-study-choices = Choices that gave much away
web-study-no-marks = None. Every choice was about as good as the best.
web-study-given = Round { $round }: { $given } given away
web-study-here = What the judge thought of each option
web-study-chosen = { $option } (chosen)
web-study-points = { $points } points
web-study-previous = Previous choice
web-study-next = Next choice

## The board of analysis

web-title-study = Analysis board · Colt Express
web-board = Analysis board
web-board-hint = Any position as a board: choose for everyone and see what the judge thinks.
web-board-line = Position line
web-board-open = Open
web-board-from = Or open any moment of a finished game: in its replay, choose Analysis, then “Try other choices”.
web-board-try = Try other choices
web-board-back = Take back
web-board-share = Copy link
web-board-over = The game is over here.
web-board-setup = The game is being set up; there is nothing to judge yet.
web-board-chances = Chance to win, by seat
web-edit = Edit position
web-edit-hint = Only what the game has is on offer, so every position you make can be played. It begins at the start of a turn, or when the pile is turned over.
web-edit-new = New position
web-edit-game = Game
web-edit-players = Players
web-edit-clock = The round
web-edit-add = Add…
web-edit-add-to = Add: { $part }
web-edit-remove = Remove { $what }
web-edit-none = none
web-edit-done = Analyze it
web-title-book = Opening book · Colt Express
web-book = Opening book
web-book-hint = Which first choices win, with which bandit, at which place.
web-book-bandit = Bandit
web-book-place = Place
web-book-any-place = any
web-book-choice = First choice
web-book-rate = Wins
web-book-interval = 95 % interval
web-book-games = Games
web-title-puzzles = Puzzles · Colt Express
web-puzzles = Puzzles
web-puzzles-hint = Positions from real games with one best choice. A new one every day.
web-puzzles-today = Puzzle of the day
web-puzzles-rating = Puzzle rating: { $rating }
web-puzzles-next = Next puzzle
web-puzzles-other = Another puzzle
web-puzzles-more = More puzzles
web-puzzles-game = Game
web-puzzles-theme = Theme
web-puzzles-any = Any
web-puzzles-best = Best
web-puzzles-yours = Your choice
web-puzzles-study = Open on the analysis board
web-puzzles-solved = Solved: { $solved } of { $tries }
web-puzzles-again = Only your first try counts for the rating.
web-puzzles-why = { $solved ->
    [yes] That gives a { $best } chance to win.
   *[no] It gives a { $best } chance to win; your choice, { $chosen }.
}
