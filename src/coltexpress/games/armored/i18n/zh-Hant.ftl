### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is own for the cars of the armored train.

armored-name = 柯爾特快車：信使與裝甲列車
armored-tagline = 兩列火車，兩支隊伍，贓物都在另一條軌道上。

## People

armored-professore = Il Professore
    .genitive = Il Professore 的

# A team standing alone, in a few words, and after the name of a bandit.
armored-team = { $team ->
    [blue] 藍隊
   *[red] 紅隊
}
armored-team-short = { $team ->
    [blue] 藍
   *[red] 紅
}
armored-of-team = { $bandit }（{ armored-team-short }）

# A courier standing alone, at the beginning of a sentence, and as the one who is shot at.
armored-courier = { $courier ->
    [first] 第一名信使
    [last] 最後一名信使
   *[central] 中間的信使
}
armored-courier-subject = { armored-courier }
armored-courier-target = { armored-courier }

## The armored train, from its locomotive back

# The cars of the armored train, as sections.
armored-car-A0 = 裝甲列車火車頭
armored-car-A1 = 煤水車
armored-car-A2 = 第一節裝甲車廂
armored-car-A3 = 軍械車廂
armored-car-A4 = 中間裝甲車廂
armored-car-A5 = 醫護車廂
armored-car-A6 = 最後一節裝甲車廂

# Labels under the drawing: at most twelve narrow, or six wide, characters.
armored-car-short-A0 = 火車頭
armored-car-short-A1 = 煤水車
armored-car-short-A2 = 裝甲
armored-car-short-A3 = 軍械
armored-car-short-A4 = 裝甲
armored-car-short-A5 = 醫護
armored-car-short-A6 = 裝甲

# What is special on it, and what it does.
armored-place-armory = 軍械車廂
armored-place-armory-rule = 回合開始時在這節車廂中，多抽兩張卡。
armored-place-infirmary = 醫護車廂
armored-place-infirmary-rule = 回合開始時在這節車廂中，可以移除最多兩張子彈。
armored-place-tender = 煤水車
armored-place-tender-rule = 只能在車頂，不能進入車廂中。
armored-place-gatling = 加特林機槍
armored-place-gatling-rule = 在這裡「開火」可以改為掃射：起始列車所有車頂上，以及裝甲列車車頂上視線內的大盜，各拿取一張正義子彈並掉落一個贓物。信使只會換到另一層。
armored-place-courier = 信使
armored-place-courier-rule = 遇上信使的大盜拿取一張正義子彈，並換到另一層（車廂中或車頂）。信使被射中也會換到另一層。
armored-place-document = 機密文件
armored-place-document-rule = 自己隊伍的價值$4000，假文件沒有價值；另一隊的要放回原處。

## Cards: the name, and what it does in one line

armored-card-nudge = 推一把
armored-card-nudge-rule = 給一名隊友一個基本行動，怎麼用由隊友決定。
armored-card-move-rule = 在車廂中：往前、往後或到對面一節車廂。在車頂：移動一到三節車廂，其中一步可以跨到對面。
armored-card-fire-rule = 給視線內的一人一張子彈卡：相鄰車廂、對面車廂，或另一列車的任何車頂。
armored-card-robbery-rule = 從所在位置拿走一個贓物，並可以看內容。
armored-card-punch-rule = 同一位置的一名大盜掉落一個贓物，並被擊飛到相鄰或對面的車廂。

## Il Professore's cards

armored-plan-binoculars = 望遠鏡（{ $bandit }）
armored-plan-any-binoculars = 望遠鏡
armored-plan-any-binoculars-rule = 隊友可以立即行動；車頂上的對手被射中。
armored-plan-scheme = 盤算
armored-plan-scheme-rule = 標示物在惡魔計畫階梯上升一格。
armored-plan-bonus_nudge = 額外推一把
armored-plan-bonus_nudge-rule = 隊友可以立即執行任一基本行動。
armored-plan-last_courier = 射擊最後的信使
armored-plan-last_courier-rule = 車頂上最靠近車尾的信使被射中，計入狂野幫。
armored-plan-rapid_fire = 速射
armored-plan-rapid_fire-rule = 車頂上的每名對手拿取一張子彈。

## Powers that differ here

armored-power-cheyenne = 使用「拳擊」時，可以拿走對方掉落的錢袋或行李袋。
armored-power-django = 被強哥射中的大盜，還會被擊飛到離強哥更遠的一節車廂，也可能到另一列車。
armored-power-belle = 只要還有別的大盜可選，就不能成為「開火」或「拳擊」的目標。

## Turns

armored-turn-diversion = 聲東擊西
armored-turn-diversion-rule = 每隊可以有一名大盜略過這一輪，讓每名對手隨機失去一張手牌。
armored-turn-action_plan = 行動計畫
armored-turn-action_plan-rule = 策劃階段之後，每名大盜可以保留一張手牌到下一回合。

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = 信使出動
armored-round-event-couriers_in_movement-rule = 所有信使換到另一層；在那裡的大盜拿取一張正義子彈並逃到另一層。
armored-round-event-heavy_fire = 猛烈射擊
armored-round-event-heavy_fire-rule = 車頂上的每名大盜拿取一張正義子彈，並放下一個贓物。
armored-round-event-swivel_arm-rule = 車頂上的大盜都被吹到同一列車車尾的車頂。
armored-round-event-help = 救命！
armored-round-event-help-rule = 每名大盜可以移動到任一隊友的位置，不論隊友在哪裡。
armored-round-event-coordinated_action_plan = 協同行動計畫
armored-round-event-coordinated_action_plan-rule = 與隊友在同一位置的大盜，下一回合多抽兩張卡。
armored-round-event-heal = 療傷
armored-round-event-heal-rule = 與隊友在同一位置的大盜，可以移除最多兩張子彈。
armored-round-event-understaffing = 人手不足
armored-round-event-understaffing-rule = 還在裝甲列車上的每名大盜獲得最後一次「移動」。
armored-round-event-delayed_assault = 遲來的突擊
armored-round-event-delayed_assault-rule = 最後一回合開始時，起始列車上若有大盜持有機密文件，策劃階段只有兩輪，否則五輪。
armored-round-event-survival_of_the_fittest = 適者生存
armored-round-event-survival_of_the_fittest-rule = 最富有的隊伍中，只有起始列車上最富有的大盜獲勝。
armored-round-event-double_bottom = 暗藏夾層
armored-round-event-double_bottom-rule = 將自己隊伍的機密文件帶到起始列車的大盜獲勝；如果沒有，最富有的大盜獲勝。
armored-charge = 騎兵衝鋒：{ $effect }
armored-charge-plain = 騎兵衝鋒

## What happened

armored-event-picked = { $seat }扮演{ armored-team }的{ $character }。
armored-event-laid = { spot-at }放置{ loot-one }。
armored-event-fled = { $bandit }遇上信使，逃到{ spot-to }。
armored-event-wounded = { $cause ->
    [meeting] { $bandit }被信使射中，拿取一張正義子彈。
    [gatling] { $bandit }被加特林機槍射中，拿取一張正義子彈。
   *[event] { $bandit }拿取一張正義子彈。
}
armored-event-event-struck = { classic-event-event-struck }
armored-event-game-ended = 兩列火車完全錯開，開始計分。
armored-event-became-gunslinger = { $bandit }的彈倉打空：{ $prize }。
armored-event-professore-joined = Il Professore 加入人數較少的一隊。
armored-event-courier-stood = { armored-courier-subject }守在{ spot-at }。
armored-event-professore-played = { $face ->
    [hidden] Il Professore 的卡正面朝下放到公共牌堆。
   *[other] { $down ->
        [yes] Il Professore 的卡正面朝下放到公共牌堆：{ $card }。
       *[no] Il Professore 打出「{ $card }」。
    }
}
armored-event-diverted = { $player }使用聲東擊西。
armored-event-lost-card = { $face ->
    [hidden] { $player }失去一張手牌。
   *[other] { $player }失去一張手牌：{ $card }。
}
armored-event-kept-card = { $face ->
    [hidden] { $player }保留一張手牌到下一回合。
   *[other] { $player }保留一張手牌到下一回合：{ $card }。
}
armored-event-trains-moved = { $number ->
    [5] 最後幾節車廂也錯開了。
   *[other] 兩列火車再錯開兩節車廂。
}
armored-event-will-draw-more = { $player }將多抽兩張卡。
armored-event-healed = { $place ->
    [hand] { $bandit }移除手中的一張子彈：{ $card }。
    [discard] { $bandit }移除棄牌堆的一張子彈：{ $card }。
   *[deck] { $bandit }移除一張子彈：{ $card }。
}
armored-event-courier-shot = { $number ->
    [1] { $bandit }用最後一發子彈向{ armored-courier-target }開火。
   *[other] { $bandit }向{ armored-courier-target }開火。
}
armored-event-courier-moved = { armored-courier-subject }換到{ spot-to }。
armored-event-burst = { $bandit }用加特林機槍掃射。
armored-event-took-document = { $bandit }看過{ loot-taken }，保留下來。
armored-event-put-back = { $bandit }看過{ loot-taken }，放回原處。
armored-event-nudged = { $bandit }推{ $target }一把：{ $action }。
armored-event-granted = { $bandit }執行：{ $action }。
armored-event-declined = { $bandit }選擇不執行。
armored-event-professore-schemed = Il Professore 的標示物上升到第{ $number }格。
armored-event-professore-shot = { $number ->
    [1] Il Professore 用最後一發子彈向{ $target }開火。
   *[other] Il Professore 向{ $target }開火。
}
armored-event-professore-shot-courier = { $number ->
    [1] Il Professore 用最後一發子彈向{ armored-courier-target }開火。
   *[other] Il Professore 向{ armored-courier-target }開火。
}
armored-event-professore-idled = 沒有效果。
armored-event-helped = { $bandit }趕到{ spot-to }。
armored-event-eliminated = { $bandit }留在裝甲列車上，出局。
armored-event-ladder-paid = 惡魔計畫階梯：{ armored-team }獲得{ $money }。
armored-event-bunch-paid = { armored-team-begins }獲得「狂野幫」稱號：{ $money }。
armored-event-team-counted = { armored-team }共有{ $money }。

## What is asked

armored-question-pick-character = { $seat }，你要扮演{ armored-team }的誰？
armored-question-which-purse = 裡面是什麼？
armored-question-keep-purse = { $bandit }，你這一拳讓{ $target }失去一件贓物：要自己拿走嗎？
armored-question-which-purse-lost = { $bandit }失去什麼？
armored-question-which-loot-laid = 這裡放置什麼？
armored-question-which-professore-card = Il Professore 行動牌堆最上面是哪張卡？
armored-question-which-card-lost = { $player }失去哪張卡？
armored-question-keep-which = { $player }：要保留哪張手牌到下一回合？其餘的放回行動牌堆。
armored-question-draw-more = { $player }，你在軍械車廂中：要多抽兩張卡嗎？
armored-question-heal-which = { $bandit }：要移除哪張子彈？
armored-question-knock-back-where = { $bandit }，你的子彈將{ $target }擊飛：要飛到哪裡？
armored-question-which-loot-robbed = { $bandit }拿到什麼？
armored-question-keep-decoy = { $bandit }，你拿起一份機密文件：如果是假文件，要保留嗎？
armored-question-nudge-whom = { $bandit }，你的「推一把」：要讓哪位隊友立即行動？
armored-question-nudge-what = { $bandit }，你的「推一把」：要給{ $target }哪個行動？
armored-question-take-action = { $giver ->
    [none] { $offer ->
        [any] { $bandit }，你可以執行任一基本行動：要哪一個？
       *[one] { $bandit }，你可以再執行一次「{ $action }」：現在就用嗎？
    }
   *[other] { $offer ->
        [any] { $bandit }，{ $giver }讓你執行任一基本行動：要哪一個？
       *[one] { $bandit }，{ $giver }讓你執行「{ $action }」：現在就用嗎？
    }
}
armored-question-burst-what = { $bandit }，你的掃射打中{ $target }：要讓對方掉落什麼？
armored-question-which-loot-lost = { $target }掉落什麼？
armored-question-lay-down-which = { $bandit }，猛烈射擊之下：要放下什麼？
armored-question-help-where = { $bandit }，「救命！」：要到哪位隊友那裡？

## What can be answered

armored-answer-skip = 略過這一輪：每名對手失去一張手牌
armored-answer-burst = 加特林機槍：起始列車所有車頂上，以及裝甲列車車頂上視線內的人
armored-answer-no-action = 不執行
armored-answer-stay = 留在{ spot-at }
armored-answer-keep-which-done = 都不保留
armored-answer-heal-which-done = 不再移除
armored-answer-draw-more-yes = 多抽兩張
armored-answer-draw-more-no = 照常抽牌
armored-answer-keep-decoy-yes = 假文件也保留
armored-answer-keep-decoy-no = 假文件就放回
armored-answer-keep-which = 保留「{ $card }」
armored-answer-nudge-whom = 推{ $bandit }一把
armored-answer-nudge-what = 給「{ $action }」
armored-answer-take-action = 現在執行「{ $action }」
armored-answer-lay-down-which = 放下{ loot-taken }
armored-answer-help-where = 到{ $mates }那裡（在{ spot-at }）
armored-answer-knock-back-where = 擊飛到{ spot-to }

# Whatever base action the receiver likes.
armored-any-action = 任一基本行動

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }（手牌）
    [discard] { $card }（棄牌堆）
    [under] { $card }（行動牌堆最下面）
   *[deck] { $card }（行動牌堆）
}

## At the table

armored-legend = (B) 藍隊，[B] 紅隊，↕ 對面；$ 錢袋，◆ 寶石，▣ 手提箱，● 行李袋，▲ 金塊，▤ 機密文件，★ 信使，╦ 加特林機槍
armored-wild-bunch = 狂野幫
armored-barrel-rule = 尚未射出的子彈。遊戲結束時射光子彈且在起始列車上的人，為隊伍帶來{ $prize }。
armored-wild-bunch-rule = 每顆向信使射出的子彈都放在這個標記下。遊戲結束時較多的隊伍得到{ $prize }；平手時都得不到。
armored-opposite = 彼此對面的車廂
armored-opposite-rule = 這兩節車廂彼此相對。「移動」可以過到另一列車的同一層，開火和拳擊也可以。這個回合結束後列車會繼續前進。
armored-professore-rule = 他一直待在山丘上。每一輪他行動牌堆最上面的卡都放到公共牌堆上，幫助人數較少的隊伍。
armored-warning-last-round = 本回合後兩列車分開：留在裝甲列車上就什麼都得不到。
armored-warning-on-board = 本回合後兩列車分開：{ $bandit }不離開裝甲列車就什麼都得不到。

## What the coach says for an option; what is not here he says as in the base game. $mate is a teammate.

armored-advice-courier-there = 那裡有信使：你得逃到另一層。
armored-advice-thrown-to-marshal = 那裡有信使：落到那裡的人得逃到另一層。
armored-advice-document = 如果那份機密文件是你們隊的，最後價值{ $prize }。
armored-advice-home = 那裡是起始列車：最後只有在那裡贓物才算數。
armored-advice-nearer-home = 讓你更靠近起始列車，贓物在那裡才算數。
armored-advice-empty-barrel = 剩下的子彈：{ $number }顆。在起始列車上彈倉打空可得{ $prize }。
armored-advice-mate-robs = { $mate }現在就能在{ spot-at }掠奪：{ $loot }。
armored-advice-burst = 掃射會打中：{ $bandits }。
armored-advice-burst-own = 也會打中自己人：{ $bandits }。
armored-advice-mate-there = 在那裡會合：{ $bandits }。
armored-advice-courier-leaves = 信使會離開{ spot-at }，那裡有贓物：{ $loot }。
armored-advice-courier-shot = 信使必須換到另一層。
armored-advice-diversion = { $number }名對手各失去一張卡。
armored-advice-heal = 你可以擺脫那顆子彈。
armored-advice-draw-more = 多兩張卡可以選。
armored-advice-keep-card = 下一回合它仍在你手中。
armored-advice-least = 你身上沒有更不值錢的。
armored-bullets-of = { armored-team-short }{ $number }
armored-talk-free = 隊友可以商量，所有人都聽得到。
armored-talk-silent = 現在不能交談。
armored-plan = 惡魔計畫

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] 藍
    [red] 紅
   *[decoy] 假文件
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = 彼此對面的車廂：{ $pairs }。
armored-plain-no-pairs = 沒有彼此對面的車廂。
armored-plain-pair = { $floors ->
    [roof] { $first }與{ $second }（只有車頂）
   *[both] { $first }與{ $second }
}
armored-plain-courier = { armored-courier-subject }在{ spot-at }。
armored-plain-gatling = { spot-at }有一挺加特林機槍。
armored-plain-document = 機密文件：{ $colours }。
armored-plain-professore = Il Professore（{ armored-team-short }）：{ $money }，第{ $rung }格，共{ $rungs }格。子彈：{ $bullets }。行動牌堆：{ $cards }張。
armored-plain-bunch = 狂野幫標記下面的子彈：藍隊{ $blue }，紅隊{ $red }。

## The end

armored-end-eliminated = { $bandit }：留在裝甲列車上，出局
armored-end-document = { $bandit }：自己隊伍的機密文件，{ $prize }
armored-end-barrel = { $bandit }：彈倉打空，{ $prize }
armored-end-ladder = Il Professore：{ $money }
armored-end-bunch = 狂野幫：{ $money }
armored-end-team = { armored-team-begins }以{ $money }獲勝：{ $bandits }！
armored-end-both = 兩隊各有{ $money }，共享勝利！
armored-team-begins = { armored-team }

## Editions

armored-edition = 依照哪一版規則書。
armored-edition-en = 依照英文版規則書。
armored-edition-pl = 依照波蘭文版規則書。

## Options: what each is about, then each value

armored-option-mode = 一般模式或背叛模式。
armored-option-mode-normal = 一般模式：隊伍一起獲勝。
armored-option-mode-betrayal = 背叛模式：最後一張卡可能讓隊友互相為敵。至少四位玩家。
armored-option-professore_bullets = Il Professore 的子彈。
armored-option-professore_bullets-own = 有自己的十張。
armored-option-professore_bullets-neutral = 使用正義子彈。
armored-option-heal_choice = 療傷時先移除哪些子彈。
armored-option-heal_choice-free = 自由選擇。
armored-option-heal_choice-neutral_first = 先正義子彈，再對手的子彈。
armored-option-healed_neutral_bullets = 移除的正義子彈放到哪裡。
armored-option-healed_neutral_bullets-box = 放回遊戲盒，不再使用。
armored-option-healed_neutral_bullets-pile = 放回正義子彈堆。
armored-option-robbery_pick = 「掠奪」拿走哪個贓物。
armored-option-robbery_pick-random = 隨機一個。
armored-option-robbery_pick-choice = 由拿的人指定種類。
armored-option-nudge_source = 「推一把」可以給什麼。
armored-option-nudge_source-any_base_action = 任一基本行動。
armored-option-nudge_source-own_card = 自己一張不在公共牌堆中的行動卡。
armored-option-gatling_loot_pick = 掃射打掉哪個贓物。
armored-option-gatling_loot_pick-shooter_unseen = 由射擊者不看內容選擇。
armored-option-gatling_loot_pick-random = 隨機一個。
armored-option-armory_draw = 軍械車廂多抽的兩張卡。
armored-option-armory_draw-always = 一定要抽。
armored-option-armory_draw-optional = 可以抽。
armored-option-two_player_mode = 兩位玩家各帶領幾名大盜。
armored-option-two_player_mode-two_bandits_each = 各兩名，每名都有自己的行動牌堆。
armored-option-two_player_mode-one_bandit_each = 各一名。
armored-option-couriers_block_sight = 在車頂能不能越過信使射擊。
armored-option-couriers_block_sight-true = 不能：信使擋住視線。
armored-option-couriers_block_sight-false = 能。
armored-option-expert_variant-true = 高級變體規則。
armored-option-guest_bandits = 其他擴充的客串大盜：梅與席爾克。
armored-option-guest_bandits-false = 九名大盜時有梅，十名時有席爾克。
armored-option-guest_bandits-true = 不論人數都可以選。

## Settings of a room, on the page

web-edition-armored-en = 英文版
web-edition-armored-pl = 波蘭文版
web-chat-hint-armored = 在牌桌上交談；開戰階段不能聊天。

## The rules at a glance, on the page

web-rules-armored-goal = 兩列火車正在錯車，兩支隊伍都想要裝甲列車上的東西。在分開之前將它帶回起始列車：留在裝甲列車上的大盜，贓物一律不計。
web-rules-armored-round = 策劃與開戰和基本遊戲相同。每回合之後，兩列火車再錯開兩節車廂，對面換成別的車頂。
web-rules-armored-schemin = 策劃階段隊友可以商量，所有人都聽得到；開戰階段不能交談。「推一把」可以給隊友一個行動。
web-rules-armored-stealin = 信使守著機密文件，加特林機槍掃射車頂。拿到的贓物只有你能看。
web-rules-armored-end = 自己隊伍的機密文件價值$4000，金塊可能一文不值，向信使打出較多子彈的隊伍獲得「狂野幫」稱號。較富有的隊伍一起獲勝。

## The tutorial: somebody explains while the learner plays

lesson-armored-welcome = 兩列火車正在錯車。前面是你們的起始列車，後面那列是裝甲列車，值錢的東西全在那上面。
lesson-armored-teams = 你是貝莉，和圖科同屬藍隊。強哥與教授是紅隊。較富有的隊伍一起獲勝。策劃階段隊友可以商量，所有人都聽得到。
lesson-armored-opposite = 白色箭頭是可以跨過去的地方。現在只有兩個火車頭並排。每回合之後，兩列火車再錯開兩節車廂。
lesson-armored-treasure = 行李袋、金塊、手提箱，還有裝甲車廂中的三份機密文件：自己隊伍顏色的那份價值$4000。
lesson-armored-guards = 信使守著機密文件：遇上信使就要拿取一張正義子彈。有兩個車頂上架著加特林機槍，先到的人先用。
lesson-armored-round = 策劃階段與基本遊戲相同：一輪一輪，每個人打出一張卡到公共牌堆，然後翻面。
lesson-armored-play-climb = 到前面還遠得很。先打出「爬降」：上車頂。
lesson-armored-play-move = 然後沿著車頂跑。打出「移動」。
lesson-armored-play-cross = 隧道藏得住你的好主意：再打出一張「移動」，跳到對面。
lesson-armored-play-down = 再從艙口下去，那裡有一個手提箱。打出「爬降」。
lesson-armored-run = 開戰了！一路跑到自己的火車頭。
lesson-armored-cross = 就是現在：跳到裝甲列車火車頭的車頂。
lesson-armored-nudged = 圖科打出「推一把」：隊友可以立即行動。他給你一次「掠奪」。快拿！
lesson-armored-strongbox = 多虧圖科，你有了價值$1000的手提箱。隊友站在你到不了的地方時，「推一把」是最好的卡。
lesson-armored-couriers = 這回合的事件：所有信使換到另一層。站錯位置的人要後悔了。
lesson-armored-passing = 兩列火車繼續錯開。現在對面換成別的車廂，一步就能跳到別的車頂。
lesson-armored-document = 機密文件放在裝甲車廂中。撿起來時可以看，是哪一隊的只有你知道。
lesson-armored-end = 五回合之後，兩列火車分開。留在裝甲列車上的大盜，贓物一律不計，記得及時回來。祝滿載而歸。

## 謎題

armored-theme-home = 及時回到起始列車
armored-theme-document = 拿到機密文件
armored-theme-nudge = 推隊友一把

## 擺局面

armored-edit-courier = 位置
armored-edit-ladder = Il Professore的階梯
