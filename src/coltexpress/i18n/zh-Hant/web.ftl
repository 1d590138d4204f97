### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = 柯爾特快車
web-tagline = 找朋友一起搶火車，機器人也行。
web-unofficial = 本站為非官方的愛好者作品，並非由遊戲的設計師或出版社製作，也未獲其認可。
web-skip = 跳到內容
web-close = 關閉
web-loading = 火車快到了……
web-try-again = 再試一次
web-go-home = 回車站
web-or = 或者
web-settings = 設定
web-language = 語言
web-save = 儲存
web-saved = 已儲存。
web-why = 為什麼？規則這麼說：

# Titles of the window.
web-title-home = 柯爾特快車
web-title-create = 開新桌 · 柯爾特快車
web-title-createGame = 開新桌 · 柯爾特快車
web-title-join = 加入牌桌 · 柯爾特快車
web-title-invited = 牌桌 · 柯爾特快車
web-title-table = 牌桌 · 柯爾特快車
web-title-replay = 重播 · 柯爾特快車
web-title-learn = 學著玩 · 柯爾特快車
web-title-lesson = 上課 · 柯爾特快車
web-title-rules = 規則 · 柯爾特快車
web-title-rulesOf = 規則 · 柯爾特快車
web-title-settings = 設定 · 柯爾特快車
web-title-link = 另一台裝置 · 柯爾特快車
web-title-nowhere = 地圖之外 · 柯爾特快車

## When something goes wrong

web-lost = 電報線斷了，正在接……
web-not-saving = 伺服器現在無法存檔，正在不斷重試；一恢復遊戲就會繼續。
web-trouble-offline = 沒有人回應
web-trouble-offline-more = 電報機靜悄悄。看看網路連線吧，什麼都沒丟。
web-trouble-nowhere = 這裡只有塵土
web-trouble-nowhere-more = 鐵軌沒鋪到這裡。也許連結少了一個字母。
web-trouble-no-table = 沒有這張桌子
web-trouble-no-table-more = 也許已經收走了，也許代碼打錯了。
web-trouble-broken = 有東西出軌了
web-trouble-broken-more = 錯在我們，不在你。牌局安然無恙。

## The first screen

web-play-now = 馬上開玩
web-play-now-hint = 你對三個機器人。不用帳號，不用等。
web-play = 開玩
web-with-friends = 和朋友玩
web-three-games = 搶火車的三種辦法
web-ticket-facts = { $players }人 · 約{ $minutes }分鐘
web-my-tables = 你的牌桌
web-past-tables = 往日搶案
web-new-table = 開新桌
web-join = 加入牌桌
web-join-hint = 有人給了你代碼或連結。
web-code = 代碼
web-code-go = 加入
web-code-short = 代碼是六個字母和數字。
web-open-tables = 公開的牌桌
web-open-tables-none = 沿線一片寧靜。開一桌，當第一個吧。
web-learn = 學著玩
web-learn-game = 學玩{ $game }
web-learn-hint = 在真的火車上待十分鐘，沒有人看。
web-lesson = 上一課
web-rules = 規則

# A table in a list. $number counts open seats, or rounds.
web-row-over = 已結束
web-row-lobby = { $number ->
    [0] 馬上發車
   *[other] 還有{ $number }個空位
}
web-row-your-turn = 輪到你
web-row-round = 第{ $number }回合
web-row-look-back = 回顧
web-row-go-on = 繼續
web-row-sit = 坐下
web-row-watch = 旁觀
web-row-bots = 和機器人

## Setting a table

web-which-game = 玩哪一款？
web-your-name = 你的名字
web-their-name = 對方的名字
web-stranger = 陌生人
web-how-many = 幾個人玩？
web-seats = 座位
web-seats-hint = 空位留給拿到連結的人。幾個人也可以共用這台裝置。
web-seat = 座位{ $number }
web-seat-you = 你
web-seat-open = 空位
web-seat-open-hint = 留給來的人
web-seat-bot = 機器人
web-seat-here = 在這台裝置上
web-seat-name = 座位{ $number }的名字
web-seat-level = 座位{ $number }的機器人
web-table-terms = 約定
web-clock = 計時
web-clock-none = 不計時
web-clock-live = 即時
web-clock-slow = 慢慢來
web-clock-none-hint = 沒有人趕時間。
web-clock-live-hint = 每個決定有幾秒。用完了就由機器人頂替，直到人回來。
web-clock-slow-hint = 每個決定有幾天。一盤玩一星期。
web-clock-decision = 每個決定
web-clock-reserve = 備用時間
web-clock-days = 每個決定
web-seconds = { $number }秒
web-minutes = { $number ->
    [0] 沒有
   *[other] { $number }分鐘
}
web-days = { $number }天
web-stand-in = 缺席時由誰頂替
web-public = 公開牌桌
web-public-hint = 列在首頁上，誰都可以坐下或旁觀。
web-chat = 聊天
web-chat-hint = 桌邊閒聊。在裝甲列車上，動手時隊友不得出聲。
web-house-rules = 自訂規則
web-edition-classic-default = 綜合版
web-edition-classic-zh = 繁體中文版
web-edition-classic-sv = 瑞典文版
web-edition-armored-en = 英文版
web-edition-armored-pl = 波蘭文版
web-edition-own = 自己配
web-edition-own-hint = 下面的規則，由你自己搭配。
web-open-table = 開桌
web-start = 全員上車！

## The lobby

web-around-the-table = 圍桌而坐
web-seat-empty = 空位
web-bot = 機器人
web-here = 在線上
web-away = 不在
web-sit = 坐下
web-add-bot = 機器人
web-remove-bot = 請座位{ $number }的機器人離開
web-kick = 請{ $name }離開
web-leave = 離開牌桌
web-hot-seat-hint = 你們共用這台裝置。輪換時會拉上布幕。
web-fill-and-start = 補上機器人，發車
web-waiting-for = 或者再等{ $number }個人。
web-waiting-for-host = 等{ $name }搖鈴發車。
web-invite = 叫朋友來
web-invite-hint = 傳連結、唸代碼，或讓他們掃一下。
web-copy = 複製連結
web-copied = 已複製
web-share = 分享
web-share-text = 來搶火車吧：{ $game }
web-qr = 邀請的 QR 碼
web-terms-live = 每個決定{ $seconds }秒，備用{ $minutes }分鐘。
web-terms-slow = 每個決定{ $days }天。
web-terms-public = 誰都可以坐下或旁觀。
web-terms-private = 有連結的人才找得到這張桌子。
web-fair = 洗牌結果已封存：
web-fair-hint = 誰也無法挑牌：每位玩家的裝置都會加入一份封存的份額。目前：{ $parts }份。
web-fair-dealing = 正在洗牌…
web-fair-end = 已公開，任何人都能查驗洗牌：
web-fair-left-out = 封存後沒有及時揭開，因此未加入洗牌：{ $players }。
web-fair-check = 要查驗每一張牌，請下載紀錄並執行
web-fair-server = 你入座之後，伺服器換了封存的內容。不要相信這次洗牌。
web-fair-mine = 你的封存不在洗牌裡：可能是開局時還沒送達，也可能是伺服器沒有採用。
web-fair-missing = 你的份額不在洗牌裡：可能是送達太晚，也可能是伺服器沒有採用。
web-fair-wrong = 揭開的內容與封存不符。不要相信這次洗牌。
web-the-gang = 大盜們
web-chat-none = 還沒有人開口。
web-chat-say = 說點什麼
web-chat-send = 說
web-casting-wait = { $players }正在挑大盜……

## At the table

web-wait = 有人在想

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player }正在挑大盜。
    [play-or-draw] { $player }正在選牌。
    [discard-which] { $player }正在理牌。
    [keep-which] { $player }正在理牌。
    [move-where] { $player }正沿著列車張望。
    [climb-where] { $player }正在找梯子。
    [marshal-where] { $player }正和警長咬耳朵。
    [fire-at-whom] { $player }正在瞄準。
    [rob-what] { $player }正盯著財物。
    [punch-whom] { $player }握緊了拳頭。
    [punch-what] { $player }握緊了拳頭。
    [throw-where] { $player }握緊了拳頭。
    [which-plan] { $player }正在打主意。
    [heal-which] { $player }正在挑子彈。
    [nudge-whom] { $player }正對人使眼色。
    [nudge-what] { $player }正對人使眼色。
   *[other] { $player }正在想。
}
web-curtain-hint = 其他人請看窗外。
web-curtain-lift = 我是{ $player }

## The end

web-counting = 財物上桌，從最窮的數起。
web-count-skip = 一次數完
web-winner = 贏家
web-rematch = 再來一盤
web-rematch-join = 加入下一盤
web-replay = 再看一遍
web-see-board = 回去看列車
web-record = 下載紀錄
web-fortunes = 身家起落
web-fortunes-chart = 每個人的錢，一回合一回合地看
web-round-short = { $number }
web-replay-moment = 時刻
web-replay-place = 第{ $number }刻，共{ $all }刻
web-replay-back = 上一張牌
web-replay-forward = 下一張牌
web-replay-eyes = 誰的視角
web-replay-share = 這一刻的連結
web-pause = 暫停
web-play-on = 播放

## Settings

web-theme = 光線
web-theme-auto = 跟隨系統
web-theme-light = 正午
web-theme-dark = 黃昏
web-theme-now = { $theme ->
    [light] 正午。換個光線
    [dark] 黃昏。換個光線
   *[auto] 跟隨系統。換個光線
}
web-still = 別動
web-still-hint = 風景不動，子彈不飛，只有淡入淡出。
web-sound = 聲音
web-sound-hint = 槍聲、錢幣、汽笛，全是現做的。
web-sound-on = 聲音已開
web-sound-off = 聲音已關
web-volume = 音量
web-speed = 速度
web-confirm = 再問一次
web-confirm-hint = 手滑會很痛的選擇，先確認。
web-you = 你
web-device = 在另一台裝置上玩
web-device-hint = 不需要帳號。讓手機看一下代碼，你在那裡就是同一個大盜。
web-device-qr = 給另一台裝置的 QR 碼
web-link-here = 在這裡當同一個大盜
web-link-here-hint = 這台裝置會坐上你的座位，和另一台一樣。代碼只能用一次。
web-link-use = 就是我
web-forget = 在這台裝置上忘了我
web-forget-all = 在所有裝置上忘了我
web-forgotten = 從沒見過你。
web-about = 這裡的圖畫、文字和程式全是新作；規則依照桌上遊戲。
web-licences = 字型與元件的授權條款

## Rules at a glance

web-rules-short = 簡單說
web-rules-cards = 牌
web-rules-turns = 輪次
web-rules-events = 回合結束的事件
web-rules-places = 地點
web-rules-plans = Il Professore 的牌
web-rules-ledger = 逐條規則
web-rules-search = 搜尋條文
web-rules-none = 沒有這樣的條文。

web-rules-classic-goal = 你是疾駛列車上的大盜。五回合之後，最有錢的人獲勝。錢袋裡的數目是祕密，寶石值$500，保險箱值$1000，出槍最快的人另得$1000。
web-rules-classic-round = 每回合分兩半：「密謀」時大家把牌打進同一疊，「動手」時翻開牌堆，計畫碰上現實。
web-rules-classic-schemin = 抽六張牌。回合卡上的每一輪，打出一張，或再抽三張。隧道裡牌要蓋著，記好誰去了哪裡。
web-rules-classic-stealin = 牌照順序執行，後悔也來不及。你決定往哪走、打誰、拿什麼。撞見警長，就帶著一發子彈逃上車頂。
web-rules-classic-end = 吃到的子彈會塞住你的牌堆。回合結束時，回合卡上的事件發生。第五回合之後，數錢。

web-rules-super-goal = 列車每回合少一節車廂。還在車上而最靠車尾的人把它收下。當最後留在車上的人，或者當最有錢的人。
web-rules-super-round = 每回合祕密排好三張牌。然後大家一起翻開、執行第一張，再來第二張、第三張。
web-rules-super-schemin = 大盜都朝著一邊站成一排。你往面對的方向走，子彈打中前面第一個人。記得及時轉身。
web-rules-super-stealin = 中彈的人飛到下一節車廂躺倒，下一張牌只夠爬起來。列車之外只有塵土。
web-rules-super-end = 回合結束時甩掉最後一節車廂，連同上面的所有人。只剩火車頭時，比誰贏得的車廂多。

web-rules-armored-goal = 兩列火車擦身而過，兩支隊伍都想要裝甲列車上的東西。分開之前把它帶回起始列車；留在那邊的人，誰也不算數。
web-rules-armored-round = 像基本遊戲一樣密謀、動手。每回合之後列車再滑過兩節，對面換成別的車頂。
web-rules-armored-schemin = 密謀時隊友可以大聲商量，動手時不得出聲。「推一把」可以送隊友一個行動。
web-rules-armored-stealin = 信使守著文件，加特林掃過車頂。財物要閉著眼睛抓，裡面是什麼只有你知道。
web-rules-armored-end = 自己隊伍的文件值$4000，金塊可能是愚人金，打中信使較多的隊伍由狂野幫付錢。較有錢的隊伍一同獲勝。
