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
super-question-which-plan = { $player }，你的計畫：要用哪三張卡，依什麼順序打出？
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
super-bandit-rule = 這裡沒有人有特殊能力：大家的卡都一樣。
super-facing-name = 面向
super-facing-rule = 大盜只能朝面對的方向移動和開火。「轉身」會改變面向。
super-down-rule = 下一張卡只能用來站起來。子彈會從上方飛過。
super-loot-card = 贓物卡
super-loot-card-rule = 被脫鉤的車廂留給最後面的大盜。最後如果有多人留在車上，贓物卡最多的人獲勝。
super-last-car = 最後一節車廂
super-last-car-rule = 回合結束時會脫鉤。在裡面或車頂上的人都出局。
super-warning-last-car = 你在最後一節車廂：本回合後會脫鉤。
super-warning-last-round = 這是最後一個回合：之後只剩下火車頭。

## What the coach says for a plan. A spot is where the plan ends, or where $target lands.

super-advice-off-train = 如果沒人插手，這個計畫會讓你跌落列車。
super-advice-get-up = 你倒在地上：「{ $card }」只能讓你起身。
super-advice-spring-up = 你倒在地上：「反射動作」讓你起身並立刻開火。
super-advice-shot = 如果沒有其他人行動，你會打中{ $target }，讓對方落到{ spot-at }。
super-advice-shot-off = 如果沒有其他人行動，你這一槍會把{ $target }打落列車。
super-advice-shot-last-car = 如果沒有其他人行動，你這一槍會把{ $target }打到最後一節車廂。
super-advice-leader = 沒有人的贓物卡比{ $target }多：{ $number }張。
super-advice-leaves-last-car = 離開最後一節車廂，最後在{ spot-at }。
super-advice-furthest = 如果其他人不動，你最後在最後面，可以拿走贓物卡。
super-advice-floor-alone = 你最後在{ spot-at }，目前那一層沒有別人。
super-advice-lying = 你最後是倒地的：子彈會從你上方飛過。
super-advice-horse = 計畫中有「騎馬」：跌落後緊接著打出就能得救。
super-advice-stays-on = 三張卡都不會讓你跌落列車。
super-advice-ends-in-last-car = 最後停在最後一節車廂，本回合後會脫鉤。
super-advice-nose = 後方一槍就會把你從列車前端打落。
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
super-score = { $amount ->
   *[other] { $amount }張贓物卡
}

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

## The rules at a glance, on the page

web-rules-super-goal = 列車每回合少一節車廂。還在列車上、離火車頭最遠的人獲得它的贓物卡。成為列車上僅存的大盜，或持有最多贓物卡。
web-rules-super-round = 每回合祕密計畫三張卡。然後從起始玩家開始，依序翻開並執行第一張，再來第二張、第三張。
web-rules-super-schemin = 大盜排成一列，各自面向一邊。移動是往面向的方向，開火會擊中前方的第一個人。記得及時轉身。
web-rules-super-stealin = 被擊中的人被擊飛一節車廂並倒地，下一張卡只能起身。列車之外只有塵土。
web-rules-super-end = 回合結束時，最後一節車廂連同上面的所有人脫鉤。只剩火車頭時，比較贓物卡的張數。

## The tutorial: somebody explains while the learner plays

lesson-super-welcome = 這趟車很快，也很短：每回合結束時，最後一節車廂脫鉤。你是貝莉，在第4節車廂。
lesson-super-facing = 紅色箭頭是每個人面向的方向。你只能往面向的方向移動，也只能往面向的方向開火。
lesson-super-rear = 第5節車廂最先脫鉤。還在列車上、離火車頭最遠的人獲得它的贓物卡。站在裡面的人就出局了。
lesson-super-cards = 轉身、爬降、移動、開火。每回合祕密選出三張，並排好順序。然後從起始玩家開始，依序翻開並執行第一張，再來第二張、第三張。
lesson-super-plan = 強哥就在你前方。依序計畫「開火」、「爬降」、「轉身」，然後確定計畫。
lesson-super-shot = 打中了！強哥被擊飛一節車廂，倒地。
lesson-super-up = 他還賠上一張卡：下一張卡只能讓他起身。
lesson-super-missed = 教授開火，卻沒打中任何人。被擊中的是射線上的第一名大盜，而那裡沒有人。
lesson-super-loose = 第5節車廂脫鉤了。這次裡面沒有人。
lesson-super-claimed = 你離火車頭最遠，所以它的贓物卡是你的。遊戲結束時如果還有好幾名大盜，贓物卡最多的獲勝。
lesson-super-again = 現在你站在最後一節車廂，面向又不對。快離開：轉身、移動，最後一張開火。
lesson-super-end = 教授在火車頭上被你擊中，而列車之外只有塵土。你有兩張贓物卡。列車上僅存的大盜獲勝。

## Awards at the end

super-award-falls = 摔下火車最多次
super-award-falls-for = { $number }次

## 謎題

super-theme-up = 起身再戰
super-theme-last-car = 在脫鉤前離開最後一節車廂
super-theme-trick = 適時使出反射動作或騎馬
super-theme-shot = 抓準開火時機
super-theme-way = 找出正確走法

## 擺局面

super-edit-cars = 剩下的車廂
super-edit-start = 起始玩家
super-edit-out = 已出局
super-edit-queue = 隊伍中的順位，從火車頭算起
super-edit-facing = 面向
super-edit-down = 倒下
super-edit-won = 得主
