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

classic-event-picked = { $seat }化身{ $character }。
classic-event-took-cards = { $player }洗好一副新牌。
classic-event-kept-marshal = { $bandit }的「西部警長」留在牌庫裡。
classic-event-coupled = 第{ $section }節：{ $name }。
classic-event-laid = { $kind ->
    [strongbox] { spot-at }鎖著一個保險箱。
    [jewel] { spot-at }留著一顆寶石。
   *[purse] { $value ->
        [hidden] { spot-at }留著一個錢袋。
       *[other] { spot-at }留著一個{ $value }的錢袋。
    }
}
classic-event-started-with = { $bandit }帶著{ loot-taken }上車。
classic-event-set-beside = 第二個保險箱在鐵道邊等著。
classic-event-marshal-stood = 警長守在{ spot-at }。
classic-event-became-first = { $player }是起始玩家。
classic-event-stood = { $bandit }在{ spot-at }等著。
classic-event-round-began = 第{ $number }回合開始。
classic-event-drew = { $face ->
    [hidden] { $player }抽一張牌。
   *[other] { $player }抽一張牌：{ $card }。
}
classic-event-reshuffled = { $player }洗牌。
classic-event-discarded = { $player }棄掉「{ $card }」。
classic-event-turned-up = 回合卡是「{ $round_card }」。
classic-event-turn-began = 第{ $number }輪：{ $turn_kind }。
classic-event-played = { $face ->
    [hidden] { $player }蓋著出了一張牌。
   *[other] { $down ->
        [yes] { $player }蓋著打出「{ $card }」。
       *[no] { $player }打出「{ $card }」。
    }
}
classic-event-chose-to-draw = { $player }寧可抽牌。
classic-event-passed = { $player }只能乾等。
classic-event-laid-back = { $player }把手牌放回牌庫。
classic-event-stealin-began = 動手！牌堆翻面。
classic-event-revealed = { $player }：{ $card }。
classic-event-card-returned = 「{ $card }」還給{ $player }。
classic-event-had-no-effect = { $face ->
    [fire] { $bandit }沒人可打，不然就是沒子彈可打。
    [robbery] { $bandit }找不到值得拿的東西。
    [punch] { $bandit }一拳打在空氣上。
   *[other] { $bandit }的「{ $card }」派不上用場。
}
classic-event-moved = { $bandit }走到{ spot-to }。
classic-event-climbed = { $floor ->
    [roof] { $bandit }爬上{ spot-to }。
   *[inside] { $bandit }爬進{ spot-to }。
}
classic-event-fled = { $bandit }撞見警長，逃到{ spot-to }。
classic-event-knocked-back = 子彈把{ $bandit }震到{ spot-to }。
classic-event-thrown = { $bandit }飛到{ spot-to }。
classic-event-lurched = { $bandit }滑到{ spot-to }。
classic-event-swept = { $bandit }被颳到{ spot-to }。
classic-event-marshal-moved = 警長走到{ spot-to }。
classic-event-shot = { $number ->
    [1] { $bandit }把最後一發子彈送給{ $target }。
   *[other] { $bandit }向{ $target }開火。
}
classic-event-wounded = { $cause ->
    [meeting] { $bandit }吃了警長一發子彈。
   *[event] { $bandit }吃了一發中立子彈。
}
classic-event-bullets-ran-out = 中立子彈用完了。這次誰都不用吃。
classic-event-robbed = { $bandit }拿走{ loot-taken }。
classic-event-dropped = { $bandit }掉了{ loot-taken }。
classic-event-snatched = { $bandit }收下{ $victim }掉的{ loot-taken }。
classic-event-event-struck = 「{ $round_event }」登場。
classic-event-strongbox-came = 第二個保險箱放到{ spot-at }。
classic-event-ransomed = { $bandit }收到售票員的贖金：{ loot-one }。
classic-event-round-ended = 第{ $number }回合結束。
classic-event-game-ended = 火車進站。該數錢了。
classic-event-showed = { $bandit }亮出{ loot-taken }。
classic-event-became-gunslinger = { $bandit }是神槍手：出手最快，賞{ $prize }。
classic-event-counted = { $player }數出{ $money }。
classic-event-won = { $player }獲勝。

# Several draws at once. $cards is "hidden" or a list of names.
classic-events-drew = { $cards ->
    [hidden] { $player }抽{ $number }張牌。
   *[other] { $player }抽{ $number }張牌：{ $cards }。
}

## What is asked. $player is who answers; $bandit acts, $target suffers.

classic-question-pick-character = { $seat }，你要當誰？
classic-question-which-marshal-card = { $player }：誰的「西部警長」留在牌庫裡？
classic-question-which-car = { $player }：第{ $section }節要接哪種車？
classic-question-which-purse = 是哪個錢袋？
classic-question-who-is-first = 誰是起始玩家？
classic-question-who-in-caboose = { $player }：誰在車尾等著？
classic-question-which-card-drawn = { $player }抽到哪張牌？
classic-question-drop-which-bullet = { $player }：丟掉哪張子彈？
classic-question-which-round-card = 翻開哪張回合卡？
classic-question-play-or-draw = { $player }：出牌，還是抽牌？
classic-question-discard-which = { $player }：棄掉哪張牌？其餘留在手上。
classic-question-move-where = { $bandit }：走去哪裡？
classic-question-climb-where = { $bandit }：爬去哪裡？
classic-question-marshal-where = { $bandit }：把警長支去哪裡？
classic-question-fire-at-whom = { $bandit }：向誰開火？
classic-question-rob-what = { $bandit }：拿什麼？
classic-question-punch-whom = { $bandit }：揍誰？
classic-question-punch-what = { $bandit }：要{ $target }掉什麼？
classic-question-keep-purse = { $bandit }：收下{ $target }的錢袋，還是讓它掉？
classic-question-which-purse-lost = { $bandit }失去哪個錢袋？
classic-question-throw-where = { $bandit }：把{ $target }打到哪裡？
classic-question-pick-pocket = { $bandit }身邊沒人，只有一個錢袋。拿嗎？
classic-question-revenge-which = { $bandit }：要掉落的是哪個錢袋？

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = 抽三張牌
classic-answer-pass = 跳過
classic-answer-done = 完成
classic-answer-leave = 不拿
classic-answer-keep-purse-yes = 收下
classic-answer-keep-purse-no = 讓它掉

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }：{ $power }

# A bandit to pick, and where.
classic-answer-bandit = { $bandit }，在{ spot-at }

## Phases

classic-phase-setup = 搶案之前
classic-phase-schemin = 密謀
classic-phase-stealin = 動手
classic-phase-round_end = 回合結束
classic-phase-over = 終局

## Editions

classic-edition = 照哪一版規則書玩。
classic-edition-default = 各版取長補短，多數牌桌熟悉的玩法。
classic-edition-zh = 照繁體中文版規則書。
classic-edition-sv = 照瑞典文版規則書。

## Options: what each is about, then each value

classic-option-marshals_revenge = 「警長的復仇」拿走哪個錢袋。
classic-option-marshals_revenge-least = 最不值錢的。
classic-option-marshals_revenge-most = 最值錢的。
classic-option-station_position = 什麼時候進站。
classic-option-station_position-last = 最後一回合。
classic-option-station_position-shuffled = 任何一回合：車站卡和其他卡一起洗。
classic-option-tuco_targets = 圖科的能力打得到誰。
classic-option-tuco_targets-other_floor = 同一節車廂另一層的大盜。
classic-option-tuco_targets-other_floor_and_same_spot = 除此之外，還有身邊的大盜。
classic-option-car_choice = 車廂由誰決定。
classic-option-car_choice-random = 看天意。
classic-option-car_choice-chosen = 玩家輪流挑。
classic-option-starting_purse = 開局的錢袋。
classic-option-starting_purse-true = 每人先有一個$250的錢袋。
classic-option-starting_purse-false = 每人兩手空空。
classic-option-pickpocketing_alone = 「扒竊」怎樣才算落單。
classic-option-pickpocketing_alone-spot = 同一節車廂的同一層沒有別人。
classic-option-pickpocketing_alone-car = 整節車廂裡外都沒有別人。
classic-option-tiebreak_bullets = 錢一樣多時，比哪些子彈。
classic-option-tiebreak_bullets-all = 收到的全部子彈。
classic-option-tiebreak_bullets-players_and_events = 大盜和事件給的子彈，撞見警長的不算。
classic-option-expert_bullet_discard = 進階規則：回合開始時手上的子彈。
classic-option-expert_bullet_discard-must = 必須棄掉。
classic-option-expert_bullet_discard-may = 可以棄掉。
classic-option-expert_keep_timing = 進階規則：何時決定留下或棄掉手牌。
classic-option-expert_keep_timing-after_schemin = 密謀之後。
classic-option-expert_keep_timing-end_of_round = 回合結束時。
classic-option-expert_reshuffle = 進階規則：何時重洗棄牌。
classic-option-expert_reshuffle-on_demand = 該抽牌卻沒牌可抽時。
classic-option-expert_reshuffle-on_empty = 牌庫一空就洗。
classic-option-two_player_gangs = 兩人遊戲如何組幫。
classic-option-two_player_gangs-chosen = 輪流挑。
classic-option-two_player_gangs-random = 看天意發。
classic-option-character_choice = 角色如何分配。
classic-option-character_choice-chosen = 自己挑。
classic-option-character_choice-random = 看天意發。
classic-option-purse_pick = 有好幾個錢袋時拿哪個。
classic-option-purse_pick-random = 閉著眼睛抽一個。
classic-option-purse_pick-token = 指哪個拿哪個。
classic-option-expert_variant = 牌庫有棄牌堆，手牌可以留著。
classic-option-expert_variant-false = 標準規則。
classic-option-expert_variant-true = 進階規則。兩人遊戲一律採用。
classic-option-guest_bandits = 其他盒子來的客人：米絲蒂、雙胞胎、梅和席爾克。
classic-option-guest_bandits-false = 只有基本遊戲的六名大盜。
classic-option-guest_bandits-true = 也可以選客人。
