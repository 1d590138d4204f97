# What the server refuses, said to the person who asked. Nothing but variables may stand in these
# messages: the server reads them without a Fluent library.

## What was sent

error-bad-message = 看不懂這則訊息：{ $why }
error-too-long = 太長了，最多只讀{ $limit }位元組。
error-wrong-version = 這個頁面過期了，請重新載入。
error-hello-first = 第一則訊息要說明是哪一桌。
error-bad-settings = 這樣沒辦法玩：{ $why }
error-bad-seats = 和座位數不合：{ $players }
error-bad-level = 這裡沒有叫{ $level }的電腦。
error-bad-name = 名字要有看得見的字，最多{ $limit }個字元。
error-bad-line = 請寫些看得見的字，最多{ $limit }個字元。
error-wrong-method = 這裡不能這樣做。
error-no-such-page = 這個網址什麼都沒有。

## Who sent it

error-not-a-guest = 請先取個名字。
error-forbidden-origin = 別的網頁不能在這裡替你說話。
error-wrong-host = 這個伺服器不叫{ $host }。請開啟它印出的網址；要用這個名稱，請架設者以 --host-name { $host } 啟動。
error-not-the-host = 只有桌主可以這樣做。
error-not-your-seat = { $seat }號座位不是你的。
error-not-a-player = 只有坐過這一桌的人才能要求再來一局。
error-no-such-link = 這個代碼不能用，可能過期了，或已經用過。
error-too-fast = 別急，{ $seconds }秒後再試。
error-too-many-tables = 你已經有{ $limit }桌了，先結束一桌再開新的。
error-too-many-sockets = 同時連線太多，上限是{ $limit }。
error-too-many-connections = 你的位址同時連線太多，上限是{ $limit }。請關掉幾個頁面再試。
error-too-slow = 請求的其餘部分沒有及時送到，請再試一次。

## Tables

error-no-such-table = 沒有這個代碼的桌子。
error-other-rules = 這場遊戲以規則第 { $rules } 版開始，伺服器現在使用第 { $version } 版，無法在此繼續，請另開一桌。
error-no-open-seat = 這桌沒有空位。
error-seats-are-open = 還有空位，先讓真人或電腦坐滿。
error-seat-taken = { $seat }號座位已經有人了。
error-already-started = 遊戲已經開始了。
error-not-started = 遊戲還沒開始。
error-not-over = 遊戲還沒結束，在那之前秘密不外傳。
error-game-over = 遊戲結束了。
error-resigned = 這個座位你已經永遠交給電腦了。
error-bad-part = { $seat }號座位的份額與封存的不符。
error-already-dealt = 牌已經發好了。

## Choices

error-stale = 桌上的情況已經變了，看清楚再選。
error-not-asked = 現在沒有問{ $seat }號座位任何事。
error-not-offered = 沒有這個選項。
error-no-more-changes = 這個答案已經改了 { $limit } 次，就照現在的算。
error-nothing-to-take-back = 你還沒選過任何東西。
error-others-have-chosen = 只有在別人還沒選之前才能收回，而已經有人選了。
error-something-was-revealed = 只有在你沒因此看到新東西時才能收回，而這次你看到了。

## Chat

error-chat-is-off = 這桌沒有聊天。
error-no-talking-now = 動手時不能交談，等下一輪吧。

## The server itself

error-not-kept = 剛才沒能存下來，看看桌面再試一次。
error-unavailable = 伺服器現在讀不到資料，會一直重試；請稍後再試。
error-closing = 伺服器即將停止，很快就回來。
error-failed = 伺服器出了問題，什麼都沒有改變。
