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
classic-question-drop-which-bullet = { $player }：要棄掉手中哪張子彈卡？
classic-question-which-round-card = 翻開哪張回合卡？
classic-question-play-or-draw = { $drawing ->
    [0] { $player }，輪到你了：請打出一張卡。
   *[other] { $player }，輪到你了：打出一張卡，或抽三張。
}
classic-question-discard-which = { $player }：要棄掉哪張卡？其餘的留到下一回合。
classic-question-move-where = { $bandit }，你的「移動」：要到哪裡？
classic-question-climb-where = { $bandit }，你的「爬降」：要爬到哪裡？
classic-question-marshal-where = { $bandit }，你的「西部警長」：要將警長移動到哪裡？
classic-question-fire-at-whom = { $bandit }，你的「開火」：要讓誰吃你的子彈？
classic-question-rob-what = { $bandit }，你的「掠奪」：要拿走什麼？
classic-question-punch-whom = { $bandit }，你的「拳擊」：要打誰？
classic-question-punch-what = { $bandit }，你打了{ $target }：要讓對方掉落什麼？
classic-question-keep-purse = { $bandit }，你這一拳讓{ $target }失去一個錢袋：要自己拿走嗎？
classic-question-which-purse-lost = { $bandit }失去哪個錢袋？
classic-question-throw-where = { $bandit }，你打了{ $target }：要將對方擊飛到哪裡？
classic-question-pick-pocket = { $bandit }，這裡只有你和錢袋：要拿走一個嗎？
classic-question-revenge-which = { $bandit }，「警長的復仇」讓你失去一個錢袋：是哪一個？

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = 抽三張卡
classic-answer-pass = 略過
classic-answer-done = 完成
classic-answer-leave = 不拿
classic-answer-keep-purse-yes = 拿走
classic-answer-keep-purse-no = 讓它掉落
classic-answer-play-or-draw = { $face ->
    [instead] { $card }
   *[other] { $down ->
        [yes] 正面朝下打出「{ $card }」
       *[no] 打出「{ $card }」
    }
}
classic-answer-drop-which-bullet = { $face ->
    [done] 不再棄牌
   *[other] 棄掉{ $card }
}
classic-answer-discard-which = { $face ->
    [done] 保留其餘的
   *[other] 棄掉「{ $card }」
}
classic-answer-move-where = 移動到{ spot-to }
classic-answer-climb-where = 爬到{ spot-to }
classic-answer-marshal-where = 將警長移動到{ spot-to }
classic-answer-fire-at-whom = 向{ $bandit }開火（在{ spot-at }）
classic-answer-rob-what = 拿走{ loot-taken }
classic-answer-punch-whom = 打{ $bandit }
classic-answer-throw-where = 擊飛到{ spot-to }
classic-answer-pick-pocket = 拿走{ loot-taken }

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }：{ $power }

## Phases

classic-phase-setup = 遊戲準備
classic-phase-schemin = 策劃
classic-phase-stealin = 開戰
classic-phase-round_end = 回合結束
classic-phase-over = 遊戲結束
classic-barrel-rule = 尚未射出的子彈。遊戲結束時射出最多的人是神槍手，得到{ $prize }。
classic-marshal-rule = 他一直在車廂中。遇到他的人拿取一張正義子彈，並逃到車頂。
classic-warning-last-round = 這是最後一個回合：之後就清點贓物。
classic-warning-no-bullets = 你沒有子彈了：「開火」沒有效果。
classic-warning-hand = 最後一輪：留在手中的卡會回到行動牌堆。
classic-warning-last-bullet = 這是你最後一顆子彈。

## What the coach says for an option. $loot is a list of loot, $bandits a list of names, $number how many
## they are; a spot is where something is or leads.

classic-advice-loot-there = 屆時你可以在{ spot-at }，那裡有贓物：{ $loot }。
classic-advice-loot-ahead = 可以到{ spot-to }，那裡有贓物：{ $loot }。
classic-advice-roof-safe = 警長就在隔壁；在車頂他碰不到你。
classic-advice-leave-marshal = 警長就在隔壁，這樣可以遠離他。
classic-advice-leave-foes = 在你身旁、可能會揍你：{ $bandits }。
classic-advice-in-sight = 如果沒人移動，視線內有：{ $bandits }。
classic-advice-nobody-in-sight = 以目前的位置，視線內沒有人。
classic-advice-gunslinger = 再開一槍，你打出的子彈就最多。神槍手可得{ $prize }。
classic-advice-beside = 如果沒人移動，你身旁帶著贓物的有：{ $bandits }。
classic-advice-marshal-meets = 可以讓警長遇上：{ $bandits }。
classic-advice-few-cards = { $number ->
    [0] 你的手牌中沒有能打出的卡。
   *[other] 你的手牌中只有{ $number }張能打出。
}
classic-advice-bullets-in-hand = 你的手牌被{ $number }張子彈卡佔住。
classic-advice-face-down = 開戰之前沒有人看得到。
classic-advice-marshal-next-door = 警長就在隔壁。
classic-advice-marshal-there = 警長在那裡：你得逃到車頂。
classic-advice-loot-at = 那裡有贓物：{ $loot }。
classic-advice-robbery-next = 你的下一張卡是「掠奪」。
classic-advice-fire-next = 你的下一張卡是「開火」，從那裡看得到：{ $bandits }。
classic-advice-alone = 那裡沒有人會揍你。
classic-advice-rebellion = 本回合結束時「乘客的反抗」會波及車廂中所有人，車頂上不受影響。
classic-advice-hostage = 本回合結束時，在火車頭中或其車頂的人都得到{ $prize }。
classic-advice-thrown-to-marshal = 警長在那裡：落到那裡的人得逃到車頂。
classic-advice-no-loot = 那裡沒有贓物。
classic-advice-marshal-drives-out = 在那裡會把這些人趕上車頂：{ $bandits }。
classic-advice-marshal-goes-away = 這樣警長會離你更遠。
classic-advice-marshal-hits-you = 你自己的大盜也在那裡。
classic-advice-own-side = 這是你這一邊的人。
classic-advice-carries = 身上有：{ $loot }。
classic-advice-most-loot = 沒有對手的贓物比這更多。
classic-advice-wounded = 已經中了{ $number }顆子彈。
classic-advice-best-loot = 其他選項都不會更值錢。
classic-advice-worth = 價值{ $least }到{ $most }。
classic-advice-keep-purse = 錢袋馬上歸你；否則會掉在地上。
classic-advice-useless-bullet = 子彈卡不能打出，只會佔位置。

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
classic-option-guest_bandits = 其他擴充的客串大盜。
classic-option-guest_bandits-false = 只有基本遊戲的六名大盜。
classic-option-guest_bandits-true = 也可以選客串大盜。

## Editions, on the page

web-edition-classic-default = 綜合版
web-edition-classic-zh = 繁體中文版
web-edition-classic-sv = 瑞典文版

## The rules at a glance, on the page

web-rules-classic-goal = 你是疾駛列車上的大盜。五回合之後，最富有的人獲勝。錢袋的金額是祕密，寶石價值$500，手提箱價值$1000；打出最多子彈的玩家成為神槍手，另得$1000。
web-rules-classic-round = 每回合分成兩個階段：策劃階段，大家將卡打出到公共牌堆；開戰階段，公共牌堆翻面，計畫碰上現實。
web-rules-classic-schemin = 抽六張卡。回合卡上的每一輪，打出一張卡到公共牌堆，或再抽三張。在隧道中，卡正面朝下打出，記好誰去了哪裡。
web-rules-classic-stealin = 卡依打出的順序執行，不管你還想不想要。你選擇移動到哪裡、打誰、拿什麼。遇上警長，就要拿取一張正義子彈並逃到車頂。
web-rules-classic-end = 收到的子彈會塞住你的行動牌堆。回合結束時，回合卡上的事件發生。第五回合之後，開始計分。

## The tutorial: somebody explains while the learner plays

lesson-classic-welcome = 歡迎上車。這列火車裝滿了錢，而你是貝莉：粉紅洋裝，帽上插根羽毛。還沒有人注意到你。
lesson-classic-people = 強哥與圖科也是為了同一件事來的。列車進站時，最富有的人獲勝。你有多少錢是祕密，他們有多少也是祕密。
lesson-classic-loot = 錢袋裡有$250到$500。寶石價值$500，手提箱價值$1000。警長守著火車頭。每個人不是在車廂中，就是在車頂。
lesson-classic-goal = 每個人有六發子彈。打出最多子彈的人是神槍手，最後另得$1000。打中你的子彈會變成你行動牌堆裡一張沒有用的卡。
lesson-classic-round = 每回合有一張回合卡。上面的圖示由左到右，每個是一輪：每一輪，每個人打出一張卡。最後還有一個事件。
lesson-classic-hand = 前半是策劃階段。大家輪流將卡打出到公共牌堆，一次一張。現在什麼都還不會發生，只是在訂計畫。
lesson-classic-play-rob = 你的車廂中有很多贓物。打出「掠奪」：點一下這張卡，再點一下確定。
lesson-classic-play-climb = 進隧道了：卡要正面朝下打出，誰也看不到。打出「爬降」，偷偷上車頂。
lesson-classic-play-fire = 天又亮了。到時候你已經在車頂，而車頂看得遠。打出「開火」。
lesson-classic-play-move = 最後一輪。在車頂最多可以跑三節車廂。打出「移動」。淡淡的人影是你可能到達的地方。
lesson-classic-stealin = 接著是開戰階段。公共牌堆翻面，卡依打出的順序執行，不管你還想不想要。
lesson-classic-rob-what = 你的「掠奪」排第一。要拿什麼？拿寶石吧。
lesson-classic-belle = 圖科打出「拳擊」，你與強哥都在他身邊。但只要還有別人可選，就不能選貝莉：這是你的特殊能力。每名大盜都有一種。
lesson-classic-punched = 強哥掉落錢袋，並被擊飛到相鄰車廂。地上的贓物，誰撿到就是誰的。
lesson-classic-hidden = 這是你在隧道裡打出的卡：你爬上車頂。誰也沒料到。
lesson-classic-shot = 你向強哥開火。他拿取你的一張子彈卡，行動牌堆裡多了一張沒有用的卡。
lesson-classic-marshal = 強哥將警長移動到相鄰車廂。在車廂中遇上警長的人拿取一張正義子彈，逃到車頂。
lesson-classic-move-where = 快跑吧。到最遠的車頂，就在警長的正上方。
lesson-classic-event = 事件發生：起風了，車頂上的人都被吹到車尾。白跑了一趟。
lesson-classic-again = 新的回合，新的回合卡：這次有三輪，起始玩家是強哥。
lesson-classic-draw = 不打出卡，也可以抽三張。手牌越多，之後的選擇越多。點選「抽三張卡」。
lesson-classic-speeding = 第二輪是「加速」：每位玩家連續行動兩次，才輪到下一位。
lesson-classic-twice = 輪到你了，而且可以連續兩次。你腳下的車廂滿是錢袋：先打出「爬降」。
lesson-classic-at-once = 緊接著第二張卡：「掠奪」。沒有人能插進來。
lesson-classic-last = 最後一輪：打出「移動」，趁他們找上你之前溜走。
lesson-classic-switching = 錢袋到手，第3回合的回合卡也翻開了。最後一個符號是彎曲的箭頭，代表「倒轉」：那一輪依逆時針進行，平常最後的人可能突然變早。
lesson-classic-end = 一個回合就是這樣。再過三回合就開始計分。你已經可以去搶真正的火車了。

## 謎題

classic-theme-strongbox = 奪下手提箱
classic-theme-escape = 帶著贓物躲開警長
classic-theme-marshal = 調動警長
classic-theme-shot = 看準再開火
classic-theme-punch = 一拳打在痛處
classic-theme-robbery = 拿對贓物
classic-theme-patience = 耐心抽牌
classic-theme-way = 選對去路

## 擺局面

classic-edit-marshal = 警長
