# What the server refuses, said to the person who asked. Nothing but variables may stand in these
# messages: the server reads them without a Fluent library.

## What was sent

error-bad-message = 無法讀取這則訊息：{ $why }
error-too-long = 內容太長，上限是{ $limit }位元組。
error-wrong-version = 這個頁面的版本太舊，請重新載入。
error-hello-first = 第一則訊息必須說明是哪張牌桌。
error-bad-settings = 不能用這些設定進行遊戲：{ $why }
error-bad-seats = 與座位數不符：{ $players }
error-bad-level = 這裡沒有名為 { $level } 的電腦玩家。
error-bad-name = 請輸入看得見的名字，最多{ $limit }個字元。
error-bad-line = 請輸入看得見的訊息，最多{ $limit }個字元。
error-bad-endpoint = 這個瀏覽器提供的位址無法接收訊息。
error-wrong-method = 這裡不能這樣做。
error-no-such-page = 這個網址沒有內容。

## Who sent it

error-not-a-guest = 請先取一個名字。
error-forbidden-origin = 不接受來自其他網站的要求。
error-wrong-host = 這個伺服器不使用 { $host } 這個名稱。請開啟它顯示的網址，或請架設者以 --host-name { $host } 啟動。
error-not-the-host = 只有桌主可以這樣做。
error-not-your-seat = 座位{ $seat }不是你的。
error-not-a-player = 只有在這張牌桌入座過的人可以要求再來一局。
error-no-such-link = 這個代碼無效，可能已過期或已用過。
error-wrong-name = 這不是你在這裡的名字，沒有刪除任何資料。
error-bad-passkey = 這個通行密鑰無法在這裡使用。請再試一次，或改用另一個。
error-too-many-passkeys = 這個通行密鑰已經存在，或你已有上限 { $limit } 個。
error-too-fast = 操作太快，請在{ $seconds }秒後再試。
error-too-many-rooms = 你已經有{ $limit }張牌桌，請先結束一張再建立新的。
error-too-many-sockets = 同時連線太多，上限是{ $limit }。
error-too-many-connections = 來自你的位址的同時連線太多，上限是{ $limit }。請關閉幾個頁面再試。
error-too-slow = 要求的其餘部分沒有及時送達，請再試一次。

## Tables

error-no-such-room = 沒有這個代碼的牌桌。
error-other-rules = 這局以規則第 { $rules } 版開始，而伺服器現在使用第 { $version } 版，無法在這裡繼續，請建立新牌桌。
error-no-open-seat = 這張牌桌沒有空位。
error-seats-are-open = 還有空位，請先由玩家或電腦玩家坐滿。
error-seat-taken = 座位{ $seat }已經有人了。
error-already-started = 遊戲已經開始。
error-not-started = 遊戲還沒開始。
error-not-over = 遊戲還沒結束，在那之前祕密不會公開。
error-game-over = 遊戲已經結束。
error-resigned = 你已認輸，這個座位由電腦玩家接手。
error-bad-part = 座位{ $seat }的份額與封存的不符。
error-already-dealt = 卡已經發好了。
error-bad-position = 無法擺出這個局面：{ $why }
error-one-try = 每日劫案只有一次機會：選了就算數，也沒有電腦玩家代打。
error-day-not-over = 在所有人的這一天結束之前，今日劫案的祕密不會公開。

## Choices

error-stale = 局面已經改變，請重新選擇。
error-not-asked = 座位{ $seat }現在不需要選擇。
error-not-offered = 沒有這個選項。
error-no-more-changes = 這個選擇已經改了{ $limit }次，不能再改。
error-nothing-to-take-back = 你還沒有做任何選擇。
error-others-have-chosen = 已經有人做了選擇，不能收回。
error-something-was-revealed = 這個選擇已經揭露新的資訊，不能收回。

## Chat

error-no-coach = 這張牌桌不能使用教練的提示。桌主可以在建立牌桌時允許。
error-chat-is-off = 這張牌桌沒有聊天。
error-no-talking-now = 開戰階段不能交談，請等下一回合。

## The server itself

error-not-kept = 沒有儲存成功，請再試一次。
error-unavailable = 伺服器暫時無法存取資料，正在重試，請稍後再試。
error-closing = 伺服器即將停止，很快就會恢復。
error-failed = 伺服器發生錯誤，沒有任何變更。
