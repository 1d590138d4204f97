### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = 柯爾特快車
web-tagline = 找朋友一起搶火車，電腦玩家也行。
web-unofficial = 非官方的愛好者作品，並非由遊戲的設計師或出版社製作，也未獲其認可。
web-skip = 跳到內容
web-close = 關閉
web-loading = 載入中……
web-try-again = 再試一次
web-go-home = 回首頁
web-or = 或
web-settings = 設定
web-language = 語言
web-save = 儲存
web-saved = 已儲存。
web-why-cause = 起因
web-why-short = 規則重點
web-why-full = 完整規則

# Titles of the window.
web-title-home = 柯爾特快車
web-title-create = 建立牌桌 · 柯爾特快車
web-title-createGame = 建立牌桌 · 柯爾特快車
web-title-join = 加入牌桌 · 柯爾特快車
web-title-invited = 牌桌 · 柯爾特快車
web-title-room = 牌桌 · 柯爾特快車
web-title-replay = 重播 · 柯爾特快車
web-title-learn = 教學 · 柯爾特快車
web-title-lesson = 教學 · 柯爾特快車
web-title-rules = 規則 · 柯爾特快車
web-title-rulesOf = 規則 · 柯爾特快車
web-title-settings = 設定 · 柯爾特快車
web-title-link = 另一台裝置 · 柯爾特快車
web-title-turn = ● 輪到你了 · 柯爾特快車
web-title-mine = 我的對局 · 柯爾特快車
web-title-nowhere = 找不到頁面 · 柯爾特快車

## When something goes wrong

web-lost = 連線中斷，正在重新連線……
web-not-saving = 伺服器暫時無法儲存，正在重試；恢復後遊戲就會繼續。
web-trouble-offline = 無法連線
web-trouble-offline-more = 連不到伺服器，請檢查網路，進度不會遺失。
web-trouble-nowhere = 找不到頁面
web-trouble-nowhere-more = 找不到頁面，請檢查連結。
web-trouble-no-room = 沒有這張牌桌
web-trouble-no-room-more = 可能已關閉，或代碼有誤。
web-trouble-broken = 發生錯誤
web-trouble-broken-more = 這是我們的問題，不是你的。你的遊戲沒有受到影響。

## The first screen

web-play-now = 立即開始
web-play-now-hint = 你對上三位電腦玩家。不用帳號，不用等待。
web-strength = 電腦玩家強度
web-strength-easy = 簡單
web-strength-normal = 普通
web-strength-hard = 困難
web-temper = 性格
web-learn-soon = 3分鐘學會
web-play = 開始
web-with-friends = 和朋友玩
web-three-games = 搶火車的三種方法
web-ticket-facts = { $players }人 · 約{ $minutes }分鐘
web-my-rooms = 你的牌桌
web-past-rooms = 已結束的對局
web-new-room = 建立牌桌
web-join = 加入牌桌
web-join-hint = 輸入收到的代碼或連結。
web-code = 代碼
web-code-go = 加入
web-code-short = 代碼由六個字母與數字組成。
web-open-rooms = 公開牌桌
web-open-rooms-none = 目前沒有公開牌桌，開一桌吧。
web-learn = 教學
web-learn-game = { $game }教學
web-learn-hint = 每款遊戲只要幾分鐘，一步一步帶你玩。
web-lesson = 開始教學
web-rules = 規則

# A table in a list. $number counts open seats, or rounds.
web-row-over = 已結束
web-row-lobby = { $number ->
    [0] 即將開始
   *[other] 還有{ $number }個空位
}
web-row-your-turn = 輪到你了
web-row-round = 第{ $number }回合
web-row-look-back = 觀看重播
web-row-go-on = 繼續
web-row-sit = 入座
web-row-watch = 旁觀
web-row-bots = 和電腦玩家
## My games

web-mine = 我的對局
web-mine-all = 我的所有對局
web-mine-none = 還沒有對局。現在就玩一局吧，電腦玩家隨時奉陪。
web-mine-trouble = 無法載入你的對局。
web-mine-running = 進行中的對局
web-mine-totals = 統計
web-mine-more = 顯示更早的對局
web-mine-summary = { $played ->
   *[other] 已完成{ $played }局，贏了{ $won }局。
}
web-mine-waiting = 等待：{ $players }
web-mine-won = 獲勝
web-mine-place = 第{ $place }名，共{ $players }人
web-mine-given-up = 已放棄
web-mine-game = 遊戲
web-mine-bandit = 大盜
web-mine-opponent = 對手
web-mine-people = 真人玩家
web-mine-played = 局數
web-mine-wins = 勝局
web-mine-best = 最佳
web-give-up = 放棄對局
web-give-up-ask = 要放棄這局嗎？
web-give-up-hint = 電腦玩家會永久接替你的座位。你可以觀看結局，但無法再回來。
web-give-up-not = 繼續玩

## Setting a table

web-which-game = 玩哪個遊戲？
web-your-name = 你的名字
web-their-name = 對方的名字
web-stranger = 訪客
web-how-many = 幾位玩家？
web-opponents = 你的對手
web-opponents-open = 有連結的朋友
web-opponents-bot = 電腦玩家
web-opponents-person = 共用這台裝置的人
web-opponents-mixed = 混合
web-seats-each = 逐一設定座位
web-expert = 高級變體規則
web-guests = 客串大盜
web-seats = 座位
web-seats-hint = 空位留給有連結的人。幾個人也可以共用這台裝置。
web-seat = 座位{ $number }
web-seat-you = 你
web-seat-open = 空位
web-seat-open-hint = 有連結的人都可以入座
web-seat-bot = 電腦玩家
web-seat-here = 共用這台裝置
web-seat-name = 座位{ $number }的名字
web-seat-level = 座位{ $number }的電腦玩家
web-room-settings = 牌桌設定
web-clock = 時限
web-clock-none = 不限時
web-clock-live = 即時
web-clock-slow = 通訊
web-clock-none-hint = 沒有時限。
web-clock-live-hint = 每個決定以秒計。時間用完時由電腦玩家代打，直到你回來。
web-clock-slow-hint = 每個決定以天計，一局可以玩一個星期。
web-clock-decision = 每個決定
web-clock-reserve = 備用時間
web-clock-days = 每個決定
web-seconds = { $number }秒
web-minutes = { $number ->
    [0] 沒有
   *[other] { $number }分鐘
}
web-days = { $number }天
web-stand-in = 缺席時的代打
web-public = 公開牌桌
web-public-hint = 會列在首頁，任何人都可以入座或旁觀。
web-chat = 聊天
web-chat-hint = 在牌桌上交談。
web-house-rules = 自訂規則
web-edition-own = 自訂
web-edition-own-hint = 自由搭配下面的規則。
web-create-room = 建立牌桌
web-start = 開始遊戲

## The lobby

web-in-the-room = 同桌的人
web-seat-empty = 空位
web-bot = 電腦玩家
web-here = 在線上
web-away = 離線
web-sit = 入座
web-add-bot = 加入電腦玩家
web-remove-bot = 移除座位{ $number }的電腦玩家
web-kick = 移除{ $name }
web-leave = 離開牌桌
web-hot-seat-hint = 你們共用這台裝置。換人時畫面會遮住。
web-fill-and-start = 用電腦玩家補滿並開始
web-waiting-for = 或再等{ $number }位玩家。
web-waiting-for-host = 等待{ $name }開始遊戲。
web-invite = 邀請朋友
web-invite-hint = 傳送連結、唸出代碼，或讓他們掃描。
web-copy = 複製連結
web-copied = 已複製
web-share = 分享
web-share-text = 來搶火車吧：{ $game }
web-qr = 邀請的 QR 碼
web-room-live = 每個決定{ $seconds }秒，備用{ $minutes }分鐘。
web-room-slow = 每個決定{ $days }天。
web-room-public = 任何人都可以入座或旁觀。
web-room-private = 只有有連結的人找得到這張牌桌。
web-fair = 洗牌結果已封存：
web-fair-hint = 誰也不能挑卡：每位玩家的裝置都會加入一份封存的份額。目前：{ $parts }份。
web-fair-dealing = 正在洗牌……
web-fair-end = 已公開，任何人都能查驗洗牌：
web-fair-left-out = 已封存但沒有及時揭開，因此未加入洗牌：{ $players }。
web-fair-check = 要查驗每一張卡，請下載對局紀錄並執行
web-fair-server = 你入座之後，伺服器更換了封存的內容。請不要相信這次洗牌。
web-fair-mine = 你的封存不在這次洗牌中：可能開始時還沒送達，也可能伺服器沒有採用。
web-fair-missing = 你的份額不在這次洗牌中：可能太晚送達，也可能伺服器沒有採用。
web-fair-wrong = 揭開的內容與封存的不符。請不要相信這次洗牌。
web-the-gang = 大盜
web-chat-none = 還沒有訊息。
web-chat-unread = 聊天，{ $number ->
   *[other] { $number }則新訊息
}
web-chat-say = 輸入訊息
web-chat-send = 傳送
web-emotes = 表情
web-emote-howdy = 你好啊！
web-emote-laugh = 哈哈！
web-emote-fist = 你給我記住！
web-emote-draw = 拔槍吧！
web-emote-shrug = 沒辦法囉。
web-emote-bravo = 玩得漂亮！
web-casting-wait = 正在選擇大盜：{ $players }

## At the table

web-wait = 有人正在考慮

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player }正在選擇大盜。
    [play-or-draw] { $player }正在選卡。
    [discard-which] { $player }正在整理手牌。
    [keep-which] { $player }正在整理手牌。
    [move-where] { $player }正沿著列車張望。
    [climb-where] { $player }正在找梯子。
    [marshal-where] { $player }正和警長咬耳朵。
    [fire-at-whom] { $player }正在瞄準。
    [rob-what] { $player }正盯著贓物。
    [punch-whom] { $player }握緊了拳頭。
    [punch-what] { $player }握緊了拳頭。
    [throw-where] { $player }握緊了拳頭。
    [which-plan] { $player }正在訂計畫。
    [heal-which] { $player }正在挑出子彈。
    [nudge-whom] { $player }正對人使眼色。
    [nudge-what] { $player }正對人使眼色。
   *[other] { $player }正在考慮。
}
web-curtain-hint = 其他人請不要看。
web-curtain-lift = 我是{ $player }

## The end

web-counting = 依金額由少到多公開贓物。
web-count-skip = 略過
web-winner = 贏家
web-end-won = 你贏了！
web-end-lost = 你輸了。
web-end-place = { $players }人中，你是第{ $place }名
web-place-of = { $players }人中第{ $place }名
web-awards = 獎項
web-turns = 轉捩點
web-picture = 分享用圖片
web-picture-share = 分享圖片
web-picture-save = 儲存圖片
web-picture-failed = 無法產生圖片。
web-rematch = 再來一局
web-rematch-join = 加入下一局
web-replay = 觀看重播
web-see-board = 回到列車
web-record = 下載對局紀錄
web-fortunes = 各回合金額
web-fortunes-chart = 每個人各回合的金額
web-round-short = { $number }
web-replay-moment = 步
web-replay-place = 第{ $number }步，共{ $all }步
web-replay-back = 上一張卡
web-replay-forward = 下一張卡
web-replay-viewer = 視角
web-replay-share = 這一步的連結
web-pause = 暫停
web-play-on = 播放

## Settings

web-theme = 外觀
web-theme-auto = 跟隨系統
web-theme-light = 淺色
web-theme-dark = 深色
web-theme-now = { $theme ->
    [light] 外觀：淺色。變更
    [dark] 外觀：深色。變更
   *[auto] 外觀：跟隨系統。變更
}
web-still = 減少動態效果
web-still-hint = 風景不動，子彈不飛，只有淡入淡出。
web-sound = 音效
web-sound-hint = 槍聲、錢幣聲與汽笛聲。
web-sound-on = 音效已開啟
web-sound-off = 音效已關閉
web-volume = 音量
web-speed = 速度
web-confirm = 選擇後再確認
web-confirm-hint = 做重要的選擇之前再問一次。
web-coach = 教練
web-coach-hint = 說明兩三個選項的好處。有其他真人玩家時，須由桌主允許。
web-coach-room = 所有人都可用教練
web-coach-room-hint = 同桌的人都可以詢問教練。對手全是電腦玩家時，隨時都能使用。
web-calls-title = 輪到你時
web-calls = 通知
web-calls-hint = 頁面在背景時通知你；通訊對局即使關閉頁面也會通知。
web-calls-open = 只在頁面開啟時通知：關閉後無法聯絡這個瀏覽器。
web-calls-blocked = 瀏覽器封鎖了此頁面的通知。請先在瀏覽器設定中允許。
web-calls-unable = 這個瀏覽器無法在此顯示通知；需要安全的網址（https）。
web-vibration = 震動
web-vibration-hint = 一段時間沒有觸碰螢幕時。
web-banter = 電腦玩家會說話
web-banter-hint = 偶爾以對話框說句短話。關閉後，玩家的表情只會出現在聊天中。
web-you = 你
web-device = 在另一台裝置上玩
web-device-hint = 不需要帳號。讓手機掃描代碼，就能在手機上使用你的座位。
web-device-qr = 給另一台裝置的 QR 碼
web-link-here = 在這台裝置使用你的座位
web-link-here-hint = 這台裝置會和另一台一樣，可以使用你的座位。代碼只能用一次。
web-link-use = 連結裝置
web-forget = 清除這台裝置上的資料
web-forget-all = 清除所有裝置上的資料
web-forgotten = 資料已清除。
web-about = 這裡的圖畫、文字與程式都是新作；規則依照印刷的遊戲。
web-licences = 字型與元件授權

## Rules at a glance

web-rules-short = 概要
web-rules-cards = 卡片
web-rules-turns = 輪次
web-rules-events = 回合結束的事件
web-rules-places = 地點
web-rules-plans = Il Professore 的卡
web-rules-ledger = 所有規則
web-rules-search = 搜尋規則
web-rules-none = 沒有符合的規則。

## The daily robbery

web-title-daily = 每日劫案 · 柯爾特快車
web-daily = 每日劫案
web-daily-hint = 今天所有人面對同一列火車、同樣的對手與同樣的牌，每人只有一次機會。
web-daily-begin = 開始今日劫案
web-daily-go-on = 繼續挑戰
web-daily-ends = 下一場在 { $hours } 小時 { $minutes } 分後開始
web-daily-rank = { $seats } 人中第 { $rank } 名
web-daily-score = 得分：{ $score }
web-daily-place = 今天有 { $tries } 人玩過，你排第 { $place } 名。
web-daily-void = 這次挑戰不列入成績：中途認輸，或太晚結束。
web-daily-results = 今日成績
web-daily-nobody = 還沒有人完成，來當第一個吧。
web-daily-ranks = 所有人的名次
web-daily-rank-count = 第 { $rank } 名
web-daily-names = 具名排行
web-daily-names-none = 願意公開名字的玩家都還沒完成。
web-list-me = 在成績與排行榜顯示我的名字
web-list-me-hint = 預設關閉。開啟後，其他人會看到你的名字、名次與得分。
web-daily-practice = 練習先前的劫案
web-daily-practice-hint = { $day }的劫案，想玩幾次都行，不列入成績。
web-daily-share = 分享成績
web-daily-share-text = { $title } { $day }：{ $game } { $stars } { $seats } 人中第 { $rank } 名，得分 { $score }
web-daily-seal = 今日的封印碼
web-daily-fair = 今日的封印；這一天對所有人都結束後才公開祕密：
web-daily-board = 查看最終牌桌

## Ratings, and everything about me

web-title-ladder = 積分排行 · 柯爾特快車
web-ladder = 積分排行
web-ladder-hint = 與其他人或電腦玩家玩完的每一局都算。所有人從 1500 分開始。
web-ladder-mine = 你的積分
web-ladder-none = 還沒有計分的對局，先玩完一局吧。
web-rating = { $rating } ± { $margin }
web-rated-games = 計分局數：{ $number }
web-ladder-form = 最近的計分對局
web-ladder-of = 排行榜
web-ladder-empty = 還沒有人。需要 { $least } 局計分對局，並同意公開名字。
web-ladder-people = 積分已穩定的玩家（含未公開者）：{ $number } 人
web-ladder-bot = 電腦玩家
web-my-data = 你的所有資料
web-my-data-hint = 下載或刪除此伺服器保存的所有關於你的資料。與他人的對局中，你的座位會保留，但不留名字。
web-my-data-get = 下載我的資料
web-my-data-erase = 刪除所有資料……
web-passkeys = 通行密鑰
web-passkeys-hint = 有了通行密鑰，就能在自己的任何裝置上以同一身分回來，不需要密碼。只是玩遊戲不需要它。
web-passkeys-add = 新增通行密鑰
web-passkeys-use = 用通行密鑰登入
web-passkeys-added = 通行密鑰已儲存。
web-passkeys-in = 歡迎回來，{ $name }。
web-passkeys-remove = 移除{ $name }
web-passkeys-made = 建立於 { $date }
web-passkeys-used = 上次使用 { $date }
web-passkeys-failed = 沒有建立或使用通行密鑰。
web-erase-title = 要刪除所有關於你的資料嗎？
web-erase-hint = 對局、積分與成績會永久消失，進行中的對局視為認輸。請輸入你的名字「{ $name }」確認。
web-erase = 永久刪除
web-erased = 已刪除所有關於你的資料。

## Study

web-study = 覆盤分析
web-study-of = 誰的選擇
web-study-waiting = 正在分析這一局……
web-study-failed = 目前無法分析。
web-study-again = 再試一次
web-study-turn = 第 { $round } 回合：{ $who }，{ $before } → { $after }
web-study-choices = 代價高昂的選擇
web-study-no-marks = 沒有。每個選擇都接近最佳。
web-study-given = 第 { $round } 回合：損失 { $given }
web-study-here = 各選項的勝算
web-study-chosen = { $option }（已選）
web-study-points = { $points } 個百分點
web-study-previous = 上一個選擇
web-study-next = 下一個選擇

## The board of analysis

web-title-study = 分析盤 · 柯爾特快車
web-board = 分析盤
web-board-hint = 任何局面都能擺上盤面：替所有人做選擇，看看勝算。
web-board-line = 局面代碼
web-board-open = 開啟
web-board-from = 也可以開啟已結束對局的任一時刻：在重播中選「覆盤分析」，再選「試試其他選擇」。
web-board-try = 試試其他選擇
web-board-back = 退回一步
web-board-share = 複製連結
web-board-over = 對局到此結束。
web-board-setup = 對局仍在準備中，還沒有可評估的內容。
web-board-chances = 各座位的勝算
web-edit = 編輯局面
web-edit-hint = 只會列出遊戲裡有的東西，所以擺出的局面都能玩。局面從一輪開始，或從翻開牌堆時開始。
web-edit-new = 新局面
web-edit-game = 遊戲
web-edit-players = 玩家人數
web-edit-clock = 回合
web-edit-add = 加入……
web-edit-add-to = 加入：{ $part }
web-edit-remove = 移除{ $what }
web-edit-none = 無
web-edit-done = 分析局面
web-title-book = 開局資料 · Colt Express
web-book = 開局資料
web-book-hint = 哪些第一步會贏：依大盜和座位順序。
web-book-bandit = 大盜
web-book-place = 順位
web-book-any-place = 全部
web-book-choice = 第一步
web-book-rate = 勝率
web-book-interval = 95 % 信賴區間
web-book-games = 局數
web-title-puzzles = 謎題 · 柯爾特快車
web-puzzles = 謎題
web-puzzles-hint = 取自真實對局的局面，只有一個最佳選擇。每天一題。
web-puzzles-today = 今日謎題
web-puzzles-rating = 謎題等級分：{ $rating }
web-puzzles-next = 下一題
web-puzzles-other = 換一題
web-puzzles-more = 更多謎題
web-puzzles-game = 遊戲
web-puzzles-theme = 主題
web-puzzles-any = 不限
web-puzzles-best = 最佳
web-puzzles-yours = 你的選擇
web-puzzles-study = 在分析盤上開啟
web-puzzles-solved = 答對：{ $solved }／{ $tries } 題
web-puzzles-again = 只有第一次作答會計入等級分。
web-puzzles-why = { $solved ->
    [yes] 這樣選的勝算是 { $best }。
   *[no] 答案的勝算是 { $best }，你的選擇是 { $chosen }。
}
