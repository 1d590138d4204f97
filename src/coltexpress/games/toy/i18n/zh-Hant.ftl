### Crates, the toy game. $car counts from 1; $money is an amount in words.

toy-name = 木箱
toy-tagline = 四個木箱、五張出價卡，而你們當中有一人看過箱內。

# A car as an answer; $values is what its crate may hold.
toy-car = 第{ $car }節車廂：{ $values }

## What happened

toy-event-round-began = 第{ $number }回合開始，{ $bandit }把風。
toy-event-chose-car = { $bandit }選了第{ $car }節車廂的木箱。
toy-event-looked = { $money ->
    [hidden] { $bandit }看了箱內。
   *[other] { $bandit }看了箱內：{ $money }。
}
toy-event-bid = { $bandit }出價{ $card }。
toy-event-opened = 第{ $car }節車廂的木箱裡有{ $money }。
toy-event-took = { $bandit }拿走第{ $car }節車廂的木箱：{ $money }。
toy-event-lost-crate = 沒有不重複的出價，第{ $car }節車廂的木箱連同{ $money }掉下列車。
toy-event-game-ended = 所有木箱都已打開。
toy-event-won = { $bandit }獲勝。

## What is asked

toy-question-which-car = { $bandit }，由你把風：要競標哪個木箱？
toy-question-what-is-inside = 木箱裡有什麼？
toy-question-which-bid = { $player }：要出哪張出價卡？用過的卡就沒了。
toy-answer-which-bid = 出價{ $card }

## The table

toy-phase-choosing = 選車廂
toy-phase-bidding = 出價
toy-phase-over = 遊戲結束
toy-lookout = 把風
toy-legend = ▣ 是關著的木箱；括號中是打開的木箱原有的金額。
toy-bid-rule = 不與任何人重複的最高出價拿走木箱；用過的卡不會回來。
toy-crate = 木箱
toy-crate-rule = 裡面是車廂上所列金額之一，只有把風的人看過。
toy-bid-card = 出價卡
toy-lookout-rule = 把風的人選定木箱並查看裡面。下一回合換別人。
toy-warning-last-crate = 這是最後一個木箱。

## What the coach says for an option

toy-advice-crate = 箱子裡有{ $least }到{ $most }。
toy-advice-unbeatable = 其他人剩下的卡都不會比它大。
toy-advice-lowest-bid = 這是你最小的卡：好卡可以留著。
toy-advice-inside = 你知道裡面有什麼：{ $money }。
toy-crates = { $number }個木箱
toy-holds = { $money }、{ toy-crates }、出價卡{ $cards }

# The table in sentences.
toy-plain-car = { $state ->
    [seen] 正在競標第{ $car }節車廂：{ $money }。
    [unseen] 正在競標第{ $car }節車廂，箱內可能有{ $values }。
    [taken] 第{ $car }節車廂：{ $bandit }拿走了{ $money }。
    [lost] 第{ $car }節車廂：{ $money }掉下了列車。
   *[closed] 第{ $car }節車廂的木箱還沒打開，箱內可能有{ $values }。
}
toy-plain-player = { $name }：{ toy-holds }。

## Options: what each is about, then each value

toy-option-all_equal = 沒有不重複的出價時怎麼辦。
toy-option-all_equal-lost = 木箱掉下列車。
toy-option-all_equal-lookout = 把風的玩家拿走木箱。

## Awards at the end

toy-award-looks = 最愛偷看
toy-award-looks-for = 偷看{ $number }次

## 謎題

toy-theme-bid = 正確的出價
toy-theme-car = 正確的車廂

## 擺局面

toy-edit-taken = 取得者
toy-edit-crate = 箱子裡
