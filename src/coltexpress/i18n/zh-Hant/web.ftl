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
web-why = 為什麼？規則說：

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
web-title-nowhere = 找不到頁面 · 柯爾特快車

## When something goes wrong

web-lost = 連線中斷，正在重新連線……
web-not-saving = 伺服器暫時無法儲存，正在重試；恢復後遊戲就會繼續。
web-trouble-offline = 無法連線
web-trouble-offline-more = 連不到伺服器，請檢查網路，進度不會遺失。
web-trouble-nowhere = 找不到頁面
web-trouble-nowhere-more = 找不到頁面，請檢查連結。
web-trouble-no-table = 沒有這張牌桌
web-trouble-no-table-more = 可能已關閉，或代碼有誤。
web-trouble-broken = 發生錯誤
web-trouble-broken-more = 這是我們的問題，不是你的。你的遊戲沒有受到影響。

## The first screen

web-play-now = 立即開始
web-play-now-hint = 你對上三位電腦玩家。不用帳號，不用等待。
web-play = 開始
web-with-friends = 和朋友玩
web-three-games = 搶火車的三種方法
web-ticket-facts = { $players }人 · 約{ $minutes }分鐘
web-my-tables = 你的牌桌
web-past-tables = 已結束的對局
web-new-table = 建立牌桌
web-join = 加入牌桌
web-join-hint = 輸入收到的代碼或連結。
web-code = 代碼
web-code-go = 加入
web-code-short = 代碼由六個字母與數字組成。
web-open-tables = 公開牌桌
web-open-tables-none = 目前沒有公開牌桌，開一桌吧。
web-learn = 教學
web-learn-game = { $game }教學
web-learn-hint = 十分鐘，一步一步帶你玩。
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

## Setting a table

web-which-game = 玩哪個遊戲？
web-your-name = 你的名字
web-their-name = 對方的名字
web-stranger = 訪客
web-how-many = 幾位玩家？
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
web-table-terms = 牌桌設定
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
web-chat-hint = 在牌桌上交談。「信使與裝甲列車」的開戰階段不能聊天。
web-house-rules = 自訂規則
web-edition-classic-default = 綜合版
web-edition-classic-zh = 繁體中文版
web-edition-classic-sv = 瑞典文版
web-edition-armored-en = 英文版
web-edition-armored-pl = 波蘭文版
web-edition-own = 自訂
web-edition-own-hint = 自由搭配下面的規則。
web-open-table = 建立牌桌
web-start = 開始遊戲

## The lobby

web-around-the-table = 同桌的人
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
web-terms-live = 每個決定{ $seconds }秒，備用{ $minutes }分鐘。
web-terms-slow = 每個決定{ $days }天。
web-terms-public = 任何人都可以入座或旁觀。
web-terms-private = 只有有連結的人找得到這張牌桌。
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
web-chat-say = 輸入訊息
web-chat-send = 傳送
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

web-rules-classic-goal = 你是疾駛列車上的大盜。五回合之後，最富有的人獲勝。錢袋的金額是祕密，寶石價值$500，手提箱價值$1000；打出最多子彈的玩家成為神槍手，另得$1000。
web-rules-classic-round = 每回合分成兩個階段：策劃階段，大家將卡打出到公共牌堆；開戰階段，公共牌堆翻面，計畫碰上現實。
web-rules-classic-schemin = 抽六張卡。回合卡上的每一輪，打出一張卡到公共牌堆，或再抽三張。在隧道中，卡正面朝下打出，記好誰去了哪裡。
web-rules-classic-stealin = 卡依打出的順序執行，不管你還想不想要。你選擇移動到哪裡、打誰、拿什麼。遇上警長，就要拿取一張正義子彈並逃到車頂。
web-rules-classic-end = 收到的子彈會塞住你的行動牌堆。回合結束時，回合卡上的事件發生。第五回合之後，開始計分。

web-rules-super-goal = 列車每回合少一節車廂。還在列車上、離火車頭最遠的人獲得它的贓物卡。成為列車上僅存的大盜，或持有最多贓物卡。
web-rules-super-round = 每回合祕密計畫三張卡。然後從起始玩家開始，依序翻開並執行第一張，再來第二張、第三張。
web-rules-super-schemin = 大盜排成一列，各自面向一邊。移動是往面向的方向，開火會擊中前方的第一個人。記得及時轉身。
web-rules-super-stealin = 被擊中的人被擊飛一節車廂並倒地，下一張卡只能起身。列車之外只有塵土。
web-rules-super-end = 回合結束時，最後一節車廂連同上面的所有人脫鉤。只剩火車頭時，比較贓物卡的張數。

web-rules-armored-goal = 兩列火車正在錯車，兩支隊伍都想要裝甲列車上的東西。在分開之前將它帶回起始列車：留在裝甲列車上的大盜，贓物一律不計。
web-rules-armored-round = 策劃與開戰和基本遊戲相同。每回合之後，兩列火車再錯開兩節車廂，對面換成別的車頂。
web-rules-armored-schemin = 策劃階段隊友可以商量，所有人都聽得到；開戰階段不能交談。「推一把」可以給隊友一個行動。
web-rules-armored-stealin = 信使守著機密文件，加特林機槍掃射車頂。拿到的贓物只有你能看。
web-rules-armored-end = 自己隊伍的機密文件價值$4000，金塊可能一文不值，向信使打出較多子彈的隊伍獲得「狂野幫」稱號。較富有的隊伍一起獲勝。
