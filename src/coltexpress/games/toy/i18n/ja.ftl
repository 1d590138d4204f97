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

toy-question-which-car = { $bandit }が見張り役：どの木箱で入札する？
toy-question-what-is-inside = 木箱の中身は？
toy-question-which-bid = { $player }：どのカードで入札する？　使ったカードは戻らない。
toy-answer-which-bid = { $card }で入札する

## The table

toy-phase-choosing = 車両の選択
toy-phase-bidding = 入札
toy-phase-over = ゲームの終了
toy-lookout = 見張り役
toy-legend = ▣は閉じた木箱。開いた木箱の中身は（ ）の中に示す。
toy-bid-rule = ほかの誰とも重ならない最大の入札が木箱を得る。使ったカードは戻らない。
toy-crate = 木箱
toy-crate-rule = 車両に書かれた金額のどれかが入っている。中を見たのは見張り役だけ。
toy-bid-card = 入札カード
toy-lookout-rule = 見張り役は木箱を選び、中を見る。次のラウンドは別の盗賊が見張り役になる。
toy-warning-last-crate = これが最後の木箱。

## What the coach says for an option

toy-advice-crate = 箱の中身は{ $least }〜{ $most }。
toy-advice-unbeatable = ほかの人に残っているカードに、これより高いものはない。
toy-advice-lowest-bid = 自分の一番低いカード。よいカードは手元に残る。
toy-advice-inside = 中身を知っている：{ $money }。
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

## Awards at the end

toy-award-looks = いちばん知りたがり
toy-award-looks-for = のぞき見{ $number }回

## パズル

toy-theme-bid = 正しい入札
toy-theme-car = 正しい車両

## 局面を作る

toy-edit-taken = 取った人
toy-edit-crate = 箱の中身
