### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is A0 to A6 for the cars of the armored train.

armored-name = コルト・エクスプレス：護送員と装甲列車
armored-tagline = 列車は2本、チームは2つ。獲物は隣の線路を走る。

## People

armored-professore = イル・プロフェッソーレ

# A team standing alone, in a few words, and after the name of a bandit.
armored-team = { $team ->
    [blue] 青チーム
   *[red] 赤チーム
}
armored-team-short = { $team ->
    [blue] 青
   *[red] 赤
}
armored-of-team = { $bandit }（{ armored-team-short }）

# A courier standing alone, at the beginning of a sentence, and as the one who is shot at.
armored-courier = { $courier ->
    [first] 先頭の護送員
    [last] 最後尾の護送員
   *[central] 中央の護送員
}
armored-courier-subject = { armored-courier }
armored-courier-target = { armored-courier }

## The armored train: labels under the drawing, at most twelve narrow, or six wide, characters

armored-car-short-A0 = 機関車
armored-car-short-A1 = 炭水車
armored-car-short-A2 = 装甲車
armored-car-short-A3 = 武器車
armored-car-short-A4 = 装甲車
armored-car-short-A5 = 医務車
armored-car-short-A6 = 装甲車

# What is special on it, and what it does.
armored-place-armory = 武器車
armored-place-armory-rule = ラウンドの初めに中にいれば、カードを2枚多く引く。
armored-place-infirmary = 医務車
armored-place-infirmary-rule = ラウンドの初めに中にいれば、弾丸を2枚まで取り除ける。
armored-place-tender = 炭水車
armored-place-tender-rule = 屋根はあるが、中には入れない。
armored-place-gatling = ガトリング砲
armored-place-gatling-rule = ここでの射撃は掃射にもできる。見える者は全員、流れ弾を1発受け、獲物をひとつ落とす。
armored-place-courier = 護送員
armored-place-courier-rule = 鉢合わせた盗賊は流れ弾を1発受けて別の階へ逃げる。撃たれた護送員は別の階へ移る。
armored-place-document = 機密文書
armored-place-document-rule = 自チームのものは$4000、偽物は0。相手チームのものはその場に戻す。

## Cards: the name, and what it does in one line

armored-card-nudge = 後押し
armored-card-nudge-rule = 仲間ひとりに基本行動をひとつ贈る。使い方は仲間しだい。
armored-card-move-rule = 車内では前か後ろか向かいへ1両。屋根の上では1〜3両、そのうち1歩は向かいへも渡れる。
armored-card-fire-rule = 狙える相手に自分の弾丸を1枚渡す。隣、向かい、または向こうの列車の屋根ならどこでも。
armored-card-robbery-rule = 自分のいる場所の獲物をひとつ取り、中身を見る。
armored-card-punch-rule = その場の盗賊ひとりに獲物をひとつ落とさせ、隣か向かいの車両へ飛ばす。

## Il Professore's cards

armored-plan-binoculars = 双眼鏡：{ $bandit }
armored-plan-any-binoculars = 双眼鏡
armored-plan-any-binoculars-rule = 仲間ならすぐに行動できる。敵が屋根にいれば撃たれる。
armored-plan-scheme = 策略
armored-plan-scheme-rule = コマが「悪魔の計画」を1段上がる。
armored-plan-bonus_nudge = おまけの後押し
armored-plan-bonus_nudge-rule = 仲間はすぐに好きな基本行動をひとつできる。
armored-plan-last_courier = 最後尾の護送員を撃て
armored-plan-last_courier-rule = 屋根にいる護送員のうち最後尾を撃つ。ワイルドバンチの手柄になる。
armored-plan-rapid_fire = 速射
armored-plan-rapid_fire-rule = 屋根の上の敵は、みな弾丸を受ける。

## Powers that differ here

armored-power-cheyenne = 格闘で落とさせた財布やかばんを、そのまま自分のものにできる。
armored-power-django = ジャンゴの弾を受けた者は1両押しやられる。向こうの列車へ飛ぶこともある。
armored-power-belle = ほかに狙える盗賊がいるかぎり、射撃でも格闘でも狙われない。

## Turns

armored-turn-diversion = 陽動
armored-turn-diversion-rule = 各チームひとりは手番を休める。すると敵はみな手札から1枚、無作為に失う。
armored-turn-action_plan = 作戦
armored-turn-action_plan-rule = 計画が終わったら、めいめいカードを1枚、次のラウンドに残せる。

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = 護送員の移動
armored-round-event-couriers_in_movement-rule = 護送員はみな別の階へ移る。そこにいた盗賊は流れ弾を受けて逃げる。
armored-round-event-heavy_fire = 集中砲火
armored-round-event-heavy_fire-rule = 屋根の上の盗賊は、みな流れ弾を受け、獲物をひとつその場に置く。
armored-round-event-swivel_arm-rule = 屋根の上の盗賊は、みな同じ列車の最後尾の屋根まで払われる。
armored-round-event-help = 助けて！
armored-round-event-help-rule = どの盗賊も、仲間のいる場所へ移ってよい。どこにいてもかまわない。
armored-round-event-coordinated_action_plan = 連携作戦
armored-round-event-coordinated_action_plan-rule = 仲間と同じ場所にいる盗賊は、次のラウンドにカードを2枚多く引く。
armored-round-event-heal = 手当て
armored-round-event-heal-rule = 仲間と同じ場所にいる盗賊は、弾丸を2枚まで取り除ける。
armored-round-event-understaffing = 人手不足
armored-round-event-understaffing-rule = 装甲列車に残った盗賊は、最後に1回「移動」できる。
armored-round-event-delayed_assault = 遅れた突撃
armored-round-event-delayed_assault-rule = めくったときに出発列車に機密文書があれば、2ターンで終わる。
armored-round-event-survival_of_the_fittest = 適者生存
armored-round-event-survival_of_the_fittest-rule = いちばん裕福なチームのうち、出発列車でいちばん裕福な盗賊だけが勝つ。
armored-round-event-double_bottom = 二重底
armored-round-event-double_bottom-rule = 自チームの機密文書を持ち帰った者が勝つ。いなければ、いちばん裕福な盗賊が勝つ。
armored-charge = 騎兵隊の突撃：{ $effect }
armored-charge-plain = 騎兵隊の突撃

## What happened

armored-event-picked = { $seat }は{ armored-team }の{ $character }を名乗る。
armored-event-laid = { spot-at }に{ loot-one }。
armored-event-fled = { $bandit }は護送員と鉢合わせ、{ spot-to }へ逃げた。
armored-event-wounded = { $cause ->
    [meeting] { $bandit }は護送員に1発もらった。
    [gatling] { $bandit }はガトリング砲の弾を1発もらった。
   *[event] { $bandit }は流れ弾を1発もらった。
}
armored-event-event-struck = { classic-event-event-struck }
armored-event-game-ended = 2本の列車はすれ違った。勘定の時間だ。
armored-event-became-gunslinger = { $bandit }は弾を撃ち尽くして帰還。賞金は{ $prize }。
armored-event-professore-joined = イル・プロフェッソーレが人数の少ないチームにつく。
armored-event-courier-stood = { armored-courier-subject }が{ spot-at }で見張る。
armored-event-professore-played = { $face ->
    [hidden] イル・プロフェッソーレのカードが1枚伏せられた。
   *[other] { $down ->
        [yes] イル・プロフェッソーレのカードが1枚伏せられた：{ $card }。
       *[no] イル・プロフェッソーレのカードは「{ $card }」。
    }
}
armored-event-diverted = { $player }が陽動をしかけた。
armored-event-lost-card = { $face ->
    [hidden] { $player }はカードを1枚失った。
   *[other] { $player }はカードを1枚失った：{ $card }。
}
armored-event-kept-card = { $face ->
    [hidden] { $player }はカードを1枚、次のラウンドに残した。
   *[other] { $player }はカードを1枚、次のラウンドに残した：{ $card }。
}
armored-event-trains-moved = { $number ->
    [5] 最後の車両どうしがすれ違っていく。
   *[other] 列車は2両分すれ違った。
}
armored-event-will-draw-more = { $player }は次にカードを2枚多く引ける。
armored-event-healed = { $place ->
    [hand] { $bandit }は手札の弾丸を取り除いた：{ $card }。
    [discard] { $bandit }は捨て札の弾丸を取り除いた：{ $card }。
   *[deck] { $bandit }は弾丸を取り除いた：{ $card }。
}
armored-event-courier-shot = { $number ->
    [1] { $bandit }は最後の1発を{ armored-courier-target }に撃ち込んだ。
   *[other] { $bandit }は{ armored-courier-target }を撃った。
}
armored-event-courier-moved = { armored-courier-subject }は{ spot-to }へ走る。
armored-event-burst = { $bandit }はガトリング砲のハンドルを回した。
armored-event-took-document = { $bandit }は{ loot-taken }を読み、手元に残した。
armored-event-put-back = { $bandit }は{ loot-taken }を読み、元に戻した。
armored-event-nudged = { $bandit }は{ $target }を後押しした：{ $action }。
armored-event-granted = { $bandit }はその機会を生かす：{ $action }。
armored-event-declined = { $bandit }はその機会を見送った。
armored-event-professore-schemed = イル・プロフェッソーレの計画が進む。はしごの{ $number }段目だ。
armored-event-professore-shot = { $number ->
    [1] イル・プロフェッソーレの最後の1発が{ $target }に当たった。
   *[other] 丘の上から、イル・プロフェッソーレの弾が{ $target }に当たった。
}
armored-event-professore-shot-courier = { $number ->
    [1] イル・プロフェッソーレの最後の1発が{ armored-courier-target }に当たった。
   *[other] 丘の上から、イル・プロフェッソーレの弾が{ armored-courier-target }に当たった。
}
armored-event-professore-idled = だが何も起きない。
armored-event-helped = { $bandit }は{ spot-to }へ駆けつけた。
armored-event-eliminated = { $bandit }は装甲列車に取り残された。
armored-event-ladder-paid = 「悪魔の計画」が実り、{ armored-team }に{ $money }。
armored-event-bunch-paid = ワイルドバンチの賞金は{ armored-team }に{ $money }。
armored-event-team-counted = { armored-team }の稼ぎは{ $money }。

## What is asked

armored-question-pick-character = { $seat }、{ armored-team }の誰になる？
armored-question-which-purse = 中身は何？
armored-question-keep-purse = { $bandit }：{ $target }の落とすものを懐に入れるか、床に落とすか？
armored-question-which-purse-lost = { $bandit }が失うのは何？
armored-question-which-loot-laid = ここに置かれるのは何？
armored-question-which-professore-card = イル・プロフェッソーレのデッキのいちばん上は？
armored-question-which-card-lost = { $player }が失うのはどのカード？
armored-question-keep-which = { $player }：次のラウンドにどのカードを残す？
armored-question-draw-more = { $player }は武器車の中。カードを2枚多く引く？
armored-question-heal-which = { $bandit }：どの弾丸を取り除く？
armored-question-knock-back-where = { $bandit }：弾の勢いで{ $target }をどこへ飛ばす？
armored-question-which-loot-robbed = { $bandit }がつかむのは何？
armored-question-keep-decoy = { $bandit }は機密文書を拾う。偽物だったら手元に残す？
armored-question-nudge-whom = { $bandit }：誰を後押しする？
armored-question-nudge-what = { $bandit }：{ $target }にどの行動を贈る？
armored-question-take-action = { $bandit }：すぐに行動する？
armored-question-burst-what = { $bandit }：{ $target }に何を落とさせる？
armored-question-which-loot-lost = { $target }が落とすのは何？
armored-question-lay-down-which = { $bandit }：何を置く？
armored-question-help-where = { $bandit }：誰のもとへ行く？

## What can be answered

armored-answer-skip = 手番を休む：敵はみな手札を1枚失う
armored-answer-burst = ガトリング砲：見える者すべて
armored-answer-no-action = 遠慮しておく
armored-answer-stay = 動かない：{ spot-answer }
armored-answer-keep-which-done = 残さない
armored-answer-heal-which-done = もう取り除かない
armored-answer-draw-more-yes = 2枚多く引く
armored-answer-draw-more-no = いつもどおり引く
armored-answer-keep-decoy-yes = 偽物でも残す
armored-answer-keep-decoy-no = 偽物なら戻す

# Whatever base action the receiver likes.
armored-any-action = 好きな基本行動

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }（手札から）
    [discard] { $card }（捨て札から）
    [under] { $card }（デッキの下から）
   *[deck] { $card }（デッキから）
}

## At the table

armored-legend = (B) 青チーム　[B] 赤チーム　↕ 向かい合わせ　$ 財布　◆ 宝石　▣ 金庫　● かばん　▲ 金塊　▤ 機密文書　★ 護送員　╦ ガトリング砲
armored-wild-bunch = ワイルドバンチ
armored-bullets-of = { armored-team-short }{ $number }
armored-talk-free = 仲間どうしの相談は自由。ただし声に出すこと。
armored-talk-silent = いまは仲間どうしの相談はできない。
armored-plan = 悪魔の計画

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] 青
    [red] 赤
   *[decoy] 偽物
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = 向かい合わせの車両：{ $pairs }。
armored-plain-no-pairs = 2本の列車はすれ違い終えた。
armored-plain-pair = { $floors ->
    [roof] { $first }と{ $second }（屋根だけ）
   *[both] { $first }と{ $second }
}
armored-plain-courier = { armored-courier-subject }は{ spot-at }。
armored-plain-gatling = { spot-at }にガトリング砲。
armored-plain-document = 機密文書：{ $colours }。
armored-plain-professore = イル・プロフェッソーレ（{ armored-team-short }）：{ $money }、{ $rungs }段中{ $rung }段目。弾丸：{ $bullets }。デッキ：{ $cards }枚。
armored-plain-bunch = ワイルドバンチの下の弾丸：青{ $blue }、赤{ $red }。

## The end

armored-end-eliminated = { $bandit }：装甲列車に取り残された
armored-end-document = { $bandit }：自チームの機密文書、{ $prize }
armored-end-barrel = { $bandit }：弾切れの賞金、{ $prize }
armored-end-ladder = イル・プロフェッソーレ：{ $money }
armored-end-bunch = ワイルドバンチ：{ $money }
armored-end-team = 勝者は{ armored-team-begins }、稼ぎは{ $money }！（{ $bandits }）
armored-end-both = 両チームが{ $money }ずつで勝利を分け合う！
armored-team-begins = { armored-team }

## Editions

armored-edition = どの版のルールで遊ぶか。
armored-edition-en = 英語版のルールブックどおり。
armored-edition-pl = ポーランド語版のルールブックどおり。

## Options: what each is about, then each value

armored-option-mode = 最後にめくる「騎兵隊の突撃」の種類。
armored-option-mode-normal = チームで一緒に勝つ。
armored-option-mode-betrayal = 最後の1枚で友情が終わるかもしれない。4人以上。
armored-option-professore_bullets = イル・プロフェッソーレの弾丸。
armored-option-professore_bullets-own = 自分の弾丸を10枚持つ。
armored-option-professore_bullets-neutral = 流れ弾を使う。
armored-option-heal_choice = どの弾丸から取り除くか。
armored-option-heal_choice-free = 好きなものから。
armored-option-heal_choice-neutral_first = 敵の弾丸より先に流れ弾。
armored-option-healed_neutral_bullets = 取り除いた流れ弾の行き先。
armored-option-healed_neutral_bullets-box = 箱へ。もう使わない。
armored-option-healed_neutral_bullets-pile = 流れ弾の山へ戻る。
armored-option-robbery_pick = 「強奪」で取る獲物。
armored-option-robbery_pick-random = 無作為にひとつ。
armored-option-robbery_pick-choice = 取る者が種類を選ぶ。
armored-option-nudge_source = 「後押し」で贈れるもの。
armored-option-nudge_source-any_base_action = どの基本行動でも。
armored-option-nudge_source-own_card = 山に出していない自分の行動カード。
armored-option-gatling_loot_pick = 掃射で落とす獲物。
armored-option-gatling_loot_pick-shooter_unseen = 撃った者が裏のまま選ぶ。
armored-option-gatling_loot_pick-random = 無作為にひとつ。
armored-option-armory_draw = 武器車で多く引く2枚。
armored-option-armory_draw-always = 必ず引く。
armored-option-armory_draw-optional = 引いてもよい。
armored-option-two_player_mode = 2人プレイで率いる盗賊の数。
armored-option-two_player_mode-two_bandits_each = 2人ずつ。デッキはそれぞれ別。
armored-option-two_player_mode-one_bandit_each = 1人ずつ。
armored-option-couriers_block_sight = 屋根の上で護送員の向こうを撃てるか。
armored-option-couriers_block_sight-true = 撃てない。護送員が視線をさえぎる。
armored-option-couriers_block_sight-false = 撃てる。
armored-option-expert_variant-true = 上級ルール。
armored-option-guest_bandits = ほかの箱からの客：メイとシルク。
armored-option-guest_bandits-false = メイは盗賊9人から、シルクは10人から加わる。
armored-option-guest_bandits-true = 何人でも選べる。

## A data file on the command line
