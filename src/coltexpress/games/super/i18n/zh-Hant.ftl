### Colt Super Express: what happened, what is asked, what can be answered, what can be set.
### The variables are those of the base game; $facing is front or rear.

super-name = 柯爾特超級快車
super-tagline = 三張卡，一把槍，每回合最後一節車廂脫鉤。

## Cards: the name, and what it does in one line

super-card-turn = 轉身
super-card-turn-rule = 轉向另一邊。
super-card-climb = 爬降
super-card-climb-rule = 在同一節車廂爬上車頂，或下到車廂中。
super-card-move = 移動
super-card-move-rule = 朝面向的方向移動一節車廂；列車之外只有塵土。
super-card-fire = 開火
super-card-fire-rule = 擊中前方的第一名大盜，他被擊飛一節車廂並倒地。
super-card-reflex = 反射動作
super-card-reflex-rule = 站著：就地倒下。倒地：起身並開火。
super-card-horse = 騎馬
super-card-horse-rule = 騎馬到火車頭，跌落列車後也可以。

# A plan of three cards, in the order they will be played.
super-plan = { $first }、{ $second }、{ $third }

# Which way a bandit looks.
super-facing = { $facing ->
    [front] 面向火車頭
   *[rear] 面向車尾
}

## What happened

super-event-picked = { $seat }扮演{ $character }。
super-event-became-start-player = { $bandit }是起始玩家。
super-event-placed = { $bandit }從{ spot-at }開始，{ super-facing }。
super-event-round-began = 第{ $number }回合開始。
super-event-planned = { $plan ->
    [hidden] { $bandit }已定好計畫。
   *[other] { $bandit }已定好計畫：{ $plan }。
}
super-event-execution-began = 所有計畫都已確定，開戰階段開始。
super-event-revealed = { $bandit }：{ $card }。
super-event-stood-up = { $bandit }起身。
super-event-turned = { $bandit }轉身，{ super-facing }。
super-event-climbed = { $floor ->
    [roof] { $bandit }爬上{ spot-to }。
   *[inside] { $bandit }下到{ spot-to }。
}
super-event-moved = { $bandit }移動到{ spot-to }。
super-event-shot = { $bandit }開火，擊中{ $target }。
super-event-missed = { $bandit }開火，沒打中任何人。
super-event-knocked-back = { $bandit }被擊飛到{ spot-at }，倒地。
super-event-lay-down = { $bandit }就地倒下。
super-event-rode = { $bandit }騎馬到火車頭。
super-event-fell-off = { $bandit }跌落列車。
super-event-rescued = { $bandit }騎上馬，回到火車頭中。
super-event-had-no-effect = { $bandit }不在列車上，「{ $card }」沒有效果。
super-event-eliminated = { $bandit }出局。
super-event-decoupled = 第{ $number }節車廂脫鉤。
super-event-claimed = { $bandit }離火車頭最遠，獲得第{ $number }節車廂的贓物卡：{ $money }。
super-event-game-ended = 這趟車到此為止。
super-event-won = { $bandit }獲勝。
super-event-nobody-won = 沒有人獲勝。

## What is asked

super-question-pick-character = { $seat }，你要扮演誰？
super-question-who-starts = 誰是起始玩家？
super-question-which-plan = { $player }：要用哪三張卡，依什麼順序？
super-question-which-loot = 這張贓物卡價值多少？

## Phases

super-phase-setup = 遊戲準備
super-phase-planning = 策劃
super-phase-execution = 開戰
super-phase-round_end = 回合結束
super-phase-over = 遊戲結束

## Where a bandit is, other than on the train, and how

super-status-beside = 還沒上車
super-status-fallen = 跌落在軌道旁
super-status-out = 出局
super-down = 倒地
super-start = 起始玩家
super-plan-label = 計畫
super-cars-label = 贓物卡
super-uncoupled = 已脫鉤的車廂：{ $cars }
super-legend = B► 面向火車頭，◄B 面向車尾，(B►) 倒地，▒▒ 正面朝下的卡

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
    [none] 贓物卡：無
   *[other] 贓物卡：{ $cars }
}
super-plain-plan = 計畫：{ $cards }
super-plain-thinking = 還在策劃
super-plain-shown = 已翻開：{ $cards }
super-plain-hidden = { $number }張卡正面朝下

## The end: what decided the game

super-end-alone = 列車上僅存的大盜。
super-end-most = 贓物卡最多：{ $number }張。
super-end-best = 贓物卡張數平手，但持有價值最高的一張：{ $money }。

## Options: what each is about, then each value

super-option-reflex = 「反射動作」卡。
super-option-reflex-false = 留在遊戲盒。
super-option-reflex-true = 每人一張。
super-option-horse = 「騎馬」卡。
super-option-horse-false = 留在遊戲盒。
super-option-horse-true = 每人一張。
super-option-unofficial_two_players = 兩位玩家的遊戲，規則書沒有。
super-option-unofficial_two_players-false = 不允許。
super-option-unofficial_two_players-true = 允許。
super-option-last_casualties_by_loot = 列車上一個人也不剩時。
super-option-last_casualties_by_loot-false = 沒有人獲勝。
super-option-last_casualties_by_loot-true = 最後出局的大盜比較贓物卡。
super-option-horse_when_down = 倒地時翻開「騎馬」卡。
super-option-horse_when_down-false = 只能起身。
super-option-horse_when_down-true = 照樣騎馬到火車頭。
super-option-horse_defers_end = 列車上只剩一名大盜，另一名的「騎馬」卡還沒翻開。
super-option-horse_defers_end-false = 遊戲立即結束。
super-option-horse_defers_end-true = 等那張「騎馬」卡翻開。
super-option-character_choice = 角色如何分配。
super-option-character_choice-chosen = 玩家自己選擇。
super-option-character_choice-random = 隨機。
