# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = 読み取れません：{ $why }
refused-illegal-choice = 選べません：{ $why }
refused-bad-position = この局面はあり得ません：{ $why }
refused-by-rule = { $why }（{ $clause }）

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
refused-not-a-number = 「{ $word }」：6桁までの整数にしてください
refused-no-such-word = 「{ $word }」は次の中にありません：{ $names }

## Words of position lines. The values are words of the line: fields such as guns=, letters, numbers

refused-unread = 「{ $rest }」から先を読み取れません。次のいずれかにしてください：{ $expected }
refused-not-one = 「{ $word }」には{ $count }個あります。ちょうど1個にしてください
refused-such-as = 「{ $word }」：次の例のように書いてください：{ $example }
refused-instead = { $found }：{ $expected }にしてください
refused-at-most = { $where }の部分の数は{ $count }ですが、{ $most }までにしてください
refused-twice = { $where }に「{ $word }」が2回あります
refused-is-missing = { $where }に足りないもの：{ $words }
refused-empty-part = { $where }に空の部分があります
refused-in-order = { $what }：順番に、それぞれ1回だけ書いてください
refused-only-with = { $what }は{ $condition }のときだけです
refused-does-not-fit = { $this }は{ $that }と合いません
refused-go-together = { $this }と{ $that }は一組です。両方にするか、どちらもやめてください
refused-only-in-setup = { $where }の「{ $word }」はゲームの準備中だけです
refused-after-setup = { $where }の「{ $word }」はゲームの準備が終わってからです

## Pieces and cards of positions

refused-cannot-be-at = 「{ $word }」は{ $spot }にいることができません
refused-marshal-missing = train=に保安官（*）がいません
refused-marshal-on-roof = 保安官（*）が屋根の上にいます：{ $spot }
refused-beside-marshal = { $who }が保安官（*）と同じ{ $spot }にとどまっています
refused-courier-missing = { $where }に護送員（*）が足りません
refused-courier-place = { $spot }：護送員（*）は各装甲車両に1人ずつで、ほかにはいません
refused-beside-courier = { $who }が護送員（*）と同じ{ $spot }にとどまっています
refused-wrong-bullets = { $who }の弾丸は{ $where }に合わせて{ $count }発ありますが、{ $expected }発にしてください
refused-neutral-bullets = neutral=とwounds=の流れ弾は{ $count }発ですが、箱には{ $printed }発あります。ゲームから出せるのは残り全部だけです
refused-wrong-cards = { $who }のカードは{ $where }に合わせて{ $count }枚ありますが、{ $expected }枚にしてください
refused-others-document = { $who }がheld=に相手チームの機密文書を持っています：{ $word }
refused-too-many = { $who }は{ $where }にカードが{ $count }枚ありますが、{ $most }枚までです
refused-not-so-many = { $who }は{ $where }に「{ $word }」を持てないか、それほど多くは持てません
refused-nothing-there = { $condition }のとき、{ $who }は{ $where }に何も持てません
refused-box-count = 「{ $word }」が{ $count }個ありますが、箱には{ $printed }個あります
refused-only-one = { $where }に入るのは次の1つだけです：{ $words }
refused-own-bullet = { $who }が自分の弾丸を受けることはありません
refused-seen-face-up = 「{ $word }」：表向きのカードは見えます。?は裏向きのカードに使います
refused-none-face-down = { $who }には、pile=に裏向きで置けるカードが残っていません
refused-first-face-up = phase=stealinのとき、pile=の最初のカードは表向きです
refused-pile-is-done = pile=にカードがありますが、共通の山はもう実行し終わっています
refused-station-last = rounds=の停車駅は{ $place }枚目で、ほかのカードは停車駅ではありません
refused-too-many-documents = held=で、チームの持つ機密文書が多すぎます
refused-no-stop = phase=execution：カードは続けて実行され、その間は何も質問されません
refused-queue-gap = { $spot }で、2つのコマが同じ位置にあるか、空いた位置があります
refused-off-the-train = { $who }は列車にいないのに、位置か姿勢があります
refused-uncoupled-order = train=：車両は後ろから切り離され、機関車は切り離されません
refused-loot-cards = train=で切り離された車両は{ $gone }、loot=の略奪品カードは{ $won }です。まだ渡していない数は{ $expected }でなければなりません
refused-is-over = { $phase }：車両が残っていないか、列車の盗賊が1人以下なので、ゲームは終わっています
refused-goes-on = phase=over：盗賊が何人もいて車両も残っているので、ゲームは続きます

## Views, sealed answers and the agenda

refused-hides-own = 視点が、その席自身の選択を隠しています（sealed=）
refused-not-the-view = 視点が、その席の知り得ないことを見せているか、知っていることを隠しています
refused-asks-nobody = agenda=の最後の手順は誰にも何も質問しません
refused-none-sealed = sealed=に伏せた答えがありますが、同時に選ぶ席はありません
refused-all-sealed = sealed=に全員の答えがそろっています。ゲームは先へ進んでいるはずです
refused-sealed-unasked = sealed=の「{ $word }」：この席は何も質問されていません
refused-step-arguments = agenda=の「{ $word }」：{ $name }の引数の数は{ $count }です
refused-argument-too-large = agenda=の「{ $word }」：引数は{ $most }までです
refused-no-rule-left = agenda=：{ $place }番目の手順{ $step }をここに残すルールはありません
refused-unoffered-answer = agenda=：{ $step }の答えは選べるものではありませんでした
refused-setup-elsewhere = agenda=：ゲームの準備がこうなることはありません
refused-setup-unanswered = ゲームの準備中に{ $step }へどう答えたか、局面からわかりません
refused-setup-differs = { $field }={ $found }：準備のこの時点では{ $expected }です
refused-data-unread = data={ $digest }：そのデータファイルはまだ読み込まれていません。同じファイルを指定してください

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
