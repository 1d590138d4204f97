### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = コルト・スーパー・エクスプレス
super-tagline = カード3枚、拳銃1丁。最後尾の車両はラウンドごとに切り離される。

## Cards: the name, and what it does in one line

super-card-turn = 振り向く
super-card-turn-rule = 反対を向く。
super-card-climb = 昇り降り
super-card-climb-rule = 同じ車両で屋根に上がる、または車内に下りる。
super-card-move = 前に移動
super-card-move-rule = 向いているほうへ1両進む。端を越えれば砂ぼこりだけ。
super-card-fire = 銃を撃つ
super-card-fire-rule = 正面にいる最初の盗賊を1両先へ飛ばし、倒す。
super-card-reflex = 反射神経
super-card-reflex-rule = 立っていればその場に倒れる。倒れていれば跳ね起きて撃つ。
super-card-horse = 馬
super-card-horse-rule = 馬で機関車へ。線路脇からでもかまわない。

# A plan of three cards, in the order they will be played.
super-plan = { $first }、{ $second }、{ $third }

# Which way a bandit looks.
super-facing = { $facing ->
    [front] 機関車向き
   *[rear] 最後尾向き
}

## What happened

super-event-picked = { $seat }は{ $character }を名乗る。
super-event-became-start-player = スタートプレイヤーは{ $bandit }。
super-event-placed = { $bandit }は{ spot-at }で待つ（{ super-facing }）。
super-event-round-began = 第{ $number }ラウンド開始。
super-event-planned = { $plan ->
    [hidden] { $bandit }の計画は決まった。
   *[other] { $bandit }の計画は決まった：{ $plan }。
}
super-event-execution-began = 計画は出そろった。いざ。
super-event-revealed = { $bandit }：{ $card }。
super-event-stood-up = { $bandit }は起き上がった。
super-event-turned = { $bandit }は振り向いた（{ super-facing }）。
super-event-climbed = { $floor ->
    [roof] { $bandit }は{ spot-to }によじ登った。
   *[inside] { $bandit }は{ spot-to }に下りた。
}
super-event-moved = { $bandit }は{ spot-to }へ進んだ。
super-event-shot = { $bandit }が撃ち、{ $target }に当たった。
super-event-missed = { $bandit }は景色を撃った。
super-event-knocked-back = { $bandit }は{ spot-at }まで飛ばされて倒れた。
super-event-lay-down = { $bandit }はばったり倒れてみせた。
super-event-rode = { $bandit }は口笛で馬を呼び、機関車へ駆けた。
super-event-fell-off = { $bandit }は近道で下車した。
super-event-rescued = { $bandit }は馬をつかまえ、機関車に戻ってきた。
super-event-had-no-effect = { $bandit }には「{ $card }」があるが、足元に列車がない。
super-event-eliminated = { $bandit }は脱落。
super-event-decoupled = { $number }号車が切り離され、遠ざかっていく。
super-event-claimed = いちばん後ろの{ $bandit }が{ $number }号車をいただいた：{ $money }。
super-event-game-ended = 旅はここまで。
super-event-won = { $bandit }の勝ち。
super-event-nobody-won = 勝つ者は誰も残っていない。

## What is asked

super-question-pick-character = { $seat }、誰になる？
super-question-who-starts = スタートプレイヤーは誰？
super-question-which-plan = { $player }：どの3枚を、どの順番で？
super-question-which-loot = この車両の値打ちは？

## Phases

super-phase-setup = 発車前
super-phase-planning = 計画
super-phase-execution = 実行
super-phase-round_end = ラウンド終了
super-phase-over = 幕切れ

## Where a bandit is, other than on the train, and how

super-status-beside = まだ列車の外
super-status-fallen = 線路脇
super-status-out = 脱落
super-down = 倒れている
super-start = 親
super-plan-label = 計画
super-cars-label = 獲得した車両
super-title = { $round }：{ $phase }
super-uncoupled = 切り離された車両：{ $cars }
super-legend = B► は機関車向き、◄B は最後尾向き、(B►) は倒れている。▒▒ は伏せたカード。

# The table in sentences. A bandit in a queue; $pose is up or down.
super-piece = { $pose ->
    [down] { $bandit }（{ super-facing }、{ super-down }）
   *[up] { $bandit }（{ super-facing }）
}
super-plain-queue = { $number ->
    [1] { $where }：{ $bandits }。
   *[other] { $where }、前から順に：{ $bandits }。
}
super-plain-last = { $number ->
    [0] 残るは機関車だけ。
   *[other] 最後尾は{ $number }号車。
}
super-plain-line = { $text }。
super-cars-won = { $cars ->
    [none] 獲得した車両：なし
   *[other] 獲得した車両：{ $cars }
}
super-plain-plan = 計画：{ $cards }
super-plain-thinking = 計画中
super-plain-shown = 公開済み：{ $cards }
super-plain-hidden = 伏せたカード{ $number }枚

## The end: what decided the game

super-end-alone = 列車に残った最後のひとり。
super-end-most = 獲得した車両が最多：{ $number }両。
super-end-best = 車両の数は並んだが、いちばん高い1両を持っている：{ $money }。

## Options: what each is about, then each value

super-option-reflex = 「反射神経」のカード。
super-option-reflex-false = 箱にしまっておく。
super-option-reflex-true = 全員に1枚ずつ。
super-option-horse = 「馬」のカード。
super-option-horse-false = 箱にしまっておく。
super-option-horse-true = 全員に1枚ずつ。
super-option-unofficial_two_players = ルールブックにない2人プレイ。
super-option-unofficial_two_players-false = 認めない。
super-option-unofficial_two_players-true = 認める。
super-option-last_casualties_by_loot = 誰も残らなかったとき。
super-option-last_casualties_by_loot-false = 勝者なし。
super-option-last_casualties_by_loot-true = 最後に脱落した者どうしで獲物を比べる。
super-option-horse_when_down = 倒れている盗賊の「馬」。
super-option-horse_when_down-false = 起き上がるだけ。
super-option-horse_when_down-true = 機関車まで運んでくれる。
super-option-horse_defers_end = 列車にひとり、ほかに「馬」を残す者がいるとき。
super-option-horse_defers_end-false = ゲームはすぐに終わる。
super-option-horse_defers_end-true = ゲームは馬を待つ。
super-option-character_choice = キャラクターの決め方。
super-option-character_choice-chosen = めいめいが選ぶ。
super-option-character_choice-random = 運まかせ。
