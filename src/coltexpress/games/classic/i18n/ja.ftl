### The base game: what happened, what is asked, what can be answered, what can be set.
###
### In every sentence: $bandit, $target, $victim, $player, $character are names; $seat is the person
### at the table ("Player 2", or a name). A spot is given as $floor, $section and $name, for spot-at
### and spot-to; a token as $kind and $value, for loot-one and loot-taken. A card is given as $card,
### its name; $face says which (move, floor_change, marshal, fire, robbery, punch, bullet, hidden) and
### $down says yes if it lies face down.

classic-name = コルト・エクスプレス
classic-tagline = 5ラウンド、1本の列車。誰もが同じ財布を狙う。

## What happened

classic-event-picked = { $seat }は{ $character }を選んだ。
classic-event-took-cards = { $player }は新しい山札をシャッフルした。
classic-event-kept-marshal = { $bandit }の「保安官」が山札に残った。
classic-event-coupled = { $section }号車は{ $name }。
classic-event-laid = { $kind ->
    [strongbox] { spot-at }に金庫が1個置かれた。
    [jewel] { spot-at }に宝石が1個置かれた。
   *[purse] { $value ->
        [hidden] { spot-at }に財布が1個置かれた。
       *[other] { spot-at }に{ $value }の財布が1個置かれた。
    }
}
classic-event-started-with = { $bandit }は最初に{ loot-taken }を受け取った。
classic-event-set-beside = 2個目の金庫は列車の脇に置かれた。
classic-event-marshal-stood = 保安官は{ spot-at }に配置された。
classic-event-became-first = スタートプレイヤーは{ $player }。
classic-event-stood = { $bandit }は{ spot-at }に配置された。
classic-event-round-began = 第{ $number }ラウンド開始。
classic-event-drew = { $face ->
    [hidden] { $player }はカードを1枚引いた。
   *[other] { $player }はカードを1枚引いた：{ $card }。
}
classic-event-reshuffled = { $player }は山札をシャッフルした。
classic-event-discarded = { $player }は「{ $card }」を捨てた。
classic-event-turned-up = ラウンドカードは「{ $round_card }」。
classic-event-turn-began = ターン{ $number }：{ $turn_kind }。
classic-event-played = { $face ->
    [hidden] { $player }はカードを裏向きに出した。
   *[other] { $down ->
        [yes] { $player }は「{ $card }」を裏向きに出した。
       *[no] { $player }は「{ $card }」を出した。
    }
}
classic-event-chose-to-draw = { $player }はカードを出さずに引くことにした。
classic-event-passed = { $player }は何もできずパスした。
classic-event-laid-back = { $player }は手札を山札の上に戻した。
classic-event-stealin-began = 実行フェイズ開始。共通の山を裏返す。
classic-event-revealed = { $player }：「{ $card }」。
classic-event-card-returned = 「{ $card }」は{ $player }の山札に戻った。
classic-event-had-no-effect = { $face ->
    [fire] { $bandit }の「射撃」は効果なし。
    [robbery] { $bandit }の「強奪」は効果なし。
    [punch] { $bandit }の「格闘」は効果なし。
   *[other] { $bandit }の「{ $card }」は効果なし。
}
classic-event-moved = { $bandit }は{ spot-to }へ移動した。
classic-event-climbed = { $floor ->
    [roof] { $bandit }は{ spot-to }に昇った。
   *[inside] { $bandit }は{ spot-to }に降りた。
}
classic-event-fled = { $bandit }は保安官と出くわし、{ spot-to }へ逃げた。
classic-event-knocked-back = { $bandit }は弾の勢いで{ spot-to }まで飛ばされた。
classic-event-thrown = { $bandit }は{ spot-to }へ殴り飛ばされた。
classic-event-lurched = { $bandit }は{ spot-to }まで滑った。
classic-event-swept = { $bandit }は{ spot-to }まで払い飛ばされた。
classic-event-marshal-moved = 保安官は{ spot-to }へ移動した。
classic-event-shot = { $number ->
    [1] { $target }は{ $bandit }に最後の1発で撃たれた。
   *[other] { $target }は{ $bandit }に撃たれた。
}
classic-event-wounded = { $cause ->
    [meeting] { $bandit }は保安官から流れ弾を受けた。
   *[event] { $bandit }は流れ弾を受けた。
}
classic-event-bullets-ran-out = 流れ弾が足りない。誰も受けなかった。
classic-event-robbed = { $bandit }は{ loot-taken }を奪った。
classic-event-dropped = { $bandit }は{ loot-taken }を落とした。
classic-event-snatched = { $bandit }は{ $victim }の{ loot-taken }をそのまま自分のものにした。
classic-event-event-struck = イベント「{ $round_event }」が起きた。
classic-event-strongbox-came = 2個目の金庫が{ spot-at }に置かれた。
classic-event-ransomed = { $bandit }は車掌の身代金を受け取った：{ loot-one }。
classic-event-round-ended = 第{ $number }ラウンド終了。
classic-event-game-ended = 列車が駅に着いた。稼ぎを数えよう。
classic-event-showed = { $bandit }は{ loot-taken }を公開した。
classic-event-became-gunslinger = { $bandit }は最も多く弾丸を撃ち、ガンスリンガーとなった：{ $prize }。
classic-event-counted = { $player }の所持金は{ $money }。
classic-event-won = { $player }が勝った。

# Several draws at once. $cards is "hidden" or a list of names.
classic-events-drew = { $cards ->
    [hidden] { $player }はカードを{ $number }枚引いた。
   *[other] { $player }はカードを{ $number }枚引いた：{ $cards }。
}

## What is asked. $player is who answers; $bandit acts, $target suffers.

classic-question-pick-character = { $seat }：どの盗賊を選ぶ？
classic-question-which-marshal-card = { $player }：誰の「保安官」を山札に残す？
classic-question-which-car = { $player }：次の{ $section }号車にどの車両をつなぐ？
classic-question-which-purse = どの財布？
classic-question-who-is-first = スタートプレイヤーは誰？
classic-question-who-in-caboose = { $player }：最後尾車両に誰を置く？
classic-question-which-card-drawn = { $player }が引くのはどのカード？
classic-question-drop-which-bullet = { $player }：手札のどの弾丸を捨てる？
classic-question-which-round-card = 表になるラウンドカードは？
classic-question-play-or-draw = { $drawing ->
    [0] { $player }の手番：カードを1枚出す。
   *[other] { $player }の手番：カードを1枚出す？　それとも3枚引く？
}
classic-question-discard-which = { $player }：どのカードを捨てる？　残りは次のラウンドに持ち越す。
classic-question-move-where = { $bandit }の「移動」：どこへ行く？
classic-question-climb-where = { $bandit }の「昇降」：どこへ移る？
classic-question-marshal-where = { $bandit }の「保安官」：保安官をどこへ動かす？
classic-question-fire-at-whom = { $bandit }の「射撃」：誰を撃つ？
classic-question-rob-what = { $bandit }の「強奪」：何を取る？
classic-question-punch-whom = { $bandit }の「格闘」：誰を殴る？
classic-question-punch-what = { $bandit }が{ $target }を殴る：何を落とさせる？
classic-question-keep-purse = { $bandit }に殴られた{ $target }が財布を失う：自分のものにする？
classic-question-which-purse-lost = { $bandit }が失うのはどの財布？
classic-question-throw-where = { $bandit }が{ $target }を殴る：どこへ飛ばす？
classic-question-pick-pocket = { $bandit }：ひとりきりで、財布がある。取る？
classic-question-revenge-which = { $bandit }：「保安官の復讐」で財布を1つ失う。どれにする？

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = カードを3枚引く
classic-answer-pass = パス
classic-answer-done = 終わる
classic-answer-leave = 取らない
classic-answer-keep-purse-yes = 自分のものにする
classic-answer-keep-purse-no = 落とさせる
classic-answer-play-or-draw = { $face ->
    [instead] { $card }
   *[other] { $down ->
        [yes] 「{ $card }」を裏向きで出す
       *[no] 「{ $card }」を出す
    }
}
classic-answer-drop-which-bullet = { $face ->
    [done] もう捨てない
   *[other] { $card }を捨てる
}
classic-answer-discard-which = { $face ->
    [done] 残りを持ち越す
   *[other] 「{ $card }」を捨てる
}
classic-answer-move-where = { spot-to }へ行く
classic-answer-climb-where = { spot-to }へ移る
classic-answer-marshal-where = 保安官を{ spot-to }へ動かす
classic-answer-fire-at-whom = { $bandit }を撃つ（{ spot-at }）
classic-answer-rob-what = { loot-taken }を取る
classic-answer-punch-whom = { $bandit }を殴る
classic-answer-throw-where = { spot-to }へ飛ばす
classic-answer-pick-pocket = { loot-taken }を取る

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }：{ $power }

## Phases

classic-phase-setup = ゲームの準備
classic-phase-schemin = 計画
classic-phase-stealin = 実行
classic-phase-round_end = ラウンドの終了
classic-phase-over = ゲームの終了
classic-barrel-rule = まだ撃っていない弾丸。ゲーム終了時に最も多く撃った盗賊がガンスリンガーになり、{ $prize }を得る。
classic-marshal-rule = いつも車内にいる。出会った盗賊は流れ弾を1枚受け、屋根の上へ逃げる。
classic-warning-last-round = これが最後のラウンド。終わると略奪品を数える。
classic-warning-no-bullets = 弾丸が残っていないので、「射撃」は効果なし。
classic-warning-hand = 最後のターン。手札に残ったカードは山札に戻る。
classic-warning-last-bullet = これが最後の弾丸。

## What the coach says for an option. $loot is a list of loot, $bandits a list of names, $number how many
## they are; a spot is where something is or leads.

classic-advice-loot-there = その時いられる{ spot-at }に略奪品がある：{ $loot }。
classic-advice-loot-ahead = { spot-to }へ行ける。そこにある略奪品：{ $loot }。
classic-advice-roof-safe = 隣に保安官がいる。屋根の上なら届かない。
classic-advice-leave-marshal = 隣に保安官がいる。これで離れられる。
classic-advice-leave-foes = 同じ場所にいて、殴られるおそれがある：{ $bandits }。
classic-advice-in-sight = 今の位置のままなら射線が通る相手：{ $bandits }。
classic-advice-nobody-in-sight = 今の位置では、射線が通る相手がいない。
classic-advice-gunslinger = あと1発で最も多く撃ったことになる。ガンスリンガーは{ $prize }。
classic-advice-beside = 今の位置のままなら、同じ場所に略奪品を持つ相手がいる：{ $bandits }。
classic-advice-marshal-meets = 保安官を行かせられる相手：{ $bandits }。
classic-advice-few-cards = { $number ->
    [0] 手札に出せるカードがない。
   *[other] 手札で出せるカードは{ $number }枚だけ。
}
classic-advice-bullets-in-hand = 手札が弾丸{ $number }枚でふさがっている。
classic-advice-face-down = 実行までだれにも見られない。
classic-advice-marshal-next-door = 隣に保安官がいる。
classic-advice-marshal-there = そこには保安官がいる。屋根の上へ逃げることになる。
classic-advice-loot-at = そこにある略奪品：{ $loot }。
classic-advice-robbery-next = 次の自分のカードは「強奪」。
classic-advice-fire-next = 次の自分のカードは「射撃」。そこから射線が通る相手：{ $bandits }。
classic-advice-alone = そこには殴ってくる相手がいない。
classic-advice-rebellion = このラウンドの後の「乗客の反撃」は車内の全員が対象。屋根の上なら受けない。
classic-advice-hostage = このラウンドの後、機関車の車内と屋根の上にいる全員が{ $prize }を得る。
classic-advice-thrown-to-marshal = そこには保安官がいる。飛ばされた者は屋根の上へ逃げることになる。
classic-advice-no-loot = そこに略奪品はない。
classic-advice-marshal-drives-out = 屋根の上へ追い出せる相手：{ $bandits }。
classic-advice-marshal-goes-away = 保安官を自分から遠ざけられる。
classic-advice-marshal-hits-you = そこには自分の盗賊がいる。
classic-advice-own-side = 自分の側の盗賊。
classic-advice-carries = 持っている略奪品：{ $loot }。
classic-advice-most-loot = これより多く略奪品を持つ相手はいない。
classic-advice-wounded = すでに弾丸を{ $number }発受けている。
classic-advice-best-loot = ほかの選択肢にこれより高いものはない。
classic-advice-worth = { $least }〜{ $most }の価値。
classic-advice-keep-purse = 財布がすぐ自分のものになる。そうしないと床に落ちる。
classic-advice-useless-bullet = 弾丸は出せず、手札をふさぐだけ。

## Editions

classic-edition = どの版のルールで遊ぶか
classic-edition-default = 各版を組み合わせた、最も広く遊ばれている形です。
classic-edition-zh = 繁体字中国語版のルールブックに従います。
classic-edition-sv = スウェーデン語版のルールブックに従います。

## Options: what each is about, then each value

classic-option-marshals_revenge = 「保安官の復讐」で失う財布
classic-option-marshals_revenge-least = 最も価値の低い財布
classic-option-marshals_revenge-most = 最も価値の高い財布
classic-option-station_position = 停車駅に着くラウンド
classic-option-station_position-last = 最終ラウンド
classic-option-station_position-shuffled = どのラウンドもありえます。停車駅カードもほかのカードとシャッフルします。
classic-option-tuco_targets = トゥーコの能力で撃てる相手
classic-option-tuco_targets-other_floor = 同じ車両の別の階にいる盗賊
classic-option-tuco_targets-other_floor_and_same_spot = それに加えて、同じ場所にいる盗賊
classic-option-car_choice = 車両の決め方
classic-option-car_choice-random = ランダム
classic-option-car_choice-chosen = プレイヤーが順番に選びます。
classic-option-starting_purse = 最初の財布
classic-option-starting_purse-true = 全員が$250の財布を持って始めます。
classic-option-starting_purse-false = 全員が何も持たずに始めます。
classic-option-pickpocketing_alone = 「スリ」の「ひとりきり」の意味
classic-option-pickpocketing_alone-spot = 同じ車両の同じ階にほかの盗賊がいないこと
classic-option-pickpocketing_alone-car = 車内にも屋根の上にもほかの盗賊がいないこと
classic-option-tiebreak_bullets = 所持金が同じときに比べる弾丸
classic-option-tiebreak_bullets-all = 受けた弾丸すべて
classic-option-tiebreak_bullets-players_and_events = 盗賊とイベントの弾丸だけ（保安官と出くわした分は除きます）
classic-option-expert_bullet_discard = 上級ルール：ラウンドの初めに手札にある弾丸
classic-option-expert_bullet_discard-must = 必ず捨てます。
classic-option-expert_bullet_discard-may = 捨ててもかまいません。
classic-option-expert_keep_timing = 上級ルール：手札を残すか捨てるか決めるとき
classic-option-expert_keep_timing-after_schemin = 「計画」の後
classic-option-expert_keep_timing-end_of_round = ラウンドの終了時
classic-option-expert_reshuffle = 上級ルール：捨て札をシャッフルするとき
classic-option-expert_reshuffle-on_demand = 引く必要があり、山札がないとき
classic-option-expert_reshuffle-on_empty = 山札がなくなったらすぐ
classic-option-two_player_gangs = 2人プレイの一味の決め方
classic-option-two_player_gangs-chosen = 交互に選びます。
classic-option-two_player_gangs-random = ランダム
classic-option-character_choice = キャラクターの決め方
classic-option-character_choice-chosen = 各自が選びます。
classic-option-character_choice-random = ランダム
classic-option-purse_pick = 財布がいくつもあるときに取るもの
classic-option-purse_pick-random = 見ずに1個引きます。
classic-option-purse_pick-token = 指定した1個を取ります。
classic-option-expert_variant = 捨て札があり、手札を次のラウンドに残せるルール
classic-option-expert_variant-false = 標準ルール
classic-option-expert_variant-true = 上級ルール（2人プレイでは必ず使います）
classic-option-guest_bandits = ほかの箱のゲスト
classic-option-guest_bandits-false = 基本ゲームの盗賊6人だけ
classic-option-guest_bandits-true = ゲストも選べます。

## Editions, on the page

web-edition-classic-default = おすすめ
web-edition-classic-zh = 繁体字中国語版
web-edition-classic-sv = スウェーデン語版

## The rules at a glance, on the page

web-rules-classic-goal = あなたは走る列車の盗賊。5ラウンドの後、最も裕福な者が勝つ。財布の中身は秘密、宝石は$500、金庫は$1000。最も多く弾丸を撃った者はガンスリンガーとなり、さらに$1000を得る。
web-rules-classic-round = 各ラウンドは2つのフェイズからなる。「計画」では全員が共通の山にカードを出し、「実行」ではその山を裏返して、計画が現実とぶつかる。
web-rules-classic-schemin = カードを6枚引く。ラウンドカードの各ターンで、1枚を共通の山に出すか、3枚引く。「トンネル」では裏向きに出すので、誰がどこへ行ったか覚えておこう。
web-rules-classic-stealin = カードは出された順に、気が変わっていても必ず実行される。どこへ行き、誰を殴り、何を取るかを選ぶ。保安官と出くわすと、弾丸を受けて屋根の上へ逃げる。
web-rules-classic-end = 受けた弾丸は山札に入り、じゃまになる。ラウンドの終了時には、ラウンドカードのイベントが起こる。5ラウンドが終わると、最終結果を計算する。

## The tutorial: somebody explains while the learner plays

lesson-classic-welcome = ようこそ、この列車は金でいっぱいだ。あなたはベル、ピンクのドレスに羽根飾りの帽子。まだ誰にも気づかれていない。
lesson-classic-people = ジャンゴとトゥーコの狙いも同じ。列車が駅に着いたとき、最も裕福な者が勝つ。財布の中身は、あなたのも相手のも秘密だ。
lesson-classic-loot = 財布は$250から$500。宝石は$500、金庫は$1000。機関車には保安官がいる。誰もが車内か屋根の上にいる。
lesson-classic-goal = 弾丸は1人6発。最も多く撃った者は、最後に$1000もらえる。受けた弾丸は、役に立たないカードとして山札に入る。
lesson-classic-round = ラウンドごとにラウンドカードが1枚。絵は左から順にターンを表し、各ターンに全員が1枚ずつカードを出す。最後にはイベントが起こる。
lesson-classic-hand = 前半は「計画」。共通の山に、1枚ずつカードを重ねていく。まだ何も起こらない。
lesson-classic-play-rob = あなたの車両には略奪品がたくさんある。「強奪」を出そう。カードをタップし、もう一度タップして決定する。
lesson-classic-play-climb = トンネルだ。カードは裏向きに出すので、誰にも見えない。「昇降」でこっそり屋根の上へ。
lesson-classic-play-fire = また明るくなった。実行のときには、あなたは屋根の上。屋根の上からは遠くまで撃てる。「射撃」を出そう。
lesson-classic-play-move = 最後のターン。屋根の上なら3両先まで走れる。「移動」を出そう。薄い人影は、行けそうな場所を示している。
lesson-classic-stealin = 次は「実行」だ。共通の山を裏返し、出した順にカードを実行する。気が変わっていても、もう変えられない。
lesson-classic-rob-what = まずはあなたの「強奪」。何を取る？　宝石にしよう。
lesson-classic-belle = トゥーコの「格闘」。そばにはあなたとジャンゴがいる。しかし、ほかに相手がいるかぎりベルは選べない。それがあなたの能力だ。どの盗賊にも能力がある。
lesson-classic-punched = ジャンゴは財布を落とし、隣の車両へ飛ばされた。床の略奪品は、拾った者のものになる。
lesson-classic-hidden = トンネルで裏向きに出したカードだ。あなたは屋根の上へ。誰も読んでいなかった。
lesson-classic-shot = ジャンゴを撃った。ジャンゴは弾丸を1枚受け、山札に役に立たないカードが1枚増えた。
lesson-classic-marshal = ジャンゴが保安官を隣の車両へ動かした。車内で保安官と出くわすと、弾丸を受けて屋根の上へ逃げることになる。
lesson-classic-move-where = さあ走れ。いちばん遠い屋根の上、保安官の真上まで。
lesson-classic-event = イベントが起きた。回転アームが、屋根の上の全員を最後尾車両まで払った。せっかく走ったのに。
lesson-classic-again = 新しいラウンド、新しいカード。今回は3ターンで、スタートプレイヤーはジャンゴ。
lesson-classic-draw = カードを出す代わりに3枚引くこともできる。手札が多いほど後の選択肢が増える。「カードを3枚引く」を選ぼう。
lesson-classic-speeding = 2ターン目は「加速」。全員が続けて2回ずつ行動してから、次の人の番になる。
lesson-classic-twice = あなたの番。2回続けて行動できる。下の車内は財布だらけ。まず「昇降」を出そう。
lesson-classic-at-once = 続けて2枚目。「強奪」を出そう。だれにも割り込まれない。
lesson-classic-last = 最後のターン。見つかる前に逃げられるように「移動」を出そう。
lesson-classic-switching = 財布を手に入れた。ラウンド3のカードもめくられた。最後の曲がった矢印は「逆回り」。そのターンは反時計回りに進むので、いつも最後の人が早くなることもある。
lesson-classic-end = ラウンドの流れはこれで全部。あと3ラウンドで最終結果が出る。もう本物の列車を襲えるはずだ。

## パズル

classic-theme-strongbox = 金庫を奪え
classic-theme-escape = 略奪品を持って保安官から逃げろ
classic-theme-marshal = 保安官を差し向けろ
classic-theme-shot = 狙いを定めろ
classic-theme-punch = 急所を突け
classic-theme-robbery = 狙うべき略奪品
classic-theme-patience = 焦らずカードを引け
classic-theme-way = 進む道を選べ

## 局面を作る

classic-edit-marshal = 保安官
