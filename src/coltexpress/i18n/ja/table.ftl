### What lies on the table: names, cards, loot, the train, round cards. All games, terminal and page.
### Names of bandits are never inflected; sentences are built so that they need not be.

## Bandits; those with a name are in bandits.ftl

# A pawn before its character is picked. $number counts from 1.
bandit-unpicked = 盗賊{ $number }

# A player before characters are picked, or where a seat is meant. $number counts from 1.
player-seat = プレイヤー{ $number }

# The two bandits of one player, in the game for two.
player-gang = { $first }と{ $second }

# A person behind a bandit. $bandit may be a gang.
player-named = { $bandit }（{ $name }）

# Whoever shuffles and draws: chance itself.
player-dice = ランダム

## Action cards: the name, and what it does in one line

card-move = 移動
card-move-rule = 車内では前か後ろへ1両。屋根の上では同じ方向へ1〜3両。
card-floor_change = 昇降
card-floor_change-rule = 同じ車両の屋根の上に昇る、または車内に降りる。
card-marshal = 保安官
card-marshal-rule = 保安官を前か後ろへ1両動かす。
card-fire = 射撃
card-fire-rule = 盗賊1人に自分の弾丸を1枚渡す。車内からは隣の車両、屋根の上からは射線が通っている相手。
card-robbery = 強奪
card-robbery-rule = 自分のいる場所の略奪品を1個取る。
card-punch = 格闘
card-punch-rule = 同じ場所の盗賊1人に略奪品を1個落とさせ、隣の車両へ飛ばす。
card-bullet = 弾丸
card-bullet-rule = 役に立たないカード。出すことはできず、手札をふさぐだけ。

# A bullet card. $bandit is whose gun it came from.
card-bullet-from = { $bandit }の弾丸
card-bullet-neutral = 流れ弾
barrel = 弾倉

# A card of a gang: whose it is, and what it is.
card-of-gang = { $bandit }の{ $card }

# A card that is or will be played face down.
card-face-down = { $card }（裏向き）

# A card nobody here may look at.
card-hidden = 裏向きのカード

## Loot. $kind is purse, jewel, strongbox, bag, nugget or document; $value is "hidden", or money as
## text; of a document whose colour is known it is blue, red or decoy.

loot-purse = 財布
loot-jewel = 宝石
loot-strongbox = 金庫
loot-bag = かばん
loot-nugget = 金塊
loot-document = 機密文書

# One token as the subject of a sentence, or standing alone.
loot-one = { $kind ->
    [jewel] 宝石
    [strongbox] 金庫
    [bag] { $value ->
        [hidden] かばん
       *[other] { $value }のかばん
    }
    [nugget] { $value ->
        [hidden] 金塊
       *[other] { $value }の金塊
    }
    [document] { $value ->
        [blue] 青の機密文書
        [red] 赤の機密文書
        [decoy] 偽の文書
       *[hidden] 機密文書
    }
   *[purse] { $value ->
        [hidden] 財布
       *[other] { $value }の財布
    }
}

# One token as the object of a sentence: somebody takes, drops, gets … it.
loot-taken = { loot-one }

# So many tokens of one kind.
loot-count = { $kind ->
    [jewel] 宝石{ $number }個
    [strongbox] 金庫{ $number }個
    [bag] かばん{ $number }個
    [nugget] 金塊{ $number }個
    [document] 機密文書{ $number }通
   *[purse] 財布{ $number }個
}

loot-nothing = なし
loot-worth = { $least }から{ $most }。いくらかは、持っている本人しか知らない。
loot-worth-exactly = { $least }。

# One of several tokens that can be told apart by their place. $number counts from 1.
loot-place = { loot-one }（{ $number }個目）

# Money. $amount is a whole number of dollars.
money = ${ NUMBER($amount, useGrouping: 0) }
score = { money }

## The train

car-locomotive = 機関車
car-baggage = 荷物車
car-second_class = 二等車
car-first_class = 一等車
car-restaurant = 食堂車
car-mail = 郵便車
car-saloon = サロン車

# Labels under the drawing: at most twelve narrow, or six wide, characters.
car-short-locomotive = 機関車
car-short-baggage = 荷物車
car-short-second_class = 二等車
car-short-first_class = 一等車
car-short-restaurant = 食堂車
car-short-mail = 郵便車
car-short-saloon = サロン車
car-short-unknown = ？

# A section of the train. $section is 0 for the locomotive, else the number of the car counted from
# there, or "own" for one whose whole name is $own; $name is the name of the car as above, or
# "none" in games where cars have no name.
section = { $section ->
    [0] 機関車
    [own] { $own }
   *[other] { $name ->
        [none] { $section }号車
       *[other] { $section }号車（{ $name }）
    }
}

# Where somebody or something is. $floor is inside or roof.
spot-at = { $floor ->
    [roof] { section }の屋根の上
   *[inside] { section }の車内
}

# Where somebody or something goes.
spot-to = { $floor ->
    [roof] { section }の屋根の上
   *[inside] { section }の車内
}

# The same as an answer in a list.
spot-answer = { $floor ->
    [roof] { section }の屋根の上
   *[inside] { section }の車内
}

## Turns of a round card: the name, and how it is played

turn-standard = 通常
turn-standard-rule = 全員がカードを表向きに出すか、カードを引く。
turn-tunnel = トンネル
turn-tunnel-rule = カードを裏向きに出す。
turn-speeding_up = 加速
turn-speeding_up-rule = 全員が続けて2回ずつ行動する。
turn-switching = 逆回り
turn-switching-rule = このターンは反時計回りに進む。

## Events at the end of a round: the name, and what happens

round-event-angry_marshal = 怒れる保安官
round-event-angry_marshal-rule = 保安官のいる車両の屋根の上の盗賊は、流れ弾を受ける。その後、保安官は最後尾車両の方へ1両動く。
round-event-swivel_arm = 回転アーム
round-event-swivel_arm-rule = 屋根の上の盗賊は全員、最後尾車両の屋根の上まで払い飛ばされる。
round-event-braking = 急ブレーキ
round-event-braking-rule = 屋根の上の盗賊は全員、前へ1両動く。
round-event-take_it_all = 根こそぎいただけ！
round-event-take_it_all-rule = 2個目の金庫が、保安官のいる車両に置かれる。
round-event-passengers_rebellion = 乗客の反撃
round-event-passengers_rebellion-rule = 車内の盗賊は全員、流れ弾を受ける。
round-event-pickpocketing = スリ
round-event-pickpocketing-rule = ひとりきりの盗賊は、その場の財布を1個取れる。
round-event-marshals_revenge = 保安官の復讐
round-event-marshals_revenge-rule = 保安官のいる車両の屋根の上の盗賊は、財布を1個失う。
round-event-hostage_conductor = 車掌を人質に
round-event-hostage_conductor-rule = 機関車の車内か屋根の上の盗賊は、$250を得る。

## Round cards, as titles

round-card-angry_marshal = { round-event-angry_marshal }
round-card-swivel_arm = { round-event-swivel_arm }
round-card-braking = { round-event-braking }
round-card-take_it_all = { round-event-take_it_all }
round-card-passengers_rebellion = { round-event-passengers_rebellion }
round-card-tunnel = 長いトンネル
round-card-bridge = 鉄橋
round-card-pickpocketing = 停車駅：{ round-event-pickpocketing }
round-card-marshals_revenge = 停車駅：{ round-event-marshals_revenge }
round-card-hostage = 停車駅：{ round-event-hostage_conductor }

## Two texts as one

# What stands between the items of a list, and between sentences.
between-items = { "、" }
between-sentences = { "" }

# A label and what it says; $text may be empty, before what a person types.
with-label = { $label }：{ $text }

# A text and what is to be known of it; $text may be empty, where it was written before.
with-note = { $text }（{ $note }）

# A name and how it stands with whoever has it.
with-state = { $name }（{ $state }）

## The coach, where there is nothing more to be said for what he likes best

advice-tried = ラウンドの残りを試した結果、これが最もよかった。
