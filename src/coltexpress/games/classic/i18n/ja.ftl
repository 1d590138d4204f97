### The base game: what happened, what is asked, what can be answered, what can be set.
###
### In every sentence: $bandit, $target, $victim, $player, $character are names; $seat is the person
### at the table ("Player 2", or a name). A spot is given as $floor, $section and $name, for spot-at
### and spot-to; a token as $kind and $value, for loot-one and loot-taken. A card is given as $card,
### its name; $face says which (move, floor_change, marshal, fire, robbery, punch, bullet, hidden) and
### $down says yes if it lies face down.

classic-name = コルト・エクスプレス
classic-tagline = 5ラウンド、列車は1本。狙う財布はみな同じ。

## What happened

classic-event-picked = { $seat }は{ $character }を名乗る。
classic-event-took-cards = { $player }は新しいデッキを切った。
classic-event-kept-marshal = { $bandit }の「保安官」がデッキに残る。
classic-event-coupled = { $section }号車は{ $name }。
classic-event-laid = { $kind ->
    [strongbox] { spot-at }に金庫がひとつ、鍵つきで。
    [jewel] { spot-at }に宝石がひとつ。
   *[purse] { $value ->
        [hidden] { spot-at }に財布がひとつ。
       *[other] { spot-at }に{ $value }入りの財布がひとつ。
    }
}
classic-event-started-with = { $bandit }の元手は{ loot-taken }。
classic-event-set-beside = ふたつ目の金庫は線路脇で出番を待つ。
classic-event-marshal-stood = 保安官が{ spot-at }に陣取る。
classic-event-became-first = スタートプレイヤーは{ $player }。
classic-event-stood = { $bandit }は{ spot-at }で待つ。
classic-event-round-began = 第{ $number }ラウンド開始。
classic-event-drew = { $face ->
    [hidden] { $player }はカードを1枚引いた。
   *[other] { $player }はカードを1枚引いた：{ $card }。
}
classic-event-reshuffled = { $player }はカードを切り直した。
classic-event-discarded = { $player }は「{ $card }」を捨てた。
classic-event-turned-up = ラウンドカードは「{ $round_card }」。
classic-event-turn-began = 第{ $number }ターン：{ $turn_kind }。
classic-event-played = { $face ->
    [hidden] { $player }はカードを1枚伏せて出した。
   *[other] { $down ->
        [yes] { $player }は「{ $card }」を伏せて出した。
       *[no] { $player }は「{ $card }」を出した。
    }
}
classic-event-chose-to-draw = { $player }はカードを引くことにした。
classic-event-passed = { $player }は待つしかない。
classic-event-laid-back = { $player }は手札をデッキに戻した。
classic-event-stealin-began = 実行の時間だ。山を裏返す。
classic-event-revealed = { $player }：{ $card }。
classic-event-card-returned = 「{ $card }」は{ $player }のもとへ戻った。
classic-event-had-no-effect = { $face ->
    [fire] { $bandit }には撃つ相手がいない。でなければ弾がない。
    [robbery] { $bandit }の前にめぼしいものはない。
    [punch] { $bandit }の拳が空を切る。
   *[other] { $bandit }の「{ $card }」は無駄になった。
}
classic-event-moved = { $bandit }は{ spot-to }へ移った。
classic-event-climbed = { $floor ->
    [roof] { $bandit }は{ spot-to }によじ登った。
   *[inside] { $bandit }は{ spot-to }に下りた。
}
classic-event-fled = { $bandit }は保安官と鉢合わせ、{ spot-to }へ逃げた。
classic-event-knocked-back = 弾の勢いで{ $bandit }は{ spot-to }まで飛ばされた。
classic-event-thrown = { $bandit }は{ spot-to }へ放り出された。
classic-event-lurched = { $bandit }は{ spot-to }まで滑った。
classic-event-swept = { $bandit }は{ spot-to }まで払い飛ばされた。
classic-event-marshal-moved = 保安官は{ spot-to }へ歩いていく。
classic-event-shot = { $number ->
    [1] { $bandit }は最後の1発を{ $target }に撃ち込んだ。
   *[other] { $bandit }は{ $target }を撃った。
}
classic-event-wounded = { $cause ->
    [meeting] { $bandit }は保安官に1発もらった。
   *[event] { $bandit }は流れ弾を1発もらった。
}
classic-event-bullets-ran-out = 流れ弾が尽きた。今回は誰ももらわない。
classic-event-robbed = { $bandit }は{ loot-taken }をいただいた。
classic-event-dropped = { $bandit }は{ loot-taken }を落とした。
classic-event-snatched = { $bandit }は{ $victim }の{ loot-taken }を懐に入れた。
classic-event-event-struck = さあ、「{ $round_event }」だ。
classic-event-strongbox-came = ふたつ目の金庫が{ spot-at }に置かれた。
classic-event-ransomed = { $bandit }は車掌の身代金をせしめた：{ loot-one }。
classic-event-round-ended = 第{ $number }ラウンド終了。
classic-event-game-ended = 列車が駅に着いた。勘定の時間だ。
classic-event-showed = { $bandit }が見せたのは{ loot-taken }。
classic-event-became-gunslinger = ガンスリンガーは{ $bandit }。早撃ちの賞金は{ $prize }。
classic-event-counted = { $player }の稼ぎは{ $money }。
classic-event-won = { $player }の勝ち。

# Several draws at once. $cards is "hidden" or a list of names.
classic-events-drew = { $cards ->
    [hidden] { $player }はカードを{ $number }枚引いた。
   *[other] { $player }はカードを{ $number }枚引いた：{ $cards }。
}

## What is asked. $player is who answers; $bandit acts, $target suffers.

classic-question-pick-character = { $seat }、誰になる？
classic-question-which-marshal-card = { $player }：誰の「保安官」をデッキに残す？
classic-question-which-car = { $player }：{ $section }号車にはどの車両をつなぐ？
classic-question-which-purse = どの財布？
classic-question-who-is-first = スタートプレイヤーは誰？
classic-question-who-in-caboose = { $player }：最後尾で待つのは誰？
classic-question-which-card-drawn = { $player }が引くのはどのカード？
classic-question-drop-which-bullet = { $player }：どの弾丸を捨てる？
classic-question-which-round-card = めくられるラウンドカードはどれ？
classic-question-play-or-draw = { $player }：カードを出すか、引くか？
classic-question-discard-which = { $player }：どのカードを捨てる？ 残りは手札にとっておく。
classic-question-move-where = { $bandit }：どこへ移る？
classic-question-climb-where = { $bandit }：どこへ昇り降りする？
classic-question-marshal-where = { $bandit }：保安官をどこへ行かせる？
classic-question-fire-at-whom = { $bandit }：誰を撃つ？
classic-question-rob-what = { $bandit }：何をいただく？
classic-question-punch-whom = { $bandit }：誰を殴る？
classic-question-punch-what = { $bandit }：{ $target }に何を落とさせる？
classic-question-keep-purse = { $bandit }：{ $target }の財布を懐に入れるか、床に落とすか？
classic-question-which-purse-lost = { $bandit }が失うのはどの財布？
classic-question-throw-where = { $bandit }：{ $target }をどこへ飛ばす？
classic-question-pick-pocket = { $bandit }のそばには財布だけ。人目はない。取る？
classic-question-revenge-which = { $bandit }：保安官に落とされるのはどの財布？

## What can be answered, where it is not a name, a card, a spot or a token

classic-answer-draw = カードを3枚引く
classic-answer-pass = パス
classic-answer-done = 終わり
classic-answer-leave = やめておく
classic-answer-keep-purse-yes = 懐に入れる
classic-answer-keep-purse-no = 落とす

# A character to pick, with its power, which is a sentence.
classic-answer-character = { $character }：{ $power }

# A bandit to pick, and where.
classic-answer-bandit = { $bandit }：{ spot-at }

## Phases

classic-phase-setup = 襲撃前夜
classic-phase-schemin = 計画
classic-phase-stealin = 実行
classic-phase-round_end = ラウンド終了
classic-phase-over = 幕切れ

## Editions

classic-edition = どの版のルールで遊ぶか。
classic-edition-default = 各版のいいとこ取り。たいていの卓でおなじみの形。
classic-edition-zh = 繁体字中国語版のルールブックどおり。
classic-edition-sv = スウェーデン語版のルールブックどおり。

## Options: what each is about, then each value

classic-option-marshals_revenge = 「保安官の復讐」で失う財布。
classic-option-marshals_revenge-least = いちばん安い財布。
classic-option-marshals_revenge-most = いちばん高い財布。
classic-option-station_position = 駅に着くのはいつか。
classic-option-station_position-last = 最終ラウンド。
classic-option-station_position-shuffled = どのラウンドもあり得る。駅のカードもほかと一緒に混ぜる。
classic-option-tuco_targets = トゥーコの能力が届く相手。
classic-option-tuco_targets-other_floor = 同じ車両の別の階にいる盗賊。
classic-option-tuco_targets-other_floor_and_same_spot = それに加えて、すぐそばの盗賊も。
classic-option-car_choice = 車両の決め方。
classic-option-car_choice-random = 運まかせ。
classic-option-car_choice-chosen = プレイヤーが順番に選ぶ。
classic-option-starting_purse = 最初の財布。
classic-option-starting_purse-true = 全員が$250の財布を持って始める。
classic-option-starting_purse-false = 全員が一文なしで始める。
classic-option-pickpocketing_alone = 「スリ」での「ひとりきり」の意味。
classic-option-pickpocketing_alone-spot = 同じ車両の同じ階にほかの盗賊がいない。
classic-option-pickpocketing_alone-car = 車両の中にも屋根にもほかの盗賊がいない。
classic-option-tiebreak_bullets = 所持金が並んだときに比べる弾丸。
classic-option-tiebreak_bullets-all = 受けた弾丸すべて。
classic-option-tiebreak_bullets-players_and_events = 盗賊とイベントの弾丸だけ。保安官と鉢合わせた分は除く。
classic-option-expert_bullet_discard = 上級ルール：ラウンドの初めに手札にある弾丸。
classic-option-expert_bullet_discard-must = 必ず捨てる。
classic-option-expert_bullet_discard-may = 捨ててもよい。
classic-option-expert_keep_timing = 上級ルール：手札を残すか捨てるか決めるとき。
classic-option-expert_keep_timing-after_schemin = 計画の後。
classic-option-expert_keep_timing-end_of_round = ラウンドの終わり。
classic-option-expert_reshuffle = 上級ルール：捨て札を切り直すとき。
classic-option-expert_reshuffle-on_demand = 引くべきカードが残っていないとき。
classic-option-expert_reshuffle-on_empty = 山札がなくなったらすぐ。
classic-option-two_player_gangs = 2人プレイの一味の決め方。
classic-option-two_player_gangs-chosen = 交互に選ぶ。
classic-option-two_player_gangs-random = 運まかせ。
classic-option-character_choice = キャラクターの決め方。
classic-option-character_choice-chosen = めいめいが選ぶ。
classic-option-character_choice-random = 運まかせ。
classic-option-purse_pick = 財布がいくつもあるときに取るもの。
classic-option-purse_pick-random = 見ないでひとつ引く。
classic-option-purse_pick-token = 指さしたもの。
classic-option-expert_variant = 捨て札置き場があり、手札を持ち越せるルール。
classic-option-expert_variant-false = 標準ルール。
classic-option-expert_variant-true = 上級ルール。2人プレイでは必ずこれ。
classic-option-guest_bandits = ほかの箱からの客：ミスティ、ツインズ、メイ、シルク。
classic-option-guest_bandits-false = 基本セットの盗賊6人だけ。
classic-option-guest_bandits-true = 客も選べる。
