### What lies on the table: names, cards, loot, the train, round cards. All games, terminal and page.
### Names of bandits are never inflected; sentences are built so that they need not be.

## Bandits

bandit-ghost = 幽靈
bandit-cheyenne = 賽恩
bandit-django = 強哥
bandit-belle = 貝莉
bandit-tuco = 圖科
bandit-doc = 教授
bandit-misty = 米絲蒂
bandit-twinzz = 雙胞胎
bandit-mei = 梅
bandit-silk = 席爾克

# A pawn before its character is picked. $number counts from 1.
bandit-unpicked = { $number }號大盜

# A player before characters are picked, or where a seat is meant. $number counts from 1.
player-seat = 玩家{ $number }

# The two bandits of one player, in the game for two.
player-gang = { $first }和{ $second }

# A person behind a bandit. $bandit may be a gang.
player-named = { $bandit }（{ $name }）

# Whoever shuffles and draws: chance itself.
player-dice = 天意

## Powers, one sentence each

power-ghost = 每回合打出的第一張牌可以蓋著。
power-cheyenne = 出拳打掉的錢袋，可以直接收下。
power-django = 被強哥的子彈打中，還會往後退一節車廂。
power-belle = 只要還有別人可選，就不能成為「開火」或「拳擊」的目標。
power-tuco = 也能隔著車頂，對同一節車廂的另一層開火。
power-doc = 回合開始時抽七張牌，不是六張。
power-misty = 手上的子彈也能打出，每張當作一次「拳擊」。
power-twinzz = 在隧道裡連出兩次，而且是明牌。
power-mei = 「爬降」時可以順便往前或往後一節車廂。
power-silk = 沒有特殊能力，只有好教養。

## Action cards: the name, and what it does in one line

card-move = 移動
card-move-rule = 車內：往前或往後一節車廂。車頂：朝同一方向走一到三節。
card-floor_change = 爬降
card-floor_change-rule = 在同一節車廂爬上車頂，或爬下車內。
card-marshal = 西部警長
card-marshal-rule = 讓警長走一節車廂，方向不拘。
card-fire = 開火
card-fire-rule = 送一張自己的子彈給看得到的大盜：車內限隔壁車廂，車頂一眼望到底。
card-robbery = 掠奪
card-robbery-rule = 從所站的位置拿走一件財物。
card-punch = 拳擊
card-punch-rule = 身邊的一名大盜掉下一件財物，人飛到隔壁車廂。
card-bullet = 子彈
card-bullet-rule = 廢牌：不能打出，只會佔位子。

# A bullet card. $bandit is whose gun it came from.
card-bullet-from = { $bandit }的子彈
card-bullet-neutral = 中立子彈

# A card of a gang: whose it is, and what it is.
card-of-gang = { $bandit }的{ $card }

# A card that is or will be played face down.
card-face-down = { $card }（蓋牌）

# A card nobody here may look at.
card-hidden = 蓋著的牌

## Loot. $kind is purse, jewel, strongbox, bag, nugget or document; $value is "hidden", or money as
## text; of a document whose colour is known it is blue, red or decoy.

loot-purse = 錢袋
loot-jewel = 寶石
loot-strongbox = 保險箱
loot-bag = 郵袋
loot-nugget = 金塊
loot-document = 機密文件

# One token as the subject of a sentence, or standing alone.
loot-one = { $kind ->
    [jewel] 一顆寶石
    [strongbox] 一個保險箱
    [bag] { $value ->
        [hidden] 一個郵袋
       *[other] 一個{ $value }的郵袋
    }
    [nugget] { $value ->
        [hidden] 一塊金塊
       *[other] 一塊{ $value }的金塊
    }
    [document] { $value ->
        [blue] 藍色機密文件
        [red] 紅色機密文件
        [decoy] 假的機密文件
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
    [strongbox] { $number }個保險箱
    [bag] { $number }個郵袋
    [nugget] { $number }塊金塊
    [document] { $number }份機密文件
   *[purse] { $number }個錢袋
}

loot-nothing = 什麼都沒有

# One of several tokens that can be told apart by their place. $number counts from 1.
loot-place = { loot-one }，排在第{ $number }個

# Money. $amount is a whole number of dollars.
money = ${ $amount }

## The train

car-locomotive = 火車頭
car-baggage = 行李車
car-second_class = 二等車
car-first_class = 頭等車
car-restaurant = 餐車
car-mail = 郵務車
car-saloon = 沙龍車

# Labels under the drawing: at most twelve narrow, or six wide, characters.
car-short-locomotive = 火車頭
car-short-baggage = 行李車
car-short-second_class = 二等車
car-short-first_class = 頭等車
car-short-restaurant = 餐車
car-short-mail = 郵務車
car-short-saloon = 沙龍車
car-short-unknown = ？

# A section of the train. $section is 0 for the locomotive, else the number of the car counted from
# there; $name is the name of the car as above, or "none" in games where cars have no name. The cars
# of the armored train are A0 to A6, from its locomotive back.
section = { $section ->
    [0] 火車頭
    [A0] 裝甲列車的車頭
    [A1] 煤水車
    [A2] 第一節裝甲車
    [A3] 軍械車
    [A4] 中間的裝甲車
    [A5] 醫護車
    [A6] 最後一節裝甲車
   *[other] { $name ->
        [none] 第{ $section }節車廂
       *[other] 第{ $section }節{ $name }
    }
}

# Where somebody or something is. $floor is inside or roof.
spot-at = { $floor ->
    [roof] { section }的車頂
   *[inside] { section }裡
}

# Where somebody or something goes.
spot-to = { $floor ->
    [roof] { section }的車頂
   *[inside] { section }裡
}

# The same as an answer in a list.
spot-answer = { $floor ->
    [roof] { section }的車頂
   *[inside] { section }裡
}

## Turns of a round card: the name, and how it is played

turn-standard = 一般
turn-standard-rule = 每人出一張明牌，或抽牌。
turn-tunnel = 隧道
turn-tunnel-rule = 一片漆黑：牌都蓋著出。
turn-speeding_up = 加速
turn-speeding_up-rule = 每人連做兩次。
turn-switching = 換軌
turn-switching-rule = 這一輪反方向進行。

## Events at the end of a round: the name, and what happens

round-event-angry_marshal = 憤怒的警長
round-event-angry_marshal-rule = 警長頭上那節車頂的大盜各吃一發子彈；然後警長往車尾走一節。
round-event-swivel_arm = 起風了
round-event-swivel_arm-rule = 車頂上的大盜全被颳到最後一節的車頂。
round-event-braking = 急剎車
round-event-braking-rule = 車頂上的大盜全往前衝一節車廂。
round-event-take_it_all = 有本事就來拿！
round-event-take_it_all-rule = 第二個保險箱放到警長身邊。
round-event-passengers_rebellion = 乘客的反抗
round-event-passengers_rebellion-rule = 車內的大盜各吃一發子彈。
round-event-pickpocketing = 扒竊
round-event-pickpocketing-rule = 落單的大盜可以拿走原地的一個錢袋。
round-event-marshals_revenge = 警長的復仇
round-event-marshals_revenge-rule = 警長頭上那節車頂的大盜各失去一個錢袋。
round-event-hostage_conductor = 劫持售票員
round-event-hostage_conductor-rule = 在火車頭裡或車頂的大盜各得$250。

## Round cards, as titles

round-card-angry_marshal = { round-event-angry_marshal }
round-card-swivel_arm = { round-event-swivel_arm }
round-card-braking = { round-event-braking }
round-card-take_it_all = { round-event-take_it_all }
round-card-passengers_rebellion = { round-event-passengers_rebellion }
round-card-tunnel = 長隧道
round-card-bridge = 鐵橋
round-card-pickpocketing = 車站：{ round-event-pickpocketing }
round-card-marshals_revenge = 車站：{ round-event-marshals_revenge }
round-card-hostage = 車站：{ round-event-hostage_conductor }

## Where a bullet came from, if not from a bandit

cause-meeting = 警長
cause-event = 回合事件
