### Bots by level and character, and the arena.

## The command

cli-command-arena = ボットどうしを何度も対戦させ、強さを比べます。
cli-help-bots = 席ごとのボット。カンマで区切ります：{ $levels }。outlaw:greedy のように性格（trigger-happy、greedy、vengeful）を、desperado@300 のように思考回数、または legend@200ms のように思考時間を続けて書けます。
cli-help-cross = --bots の代わりに複数のボットを指定します。それぞれを、ほかの各ボットばかりの卓と対戦させ、相手ごとの勝率を表にします。
cli-help-play-bots = 席に着くボット。カンマで区切り、席順に着きます：{ $levels }。outlaw:greedy のように性格（trigger-happy、greedy、vengeful）を続けて書けます。
cli-help-games = ゲームの数。100、--sprt を付けると最大10000。
cli-help-sprt = 25:30 のような、百分率の勝率を2つ。最初のボットの勝率がどちらかわかるまで対戦します（誤りは5%以下）。
cli-help-jobs = 同時に進めるゲームの数。
cli-help-ray = このマシンのプロセスの代わりに、このアドレスの Ray クラスターで実行します。local なら --jobs の数のコアでここに起動します。追加パッケージ ray が必要です。
cli-help-iterations = desperado と legend の1回の決定あたりの思考回数（@ で指定したボットを除く）。シードが同じならゲームも同じになります。
cli-help-seconds = desperado と legend の1回の決定あたりの秒数の上限。
cli-help-unbalanced = キャラクターをボットに選ばせ、最初のプレイヤーを抽選で決めます。指定しなければ、どのボットもすべてのキャラクターをすべての席順で同じ回数使います。
cli-help-json = JSON オブジェクトを1つ出力します。
cli-help-svg = 勝率の図をこのファイルに描きます。
cli-help-resume = 結果をこのファイルに保存します。すでにあれば続きから始めます。--cross では、組ごとのファイルを入れるフォルダーです。

## Who plays

bot-uniform = 流れ者
bot-greenhorn = 新米
bot-outlaw = アウトロー
bot-sharp = 勝負師
bot-desperado = デスペラード
bot-legend = 伝説
bot-legend-search = 往年の伝説
bot-plain = 基準
bot-character-steady = 冷静
bot-character-trigger-happy = 撃ちたがり
bot-character-greedy = 欲張り
bot-character-vengeful = 執念深い
bot-with-character = { $level }（{ $character }）
bots-at-table = ボット：{ $bots }

## Before a game

bots-ask = どのボットと遊ぶ？
bot-greenhorn-about = 西部に来たばかり。単純な癖があり、人間のような失敗もする
bot-outlaw-about = 1手先を読む
bot-sharp-about = 自分自身との対戦で学び、すぐに答える
bot-desperado-about = 1ラウンド先を読む
bot-legend-about = 誰よりも長く考え、裏向きのカードも推測する
bots-mixed = いろいろ
bots-mixed-about = 撃ちたがり、欲張り、執念深い者、新米、冷静な者

## The arena

arena-playing = 対戦中
arena-stopped = { $games }ゲーム中{ $done }ゲームで中断しました。
arena-stopped-resume = { $games }ゲーム中{ $done }ゲームで中断しました。同じコマンドで { $file } の続きから始まります。
arena-no-ray = Ray がありません。追加パッケージで入れてください：pip install 'coltexpress[ray]'
arena-bots-or-cross = 参加者を指定してください。1卓なら --bots、全組み合わせの表なら --cross です。--sprt は --bots とだけ使えます。
arena-title = { $game }：{ $games }ゲーム、シード { $seed }、{ $seconds }秒
arena-bot = { $name }：勝率{ $rate }%（{ $low }〜{ $high }、互角なら{ $even }）、得点{ $money }、レーティング{ $rating }±{ $error }、1秒に{ $decisions }回決定
arena-sprt-high = { $games }ゲームで判明：{ $name }の勝率は{ $low }%ではなく{ $high }%以上です（対数尤度比{ $ratio }、限界{ $lower }と{ $upper }、誤り{ $alpha }%と{ $beta }%）。
arena-sprt-low = { $games }ゲームで判明：{ $name }の勝率は{ $high }%ではなく{ $low }%以下です（対数尤度比{ $ratio }、限界{ $lower }と{ $upper }、誤り{ $alpha }%と{ $beta }%）。
arena-sprt-open = { $games }ゲームでは、{ $name }の勝率が{ $low }%か{ $high }%かまだわかりません（対数尤度比{ $ratio }、限界{ $lower }と{ $upper }、誤り{ $alpha }%と{ $beta }%）。
arena-cross-title = { $game }、{ $players }人：各ボット対ほかの各ボットの卓、1組{ $games }ゲーム、シード { $seed }
arena-cross-bot = ボット
arena-cross-mean = 平均
arena-cross-rating = レーティング
arena-cross-note = 勝率（%）。横は相手の番号。95%信頼区間は最大±{ $error }ポイント
arena-chart = { $game }：{ $games }ゲームの勝率
