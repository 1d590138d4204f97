### Bots by level and character, and the arena.

## The command

cli-command-arena = 讓電腦玩家互相對戰多局，比較強弱。
cli-help-bots = 每個座位一個電腦玩家，用逗號分開：{ $levels }。後面可以加性格，例如 outlaw:greedy（trigger-happy、greedy、vengeful），也可以固定每次決定的思考量：次數如 desperado@300，時間如 legend@200ms。
cli-help-cross = 代替 --bots 的幾個電腦玩家：讓每一個分別與其餘每一個組成的對手對戰，並顯示彼此的勝率。
cli-help-play-bots = 同桌的電腦玩家，用逗號分開，依座位輪流：{ $levels }。後面可以加性格，例如 outlaw:greedy（trigger-happy、greedy、vengeful）。
cli-help-games = 要玩幾局：100局；加上 --sprt 時最多10000局。
cli-help-sprt = 兩個以百分比表示的勝率，例如 25:30：一直對戰，直到知道第一個電腦玩家的勝率是哪一個，出錯機率至多5%。
cli-help-jobs = 同時進行幾局。
cli-help-ray = 在這個位址的 Ray 叢集上對戰，而不用這裡的行程；local 會啟動一個，核心數依 --jobs。需要額外套件 ray。
cli-help-iterations = desperado 與 legend 每次決定的思考次數，除非用 @ 另外指定；種子相同，對局就相同。
cli-help-seconds = desperado 與 legend 每次決定最多幾秒。
cli-help-unbalanced = 由電腦玩家自選角色，並抽出起始玩家；否則每個電腦玩家在每個位置扮演每個角色的次數相同。
cli-help-json = 輸出一個 JSON 物件，供程式讀取。
cli-help-svg = 將勝率畫成圖，存到這個檔案。
cli-help-resume = 將每局的結果存到這個檔案；檔案已存在就接著進行。配合 --cross 時是資料夾，每組一個檔案。

## Who plays

bot-uniform = 流浪漢
bot-greenhorn = 菜鳥
bot-outlaw = 不法之徒
bot-sharp = 牌桌高手
bot-desperado = 亡命之徒
bot-legend = 傳奇
bot-legend-search = 昔日傳奇
bot-plain = 基準
bot-character-steady = 沉著
bot-character-trigger-happy = 愛開槍
bot-character-greedy = 貪財
bot-character-vengeful = 記仇
bot-with-character = { $level }（{ $character }）
bots-at-table = 電腦玩家：{ $bots }。

## Before a game

bots-ask = 電腦玩家是哪一種？
bot-greenhorn-about = 初來西部：習慣單純，也會犯人常犯的錯
bot-outlaw-about = 多想一步
bot-sharp-about = 靠與自己對局學會，立刻出手
bot-desperado-about = 多想一個回合
bot-legend-about = 想得最久，還會猜正面朝下的卡
bots-mixed = 混合
bots-mixed-about = 急性子、守財奴、復仇者、菜鳥，還有一個冷靜的人

## The arena

arena-playing = 對戰中
arena-stopped = 已停止，完成{ $done }局，共{ $games }局。
arena-stopped-resume = 已停止，完成{ $done }局，共{ $games }局。用同一個指令可以從 { $file } 接著進行。
arena-no-ray = 這裡沒有 Ray。請安裝額外套件：pip install 'coltexpress[ray]'
arena-bots-or-cross = 請指定參賽者：一桌用 --bots，所有組合的對戰表用 --cross；--sprt 只能配合 --bots。
arena-title = { $game }：{ $games }局，種子{ $seed }，{ $seconds }秒
arena-bot = { $name }：勝率{ $rate }%（{ $low }到{ $high }，平均應為{ $even }），得分{ $money }，等級分{ $rating }±{ $error }，每秒{ $decisions }次決定
arena-sprt-high = { $games }局後得知：{ $name }的勝率至少{ $high }%，而不是{ $low }%（對數概似比{ $ratio }，界限{ $lower }與{ $upper }，錯誤率{ $alpha }%與{ $beta }%）。
arena-sprt-low = { $games }局後得知：{ $name }的勝率至多{ $low }%，而不是{ $high }%（對數概似比{ $ratio }，界限{ $lower }與{ $upper }，錯誤率{ $alpha }%與{ $beta }%）。
arena-sprt-open = { $games }局後仍無法判定{ $name }的勝率是{ $low }%還是{ $high }%（對數概似比{ $ratio }，界限{ $lower }與{ $upper }，錯誤率{ $alpha }%與{ $beta }%）。
arena-cross-title = { $game }，{ $players }人：每個電腦玩家對上其餘每一個組成的對手，每組{ $games }局，種子{ $seed }
arena-cross-bot = 電腦玩家
arena-cross-mean = 平均
arena-cross-rating = 等級分
arena-cross-note = 勝率（%）；橫排是對手的編號；95%信賴區間至多±{ $error }個百分點
arena-chart = { $game }：{ $games }局的勝率
