### Made by scripts/make_bandits.py from train/bandits.json. Do not edit.

bandit-ghost = 幽靈
    .genitive = 幽靈的
bandit-cheyenne = 賽恩
    .genitive = 賽恩的
bandit-django = 強哥
    .genitive = 強哥的
bandit-belle = 貝莉
    .genitive = 貝莉的
bandit-tuco = 圖科
    .genitive = 圖科的
bandit-doc = 教授
    .genitive = 教授的
bandit-misty = 米絲蒂
    .genitive = 米絲蒂的
bandit-twinzz = 雙胞胎
    .genitive = 雙胞胎的
bandit-mei = 梅
    .genitive = 梅的
bandit-silk = 席爾克
    .genitive = 席爾克的

## Powers, one sentence each

power-ghost = 每回合的第一輪，可以將行動卡正面朝下打出。
power-cheyenne = 使用「拳擊」時，可以拿走對方掉落的錢袋。
power-django = 被強哥射中的大盜，還會沿射擊方向被擊飛一節車廂。
power-belle = 只要還有別人可選，就不能成為「開火」或「拳擊」的目標。
power-tuco = 也可以隔著車頂，射擊同一節車廂另一層的大盜。
power-doc = 每回合開始時抽七張卡，而不是六張。
power-misty = 可以打出手中的子彈卡，每張當作一張「拳擊」。
power-twinzz = 在「隧道」連續行動兩次，而且正面朝上打出。
power-mei = 「爬降」時，也可以往前或往後一節車廂。
power-silk = 沒有特殊能力，只有好教養。

## What they say for themselves on their posters

taunt-ghost = 你從沒見過我。
taunt-cheyenne = 你們聽不見我的腳步聲。
taunt-django = 小心後座力。
taunt-belle = 各位先生，把口袋掏空吧。
taunt-tuco = 你數到三，我數到二就開火。
taunt-doc = 不會痛的，我是說我。
taunt-misty = 拳頭永遠不缺子彈。
taunt-twinzz = 兩個人，一張票。
taunt-mei = 手要快，腳要輕。
taunt-silk = 脫帽致意，順手拿走錢袋。
