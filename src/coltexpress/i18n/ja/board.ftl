### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = 列車
board-marshal = 保安官
board-professore = 丘の上のイル・プロフェッソーレ
board-gatling = ガトリング砲

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }、{ spot-at }
board-on-horse = { $name }、列車のわきを馬で並走中
board-in-dust = { $name }、線路わきの砂ぼこりの中

## Around the board

board-menu = メニュー
board-side = 顔ぶれと物語
board-sheets = その他
board-players = 顔ぶれ
board-story = 物語
board-in-play = 実行中のカード
board-plans = みんなの計画
board-strip = 列車全体：車両を見る
board-prompt = いまの様子
board-answers = 答え
board-animation = アニメーション
board-step = 一歩だけ
board-skip = 結末まで飛ばす
board-again = 前のラウンドをもう一度
board-since = 前に見てから
board-why = なぜ？
board-why-line = なぜ？ { $line }
board-all-quiet = 列車は静かなものだ。
board-time-left = { $player }の残り時間は{ $time }
board-money = { $money }
board-money-more = { $money }＋？

## Choosing

board-not-that = やめる
board-take-back = 取り消す
board-plan-seal = 計画を封じる
board-plan-sealed = 封をした。まだ変えられる。
board-plan-remove = { $number }枚目の{ $card }を計画から抜く

## Keys

board-keys = キーボードで
board-key-arrows = 次のものへ移る
board-key-numbers = 答えやカードを選ぶ
board-key-enter = 選ぶ。もう一度で決まり
board-key-escape = やめる
board-key-back = 取り消す
board-key-space = 見せ場を止める、続ける
board-key-skip = 見せ場を飛ばす

## Lessons: somebody explains while the learner plays

lesson-watch = 見ていよう……
lesson-next = 先へ
lesson-back = ひとつ戻る
lesson-over = 最初から
lesson-leave = 手ほどきを終える
lesson-your-turn = あなたの番

lesson-classic-welcome = ご乗車ありがとう。この列車は金でいっぱい。あなたはベル、桃色のドレスに羽根つき帽子だ。まだ誰にも気づかれていない。
lesson-classic-people = ジャンゴもトゥーコも、目当ては同じ。列車が駅に着いたとき、いちばん稼いでいた者が勝つ。あなたの財布の中身は秘密。相手の財布も秘密だ。
lesson-classic-loot = 財布の中身は$250から$500。宝石は$500、金庫は$1000。機関車には保安官がいる。みな車内か屋根の上のどちらかにいる。
lesson-classic-goal = 銃には弾丸が6発ずつ。いちばん多く撃った者は、最後に$1000もらえる。撃たれて受けた弾丸は、山札に居座る役立たずのカードになる。
lesson-classic-round = ラウンドごとにカードが1枚。絵は左から順にターンを表し、ターンごとに全員が1枚ずつカードを出す。最後にはできごとが待っている。
lesson-classic-hand = 前半は「計画」。ひとつの山に、1枚ずつカードを重ねていく。まだ何も起こらない。たくらんでいるだけだ。
lesson-classic-play-rob = あなたの車両は獲物だらけ。「強奪」を出そう。カードに触れ、もう一度触れれば決まり。
lesson-classic-play-climb = トンネルだ。カードは伏せて出すので、誰にも見えない。「昇降」でこっそり屋根を目指そう。
lesson-classic-play-fire = また明るくなった。そのころには屋根の上、屋根からは遠くまで見える。「射撃」を出そう。
lesson-classic-play-move = 最後のターン。屋根の上なら3両先まで走れる。「移動」を出そう。薄い人影は、行き着きそうな場所だ。
lesson-classic-stealin = さあ「実行」だ。山をひっくり返し、出した順にカードが動き出す。気が変わっていても、もう遅い。
lesson-classic-rob-what = まずはあなたの強奪。何をいただく？ 宝石にしよう。
lesson-classic-belle = トゥーコの「格闘」。そばにはあなたもジャンゴもいる。だが、ほかに誰かいるかぎりベルは狙えない。それがあなたの特技。盗賊にはみな特技がある。
lesson-classic-punched = ジャンゴは財布を落とし、隣の車両へ飛ばされた。床の獲物は拾った者のものだ。
lesson-classic-hidden = トンネルで伏せたカード。屋根へ上がる。誰も読んでいなかった。
lesson-classic-shot = ジャンゴを撃つ。弾丸を1枚受け取った彼の山札には、使えないカードがまた1枚。
lesson-classic-marshal = ジャンゴが保安官を隣の車両へ動かした。車内で保安官に出くわすと、弾丸を受けて屋根へ逃げることになる。
lesson-classic-move-where = 走れ。いちばん遠い屋根、保安官の真上まで。
lesson-classic-event = できごとが起きた。回転アームが、屋根の上の全員を最後尾まで払いのけた。走り損だ。
lesson-classic-end = これで1ラウンド。あと4ラウンドで勘定だ。もう本物の列車を襲える。

lesson-super-welcome = 速くて短い旅だ。ラウンドの終わりごとに、最後尾の車両が切り離される。あなたはベル、4両目にいる。
lesson-super-facing = 赤い矢印は、それぞれの向き。進むのも撃つのも、向いている方だけ。
lesson-super-rear = 最初に消えるのは5両目。まだ乗っていて最も後ろにいる者が、それを手に入れる。中に立っていた者はおしまいだ。
lesson-super-cards = 振り向く、昇り降り、前に移動、銃を撃つ。毎ラウンド、3枚をひそかに選んで順番に並べる。全員の1枚目、次に2枚目、そして3枚目が実行される。
lesson-super-plan = 前にいるのはジャンゴ。「銃を撃つ」「昇り降り」「振り向く」の順に並べて、計画を封じよう。
lesson-super-shot = 命中！ ジャンゴは隣の車両まで飛ばされ、仰向けに倒れた。
lesson-super-up = しかもカードを1枚損した。次のカードは、起き上がるだけで終わる。
lesson-super-missed = ドクは誰もいない方を撃った。当たるのは正面の最初のひとり。そこには誰もいなかった。
lesson-super-loose = 5両目とはお別れだ。今回は誰も乗っていなかった。
lesson-super-claimed = 最も後ろにいたあなたのものになった。最後に何人か残ったら、車両をいちばん多く取った者が勝つ。
lesson-super-again = 今度はあなたが最後尾。しかも逆を向いている。逃げよう。「振り向く」「前に移動」、最後に「銃を撃つ」。
lesson-super-end = 機関車のドクに命中。その先には砂ぼこりしかない。車両は2つ目。最後まで乗っていた者が勝つ。

lesson-armored-welcome = 2本の列車がすれ違う。手前があなたたちの出発列車、奥が装甲列車。値打ちものはみな、あちらにある。
lesson-armored-teams = あなたはベル、トゥーコと同じ青チーム。ジャンゴとドクは赤チームだ。稼いだチームが全員で勝つ。計画の間は、仲間どうし声に出して話せる。
lesson-armored-opposite = 白い矢印は、渡れる場所。いまは機関車どうしが並んでいるだけ。ラウンドごとに、列車は2両ぶん進む。
lesson-armored-treasure = かばん、金塊、金庫、そして装甲車両には3通の文書。自チームの色の文書は$4000の値打ちがある。
lesson-armored-guards = 文書を守るのは護送員。出くわせば弾丸を受ける。2つの屋根にはガトリング砲。早い者勝ちだ。
lesson-armored-round = 計画は基本ゲームと同じ。ターンごとに全員が山にカードを出し、あとでめくる。
lesson-armored-play-climb = 先頭までは遠い。まずは「昇降」で屋根へ。
lesson-armored-play-move = そして屋根を走る。「移動」を出そう。
lesson-armored-play-cross = 名案はトンネルが隠してくれる。もう一度「移動」、向こうへ飛び移るために。
lesson-armored-play-down = そしてハッチから下へ。金庫が待っている。「昇降」だ。
lesson-armored-run = 実行！ 自分たちの機関車まで一気に走れ。
lesson-armored-cross = いまだ。装甲機関車の屋根へ飛び移れ。
lesson-armored-nudged = トゥーコの「後押し」。仲間がすぐに行動できる。あなたに「強奪」を贈ってくれた。受け取ろう！
lesson-armored-strongbox = トゥーコのおかげで、金庫の$1000を手に入れた。仲間がいい場所にいるとき、後押しは何より強い。
lesson-armored-couriers = ラウンドのできごと。護送員がみな昇り降りする。居場所の悪かった者は泣きを見る。
lesson-armored-passing = 列車が進む。向かい合う車両が替わり、別の屋根にひと飛びで行けるようになった。
lesson-armored-document = 文書は装甲車両の中。拾ったときに中を見られる。どちらのものかは、本人しか知らない。
lesson-armored-end = 5ラウンドが終わると、列車は離れていく。装甲列車に残った者は数に入らない。遅れずに帰ること。幸運を。
