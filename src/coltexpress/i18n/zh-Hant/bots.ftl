### Bots by level and character, and the arena.

## The command

cli-command-arena = 讓電腦互相對戰多局，比比高下。
cli-help-bots = 每個座位一個電腦，用逗號分開：{ $levels }。後面可加性格，例如 outlaw:greedy（trigger-happy、greedy、vengeful），也可加固定的思考次數，例如 desperado@300。
cli-help-play-bots = 同桌的電腦，用逗號分開，依座位輪流：{ $levels }。後面可加性格，例如 outlaw:greedy（trigger-happy、greedy、vengeful）。
cli-help-games = 要玩幾局。
cli-help-jobs = 同時進行幾局。
cli-help-ray = 在這個位址的 Ray 叢集上對戰，而不是用本機的程序；local 會在本機啟動一個，核心數依 --jobs。需要額外套件 ray。
cli-help-iterations = desperado 與 legend 每次決定的思考次數（用 @ 另外指定的電腦除外）；種子相同，對局就相同。
cli-help-seconds = desperado 與 legend 每次決定最多幾秒。
cli-help-json = 輸出一個 JSON 物件，供程式讀取。
cli-help-svg = 把勝率畫進這個檔案。
cli-help-resume = 把每局結果存進這個檔案；檔案已存在就接著玩。

## Who plays

bot-uniform = 流浪漢
bot-greenhorn = 菜鳥
bot-outlaw = 不法之徒
bot-desperado = 亡命之徒
bot-legend = 傳奇
bot-plain = 標竿
bot-character-trigger-happy = 愛開槍
bot-character-greedy = 貪財
bot-character-vengeful = 記仇
bot-with-character = { $level }（{ $character }）
bots-at-table = 電腦玩家：{ $bots }。

## Before a game

bots-ask = 電腦是哪些人？
bot-greenhorn-about = 初來西部：習慣單純，也會犯人常犯的錯
bot-outlaw-about = 多想一步
bot-desperado-about = 多想一個回合
bot-legend-about = 想得最久，連蓋著的牌也猜
bots-mixed = 三教九流
bots-mixed-about = 火爆浪子、守財奴、復仇者、菜鳥，還有一個冷靜的人

## The arena

arena-playing = 對戰中
arena-stopped = 已玩{ $games }局中的{ $done }局，停止。
arena-stopped-resume = 已玩{ $games }局中的{ $done }局，停止。用同一個指令可從 { $file } 接著玩。
arena-no-ray = 這裡沒有 Ray。請安裝額外套件：pip install 'coltexpress[ray]'
arena-title = { $game }：{ $games }局，種子 { $seed }，{ $seconds }秒
arena-bot = { $name }：勝率 { $rate } %（{ $low } 到 { $high }，平分為 { $even }），得分 { $money }，評分 { $rating }，每秒 { $decisions } 次決定
arena-chart = { $game }：{ $games }局的勝率
