### Couriers & Armored Train: what differs from the base game. What a game does not say here is said
### by the base game, or for all games in table.ftl.
###
### $team is blue or red; $courier is first, central or last; the other variables are those of the
### base game. $section is own for the cars of the armored train.

armored-name = コルト・エクスプレス：護送員と装甲列車
armored-tagline = 2本の列車、2つのチーム。略奪品は隣の線路を走る。

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

## The armored train, from its locomotive back

# The cars of the armored train, as sections.
armored-car-A0 = 装甲列車の機関車
armored-car-A1 = 炭水車
armored-car-A2 = 先頭の装甲車両
armored-car-A3 = 武器車
armored-car-A4 = 中央の装甲車両
armored-car-A5 = 医務車
armored-car-A6 = 最後尾の装甲車両

# Labels under the drawing: at most twelve narrow, or six wide, characters.
armored-car-short-A0 = 機関車
armored-car-short-A1 = 炭水車
armored-car-short-A2 = 装甲車両
armored-car-short-A3 = 武器車
armored-car-short-A4 = 装甲車両
armored-car-short-A5 = 医務車
armored-car-short-A6 = 装甲車両

# What is special on it, and what it does.
armored-place-armory = 武器車
armored-place-armory-rule = ラウンドの初めに車内にいれば、カードを2枚多く引く。
armored-place-infirmary = 医務車
armored-place-infirmary-rule = ラウンドの初めに車内にいれば、弾丸を2枚まで取り除ける。
armored-place-tender = 炭水車
armored-place-tender-rule = 屋根の上にだけ行ける。車内はない。
armored-place-gatling = ガトリング砲
armored-place-gatling-rule = ここでの「射撃」は掃射にもできる。スタート列車の屋根の上の全員と、装甲列車の屋根の上で射線が通っている者が標的になる。盗賊は流れ弾を受けて略奪品を1個落とし、護送員は別の階へ移るだけ。
armored-place-courier = 護送員
armored-place-courier-rule = 出くわした盗賊は流れ弾を受け、別の階へ逃げる。撃たれた護送員は別の階へ移る。
armored-place-document = 機密文書
armored-place-document-rule = 自分のチームのものは$4000、偽の文書は$0。相手チームのものは元の場所に戻す。

## Cards: the name, and what it does in one line

armored-card-nudge = 後押し
armored-card-nudge-rule = 味方1人に基本アクションを1回与える。使い方は味方が決める。
armored-card-move-rule = 車内では前か後ろか向かいへ1両。屋根の上では1〜3両、そのうち1歩は向かいへ渡れる。
armored-card-fire-rule = 撃てる相手に自分の弾丸を1枚渡す。隣、向かい、または屋根の上からもう一方の列車の屋根の上ならどこでも。
armored-card-robbery-rule = 自分のいる場所の略奪品を1個取り、その中身を見る。
armored-card-punch-rule = 同じ場所の盗賊1人に略奪品を1個落とさせ、隣か向かいの車両へ飛ばす。

## Il Professore's cards

armored-plan-binoculars = 双眼鏡：{ $bandit }
armored-plan-any-binoculars = 双眼鏡
armored-plan-any-binoculars-rule = 描かれた盗賊が味方ならすぐに行動できる。相手で屋根の上にいれば撃たれる。
armored-plan-scheme = 策略
armored-plan-scheme-rule = マーカーが悪魔の計画のはしごを1段上がる。
armored-plan-bonus_nudge = 追加の後押し
armored-plan-bonus_nudge-rule = 味方はすぐに好きな基本アクションを1回行える。
armored-plan-last_courier = 最後尾の護送員を撃て
armored-plan-last_courier-rule = 屋根の上の護送員のうち最後尾の者を撃つ。弾丸はワイルドバンチに数える。
armored-plan-rapid_fire = 速射
armored-plan-rapid_fire-rule = 屋根の上の相手は全員、弾丸を受ける。

## Powers that differ here

armored-power-cheyenne = 「格闘」で相手が落とす財布かかばんを、自分のものにできる。
armored-power-django = ジャンゴに撃たれた者は、ジャンゴから1両遠くへ飛ばされる。もう一方の列車へ移ることもある。
armored-power-belle = ほかに選べる盗賊がいるかぎり、「射撃」にも「格闘」にも選ばれない。

## Turns

armored-turn-diversion = 陽動
armored-turn-diversion-rule = 各チーム1人は手番を飛ばせる。すると相手は全員、手札を無作為に1枚失う。
armored-turn-action_plan = 作戦
armored-turn-action_plan-rule = 「計画」の後、各自がカードを1枚、次のラウンドに残せる。

## Events and Cavalry Charge cards: the name, and what happens

armored-round-event-couriers_in_movement = 護送員の移動
armored-round-event-couriers_in_movement-rule = 護送員は全員、別の階へ移る。そこにいた盗賊は流れ弾を受けて逃げる。
armored-round-event-heavy_fire = 集中砲火
armored-round-event-heavy_fire-rule = 屋根の上の盗賊は全員、流れ弾を受け、略奪品を1個その場に置く。
armored-round-event-swivel_arm-rule = 屋根の上の盗賊は全員、同じ列車の最後尾車両の屋根の上まで払い飛ばされる。
armored-round-event-help = 助けて！
armored-round-event-help-rule = どの盗賊も、味方のいる場所へ移れる。車両、階、列車を問わない。
armored-round-event-coordinated_action_plan = 連携作戦
armored-round-event-coordinated_action_plan-rule = 味方と同じ場所にいる盗賊は、次のラウンドにカードを2枚多く引く。
armored-round-event-heal = 手当て
armored-round-event-heal-rule = 味方と同じ場所にいる盗賊は、弾丸を2枚まで取り除ける。
armored-round-event-understaffing = 人手不足
armored-round-event-understaffing-rule = 装甲列車に残っている盗賊は、最後に1回「移動」できる。
armored-round-event-delayed_assault = 遅れた突撃
armored-round-event-delayed_assault-rule = 最終ラウンドの開始時にスタート列車の盗賊が機密文書を持っていれば、計画は2ターン、いなければ5ターン。
armored-round-event-survival_of_the_fittest = 適者生存
armored-round-event-survival_of_the_fittest-rule = 最も裕福なチームのうち、スタート列車にいる最も裕福な盗賊だけが勝つ。
armored-round-event-double_bottom = 二重底
armored-round-event-double_bottom-rule = スタート列車にいて自分のチームの機密文書を持つ盗賊が勝つ。いなければ、そこで最も裕福な盗賊が勝つ。
armored-charge = 騎兵隊の突撃：{ $effect }
armored-charge-plain = 騎兵隊の突撃

## What happened

armored-event-picked = { $seat }は{ armored-team }の{ $character }を選んだ。
armored-event-laid = { spot-at }に{ loot-one }が置かれた。
armored-event-fled = { $bandit }は護送員と出くわし、{ spot-to }へ逃げた。
armored-event-wounded = { $cause ->
    [meeting] { $bandit }は護送員から流れ弾を受けた。
    [gatling] { $bandit }はガトリング砲から流れ弾を受けた。
   *[event] { $bandit }は流れ弾を受けた。
}
armored-event-event-struck = { classic-event-event-struck }
armored-event-game-ended = 2本の列車はすれ違い終えた。稼ぎを数えよう。
armored-event-became-gunslinger = { $bandit }は弾切れで戻った：{ $prize }。
armored-event-professore-joined = イル・プロフェッソーレが人数の少ないチームに加わった。
armored-event-courier-stood = { armored-courier-subject }は{ spot-at }に配置された。
armored-event-professore-played = { $face ->
    [hidden] イル・プロフェッソーレのカードが裏向きに出された。
   *[other] { $down ->
        [yes] イル・プロフェッソーレのカード「{ $card }」が裏向きに出された。
       *[no] イル・プロフェッソーレのカード「{ $card }」が出された。
    }
}
armored-event-diverted = { $player }は陽動を使った。
armored-event-lost-card = { $face ->
    [hidden] { $player }は手札を1枚失った。
   *[other] { $player }は手札を1枚失った：{ $card }。
}
armored-event-kept-card = { $face ->
    [hidden] { $player }はカードを1枚、次のラウンドに残した。
   *[other] { $player }はカードを1枚、次のラウンドに残した：{ $card }。
}
armored-event-trains-moved = { $number ->
    [5] 最後の車両どうしがすれ違った。
   *[other] 列車は2両分進んだ。
}
armored-event-will-draw-more = { $player }は次にカードを2枚多く引く。
armored-event-healed = { $place ->
    [hand] { $bandit }は手札の弾丸を取り除いた：{ $card }。
    [discard] { $bandit }は捨て札の弾丸を取り除いた：{ $card }。
   *[deck] { $bandit }は弾丸を取り除いた：{ $card }。
}
armored-event-courier-shot = { $number ->
    [1] { armored-courier-target }は{ $bandit }に最後の1発で撃たれた。
   *[other] { armored-courier-target }は{ $bandit }に撃たれた。
}
armored-event-courier-moved = { armored-courier-subject }は{ spot-to }へ移った。
armored-event-burst = { $bandit }はガトリング砲で掃射した。
armored-event-took-document = { $bandit }は{ loot-taken }を見て、手元に残した。
armored-event-put-back = { $bandit }は{ loot-taken }を見て、元に戻した。
armored-event-nudged = { $bandit }は{ $target }を後押しした：「{ $action }」。
armored-event-granted = { $bandit }は「{ $action }」を行った。
armored-event-declined = { $bandit }は行動しなかった。
armored-event-professore-schemed = イル・プロフェッソーレのマーカーが{ $number }段目に上がった。
armored-event-professore-shot = { $number ->
    [1] { $target }はイル・プロフェッソーレに最後の1発で撃たれた。
   *[other] { $target }はイル・プロフェッソーレに撃たれた。
}
armored-event-professore-shot-courier = { $number ->
    [1] { armored-courier-target }はイル・プロフェッソーレに最後の1発で撃たれた。
   *[other] { armored-courier-target }はイル・プロフェッソーレに撃たれた。
}
armored-event-professore-idled = 効果はなかった。
armored-event-helped = { $bandit }は{ spot-to }へ駆けつけた。
armored-event-eliminated = { $bandit }は装甲列車に取り残されて脱落した。
armored-event-ladder-paid = { armored-team }は悪魔の計画で{ $money }を得た。
armored-event-bunch-paid = { armored-team }はワイルドバンチの称号を獲得した：{ $money }。
armored-event-team-counted = { armored-team }の所持金は{ $money }。

## What is asked

armored-question-pick-character = { $seat }：{ armored-team }のどの盗賊を選ぶ？
armored-question-which-purse = 裏には何がある？
armored-question-keep-purse = { $bandit }に殴られた{ $target }が略奪品を失う：自分のものにする？
armored-question-which-purse-lost = { $bandit }が失うのは何？
armored-question-which-loot-laid = ここに置かれるのは何？
armored-question-which-professore-card = イル・プロフェッソーレの山札の一番上は？
armored-question-which-card-lost = { $player }が失うのはどのカード？
armored-question-keep-which = { $player }：次のラウンドにどのカードを残す？　ほかは山札に戻る。
armored-question-draw-more = { $player }：武器車にいる。カードを2枚多く引く？
armored-question-heal-which = { $bandit }：どの弾丸を取り除く？
armored-question-knock-back-where = { $bandit }の弾丸で{ $target }が飛ばされる：どこへ飛ばす？
armored-question-which-loot-robbed = { $bandit }が奪うのは何？
armored-question-keep-decoy = { $bandit }：機密文書を手に入れる。偽の文書だったら持っておく？
armored-question-nudge-whom = { $bandit }の「後押し」：どの仲間をすぐに行動させる？
armored-question-nudge-what = { $bandit }の「後押し」：{ $target }にどのアクションを与える？
armored-question-take-action = { $giver ->
    [none] { $offer ->
        [any] { $bandit }：好きな基本アクションを行える。どれにする？
       *[one] { $bandit }：もう一度「{ $action }」を行える。今行う？
    }
   *[other] { $offer ->
        [any] { $bandit }：{ $giver }のおかげで好きな基本アクションを行える。どれにする？
       *[one] { $bandit }：{ $giver }のおかげで「{ $action }」を行える。今行う？
    }
}
armored-question-burst-what = { $bandit }の掃射が{ $target }に当たる：何を落とさせる？
armored-question-which-loot-lost = { $target }が落とすのは何？
armored-question-lay-down-which = { $bandit }：「集中砲火」で略奪品を1つ置く。どれにする？
armored-question-help-where = { $bandit }：「助けて！」で仲間のところへ行ける。誰のところへ行く？

## What can be answered

armored-answer-skip = 手番を飛ばす：相手は全員、手札を1枚失う
armored-answer-burst = 掃射：スタート列車の屋根の上の全員と、装甲列車の屋根の上で射線が通っている者
armored-answer-no-action = 行動しない
armored-answer-stay = 動かない（{ spot-at }）
armored-answer-keep-which-done = 残さない
armored-answer-heal-which-done = もう取り除かない
armored-answer-draw-more-yes = 2枚多く引く
armored-answer-draw-more-no = 通常どおり引く
armored-answer-keep-decoy-yes = 偽の文書でも持っておく
armored-answer-keep-decoy-no = 偽の文書なら戻す
armored-answer-keep-which = 「{ $card }」を残す
armored-answer-nudge-whom = { $bandit }を後押しする
armored-answer-nudge-what = 「{ $action }」を与える
armored-answer-take-action = 「{ $action }」を今行う
armored-answer-lay-down-which = { loot-taken }を置く
armored-answer-help-where = { $mates }のところへ行く（{ spot-at }）
armored-answer-knock-back-where = { spot-to }へ飛ばす

# Whatever base action the receiver likes.
armored-any-action = 好きな基本アクション

# A bullet that can be healed, and where it is: deck, hand, discard or under the deck.
armored-healing = { $place ->
    [hand] { $card }（手札から）
    [discard] { $card }（捨て札から）
    [under] { $card }（山札の下から）
   *[deck] { $card }（山札から）
}

## At the table

armored-legend = (B) 青チーム　[B] 赤チーム　↕ 向かい　$ 財布　◆ 宝石　▣ 金庫　● かばん　▲ 金塊　▤ 機密文書　★ 護送員　╦ ガトリング砲
armored-wild-bunch = ワイルドバンチ
armored-barrel-rule = まだ撃っていない弾丸。ゲーム終了時に撃ち尽くしていて、スタート列車にいれば、チームに{ $prize }が入る。
armored-wild-bunch-rule = 護送員を撃った弾丸はこのトークンの下に置く。終了時に多いほうのチームが{ $prize }を得る。同数ならどちらも得ない。
armored-opposite = 向かい合う車両
armored-opposite-rule = この2両は向かい合っている。「移動」で向かいの列車の同じ階へ渡れ、射撃や格闘も届く。ラウンドが終わると列車が進む。
armored-professore-rule = 丘の上から動かない。毎ターン、人数の少ないチームのために、山札の一番上のカードが共通の山に置かれる。
armored-warning-last-round = このラウンドで列車は離れる。装甲列車に残ると略奪品は無効。
armored-warning-on-board = このラウンドで列車は離れる。{ $bandit }は装甲列車を降りないと略奪品が無効。

## What the coach says for an option; what is not here he says as in the base game. $mate is a teammate.

armored-advice-courier-there = そこには護送員がいる。別の階へ逃げることになる。
armored-advice-thrown-to-marshal = そこには護送員がいる。飛ばされた者は別の階へ逃げることになる。
armored-advice-document = その機密文書が自分のチームのものなら、最後に{ $prize }になる。
armored-advice-home = スタート列車の上。最後に略奪品が有効なのはそこだけ。
armored-advice-nearer-home = 略奪品が有効になるスタート列車に近づく。
armored-advice-empty-barrel = 残りの弾丸：{ $number }発。スタート列車で弾切れなら{ $prize }。
armored-advice-mate-robs = { $mate }は{ spot-at }ですぐに強奪できる：{ $loot }。
armored-advice-burst = 掃射が当たる相手：{ $bandits }。
armored-advice-burst-own = 味方にも当たる：{ $bandits }。
armored-advice-mate-there = そこで合流する味方：{ $bandits }。
armored-advice-courier-leaves = 護送員が{ spot-at }を離れる。そこにある略奪品：{ $loot }。
armored-advice-courier-shot = 護送員は別の階へ移る。
armored-advice-diversion = 相手{ $number }人がカードを1枚ずつ失う。
armored-advice-heal = その弾丸を手放せる。
armored-advice-draw-more = 選べるカードが2枚増える。
armored-advice-keep-card = 次のラウンドも手札にある。
armored-advice-least = 持っている中にこれより安いものはない。
armored-bullets-of = { armored-team-short }{ $number }
armored-talk-free = 味方と相談できますが、全員に聞こえます。
armored-talk-silent = 今は味方と相談できません。
armored-plan = 悪魔の計画

# A document whose colour is known: blue, red or decoy.
armored-document-short = { $value ->
    [blue] 青
    [red] 赤
   *[decoy] 偽
}

# The table in sentences. $floors is roof where only the roofs are opposite.
armored-plain-pairs = 向かい合う車両：{ $pairs }。
armored-plain-no-pairs = 2本の列車はすれ違い終えた。
armored-plain-pair = { $floors ->
    [roof] { $first }と{ $second }（屋根の上のみ）
   *[both] { $first }と{ $second }
}
armored-plain-courier = { armored-courier-subject }は{ spot-at }。
armored-plain-gatling = ガトリング砲は{ spot-at }。
armored-plain-document = 機密文書：{ $colours }。
armored-plain-professore = イル・プロフェッソーレ（{ armored-team-short }）：{ $money }、{ $rungs }段中{ $rung }段目。弾丸：{ $bullets }枚。山札：{ $cards }枚。
armored-plain-bunch = ワイルドバンチトークンの下の弾丸：青{ $blue }枚、赤{ $red }枚。

## The end

armored-end-eliminated = { $bandit }：装甲列車に取り残されて脱落
armored-end-document = { $bandit }：チームの機密文書、{ $prize }
armored-end-barrel = { $bandit }：弾切れ、{ $prize }
armored-end-ladder = イル・プロフェッソーレ：{ $money }
armored-end-bunch = ワイルドバンチ：{ $money }
armored-end-team = { armored-team-begins }の勝ち、所持金は{ $money }！（{ $bandits }）
armored-end-both = 両チームが{ $money }ずつで勝利を分け合った！
armored-team-begins = { armored-team }

## Editions

armored-edition = どの版のルールで遊ぶか
armored-edition-en = 英語版のルールブックに従います。
armored-edition-pl = ポーランド語版のルールブックに従います。

## Options: what each is about, then each value

armored-option-mode = 最後の騎兵隊の突撃カードの種類
armored-option-mode-normal = 通常モード：チームがそろって勝ちます。
armored-option-mode-betrayal = 裏切りモード：最後の1枚で味方が敵になることもあります。4人以上で遊べます。
armored-option-professore_bullets = イル・プロフェッソーレの弾丸
armored-option-professore_bullets-own = 自分の弾丸10枚を使います。
armored-option-professore_bullets-neutral = 流れ弾を使います。
armored-option-heal_choice = どの弾丸から取り除くか
armored-option-heal_choice-free = 自由に選べます。
armored-option-heal_choice-neutral_first = 相手の弾丸より流れ弾を先にします。
armored-option-healed_neutral_bullets = 取り除いた流れ弾の行き先
armored-option-healed_neutral_bullets-box = 箱に戻し、もう使いません。
armored-option-healed_neutral_bullets-pile = 流れ弾の山に戻します。
armored-option-robbery_pick = 「強奪」で取る略奪品
armored-option-robbery_pick-random = ランダムに1個
armored-option-robbery_pick-choice = 取る者が種類を選びます。
armored-option-nudge_source = 「後押し」で与えられるもの
armored-option-nudge_source-any_base_action = どの基本アクションでもかまいません。
armored-option-nudge_source-own_card = 共通の山にない自分のアクションカード
armored-option-gatling_loot_pick = 掃射で落とす略奪品
armored-option-gatling_loot_pick-shooter_unseen = 撃った者が裏を見て選びます。
armored-option-gatling_loot_pick-random = ランダムに1個
armored-option-armory_draw = 武器車で多く引く2枚
armored-option-armory_draw-always = 必ず引きます。
armored-option-armory_draw-optional = 引かなくてもかまいません。
armored-option-two_player_mode = 2人プレイで1人が受け持つ盗賊の数
armored-option-two_player_mode-two_bandits_each = 2人ずつ（山札はそれぞれ別）
armored-option-two_player_mode-one_bandit_each = 1人ずつ
armored-option-couriers_block_sight = 屋根の上で護送員の向こうを撃てるか
armored-option-couriers_block_sight-true = 撃てません。護送員が射線をさえぎります。
armored-option-couriers_block_sight-false = 撃てます。
armored-option-expert_variant-true = 上級ルール
armored-option-guest_bandits = ほかの箱のゲスト：メイ、シルク
armored-option-guest_bandits-false = 盗賊9人ならメイが、10人ならシルクも加わります。
armored-option-guest_bandits-true = 人数に関係なく選べます。

## Settings of a room, on the page

web-edition-armored-en = 英語版
web-edition-armored-pl = ポーランド語版
web-chat-hint-armored = テーブルで会話できます。実行中はチャットできません。

## The rules at a glance, on the page

web-rules-armored-goal = 2本の列車がすれ違い、2つのチームが装甲列車の略奪品を狙う。列車が離れる前にスタート列車へ持ち帰ること。装甲列車に残った盗賊の略奪品は得点にならない。
web-rules-armored-round = 計画と実行は基本ゲームと同じ。ラウンドごとに列車は2両分進み、向かいの車両が変わる。
web-rules-armored-schemin = 計画の間は味方と相談できるが、全員に聞こえる。実行の間は話せない。「後押し」で味方にアクションを与えられる。
web-rules-armored-stealin = 護送員が機密文書を守り、ガトリング砲が屋根の上を掃射する。手に入れた略奪品を見られるのは本人だけ。
web-rules-armored-end = 自分のチームの機密文書は$4000。金塊は偽物かもしれない。護送員に最も多く弾丸を撃ったチームは、ワイルドバンチの称号を得る。裕福なチームがそろって勝つ。

## The tutorial: somebody explains while the learner plays

lesson-armored-welcome = 2本の列車がすれ違う。手前がスタート列車、奥が装甲列車。値打ちのあるものはみな装甲列車にある。
lesson-armored-teams = あなたはベル、トゥーコと同じ青チーム。ジャンゴとドクは赤チームだ。裕福なチームがそろって勝つ。計画の間は味方と相談できるが、全員に聞こえる。
lesson-armored-opposite = 白い矢印は、渡れる場所を示す。今は機関車どうしが向かい合っているだけ。ラウンドごとに、列車は2両分進む。
lesson-armored-treasure = かばん、金塊、金庫、そして装甲車両には機密文書が3通。自分のチームの色の文書には$4000の価値がある。
lesson-armored-guards = 機密文書を守るのは護送員。出くわすと弾丸を受ける。2か所の屋根の上にはガトリング砲があり、着いた者が使える。
lesson-armored-round = 計画は基本ゲームと同じ。ターンごとに全員が共通の山にカードを出し、後で裏返す。
lesson-armored-play-climb = 先頭までは遠い。まずは「昇降」で屋根の上へ。
lesson-armored-play-move = そして屋根の上を走る。「移動」を出そう。
lesson-armored-play-cross = トンネルが名案を隠してくれる。もう一度「移動」で、向かいの列車へ飛び移ろう。
lesson-armored-play-down = そしてハッチから車内へ。金庫が待っている。「昇降」だ。
lesson-armored-run = 実行だ！　スタート列車の機関車まで一気に走れ。
lesson-armored-cross = 今だ。装甲列車の機関車の屋根の上へ飛び移れ。
lesson-armored-nudged = トゥーコの「後押し」。味方がすぐに行動できる。あなたに「強奪」をくれた。受け取ろう！
lesson-armored-strongbox = トゥーコのおかげで、$1000の金庫が手に入った。味方がいい場所にいるとき、「後押し」は何より強い。
lesson-armored-couriers = ラウンドのイベント。護送員が全員、別の階へ移る。同じ階にいた盗賊は弾丸を受けて逃げる。
lesson-armored-passing = 列車が進んだ。向かいの車両が変わり、別の屋根の上へ飛び移れるようになった。
lesson-armored-document = 機密文書は装甲車両の車内にある。手に入れたときに中を見られる。どちらのチームのものかは、本人しか知らない。
lesson-armored-end = 5ラウンドが終わると、列車は離れていく。装甲列車に残った盗賊の略奪品は得点にならない。遅れずに戻ること。幸運を祈る。

## パズル

armored-theme-home = スタート列車へ間に合わせろ
armored-theme-document = 機密文書を手に入れろ
armored-theme-nudge = 味方を後押ししろ

## 局面を作る

armored-edit-courier = 場所
armored-edit-ladder = イル・プロフェッソーレの段
