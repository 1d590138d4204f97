### What lies on the table: names, cards, loot, the train, round cards. All games, terminal and page.
### Names do not bend; the genitive is there for the space after a name in Latin letters.

## Bandits; those with a name are in bandits.ftl

# A pawn before its character is picked. $number counts from 1.
bandit-unpicked = { $number }號大盜
    .genitive = { $number }號大盜的

# A player before characters are picked, or where a seat is meant. $number counts from 1.
player-seat = 玩家{ $number }
    .genitive = 玩家{ $number }的

# The two bandits of one player, in the game for two.
player-gang = { $first }與{ $second }
    .genitive = { $first }與{ NAME($second, case: "genitive") }

# A person behind a bandit. $bandit may be a gang.
player-named = { $bandit }（{ $name }）

# Whoever shuffles and draws: chance itself.
player-dice = 隨機
    .genitive = 隨機的

## Action cards: the name, and what it does in one line

card-move = 移動
card-move-rule = 在車廂中：往前或往後一節車廂。在車頂：朝同一方向移動一到三節車廂。
card-floor_change = 爬降
card-floor_change-rule = 在同一節車廂爬上車頂，或下到車廂中。
card-marshal = 西部警長
card-marshal-rule = 將警長移動一節車廂，往前或往後都可以。
card-fire = 開火
card-fire-rule = 給一名大盜一張自己的子彈卡：在車廂中可射相鄰車廂，在車頂可射視線內的任何車頂。
card-robbery = 掠奪
card-robbery-rule = 從所在位置拿走一個贓物。
card-punch = 拳擊
card-punch-rule = 同一位置的一名大盜掉落一個贓物，並被擊飛到相鄰車廂。
card-bullet = 子彈
card-bullet-rule = 沒有用的卡：不能打出，只會佔位置。

# A bullet card. $bandit is whose gun it came from.
card-bullet-from = { NAME($bandit, case: "genitive") }子彈
card-bullet-neutral = 正義子彈
barrel = 彈倉

# A card of a gang: whose it is, and what it is.
card-of-gang = { NAME($bandit, case: "genitive") }{ $card }

# A card that is or will be played face down.
card-face-down = { $card }（正面朝下）

# A card nobody here may look at.
card-hidden = 正面朝下的卡

## Loot. $kind is purse, jewel, strongbox, bag, nugget or document; $value is "hidden", or money as
## text; of a document whose colour is known it is blue, red or decoy.

loot-purse = 錢袋
loot-jewel = 寶石
loot-strongbox = 手提箱
loot-bag = 行李袋
loot-nugget = 金塊
loot-document = 機密文件

# One token as the subject of a sentence, or standing alone.
loot-one = { $kind ->
    [jewel] 一顆寶石
    [strongbox] 一個手提箱
    [bag] { $value ->
        [hidden] 一個行李袋
       *[other] 一個{ $value }的行李袋
    }
    [nugget] { $value ->
        [hidden] 一塊金塊
       *[other] 一塊{ $value }的金塊
    }
    [document] { $value ->
        [blue] 藍色機密文件
        [red] 紅色機密文件
        [decoy] 假文件
       *[hidden] 一份機密文件
    }
   *[purse] { $value ->
        [hidden] 一個錢袋
       *[other] 一個{ $value }的錢袋
    }
}

# One token as the object of a sentence: somebody takes, drops, gets … it.
loot-taken = { loot-one }

# So many tokens of one kind.
loot-count = { $kind ->
    [jewel] { $number }顆寶石
    [strongbox] { $number }個手提箱
    [bag] { $number }個行李袋
    [nugget] { $number }塊金塊
    [document] { $number }份機密文件
   *[purse] { $number }個錢袋
}

loot-nothing = 無
loot-worth = 價值{ $least }到{ $most }，只有持有者知道是多少。
loot-worth-exactly = 價值{ $least }。

# One of several tokens that can be told apart by their place. $number counts from 1.
loot-place = { loot-one }，排在第{ $number }個

# Money. $amount is a whole number of dollars.
money = ${ NUMBER($amount, useGrouping: 0) }
score = { money }

## The train

car-locomotive = 火車頭
car-baggage = 行李車廂
car-second_class = 二等車廂
car-first_class = 頭等車廂
car-restaurant = 餐車
car-mail = 郵務車廂
car-saloon = 沙龍車廂

# Labels under the drawing: at most twelve narrow, or six wide, characters.
car-short-locomotive = 火車頭
car-short-baggage = 行李
car-short-second_class = 二等
car-short-first_class = 頭等
car-short-restaurant = 餐車
car-short-mail = 郵務
car-short-saloon = 沙龍
car-short-unknown = ？

# A section of the train. $section is 0 for the locomotive, else the number of the car counted from
# there, or "own" for one whose whole name is $own; $name is the name of the car as above, or
# "none" in games where cars have no name.
section = { $section ->
    [0] 火車頭
    [own] { $own }
   *[other] { $name ->
        [none] 第{ $section }節車廂
       *[other] 第{ $section }節{ $name }
    }
}

# Where somebody or something is. $floor is inside or roof.
spot-at = { $floor ->
    [roof] { section }的車頂
   *[inside] { section }中
}

# Where somebody or something goes.
spot-to = { $floor ->
    [roof] { section }的車頂
   *[inside] { section }中
}

# The same as an answer in a list.
spot-answer = { $floor ->
    [roof] { section }的車頂
   *[inside] { section }中
}

## Turns of a round card: the name, and how it is played

turn-standard = 一般
turn-standard-rule = 每位玩家正面朝上打出一張卡，或者抽牌。
turn-tunnel = 隧道
turn-tunnel-rule = 一片漆黑：卡正面朝下打出。
turn-speeding_up = 加速
turn-speeding_up-rule = 每位玩家連續行動兩次。
turn-switching = 倒轉
turn-switching-rule = 這一輪依逆時針進行。

## Events at the end of a round: the name, and what happens

round-event-angry_marshal = 憤怒的警長
round-event-angry_marshal-rule = 警長所在車廂的車頂上，每名大盜拿取一張正義子彈；然後警長往車尾移動一節車廂。
round-event-swivel_arm = 起風了
round-event-swivel_arm-rule = 車頂上的大盜都被吹到車尾的車頂。
round-event-braking = 急剎車
round-event-braking-rule = 車頂上的大盜都往前滑動一節車廂。
round-event-take_it_all = 有本事就來拿！
round-event-take_it_all-rule = 將第二個手提箱放到警長所在的車廂。
round-event-passengers_rebellion = 乘客的反抗
round-event-passengers_rebellion-rule = 車廂中的每名大盜拿取一張正義子彈。
round-event-pickpocketing = 扒竊
round-event-pickpocketing-rule = 獨自一人的大盜可以拿走所在位置的一個錢袋。
round-event-marshals_revenge = 警長的復仇
round-event-marshals_revenge-rule = 警長所在車廂的車頂上，每名大盜失去一個錢袋。
round-event-hostage_conductor = 劫持售票員
round-event-hostage_conductor-rule = 在火車頭中或車頂上的每名大盜獲得$250贖金。

## Round cards, as titles

round-card-angry_marshal = { round-event-angry_marshal }
round-card-swivel_arm = { round-event-swivel_arm }
round-card-braking = { round-event-braking }
round-card-take_it_all = { round-event-take_it_all }
round-card-passengers_rebellion = { round-event-passengers_rebellion }
round-card-tunnel = 長隧道
round-card-bridge = 鐵橋
round-card-pickpocketing = 火車站：{ round-event-pickpocketing }
round-card-marshals_revenge = 火車站：{ round-event-marshals_revenge }
round-card-hostage = 火車站：{ round-event-hostage_conductor }

## Two texts as one

# What stands between the items of a list, and between sentences.
between-items = { "、" }
between-sentences = { "" }

# A label and what it says; $text may be empty, before what a person types.
with-label = { $label }：{ $text }

# A text and what is to be known of it; $text may be empty, where it was written before.
with-note = { $text }（{ $note }）

# A name and how it stands with whoever has it.
with-state = { $name }，{ $state }

## The coach, where there is nothing more to be said for what he likes best

advice-tried = 試著打完這個回合後，這個結果最好。
