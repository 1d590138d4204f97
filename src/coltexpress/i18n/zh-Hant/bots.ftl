### Bots by level and character, and the arena.

## The command

cli-command-arena = 讓電腦玩家互相對戰多局，比較強弱。
cli-help-bots = 每個座位一個電腦玩家，用逗號分開：{ $levels }。後面可以加性格，例如 outlaw:greedy（trigger-happy、greedy、vengeful），也可以加固定的思考次數，例如 desperado@300。
cli-help-play-bots = 同桌的電腦玩家，用逗號分開，依座位輪流：{ $levels }。後面可以加性格，例如 outlaw:greedy（trigger-happy、greedy、vengeful）。
cli-help-games = 要玩幾局。
cli-help-jobs = 同時進行幾局。
cli-help-ray = 在這個位址的 Ray 叢集上對戰，而不用這裡的行程；local 會啟動一個，核心數依 --jobs。需要額外套件 ray。
cli-help-iterations = desperado 與 legend 每次決定的思考次數，除非用 @ 另外指定；種子相同，對局就相同。
cli-help-seconds = desperado 與 legend 每次決定最多幾秒。
cli-help-json = 輸出一個 JSON 物件，供程式讀取。
cli-help-svg = 將勝率畫成圖，存到這個檔案。
cli-help-resume = 將每局的結果存到這個檔案；檔案已存在就接著進行。

## Who plays

bot-uniform = 流浪漢
bot-greenhorn = 菜鳥
bot-outlaw = 不法之徒
bot-desperado = 亡命之徒
bot-legend = 傳奇
bot-plain = 基準
bot-character-trigger-happy = 愛開槍
bot-character-greedy = 貪財
bot-character-vengeful = 記仇
bot-with-character = { $level }（{ $character }）
bots-at-table = 電腦玩家：{ $bots }。

## Before a game

bots-ask = 電腦玩家是哪一種？
bot-greenhorn-about = 初來西部：習慣單純，也會犯人常犯的錯
bot-outlaw-about = 多想一步
bot-desperado-about = 多想一個回合
bot-legend-about = 想得最久，還會猜正面朝下的卡
bots-mixed = 混合
bots-mixed-about = 急性子、守財奴、復仇者、菜鳥，還有一個冷靜的人

## The arena

arena-playing = 對戰中
arena-stopped = 已停止，完成{ $done }局，共{ $games }局。
arena-stopped-resume = 已停止，完成{ $done }局，共{ $games }局。用同一個指令可以從 { $file } 接著進行。
arena-no-ray = 這裡沒有 Ray。請安裝額外套件：pip install 'coltexpress[ray]'
arena-title = { $game }：{ $games }局，種子{ $seed }，{ $seconds }秒
arena-bot = { $name }：勝率{ $rate }%（{ $low }到{ $high }，平均應為{ $even }），得分{ $money }，等級分{ $rating }，每秒{ $decisions }次決定
arena-chart = { $game }：{ $games }局的勝率
