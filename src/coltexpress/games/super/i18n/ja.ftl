### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = コルト・スーパー・エクスプレス
super-tagline = カード3枚、銃1丁。最後尾車両はラウンドごとに切り離される。

## Cards: the name, and what it does in one line

super-card-turn = 振り向く
super-card-turn-rule = 反対の方向を向く。
super-card-climb = 昇り降り
super-card-climb-rule = 同じ車両の屋根の上に昇る、または車内に降りる。
super-card-move = 前に移動
super-card-move-rule = 向いている方へ1両進む。列車の端を越えると転落する。
super-card-fire = 銃を撃つ
super-card-fire-rule = 正面にいる最初の盗賊を1両先へ飛ばし、転倒させる。
super-card-reflex = 反射行動
super-card-reflex-rule = 立っていればその場で倒れる。転倒していれば起きて撃つ。
super-card-horse = 馬で移動
super-card-horse-rule = 機関車の車内へ移る。転落した直後でもよい。

# A plan of three cards, in the order they will be played.
super-plan = { $first }、{ $second }、{ $third }

# Which way a bandit looks.
super-facing = { $facing ->
    [front] 前方向き
   *[rear] 後方向き
}

## What happened

super-event-picked = { $seat }は{ $character }を選んだ。
super-event-became-start-player = スタートプレイヤーは{ $bandit }。
super-event-placed = { $bandit }は{ spot-at }に配置された（{ super-facing }）。
super-event-round-began = 第{ $number }ラウンド開始。
super-event-planned = { $plan ->
    [hidden] { $bandit }は計画を確定した。
   *[other] { $bandit }は計画を確定した：{ $plan }。
}
super-event-execution-began = 全員の計画がそろった。
super-event-revealed = { $bandit }：「{ $card }」。
super-event-stood-up = { $bandit }は起き上がった。
super-event-turned = { $bandit }は振り向いた（{ super-facing }）。
super-event-climbed = { $floor ->
    [roof] { $bandit }は{ spot-to }に昇った。
   *[inside] { $bandit }は{ spot-to }に降りた。
}
super-event-moved = { $bandit }は{ spot-to }へ進んだ。
super-event-shot = { $bandit }が撃ち、{ $target }に当たった。
super-event-missed = { $bandit }は撃ったが誰にも当たらなかった。
super-event-knocked-back = { $bandit }は{ spot-at }まで飛ばされて転倒した。
super-event-lay-down = { $bandit }はその場で倒れた。
super-event-rode = { $bandit }は馬で機関車へ移動した。
super-event-fell-off = { $bandit }は列車から転落した。
super-event-rescued = { $bandit }は馬で機関車に戻った。
super-event-had-no-effect = { $bandit }は列車にいないため「{ $card }」は無効。
super-event-eliminated = { $bandit }は脱落した。
super-event-decoupled = { $number }号車が切り離された。
super-event-claimed = 最も後ろにいた{ $bandit }が{ $number }号車の略奪品カードを得た：{ $money }。
super-event-game-ended = ゲームが終了した。
super-event-won = { $bandit }が勝った。
super-event-nobody-won = 列車に誰も残らず、勝者はいない。

## What is asked

super-question-pick-character = { $seat }：どの盗賊を選ぶ？
super-question-who-starts = スタートプレイヤーは誰？
super-question-which-plan = { $player }の計画：どの3枚を、どの順番で出す？
super-question-which-loot = この略奪品カードの価値は？

## Phases

super-phase-setup = ゲームの準備
super-phase-planning = 計画
super-phase-execution = 実行
super-phase-round_end = ラウンドの終了
super-phase-over = ゲームの終了

## Where a bandit is, other than on the train, and how

super-status-beside = 配置前
super-status-fallen = 転落
super-status-out = 脱落
super-down = 転倒している
super-start = スタートプレイヤー
super-plan-label = 計画
super-cars-label = 略奪品カード
super-uncoupled = 切り離された車両：{ $cars }
super-bandit-rule = ここでは誰も能力を持たない。全員が同じカードを使う。
super-facing-name = 向き
super-facing-rule = 盗賊は向いている方向にしか移動も射撃もできない。「振り向く」で向きが変わる。
super-down-rule = 次のカードでは起き上がるだけ。弾は上を飛び越える。
super-loot-card = 略奪品カード
super-loot-card-rule = 切り離された車両のカード。最も後ろにいる盗賊のものになる。最後に何人か残っていれば、枚数の多い盗賊が勝つ。
super-last-car = 最後尾車両
super-last-car-rule = ラウンドの終わりに切り離される。中や屋根の上にいる盗賊は脱落する。
super-warning-last-car = 最後尾車両にいる。このラウンドの後に切り離される。
super-warning-last-round = これが最後のラウンド。終わると機関車だけが残る。

## What the coach says for a plan. A spot is where the plan ends, or where $target lands.

super-advice-off-train = だれも手を出さなければ、この計画では列車から転落する。
super-advice-get-up = 転倒している。「{ $card }」では起き上がるだけ。
super-advice-spring-up = 転倒している。「反射行動」なら起き上がってすぐ撃つ。
super-advice-shot = ほかのだれも動かなければ{ $target }に当たり、{ spot-at }へ飛ばす。
super-advice-shot-off = ほかのだれも動かなければ、銃で{ $target }を列車から落とす。
super-advice-shot-last-car = ほかのだれも動かなければ、銃で{ $target }を最後尾車両へ飛ばす。
super-advice-leader = { $target }より略奪品カードの多い者はいない：{ $number }枚。
super-advice-leaves-last-car = 最後尾車両を離れ、{ spot-at }で終わる。
super-advice-furthest = ほかが動かなければ最も後ろで終わり、略奪品カードを得る。
super-advice-floor-alone = { spot-at }で終わる。今その階にはほかにだれもいない。
super-advice-lying = 倒れて終わる。弾丸は頭上を通り過ぎる。
super-advice-horse = 計画に「馬で移動」がある。転落の直後に出れば助かる。
super-advice-stays-on = 3枚のどれでも列車から落ちない。
super-advice-ends-in-last-car = 最後尾車両で終わる。このラウンドの後に切り離される。
super-advice-nose = 後ろから1発撃たれると、列車の前から落ちる。
super-legend = B► は前方向き、◄B は後方向き、(B►) は転倒している。▒▒ は裏向きのカード。

# The table in sentences. A bandit in a queue; $pose is up or down.
super-piece = { $pose ->
    [down] { $bandit }（{ super-facing }、{ super-down }）
   *[up] { $bandit }（{ super-facing }）
}
super-plain-queue = { $number ->
    [1] { $where }：{ $bandits }。
   *[other] { $where }（前から順に）：{ $bandits }。
}
super-plain-last = { $number ->
    [0] 残っているのは機関車だけ。
   *[other] 最後尾車両は{ $number }号車。
}
super-plain-line = { $text }。
super-cars-won = { $cars ->
    [none] 略奪品カード：なし
   *[other] 略奪品カード：{ $cars }
}
super-plain-plan = 計画：{ $cards }
super-plain-thinking = 計画中
super-plain-shown = 公開済み：{ $cards }
super-plain-hidden = 裏向きのカード{ $number }枚

## The end: what decided the game

super-end-alone = 列車に残った最後の盗賊。
super-end-most = 略奪品カードが最多：{ $number }枚。
super-end-best = 略奪品カードの枚数は同じだが、最も価値の高い1枚を持っている：{ $money }。
super-score = { $amount ->
   *[other] 略奪品カード{ $amount }枚
}

## Options: what each is about, then each value

super-option-reflex = 「反射行動」のカード
super-option-reflex-false = 使いません（箱に残します）。
super-option-reflex-true = 全員に1枚ずつ配ります。
super-option-horse = 「馬で移動」のカード
super-option-horse-false = 使いません（箱に残します）。
super-option-horse-true = 全員に1枚ずつ配ります。
super-option-unofficial_two_players = ルールブックにない2人プレイ
super-option-unofficial_two_players-false = 許可しません。
super-option-unofficial_two_players-true = 許可します。
super-option-last_casualties_by_loot = 誰も残らなかったとき
super-option-last_casualties_by_loot-false = 勝者なしとします。
super-option-last_casualties_by_loot-true = 最後に脱落した者どうしで略奪品を比べます。
super-option-horse_when_down = 転倒している盗賊の「馬で移動」
super-option-horse_when_down-false = 起き上がるだけです。
super-option-horse_when_down-true = 機関車まで移動します。
super-option-horse_defers_end = 列車に1人だけ残り、転落した者に「馬で移動」の可能性があるとき
super-option-horse_defers_end-false = ゲームはただちに終わります。
super-option-horse_defers_end-true = 転落した者の次の手番まで待ちます。
super-option-character_choice = キャラクターの決め方
super-option-character_choice-chosen = 各自が選びます。
super-option-character_choice-random = ランダム

## The rules at a glance, on the page

web-rules-super-goal = 列車はラウンドごとに1両を失う。列車に残った者のうち最も後ろにいる盗賊が、その略奪品カードを得る。列車に残る最後の1人になるか、または略奪品カードを最も多く集める。
web-rules-super-round = 毎ラウンド、3枚のカードをひそかに選んで順番を決める。スタートプレイヤーから順に1枚目を公開して実行し、2枚目、3枚目と続ける。
web-rules-super-schemin = 盗賊は前方か後方を向いて1列に並ぶ。「前に移動」は向いている方へ進み、「銃を撃つ」は正面にいる最初の盗賊に当たる。「振り向く」時機を逃すな。
web-rules-super-stealin = 撃たれた者は隣の車両まで飛ばされて転倒し、次のカードでは起き上がるだけになる。列車の端を越えると転落する。
web-rules-super-end = ラウンドの終了時に最後尾車両が切り離され、乗っている者は脱落する。機関車だけが残ったら、略奪品カードの枚数で決まる。

## The tutorial: somebody explains while the learner plays

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

## Awards at the end

super-award-falls = いちばん列車から落ちた
super-award-falls-for = { $number }回

## パズル

super-theme-up = 起き上がって立て直せ
super-theme-last-car = 切り離される前に最後尾車両を出ろ
super-theme-trick = 「反射行動」か「馬で移動」の使いどころ
super-theme-shot = 撃つ順番を考えろ
super-theme-way = 正しい動きを見つけろ

## 局面を作る

super-edit-cars = 残りの車両
super-edit-start = スタートプレイヤー
super-edit-out = 脱落
super-edit-queue = 先頭から数えた並び順
super-edit-facing = 向き
super-edit-down = 倒れている
super-edit-won = 獲得者
