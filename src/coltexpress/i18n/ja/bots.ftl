### Bots by level and character, and the arena.

## The command

cli-command-arena = ボットどうしで何度も対戦させ、強さを比べる。
cli-help-bots = 席ごとのボット。カンマで区切る：{ $levels }。outlaw:greedy のように性格（trigger-happy、greedy、vengeful）を、desperado@300 のように思考回数を続けて書ける。
cli-help-play-bots = 卓につくボット。カンマで区切り、席順に座る：{ $levels }。outlaw:greedy のように性格（trigger-happy、greedy、vengeful）を続けて書ける。
cli-help-games = 何ゲーム遊ぶか。
cli-help-jobs = 同時に進めるゲームの数。
cli-help-ray = この機械のプロセスの代わりに、このアドレスの Ray クラスターで遊ぶ。local なら --jobs の数のコアでここに立ち上げる。追加パッケージ ray が必要。
cli-help-iterations = desperado と legend の1回の決定あたりの思考回数（@ で指定したボットを除く）。シードが同じならゲームも同じになる。
cli-help-seconds = desperado と legend が1回の決定にかける秒数の上限。
cli-help-json = 機械向けに JSON オブジェクトをひとつ出す。
cli-help-svg = 勝率の図をこのファイルに描く。
cli-help-resume = 結果をこのファイルに残す。すでにあれば続きから始める。

## Who plays

bot-uniform = 流れ者
bot-greenhorn = 新米
bot-outlaw = アウトロー
bot-desperado = デスペラード
bot-legend = 伝説
bot-plain = ものさし
bot-character-trigger-happy = 撃ちたがり
bot-character-greedy = 欲張り
bot-character-vengeful = 執念深い
bot-with-character = { $level }（{ $character }）
bots-at-table = 相手：{ $bots }。

## Before a game

bots-ask = ボットは誰にする？
bot-greenhorn-about = 西部に来たばかり。単純な癖と、人間らしい失敗
bot-outlaw-about = 一手先を読む
bot-desperado-about = 1ラウンド先を読む
bot-legend-about = 誰よりも長く考え、伏せたカードまで推し量る
bots-mixed = 寄り合い
bots-mixed-about = 短気者、けちん坊、復讐者、新米、冷静な奴

## The arena

arena-playing = 対戦中
arena-stopped = { $games }ゲーム中{ $done }ゲームで中断。
arena-stopped-resume = { $games }ゲーム中{ $done }ゲームで中断。同じコマンドで { $file } の続きから始まる。
arena-no-ray = ここには Ray がない。追加パッケージで入る：pip install 'coltexpress[ray]'
arena-title = { $game }：{ $games }ゲーム、シード { $seed }、{ $seconds }秒
arena-bot = { $name }：勝率 { $rate } %（{ $low }～{ $high }、互角なら { $even }）、得点 { $money }、レーティング { $rating }、毎秒 { $decisions } 決定
arena-chart = { $game }：{ $games }ゲームの勝率
