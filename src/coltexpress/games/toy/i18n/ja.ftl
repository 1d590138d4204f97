### Crates, the toy game. $car counts from 1; $money is an amount in words.

toy-name = 木箱
toy-tagline = 木箱は4つ、入札カードは5枚。中身を知っているのは1人だけ。

# A car as an answer; $values is what its crate may hold.
toy-car = { $car }号車：{ $values }

## What happened

toy-event-round-began = 第{ $number }ラウンド開始。見張り役は{ $bandit }。
toy-event-chose-car = { $bandit }は{ $car }号車の木箱を選んだ。
toy-event-looked = { $money ->
    [hidden] { $bandit }は中身を見た。
   *[other] { $bandit }は中身を見た：{ $money }。
}
toy-event-bid = { $bandit }の入札は{ $card }。
toy-event-opened = { $car }号車の木箱の中身は{ $money }。
toy-event-took = { $bandit }が{ $car }号車の木箱を得た：{ $money }。
toy-event-lost-crate = 単独の入札がなく、{ $car }号車の木箱は{ $money }ごと列車から落ちた。
toy-event-game-ended = すべての木箱が開いた。
toy-event-won = { $bandit }が勝った。

## What is asked

toy-question-which-car = { $bandit }：どの木箱で入札する？
toy-question-what-is-inside = 木箱の中身は？
toy-question-which-bid = { $player }：どの入札カードを使う？

## The table

toy-phase-choosing = 車両の選択
toy-phase-bidding = 入札
toy-phase-over = ゲームの終了
toy-lookout = 見張り役
toy-legend = ▣は閉じた木箱。開いた木箱の中身は（ ）の中に示す。
toy-bid-rule = ほかの誰とも重ならない最大の入札が木箱を得る。使ったカードは戻らない。
toy-crates = 木箱{ $number }個
toy-holds = { $money }、{ toy-crates }、入札カード{ $cards }

# The table in sentences.
toy-plain-car = { $state ->
    [seen] 入札中の{ $car }号車：{ $money }。
    [unseen] 入札中の{ $car }号車。中身の候補：{ $values }。
    [taken] { $car }号車：{ $bandit }が{ $money }を得た。
    [lost] { $car }号車：{ $money }は列車から落ちた。
   *[closed] { $car }号車の木箱は閉じている。中身の候補：{ $values }。
}
toy-plain-player = { $name }：{ toy-holds }。

## Options: what each is about, then each value

toy-option-all_equal = 単独の入札がないとき。
toy-option-all_equal-lost = 木箱は列車から落ちる。
toy-option-all_equal-lookout = 見張り役が木箱を得る。
