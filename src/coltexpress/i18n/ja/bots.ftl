### Bots by level and character, and the arena.

## The command

cli-command-arena = ボットどうしを何度も対戦させ、強さを比べます。
cli-help-bots = 席ごとのボット。カンマで区切ります：{ $levels }。outlaw:greedy のように性格（trigger-happy、greedy、vengeful）を、desperado@300 のように思考回数を続けて書けます。
cli-help-play-bots = 席に着くボット。カンマで区切り、席順に着きます：{ $levels }。outlaw:greedy のように性格（trigger-happy、greedy、vengeful）を続けて書けます。
cli-help-games = ゲームの数。
cli-help-jobs = 同時に進めるゲームの数。
cli-help-ray = このマシンのプロセスの代わりに、このアドレスの Ray クラスターで実行します。local なら --jobs の数のコアでここに起動します。追加パッケージ ray が必要です。
cli-help-iterations = desperado と legend の1回の決定あたりの思考回数（@ で指定したボットを除く）。シードが同じならゲームも同じになります。
cli-help-seconds = desperado と legend の1回の決定あたりの秒数の上限。
cli-help-json = JSON オブジェクトを1つ出力します。
cli-help-svg = 勝率の図をこのファイルに描きます。
cli-help-resume = 結果をこのファイルに保存します。すでにあれば続きから始めます。

## Who plays

bot-uniform = 流れ者
bot-greenhorn = 新米
bot-outlaw = アウトロー
bot-desperado = デスペラード
bot-legend = 伝説
bot-plain = 基準
bot-character-trigger-happy = 撃ちたがり
bot-character-greedy = 欲張り
bot-character-vengeful = 執念深い
bot-with-character = { $level }（{ $character }）
bots-at-table = ボット：{ $bots }

## Before a game

bots-ask = どのボットと遊ぶ？
bot-greenhorn-about = 西部に来たばかり。単純な癖があり、人間のような失敗もする
bot-outlaw-about = 1手先を読む
bot-desperado-about = 1ラウンド先を読む
bot-legend-about = 誰よりも長く考え、裏向きのカードも推測する
bots-mixed = いろいろ
bots-mixed-about = 撃ちたがり、欲張り、執念深い者、新米、冷静な者

## The arena

arena-playing = 対戦中
arena-stopped = { $games }ゲーム中{ $done }ゲームで中断しました。
arena-stopped-resume = { $games }ゲーム中{ $done }ゲームで中断しました。同じコマンドで { $file } の続きから始まります。
arena-no-ray = Ray がありません。追加パッケージで入れてください：pip install 'coltexpress[ray]'
arena-title = { $game }：{ $games }ゲーム、シード { $seed }、{ $seconds }秒
arena-bot = { $name }：勝率{ $rate }%（{ $low }〜{ $high }、互角なら{ $even }）、得点{ $money }、レーティング{ $rating }、1秒に{ $decisions }回決定
arena-chart = { $game }：{ $games }ゲームの勝率
