### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is A0 to A6 for the cars of the armored train.

armored-name = 柯爾特快車：信使與裝甲列車
armored-tagline = 兩列火車，兩支隊伍，寶貝都在隔壁軌道上。

## People

armored-professore = Il Professore

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
    [first] 第一位信使
    [last] 最後一位信使
   *[central] 中間的信使
}
armored-courier-subject = { armored-courier }
armored-courier-target = { armored-courier }

## The armored train: labels under the drawing, at most twelve narrow, or six wide, characters

armored-car-short-A0 = 車頭
armored-car-short-A1 = 煤水車
armored-car-short-A2 = 裝甲車
armored-car-short-A3 = 軍械車
armored-car-short-A4 = 裝甲車
armored-car-short-A5 = 醫護車
armored-car-short-A6 = 裝甲車

# What is special on it, and what it does.
armored-place-armory = 軍械車
armored-place-armory-rule = 回合開始時在車內，多抽兩張牌。
armored-place-infirmary = 醫護車
armored-place-infirmary-rule = 回合開始時在車內，可以去掉最多兩張子彈。
armored-place-tender = 煤水車
armored-place-tender-rule = 只有車頂，進不了車內。
armored-place-gatling = 加特林機槍
armored-place-gatling-rule = 在這裡「開火」可以改為掃射：看得到的人各吃一發中立子彈，掉一件財物。
armored-place-courier = 信使
armored-place-courier-rule = 撞見信使就吃一發中立子彈，換一層樓。信使中彈也會換層。
armored-place-document = 機密文件
armored-place-document-rule = 自己隊伍的值$4000，假的不值錢；對方的要放回原地。

## Cards: the name, and what it does in one line

armored-card-nudge = 推一把
armored-card-nudge-rule = 送一名隊友一個基本行動，怎麼用由隊友決定。
armored-card-move-rule = 車內：前後或對面一節車廂。車頂：走一到三節，其中一步可以跨到對面。
armored-card-fire-rule = 送一張子彈給看得到的人：隔壁、對面，或另一列火車的任何車頂。
armored-card-robbery-rule = 從所站的位置拿走一件財物，並偷看一眼。
armored-card-punch-rule = 身邊的一名大盜掉下一件財物，人飛到隔壁或對面的車廂。

## Il Professore's cards

armored-plan-binoculars = 望遠鏡：{ $bandit }
armored-plan-any-binoculars = 望遠鏡
armored-plan-any-binoculars-rule = 隊友可以立刻行動；對手若在車頂就中彈。
armored-plan-scheme = 盤算
armored-plan-scheme-rule = 標記在「惡魔計畫」上爬一格。
armored-plan-bonus_nudge = 再推一把
armored-plan-bonus_nudge-rule = 隊友可以立刻做任一基本行動。
armored-plan-last_courier = 射擊最後的信使
armored-plan-last_courier-rule = 車頂上最後面的信使中彈，算在狂野幫的帳上。
armored-plan-rapid_fire = 速射
armored-plan-rapid_fire-rule = 車頂上的對手各吃一發子彈。

## Powers that differ here

armored-power-cheyenne = 出拳打掉的錢袋或郵袋，可以直接收下。
armored-power-django = 被強哥的子彈打中，會被震退一節車廂，甚至飛到另一列火車。
armored-power-belle = 只要還有別的大盜可選，就不能成為「開火」或「拳擊」的目標。

## Turns

armored-turn-diversion = 聲東擊西
armored-turn-diversion-rule = 每隊可有一名大盜跳過這一輪，讓每名對手隨機失去一張手牌。
armored-turn-action_plan = 行動計畫
armored-turn-action_plan-rule = 密謀之後，每人可以留一張牌到下一回合。

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = 信使出動
armored-round-event-couriers_in_movement-rule = 所有信使換一層；撞見的大盜各吃一發中立子彈，趕緊逃開。
armored-round-event-heavy_fire = 火力全開
armored-round-event-heavy_fire-rule = 車頂上的大盜各吃一發中立子彈，並放下一件財物。
armored-round-event-swivel_arm-rule = 車頂上的大盜全被颳到同一列火車最後一節的車頂。
armored-round-event-help = 救命！
armored-round-event-help-rule = 每名大盜可以移到任一隊友身邊，不管隊友在哪裡。
armored-round-event-coordinated_action_plan = 協同行動計畫
armored-round-event-coordinated_action_plan-rule = 和隊友在一起的大盜，下一回合多抽兩張牌。
armored-round-event-heal = 療傷
armored-round-event-heal-rule = 和隊友在一起的大盜，可以去掉最多兩張子彈。
armored-round-event-understaffing = 人手不足
armored-round-event-understaffing-rule = 還在裝甲列車上的大盜，可以做最後一次「移動」。
armored-round-event-delayed_assault = 遲來的突擊
armored-round-event-delayed_assault-rule = 翻開這張卡時，若有機密文件在起始列車上，就只打兩輪。
armored-round-event-survival_of_the_fittest = 適者生存
armored-round-event-survival_of_the_fittest-rule = 最有錢的隊伍裡，只有起始列車上最有錢的大盜獲勝。
armored-round-event-double_bottom = 雙層底
armored-round-event-double_bottom-rule = 把自己隊伍的機密文件帶回來的人獲勝；若沒有，就是最有錢的大盜。
armored-charge = 騎兵衝鋒：{ $effect }
armored-charge-plain = 騎兵衝鋒

## What happened

armored-event-picked = { $seat }化身{ armored-team }的{ $character }。
armored-event-laid = { spot-at }放著{ loot-one }。
armored-event-fled = { $bandit }撞見信使，逃到{ spot-to }。
armored-event-wounded = { $cause ->
    [meeting] { $bandit }吃了信使一發子彈。
    [gatling] { $bandit }吃了加特林機槍一發子彈。
   *[event] { $bandit }吃了一發中立子彈。
}
armored-event-event-struck = { classic-event-event-struck }
armored-event-game-ended = 兩列火車擦身而過。該數錢了。
armored-event-became-gunslinger = { $bandit }打光子彈，平安歸來：賞{ $prize }。
armored-event-professore-joined = Il Professore加入人少的一隊。
armored-event-courier-stood = { armored-courier-subject }守在{ spot-at }。
armored-event-professore-played = { $face ->
    [hidden] Il Professore的牌蓋著放上牌堆。
   *[other] { $down ->
        [yes] Il Professore的牌蓋著放上牌堆：{ $card }。
       *[no] Il Professore打出「{ $card }」。
    }
}
armored-event-diverted = { $player }聲東擊西。
armored-event-lost-card = { $face ->
    [hidden] { $player }失去一張手牌。
   *[other] { $player }失去一張手牌：{ $card }。
}
armored-event-kept-card = { $face ->
    [hidden] { $player }留一張牌到下一回合。
   *[other] { $player }留一張牌到下一回合：{ $card }。
}
armored-event-trains-moved = { $number ->
    [5] 最後幾節車廂擦身而過。
   *[other] 兩列火車又錯開兩節車廂。
}
armored-event-will-draw-more = { $player }下次可以多抽兩張牌。
armored-event-healed = { $place ->
    [hand] { $bandit }去掉手上的一張子彈：{ $card }。
    [discard] { $bandit }去掉棄牌堆的一張子彈：{ $card }。
   *[deck] { $bandit }去掉一張子彈：{ $card }。
}
armored-event-courier-shot = { $number ->
    [1] { $bandit }把最後一發子彈送給{ armored-courier-target }。
   *[other] { $bandit }向{ armored-courier-target }開火。
}
armored-event-courier-moved = { armored-courier-subject }跑到{ spot-to }。
armored-event-burst = { $bandit }搖起加特林機槍。
armored-event-took-document = { $bandit }看了看{ loot-taken }，收了起來。
armored-event-put-back = { $bandit }看了看{ loot-taken }，放回原地。
armored-event-nudged = { $bandit }推{ $target }一把：{ $action }。
armored-event-granted = { $bandit }抓住機會：{ $action }。
armored-event-declined = { $bandit }放過這個機會。
armored-event-professore-schemed = Il Professore的計畫更進一步：爬到第{ $number }格。
armored-event-professore-shot = { $number ->
    [1] Il Professore的最後一發子彈打中{ $target }。
   *[other] Il Professore從山丘上打中{ $target }。
}
armored-event-professore-shot-courier = { $number ->
    [1] Il Professore的最後一發子彈打中{ armored-courier-target }。
   *[other] Il Professore從山丘上打中{ armored-courier-target }。
}
armored-event-professore-idled = 結果什麼也沒發生。
armored-event-helped = { $bandit }趕到{ spot-to }。
armored-event-eliminated = { $bandit }被留在裝甲列車上。
armored-event-ladder-paid = 「惡魔計畫」得逞，{ armored-team }得到{ $money }。
armored-event-bunch-paid = 狂野幫的賞金歸{ armored-team }：{ $money }。
armored-event-team-counted = { armored-team }數出{ $money }。

## What is asked

armored-question-pick-character = { $seat }，你要當{ armored-team }的誰？
armored-question-which-purse = 裡面是什麼？
armored-question-keep-purse = { $bandit }：收下{ $target }掉的東西，還是讓它掉？
armored-question-which-purse-lost = { $bandit }失去什麼？
armored-question-which-loot-laid = 這裡放的是什麼？
armored-question-which-professore-card = Il Professore牌庫頂是哪張牌？
armored-question-which-card-lost = { $player }失去哪張牌？
armored-question-keep-which = { $player }：留哪張牌到下一回合？
armored-question-draw-more = { $player }在軍械車裡。多抽兩張牌嗎？
armored-question-heal-which = { $bandit }：去掉哪張子彈？
armored-question-knock-back-where = { $bandit }：子彈把{ $target }震到哪裡？
armored-question-which-loot-robbed = { $bandit }摸到什麼？
armored-question-keep-decoy = { $bandit }拿起一份機密文件。萬一是假的，要留著嗎？
armored-question-nudge-whom = { $bandit }：推誰一把？
armored-question-nudge-what = { $bandit }：送{ $target }哪個行動？
armored-question-take-action = { $bandit }：要立刻行動嗎？
armored-question-burst-what = { $bandit }：要{ $target }掉什麼？
armored-question-which-loot-lost = { $target }掉了什麼？
armored-question-lay-down-which = { $bandit }：放下什麼？
armored-question-help-where = { $bandit }：去找誰？

## What can be answered

armored-answer-skip = 跳過這一輪：每名對手失去一張手牌
armored-answer-burst = 加特林機槍：看得到的全部
armored-answer-no-action = 不用了
armored-answer-stay = 留在原地：{ spot-answer }
armored-answer-keep-which-done = 都不留
armored-answer-heal-which-done = 不再去掉
armored-answer-draw-more-yes = 多抽兩張
armored-answer-draw-more-no = 照常抽
armored-answer-keep-decoy-yes = 假的也留著
armored-answer-keep-decoy-no = 假的就放回去

# Whatever base action the receiver likes.
armored-any-action = 任一基本行動

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }（手牌）
    [discard] { $card }（棄牌堆）
    [under] { $card }（牌庫底）
   *[deck] { $card }（牌庫）
}

## At the table

armored-legend = (B) 藍隊，[B] 紅隊，↕ 對面；$ 錢袋，◆ 寶石，▣ 保險箱，● 郵袋，▲ 金塊，▤ 機密文件，★ 信使，╦ 加特林機槍
armored-wild-bunch = 狂野幫
armored-bullets-of = { armored-team-short }{ $number }
armored-talk-free = 隊友可以商量，但要大聲說。
armored-talk-silent = 現在隊友不能商量。
armored-plan = 惡魔計畫

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] 藍
    [red] 紅
   *[decoy] 假的
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = 面對面的車廂：{ $pairs }。
armored-plain-no-pairs = 兩列火車已經錯開。
armored-plain-pair = { $floors ->
    [roof] { $first }和{ $second }（只有車頂）
   *[both] { $first }和{ $second }
}
armored-plain-courier = { armored-courier-subject }在{ spot-at }。
armored-plain-gatling = { spot-at }有一挺加特林機槍。
armored-plain-document = 機密文件：{ $colours }。
armored-plain-professore = Il Professore（{ armored-team-short }）：{ $money }，第{ $rung }格，共{ $rungs }格。子彈：{ $bullets }。牌庫：{ $cards }張。
armored-plain-bunch = 狂野幫標記下的子彈：藍{ $blue }，紅{ $red }。

## The end

armored-end-eliminated = { $bandit }：被留在裝甲列車上
armored-end-document = { $bandit }：自己隊伍的機密文件，{ $prize }
armored-end-barrel = { $bandit }：子彈打光，{ $prize }
armored-end-ladder = Il Professore：{ $money }
armored-end-bunch = 狂野幫：{ $money }
armored-end-team = { armored-team-begins }以{ $money }獲勝：{ $bandits }！
armored-end-both = 兩隊各有{ $money }，一同獲勝！
armored-team-begins = { armored-team }

## Editions

armored-edition = 照哪一版規則書玩。
armored-edition-en = 照英文版規則書。
armored-edition-pl = 照波蘭文版規則書。

## Options: what each is about, then each value

armored-option-mode = 最後用哪種「騎兵衝鋒」卡。
armored-option-mode-normal = 全隊一起獲勝。
armored-option-mode-betrayal = 最後一張卡可能讓友情破裂。至少四位玩家。
armored-option-professore_bullets = Il Professore的子彈。
armored-option-professore_bullets-own = 有自己的十張。
armored-option-professore_bullets-neutral = 用中立子彈。
armored-option-heal_choice = 先去掉哪些子彈。
armored-option-heal_choice-free = 隨自己挑。
armored-option-heal_choice-neutral_first = 先中立子彈，再對手的。
armored-option-healed_neutral_bullets = 去掉的中立子彈去哪裡。
armored-option-healed_neutral_bullets-box = 收進盒子，不再使用。
armored-option-healed_neutral_bullets-pile = 放回中立子彈堆。
armored-option-robbery_pick = 「掠奪」拿走哪件財物。
armored-option-robbery_pick-random = 隨機一件。
armored-option-robbery_pick-choice = 搶的人指定種類。
armored-option-nudge_source = 「推一把」能送什麼。
armored-option-nudge_source-any_base_action = 任一基本行動。
armored-option-nudge_source-own_card = 自己一張不在牌堆裡的行動牌。
armored-option-gatling_loot_pick = 掃射打掉哪件財物。
armored-option-gatling_loot_pick-shooter_unseen = 開槍的人看背面挑。
armored-option-gatling_loot_pick-random = 隨機一件。
armored-option-armory_draw = 軍械車多抽的兩張牌。
armored-option-armory_draw-always = 一定要抽。
armored-option-armory_draw-optional = 可以抽。
armored-option-two_player_mode = 兩人遊戲各帶幾名大盜。
armored-option-two_player_mode-two_bandits_each = 各兩名，每名都有自己的牌庫。
armored-option-two_player_mode-one_bandit_each = 各一名。
armored-option-couriers_block_sight = 在車頂能不能越過信使開火。
armored-option-couriers_block_sight-true = 不能：信使擋住視線。
armored-option-couriers_block_sight-false = 能。
armored-option-expert_variant-true = 進階規則。
armored-option-guest_bandits = 其他盒子來的客人：梅和席爾克。
armored-option-guest_bandits-false = 九名大盜時有梅，十名時有席爾克。
armored-option-guest_bandits-true = 不論人數都可以選。

## A data file on the command line
