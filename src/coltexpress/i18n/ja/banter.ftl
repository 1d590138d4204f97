### Bots as somebody: what they are called, and what they say now and then.

## Names

bot-name-ezra = エズラ
bot-name-prudence = プルーデンス
bot-name-colby = コルビー
bot-name-dot = ドット
bot-name-buck = バック
bot-name-roscoe = ロスコー
bot-name-silas = サイラス
bot-name-goldie = ゴールディ
bot-name-penny = ペニー
bot-name-agatha = アガサ
bot-name-mordecai = モーデカイ
bot-name-hattie = ハッティ

## steady

bot-says-steady-dealt-1 = まあ、気楽にいこう。
bot-says-steady-hit-1 = 読めていたよ。
bot-says-steady-hit-2 = 覚えておく。
bot-says-steady-robs-1 = どうぞおかまいなく。
bot-says-steady-robs-2 = きれいな仕事だ。
bot-says-steady-wins-1 = 待てば実るものさ。
bot-says-steady-loses-1 = お見事。また次に。

## trigger-happy

bot-says-trigger-happy-dealt-1 = 最初に撃たれたいのは誰だ？
bot-says-trigger-happy-hit-1 = 痛っ！　次はこっちの番だ！
bot-says-trigger-happy-hit-2 = くすぐったいな！
bot-says-trigger-happy-robs-1 = 全員、手を上げろ！
bot-says-trigger-happy-robs-2 = バン！　いや、ありがとよ！
bot-says-trigger-happy-wins-1 = 弾はまだ残ってるぜ！
bot-says-trigger-happy-loses-1 = 今のは準備運動だ！

## greedy

bot-says-greedy-dealt-1 = 金庫はどの車両だ？
bot-says-greedy-hit-1 = 財布だけは勘弁！
bot-says-greedy-hit-2 = 懐はよせ！
bot-says-greedy-robs-1 = ぜんぶいただきだ。
bot-says-greedy-robs-2 = こっちへおいで。
bot-says-greedy-wins-1 = もう一度、ゆっくり数えてくれ。
bot-says-greedy-loses-1 = 金を返してくれ。

## vengeful

bot-says-vengeful-dealt-1 = 顔は忘れないよ。
bot-says-vengeful-hit-1 = 後悔させてやる。
bot-says-vengeful-hit-2 = 恨み帳に書いておく。
bot-says-vengeful-robs-1 = この前のお返しだ。
bot-says-vengeful-robs-2 = 貸しは返してもらった。
bot-says-vengeful-wins-1 = これでおあいこだ。今はね。
bot-says-vengeful-loses-1 = これで終わりじゃない。
