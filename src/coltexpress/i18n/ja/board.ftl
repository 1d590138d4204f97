### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = 列車
board-marshal = 保安官
board-professore = 丘の上のイル・プロフェッソーレ
board-gatling = ガトリング砲

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }：{ spot-at }
board-on-horse = { $name }：列車の横を馬で並走中
board-in-dust = { $name }：線路脇に転落

## Around the board

board-menu = メニュー
board-side = プレイヤーとログ
board-sheets = その他
board-players = プレイヤー
board-story = ログ
board-in-play = 実行中のカード
board-plans = 全員の計画
board-strip = 列車全体：車両を表示
board-prompt = 現在の状況
board-answers = 選択肢
board-animation = 演出
board-step = 1つ進む
board-skip = 最後までスキップ
board-again = 前のラウンドをもう一度見る
board-since = 前回見てからの出来事
board-why = なぜ？
board-why-line = なぜ？　{ $line }
board-all-quiet = まだ何も起きていない。
board-time-left = { $player }の残り時間：{ $time }
board-money = { $money }
board-money-more = { $money }＋？

## Choosing

board-not-that = キャンセル
board-take-back = 取り消す
board-plan-seal = 計画を確定する
board-plan-sealed = 確定しました。全員がそろうまで変更できます。
board-plan-remove = { $number }枚目の「{ $card }」を計画から外す

## Keys

board-keys = キーボード操作
board-key-arrows = 次の項目へ移動
board-key-numbers = 選択肢やカードを選ぶ
board-key-enter = 選ぶ。もう一度で決定
board-key-escape = キャンセル
board-key-back = 取り消す
board-key-space = 一時停止／再開
board-key-skip = 演出をスキップ

## Lessons: somebody explains while the learner plays

lesson-watch = 見てみよう…
lesson-next = 次へ
lesson-back = 1つ戻る
lesson-over = 最初から
lesson-leave = チュートリアルを終える
lesson-your-turn = あなたの番

lesson-classic-welcome = ようこそ、この列車は金でいっぱいだ。あなたはベル、ピンクのドレスに羽根飾りの帽子。まだ誰にも気づかれていない。
lesson-classic-people = ジャンゴとトゥーコの狙いも同じ。列車が駅に着いたとき、最も裕福な者が勝つ。財布の中身は、あなたのも相手のも秘密だ。
lesson-classic-loot = 財布は$250から$500。宝石は$500、金庫は$1000。機関車には保安官がいる。誰もが車内か屋根の上にいる。
lesson-classic-goal = 弾丸は1人6発。最も多く撃った者は、最後に$1000もらえる。受けた弾丸は、役に立たないカードとして山札に入る。
lesson-classic-round = ラウンドごとにラウンドカードが1枚。絵は左から順にターンを表し、各ターンに全員が1枚ずつカードを出す。最後にはイベントが起こる。
lesson-classic-hand = 前半は「計画」。共通の山に、1枚ずつカードを重ねていく。まだ何も起こらない。
lesson-classic-play-rob = あなたの車両には略奪品がたくさんある。「強奪」を出そう。カードをタップし、もう一度タップして決定する。
lesson-classic-play-climb = トンネルだ。カードは裏向きに出すので、誰にも見えない。「昇降」でこっそり屋根の上へ。
lesson-classic-play-fire = また明るくなった。実行のときには、あなたは屋根の上。屋根の上からは遠くまで撃てる。「射撃」を出そう。
lesson-classic-play-move = 最後のターン。屋根の上なら3両先まで走れる。「移動」を出そう。薄い人影は、行けそうな場所を示している。
lesson-classic-stealin = 次は「実行」だ。共通の山を裏返し、出した順にカードを実行する。気が変わっていても、もう変えられない。
lesson-classic-rob-what = まずはあなたの「強奪」。何を取る？　宝石にしよう。
lesson-classic-belle = トゥーコの「格闘」。そばにはあなたとジャンゴがいる。しかし、ほかに相手がいるかぎりベルは選べない。それがあなたの能力だ。どの盗賊にも能力がある。
lesson-classic-punched = ジャンゴは財布を落とし、隣の車両へ飛ばされた。床の略奪品は、拾った者のものになる。
lesson-classic-hidden = トンネルで裏向きに出したカードだ。あなたは屋根の上へ。誰も読んでいなかった。
lesson-classic-shot = ジャンゴを撃った。ジャンゴは弾丸を1枚受け、山札に役に立たないカードが1枚増えた。
lesson-classic-marshal = ジャンゴが保安官を隣の車両へ動かした。車内で保安官と出くわすと、弾丸を受けて屋根の上へ逃げることになる。
lesson-classic-move-where = さあ走れ。いちばん遠い屋根の上、保安官の真上まで。
lesson-classic-event = イベントが起きた。回転アームが、屋根の上の全員を最後尾車両まで払った。せっかく走ったのに。
lesson-classic-end = これで1ラウンド。あと4ラウンドで最終結果が出る。もう本物の列車を襲えるはずだ。

lesson-super-welcome = 速くて短い旅だ。ラウンドが終わるたびに、最後尾車両が切り離される。あなたはベル、4号車にいる。
lesson-super-facing = 赤い矢印は、それぞれの向きを示す。進めるのも撃てるのも、向いている方だけだ。
lesson-super-rear = 最初に切り離されるのは5号車。乗っていた者は脱落する。列車に残った者のうち、最も後ろにいる盗賊がその略奪品カードを得る。
lesson-super-cards = 「振り向く」「昇り降り」「前に移動」「銃を撃つ」。毎ラウンド、ひそかに3枚を選んで順番を決める。スタートプレイヤーから順に1枚目を公開して実行し、2枚目、3枚目と続ける。
lesson-super-plan = 正面にはジャンゴ。「銃を撃つ」「昇り降り」「振り向く」の順に並べて、計画を確定しよう。
lesson-super-shot = 命中！　ジャンゴは隣の車両まで飛ばされ、転倒した。
lesson-super-up = カードも1枚むだになる。次のカードでは、起き上がるだけだ。
lesson-super-missed = ドクの弾は誰にも当たらなかった。当たるのは正面にいる最初の盗賊だが、そこには誰もいなかった。
lesson-super-loose = 5号車が切り離された。今回は誰も乗っていなかった。
lesson-super-claimed = 最も後ろにいたのはあなたなので、略奪品カードはあなたのもの。最後に何人か残ったら、略奪品カードの最も多い者が勝つ。
lesson-super-again = 今度はあなたが最後尾車両にいて、向きも逆だ。逃げよう。「振り向く」「前に移動」、最後に「銃を撃つ」。
lesson-super-end = 機関車のドクに命中し、ドクは列車から転落した。略奪品カードは2枚目。最後まで列車に残った者が勝つ。

lesson-armored-welcome = 2本の列車がすれ違う。手前がスタート列車、奥が装甲列車。値打ちのあるものはみな装甲列車にある。
lesson-armored-teams = あなたはベル、トゥーコと同じ青チーム。ジャンゴとドクは赤チームだ。裕福なチームがそろって勝つ。計画の間は味方と相談できるが、全員に聞こえる。
lesson-armored-opposite = 白い矢印は、渡れる場所を示す。今は機関車どうしが向かい合っているだけ。ラウンドごとに、列車は2両分進む。
lesson-armored-treasure = かばん、金塊、金庫、そして装甲車両には機密文書が3通。自分のチームの色の文書には$4000の価値がある。
lesson-armored-guards = 機密文書を守るのは護送員。出くわすと弾丸を受ける。2か所の屋根の上にはガトリング砲があり、着いた者が使える。
lesson-armored-round = 計画は基本ゲームと同じ。ターンごとに全員が共通の山にカードを出し、後で裏返す。
lesson-armored-play-climb = 先頭までは遠い。まずは「昇降」で屋根の上へ。
lesson-armored-play-move = そして屋根の上を走る。「移動」を出そう。
lesson-armored-play-cross = トンネルが名案を隠してくれる。もう一度「移動」で、向かいの列車へ飛び移ろう。
lesson-armored-play-down = そしてハッチから車内へ。金庫が待っている。「昇降」だ。
lesson-armored-run = 実行だ！　スタート列車の機関車まで一気に走れ。
lesson-armored-cross = 今だ。装甲列車の機関車の屋根の上へ飛び移れ。
lesson-armored-nudged = トゥーコの「後押し」。味方がすぐに行動できる。あなたに「強奪」をくれた。受け取ろう！
lesson-armored-strongbox = トゥーコのおかげで、$1000の金庫が手に入った。味方がいい場所にいるとき、「後押し」は何より強い。
lesson-armored-couriers = ラウンドのイベント。護送員が全員、別の階へ移る。同じ階にいた盗賊は弾丸を受けて逃げる。
lesson-armored-passing = 列車が進んだ。向かいの車両が変わり、別の屋根の上へ飛び移れるようになった。
lesson-armored-document = 機密文書は装甲車両の車内にある。手に入れたときに中を見られる。どちらのチームのものかは、本人しか知らない。
lesson-armored-end = 5ラウンドが終わると、列車は離れていく。装甲列車に残った盗賊の略奪品は得点にならない。遅れずに戻ること。幸運を祈る。
