### The base game: what happened, what is asked, what can be answered, what can be set.
###
### In every sentence: $bandit, $target, $victim, $player, $character are names; $seat is the person
### at the table ("Player 2", or a name). A spot is given as $floor, $section and $name, for spot-at
### and spot-to; a token as $kind and $value, for loot-one and loot-taken. A card is given as $card,
### its name; $face says which (move, floor_change, marshal, fire, robbery, punch, bullet, hidden) and
### $down says yes if it lies face down.

classic-name = 柯爾特快車
classic-tagline = 五個回合，一列火車，人人都看上同一個錢袋。

## What happened

classic-event-picked = { $seat }扮演{ $character }。
classic-event-took-cards = { $player }洗好新的行動牌堆。
classic-event-kept-marshal = { $bandit }的「西部警長」留在牌堆中。
classic-event-coupled = 第{ $section }節：{ $name }。
classic-event-laid = { $kind ->
    [strongbox] { spot-at }放置一個手提箱。
    [jewel] { spot-at }放置一顆寶石。
   *[purse] { $value ->
        [hidden] { spot-at }放置一個錢袋。
       *[other] { spot-at }放置一個{ $value }的錢袋。
    }
}
classic-event-started-with = { $bandit }開始時有{ loot-taken }。
classic-event-set-beside = 第二個手提箱放在列車旁。
classic-event-marshal-stood = 警長在{ spot-at }就位。
classic-event-became-first = { $player }是起始玩家。
classic-event-stood = { $bandit }從{ spot-at }開始。
classic-event-round-began = 第{ $number }回合開始。
classic-event-drew = { $face ->
    [hidden] { $player }抽一張卡。
   *[other] { $player }抽一張卡：{ $card }。
}
classic-event-reshuffled = { $player }洗牌。
classic-event-discarded = { $player }棄掉「{ $card }」。
classic-event-turned-up = 回合卡是「{ $round_card }」。
classic-event-turn-began = 第{ $number }輪：{ $turn_kind }。
classic-event-played = { $face ->
    [hidden] { $player }正面朝下打出一張卡。
   *[other] { $down ->
        [yes] { $player }正面朝下打出「{ $card }」。
       *[no] { $player }打出「{ $card }」。
    }
}
classic-event-chose-to-draw = { $player }選擇抽牌。
classic-event-passed = { $player }略過這次行動。
classic-event-laid-back = { $player }將手牌放回行動牌堆。
classic-event-stealin-began = 開戰階段開始，公共牌堆翻面。
classic-event-revealed = { $player }：{ $card }。
classic-event-card-returned = 「{ $card }」回到{ $player }的牌堆。
classic-event-had-no-effect = { $face ->
    [fire] { $bandit }的「開火」沒有效果。
    [robbery] { $bandit }沒有贓物可拿。
    [punch] { $bandit }沒有人可打。
   *[other] { $bandit }的「{ $card }」沒有效果。
}
classic-event-moved = { $bandit }移動到{ spot-to }。
classic-event-climbed = { $floor ->
    [roof] { $bandit }爬上{ spot-to }。
   *[inside] { $bandit }下到{ spot-to }。
}
classic-event-fled = { $bandit }遇上警長，逃到{ spot-to }。
classic-event-knocked-back = { $bandit }被子彈擊飛到{ spot-to }。
classic-event-thrown = { $bandit }被擊飛到{ spot-to }。
classic-event-lurched = { $bandit }滑到{ spot-to }。
classic-event-swept = { $bandit }被吹到{ spot-to }。
classic-event-marshal-moved = 警長移動到{ spot-to }。
classic-event-shot = { $number ->
    [1] { $bandit }用最後一發子彈向{ $target }開火。
   *[other] { $bandit }向{ $target }開火。
}
classic-event-wounded = { $cause ->
    [meeting] { $bandit }被警長射中，拿取一張正義子彈。
   *[event] { $bandit }拿取一張正義子彈。
}
classic-event-bullets-ran-out = 正義子彈不夠了，誰都不用拿。
classic-event-robbed = { $bandit }拿走{ loot-taken }。
classic-event-dropped = { $bandit }掉落{ loot-taken }。
classic-event-snatched = { $bandit }拿走{ $victim }掉落的{ loot-taken }。
classic-event-event-struck = 事件「{ $round_event }」發生。
classic-event-strongbox-came = 第二個手提箱放到{ spot-at }。
classic-event-ransomed = { $bandit }獲得售票員的贖金：{ loot-one }。
classic-event-round-ended = 第{ $number }回合結束。
classic-event-game-ended = 列車進站，開始計分。
classic-event-showed = { $bandit }翻開{ loot-taken }。
classic-event-became-gunslinger = { $bandit }打出最多子彈，成為神槍手：{ $prize }。
classic-event-counted = { $player }共有{ $money }。
classic-event-won = { $player }獲勝。

# Several draws at once. $cards is "hidden" or a list of names.
classic-events-drew = { $cards ->
    [hidden] { $player }抽{ $number }張卡。
   *[other] { $player }抽{ $number }張卡：{ $cards }。
}

## What is asked. $player is who answers; $bandit acts, $target suffers.

classic-question-pick-character = { $seat }，你要扮演誰？
classic-question-which-marshal-card = { $player }：留下誰的「西部警長」？
classic-question-which-car = { $player }：第{ $section }節要接哪種車廂？
classic-question-which-purse = 是哪個錢袋？
classic-question-who-is-first = 誰是起始玩家？
classic-question-who-in-caboose = { $player }：誰從車尾開始？
classic-question-which-card-drawn = { $player }抽到哪張卡？
classic-question-drop-which-bullet = { $player }：要棄掉哪張子彈卡？
classic-question-which-round-card = 翻開哪張回合卡？
classic-question-play-or-draw = { $player }：要打出一張卡，還是抽牌？
classic-question-discard-which = { $player }：要棄掉哪張卡？其餘的留在手中。
classic-question-move-where = { $bandit }：要移動到哪裡？
classic-question-climb-where = { $bandit }：要爬到哪裡？
classic-question-marshal-where = { $bandit }：要將警長移動到哪裡？
classic-question-fire-at-whom = { $bandit }：要向誰開火？
classic-question-rob-what = { $bandit }：要拿走什麼？
classic-question-punch-whom = { $bandit }：要打誰？
classic-question-punch-what = { $bandit }：要讓{ $target }掉落什麼？
classic-question-keep-purse = { $bandit }：要拿走{ $target }的錢袋，還是讓它掉落？
classic-question-which-purse-lost = { $bandit }失去哪個錢袋？
classic-question-throw-where = { $bandit }：要將{ $target }擊飛到哪裡？
classic-question-pick-pocket = { $bandit }獨自一人，這裡有錢袋。要拿走一個嗎？
classic-question-revenge-which = { $bandit }：要掉落哪個錢袋？

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = 抽三張卡
classic-answer-pass = 略過
classic-answer-done = 完成
classic-answer-leave = 不拿
classic-answer-keep-purse-yes = 拿走
classic-answer-keep-purse-no = 讓它掉落

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }：{ $power }

# A bandit to pick, and where.
classic-answer-bandit = { $bandit }，在{ spot-at }

## Phases

classic-phase-setup = 遊戲準備
classic-phase-schemin = 策劃
classic-phase-stealin = 開戰
classic-phase-round_end = 回合結束
classic-phase-over = 遊戲結束

## Editions

classic-edition = 依照哪一版規則書。
classic-edition-default = 綜合各版，多數玩家熟悉的玩法。
classic-edition-zh = 依照繁體中文版規則書。
classic-edition-sv = 依照瑞典文版規則書。

## Options: what each is about, then each value

classic-option-marshals_revenge = 「警長的復仇」失去哪個錢袋。
classic-option-marshals_revenge-least = 金額最小的。
classic-option-marshals_revenge-most = 金額最大的。
classic-option-station_position = 什麼時候到火車站。
classic-option-station_position-last = 最後一回合。
classic-option-station_position-shuffled = 任何一回合：火車站卡與其他回合卡一起洗勻。
classic-option-tuco_targets = 圖科的特殊能力可以射擊誰。
classic-option-tuco_targets-other_floor = 同一節車廂另一層的大盜。
classic-option-tuco_targets-other_floor_and_same_spot = 除此之外，還有同一位置的大盜。
classic-option-car_choice = 車廂由誰決定。
classic-option-car_choice-random = 隨機。
classic-option-car_choice-chosen = 玩家輪流選擇。
classic-option-starting_purse = 開始時的錢袋。
classic-option-starting_purse-true = 每人開始時有一個$250的錢袋。
classic-option-starting_purse-false = 每人開始時什麼都沒有。
classic-option-pickpocketing_alone = 「扒竊」怎樣才算獨自一人。
classic-option-pickpocketing_alone-spot = 同一節車廂的同一層沒有別人。
classic-option-pickpocketing_alone-car = 整節車廂，連車頂在內，都沒有別人。
classic-option-tiebreak_bullets = 金額平手時，比較哪些子彈。
classic-option-tiebreak_bullets-all = 收到的所有子彈。
classic-option-tiebreak_bullets-players_and_events = 大盜與事件的子彈，遇上警長的不算。
classic-option-expert_bullet_discard = 高級變體規則：回合開始時手中的子彈卡。
classic-option-expert_bullet_discard-must = 必須棄掉。
classic-option-expert_bullet_discard-may = 可以棄掉。
classic-option-expert_keep_timing = 高級變體規則：什麼時候決定保留或棄掉手牌。
classic-option-expert_keep_timing-after_schemin = 策劃階段之後。
classic-option-expert_keep_timing-end_of_round = 回合結束時。
classic-option-expert_reshuffle = 高級變體規則：什麼時候重洗棄牌堆。
classic-option-expert_reshuffle-on_demand = 需要抽牌而抽牌堆已用完時。
classic-option-expert_reshuffle-on_empty = 抽牌堆一用完就洗。
classic-option-two_player_gangs = 兩位玩家如何組隊。
classic-option-two_player_gangs-chosen = 輪流選擇。
classic-option-two_player_gangs-random = 隨機。
classic-option-character_choice = 角色如何分配。
classic-option-character_choice-chosen = 玩家自己選擇。
classic-option-character_choice-random = 隨機。
classic-option-purse_pick = 有好幾個錢袋時拿哪一個。
classic-option-purse_pick-random = 隨機抽一個。
classic-option-purse_pick-token = 由拿的人指定。
classic-option-expert_variant = 有棄牌堆，手牌也可以保留。
classic-option-expert_variant-false = 一般規則。
classic-option-expert_variant-true = 高級變體規則。兩位玩家時一律採用。
classic-option-guest_bandits = 其他擴充的客串大盜：米絲蒂、雙胞胎、梅與席爾克。
classic-option-guest_bandits-false = 只有基本遊戲的六名大盜。
classic-option-guest_bandits-true = 也可以選客串大盜。
