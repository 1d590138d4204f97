### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = 柯爾特超級快車
super-tagline = 三張牌，一把槍，每回合甩掉最後一節車廂。

## Cards: the name, and what it does in one line

super-card-turn = 轉身
super-card-turn-rule = 面向另一邊。
super-card-climb = 爬降
super-card-climb-rule = 在同一節車廂爬上車頂，或爬下車內。
super-card-move = 移動
super-card-move-rule = 朝面向的方向走一節車廂。過了盡頭，就只有塵土。
super-card-fire = 開火
super-card-fire-rule = 面前的第一名大盜被震退一節車廂，倒地。
super-card-reflex = 反射
super-card-reflex-rule = 站著：往後一倒。倒著：跳起來開火。
super-card-horse = 馬
super-card-horse-rule = 騎馬去火車頭，人在鐵道邊也行。

# A plan of three cards, in the order they will be played.
super-plan = { $first }、{ $second }、{ $third }

# Which way a bandit looks.
super-facing = { $facing ->
    [front] 面向火車頭
   *[rear] 面向車尾
}

## What happened

super-event-picked = { $seat }化身{ $character }。
super-event-became-start-player = { $bandit }是起始玩家。
super-event-placed = { $bandit }在{ spot-at }等著，{ super-facing }。
super-event-round-began = 第{ $number }回合開始。
super-event-planned = { $plan ->
    [hidden] { $bandit }心裡有數了。
   *[other] { $bandit }心裡有數了：{ $plan }。
}
super-event-execution-began = 計畫都定了。動手。
super-event-revealed = { $bandit }：{ $card }。
super-event-stood-up = { $bandit }爬起來。
super-event-turned = { $bandit }轉身，{ super-facing }。
super-event-climbed = { $floor ->
    [roof] { $bandit }爬上{ spot-to }。
   *[inside] { $bandit }爬進{ spot-to }。
}
super-event-moved = { $bandit }走到{ spot-to }。
super-event-shot = { $bandit }開火，打中{ $target }。
super-event-missed = { $bandit }對著風景開了一槍。
super-event-knocked-back = { $bandit }被震倒在{ spot-at }。
super-event-lay-down = { $bandit }就地躺平。
super-event-rode = { $bandit }吹聲口哨，騎馬奔向火車頭。
super-event-fell-off = { $bandit }抄近路下車了。
super-event-rescued = { $bandit }攔到一匹馬，回到火車頭裡。
super-event-had-no-effect = { $bandit }有「{ $card }」，腳下卻沒有火車。
super-event-eliminated = { $bandit }出局。
super-event-decoupled = 第{ $number }節車廂脫鉤，越滾越遠。
super-event-claimed = { $bandit }殿後，拿下第{ $number }節車廂：{ $money }。
super-event-game-ended = 這趟車到此為止。
super-event-won = { $bandit }獲勝。
super-event-nobody-won = 沒有人留下來領獎。

## What is asked

super-question-pick-character = { $seat }，你要當誰？
super-question-who-starts = 誰是起始玩家？
super-question-which-plan = { $player }：哪三張牌，照什麼順序？
super-question-which-loot = 這節車廂值多少？

## Phases

super-phase-setup = 發車之前
super-phase-planning = 計畫
super-phase-execution = 動手
super-phase-round_end = 回合結束
super-phase-over = 終局

## Where a bandit is, other than on the train, and how

super-status-beside = 還沒上車
super-status-fallen = 掉在鐵道邊
super-status-out = 出局
super-down = 倒地
super-start = 起始
super-plan-label = 計畫
super-cars-label = 贏得的車廂
super-title = { $round }：{ $phase }
super-uncoupled = 已脫鉤的車廂：{ $cars }
super-legend = B► 面向火車頭，◄B 面向車尾，(B►) 倒地，▒▒ 是蓋著的牌。

# The table in sentences. A bandit in a queue; $pose is up or down.
super-piece = { $pose ->
    [down] { $bandit }（{ super-facing }，{ super-down }）
   *[up] { $bandit }（{ super-facing }）
}
super-plain-queue = { $number ->
    [1] { $where }：{ $bandits }。
   *[other] { $where }，由前到後：{ $bandits }。
}
super-plain-last = { $number ->
    [0] 只剩火車頭。
   *[other] 最後一節是第{ $number }節車廂。
}
super-plain-line = { $text }。
super-cars-won = { $cars ->
    [none] 贏得的車廂：無
   *[other] 贏得的車廂：{ $cars }
}
super-plain-plan = 計畫：{ $cards }
super-plain-thinking = 還在計畫
super-plain-shown = 已翻開：{ $cards }
super-plain-hidden = 蓋著{ $number }張牌

## The end: what decided the game

super-end-alone = 車上的最後一人。
super-end-most = 贏得的車廂最多：{ $number }節。
super-end-best = 車廂數不分上下，但最值錢的一節在手：{ $money }。

## Options: what each is about, then each value

super-option-reflex = 「反射」卡。
super-option-reflex-false = 留在盒裡。
super-option-reflex-true = 每人一張。
super-option-horse = 「馬」卡。
super-option-horse-false = 留在盒裡。
super-option-horse-true = 每人一張。
super-option-unofficial_two_players = 兩人遊戲，規則書裡沒有。
super-option-unofficial_two_players-false = 不允許。
super-option-unofficial_two_players-true = 允許。
super-option-last_casualties_by_loot = 車上一個人都不剩時。
super-option-last_casualties_by_loot-false = 沒有人獲勝。
super-option-last_casualties_by_loot-true = 最後出局的人比財物。
super-option-horse_when_down = 倒地時翻出「馬」卡。
super-option-horse_when_down-false = 只能扶人起來。
super-option-horse_when_down-true = 照樣騎去火車頭。
super-option-horse_defers_end = 車上只剩一人，另一人的「馬」卡還沒翻。
super-option-horse_defers_end-false = 遊戲馬上結束。
super-option-horse_defers_end-true = 遊戲等那匹馬。
super-option-character_choice = 角色如何分配。
super-option-character_choice-chosen = 自己挑。
super-option-character_choice-random = 看天意發。
