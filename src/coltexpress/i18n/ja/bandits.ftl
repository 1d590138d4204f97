### Made by scripts/make_bandits.py from train/bandits.json. Do not edit.

bandit-ghost = ゴースト
bandit-cheyenne = シャイアン
bandit-django = ジャンゴ
bandit-belle = ベル
bandit-tuco = トゥーコ
bandit-doc = ドク
bandit-misty = ミスティ
bandit-twinzz = ツインズ
bandit-mei = メイ
bandit-silk = シルク

## Powers, one sentence each

power-ghost = 各ラウンドの最初のターンだけ、カードを裏向きに出せる。
power-cheyenne = 「格闘」で相手が落とす財布を、自分のものにできる。
power-django = ジャンゴに撃たれた者は、さらに撃たれた方向へ1両飛ばされる。
power-belle = ほかに選べる相手がいるかぎり、「射撃」にも「格闘」にも選ばれない。
power-tuco = 同じ車両の別の階にいる相手も、屋根越しに撃てる。
power-doc = ラウンドの初めに、6枚ではなく7枚引く。
power-misty = 手札の弾丸カードも出せる。1枚が「格闘」1回になる。
power-twinzz = 「トンネル」では、表向きで続けて2回行動する。
power-mei = 「昇降」で、前か後ろの隣の車両へも行ける。
power-silk = 特別な能力はない。行儀がいいだけ。

## What they say for themselves on their posters

taunt-ghost = 誰も俺を見ていない。
taunt-cheyenne = 足音は聞かせない。
taunt-django = 反動にご用心。
taunt-belle = 殿方、ポケットを空にしてくださる？
taunt-tuco = 三つ数えな。撃つのは二つ目だ。
taunt-doc = 痛くありませんよ。私はね。
taunt-misty = 拳に弾切れはないよ。
taunt-twinzz = 二人で、切符は一枚。
taunt-mei = 手は素早く、足は静かに。
taunt-silk = 帽子を上げて、財布をいただく。
