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
classic-question-drop-which-bullet = { $player }：どの弾丸を捨てる？
classic-question-which-round-card = 表になるラウンドカードは？
classic-question-play-or-draw = { $player }：カードを出すか、引くか？
classic-question-discard-which = { $player }：どのカードを捨てる？　残りは手札に残る。
classic-question-move-where = { $bandit }：どこへ移動する？
classic-question-climb-where = { $bandit }：どこへ移る？
classic-question-marshal-where = { $bandit }：保安官をどこへ動かす？
classic-question-fire-at-whom = { $bandit }：誰を撃つ？
classic-question-rob-what = { $bandit }：何を奪う？
classic-question-punch-whom = { $bandit }：誰を殴る？
classic-question-punch-what = { $bandit }：{ $target }に何を落とさせる？
classic-question-keep-purse = { $bandit }：{ $target }の財布を自分のものにする？　落とさせる？
classic-question-which-purse-lost = { $bandit }が失うのはどの財布？
classic-question-throw-where = { $bandit }：{ $target }をどこへ飛ばす？
classic-question-pick-pocket = { $bandit }はひとりきりで、財布がある。取る？
classic-question-revenge-which = { $bandit }：「保安官の復讐」でどの財布を失う？

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = カードを3枚引く
classic-answer-pass = パス
classic-answer-done = 終わる
classic-answer-leave = 取らない
classic-answer-keep-purse-yes = 自分のものにする
classic-answer-keep-purse-no = 落とさせる

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }：{ $power }

# A bandit to pick, and where.
classic-answer-bandit = { $bandit }（{ spot-at }）

## Phases

classic-phase-setup = ゲームの準備
classic-phase-schemin = 計画
classic-phase-stealin = 実行
classic-phase-round_end = ラウンドの終了
classic-phase-over = ゲームの終了

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
classic-option-guest_bandits = ほかの箱のゲスト：ミスティ、ツインズ、メイ、シルク
classic-option-guest_bandits-false = 基本ゲームの盗賊6人だけ
classic-option-guest_bandits-true = ゲストも選べます。
