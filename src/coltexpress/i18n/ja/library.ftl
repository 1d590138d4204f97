# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = 読み取れません：{ $why }
refused-illegal-choice = 選べません：{ $why }
refused-bad-position = この局面はあり得ません：{ $why }

## Settings

refused-no-such-game = 「{ $name }」というゲームはありません。ゲーム：{ $games }
refused-no-such-option = 「{ $name }」というオプションはありません。オプション：{ $options }
refused-bad-value = { $option }={ $value }：次のいずれかにしてください：{ $expected }
refused-bad-count = { $option }={ $value }：{ $low }から{ $high }までにしてください
refused-not-one-of = { $option }={ $value }：「{ $name }」は次の中にありません：{ $names }
refused-names-wanted = { $option }={ $value }：異なる名前の数は{ $count }にしてください
refused-not-a-setting = { $option }={ $value }：文字列、整数、TrueかFalse、または名前のリストにしてください
refused-two-unofficial = players=2：このゲームは3人から7人用です。unofficial_two_players=trueなら2人でも遊べます
refused-betrayal-for-four = mode=betrayal：4人以上が必要です（A-CAVALRY-03）
refused-no-such-bot = 「{ $name }」というボットはありません。レベル：{ $levels }
refused-no-such-character = 「{ $name }」という性格はありません。性格：{ $characters }

## Choices

refused-not-offered = { $who }（席{ $seat }）は{ $choice }を選べません。選べるもの：{ $offered }
refused-not-asked = ゲームの質問は{ $asked }（席{ $seats }）です。{ $given }ではありません
refused-seat-not-asked = ゲームの質問は{ $asked }（席{ $seats }）です。席{ $given }ではありません
refused-not-a-choice = 「{ $given }」：誰への何の質問か、答えを1つ書いてください{ $example }
refused-game-over = ゲームは終わっています
refused-not-over = ゲームは終わっていません。{ $asked }を待っています。最後まで遊んでください
refused-spectator = 観戦者は選択をしません。席を指定してください
refused-being-set-up = ゲームの準備中です。まだ判定するものがありません
refused-in-setup = ゲームの準備中なので、まだ変えられるものがありません
refused-not-on-offer = { $name }：選べる中にありません
refused-other-view = この行は席{ $viewer }の視点です。席{ $seat }ではありません
refused-no-such-puzzle = パズル「{ $name }」はありません
refused-no-book = { $game }には序盤の本がありません
refused-chance-answers = このゲームでは運は自動で決まります
refused-no-such-seat = 席{ $seat }はありません。0から{ $last }まで、またはNOBODY（{ $nobody }）にしてください
refused-no-such-event = since={ $since }：イベントの数は{ $events }で、0から数えます
refused-not-whole = { $name }={ $value }：整数にしてください

## Position lines

refused-is-a-view = これは視点（seen-by=）で、完全な局面ではありません。read_viewで読んでください
refused-is-no-view = これは完全な局面で、視点ではありません。フィールドseen-by=がありません
refused-hides-something = 隠れたものがあります（?か$）。視点にはフィールドseen-by=が必要です
refused-line-too-long = 局面の行は{ $limit }文字までです（{ $length }文字ありました）
refused-not-a-field = 「{ $word }」：名前と文字列を=でつないだフィールドにしてください
refused-field-twice = フィールド{ $field }=が2回あります
refused-missing-field = フィールド{ $field }=がありません
refused-unknown-fields = 不明なフィールド：{ $fields }
refused-wrong-parts = { $field }=の部分の数は{ $parts }ですが、{ $count }にしてください
refused-no-such-step = agenda=の「{ $word }」：「{ $name }」という手順はありません
refused-not-a-number = 「{ $word }」は合いません（{ $kind }）。整数にしてください
refused-no-such-word = 「{ $word }」は合いません（{ $kind }）。次のいずれかにしてください：{ $names }

## Records

refused-no-record = 1行目：{ $title }でなければなりません
refused-in-file = { $file }：{ $why }
refused-record-too-long = ゲーム記録は{ $limit }文字までです（{ $length }文字ありました）
refused-no-rules = ヘッダーにルールの版がありません。rules: { $version }が必要です
refused-other-rules = rules: { $rules }：このゲームは{ $game }のルール第{ $rules }版で行われました。このプログラムは質問の異なる第{ $version }版を使います
refused-older-record = rules: { $rules }：このゲームは{ $game }のルール第{ $rules }版で行われました。このプログラムは質問の異なる第{ $version }版を使います。{ $why }
refused-bad-header = { $line }行目：名前、コロン、文字列でなければなりません（「{ $word }」ではなく）
refused-said-twice = { $line }行目：{ $name }が2回あります
refused-record-line = { $line }行目、{ $move }手目：{ $why }
refused-record-position = position：{ $why }
refused-record-unfinished = 記録はここで終わりますが、ゲームはまだ{ $asked }を尋ねています
refused-wrong-winners = 勝者は{ $said }とありますが、ルールでは{ $found }です
refused-not-a-move = 誰への何の質問か、そして答えを書いてください

## Positions of one's own

refused-no-such-bandit = 「{ $name }」という盗賊はいません。次のいずれかにしてください：{ $bandits }
refused-too-many-bandits = 名前の挙がった盗賊は{ $named }人ですが、参加するのは{ $count }人です
refused-no-such-place = 「{ $place }」という場所はありません。roofかinside、車両は0から{ $cars }までにしてください
refused-no-token-left = 箱に{ $token }は残っていません
refused-too-much-loot = 閉じた木箱に${ $loot }は入りません
refused-too-many-bullets = 受けた弾丸は{ $taken }発ですが、{ $bullets }発しかありません
refused-no-such-turn = ラウンドカードのターンの数は{ $turns }で、0から数えます
refused-no-such-phase = 「{ $name }」から始めることはできません。次のいずれかにしてください：{ $phases }
refused-no-such-thing = { $game }にはありません：{ $thing }
