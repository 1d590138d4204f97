# What the server refuses, said to the person who asked. Nothing but variables may stand in these
# messages: the server reads them without a Fluent library.

## What was sent

error-bad-message = That message cannot be read: { $why }
error-too-long = That is too long; at most { $limit } bytes are read.
error-wrong-version = This page is out of date. Load it again.
error-hello-first = The first message must say which table this is about.
error-bad-settings = The game cannot be played with these settings: { $why }
error-bad-seats = That does not fit the number of seats: { $players }
error-bad-level = There is no bot called { $level } here.
error-bad-name = Choose a name of visible characters, at most { $limit } of them.
error-bad-line = Write a message of visible characters, at most { $limit } of them.
error-bad-endpoint = This browser gave an address that no message can be sent to.
error-wrong-method = That cannot be done here.
error-no-such-page = There is nothing at this address.

## Who sent it

error-not-a-guest = Choose a name first.
error-forbidden-origin = Requests from other sites are refused.
error-wrong-host = This server does not go by the name { $host }. Open the address that it printed, or ask whoever runs it to start it with --host-name { $host }.
error-not-the-host = Only the host of the table may do that.
error-not-your-seat = Seat { $seat } is not yours.
error-not-a-player = Only people who sat at this table can ask for a rematch.
error-no-such-link = This code does not work. It may be too old, or it was used already.
error-wrong-name = That is not your name here. Nothing was deleted.
error-bad-passkey = This passkey cannot be used here. Try again, or use another one.
error-too-many-passkeys = This passkey is there already, or you have { $limit } of them, which is the most.
error-too-fast = Not so fast. Try again in { $seconds } s.
error-too-many-rooms = You have { $limit } tables already. Finish one before you open another.
error-too-many-sockets = Too many connections at once; { $limit } are allowed.
error-too-many-connections = Too many connections from your address at once; { $limit } are allowed. Close some pages and try again.
error-too-slow = The rest of the request did not come in time. Try again.

## Tables

error-no-such-room = There is no table with this code.
error-other-rules = This game was begun with version { $rules } of its rules, and this server plays version { $version } now. It cannot go on here; open a new table.
error-no-open-seat = No seat is open at this table.
error-seats-are-open = Some seats are still open. Fill them with people or bots first.
error-seat-taken = Someone is in seat { $seat } already.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet; until then its secrets stay here.
error-game-over = The game is over.
error-resigned = You resigned; a bot plays this seat.
error-bad-part = The opened part of seat { $seat } does not match its seal.
error-already-dealt = The cards are dealt already.
error-bad-position = This position cannot be set up: { $why }
error-one-try = In the daily robbery you have one try: what you chose stands, and no bot plays for you.
error-day-not-over = Today's robbery stays secret until the day is over for everyone.

## Choices

error-stale = The game has moved on. Choose again.
error-not-asked = Seat { $seat } has nothing to choose now.
error-not-offered = That is not among the choices.
error-no-more-changes = You have changed this answer { $limit } times; it stays as it is now.
error-nothing-to-take-back = You have not chosen anything yet.
error-others-have-chosen = Too late to take back: someone else has chosen.
error-something-was-revealed = Cannot be taken back: it revealed something new.

## Chat

error-no-coach = At this table there is no help from the coach. The host can allow it when opening a table.
error-chat-is-off = There is no chat at this table.
error-no-talking-now = During Stealin' no one may talk. Wait for the next round.

## The server itself

error-not-kept = Not saved. Try again.
error-unavailable = The server cannot reach its data right now. It keeps trying; try again in a moment.
error-closing = The server is about to stop. It will be back soon.
error-failed = Something went wrong on the server. Nothing was changed.
