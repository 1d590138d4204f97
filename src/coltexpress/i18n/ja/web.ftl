### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = コルト・エクスプレス
web-tagline = 仲間と、あるいはボットと、列車を襲え。
web-unofficial = 非公式のファンプロジェクトです。ゲームの作者や出版社が制作または公認したものではありません。
web-skip = 本文へ
web-close = 閉じる
web-loading = まもなく列車が参ります……
web-try-again = もう一度
web-go-home = 駅に戻る
web-or = または
web-settings = 設定
web-language = 言語
web-save = 保存
web-saved = 保存しました。
web-why = なぜ？ ルールによれば：

# Titles of the window.
web-title-home = コルト・エクスプレス
web-title-create = 新しい卓 · コルト・エクスプレス
web-title-createGame = 新しい卓 · コルト・エクスプレス
web-title-join = 卓に加わる · コルト・エクスプレス
web-title-invited = 卓 · コルト・エクスプレス
web-title-table = 卓 · コルト・エクスプレス
web-title-replay = 再演 · コルト・エクスプレス
web-title-learn = 遊び方 · コルト・エクスプレス
web-title-lesson = 手ほどき · コルト・エクスプレス
web-title-rules = ルール · コルト・エクスプレス
web-title-rulesOf = ルール · コルト・エクスプレス
web-title-settings = 設定 · コルト・エクスプレス
web-title-link = もう一台の端末 · コルト・エクスプレス
web-title-nowhere = 地図の外 · コルト・エクスプレス

## When something goes wrong

web-lost = 電信線が切れた。修理中……
web-not-saving = サーバーは今保存できませんが、再試行を続けています。直りしだいゲームは再開します。
web-trouble-offline = 応答なし
web-trouble-offline-more = 電信機は黙ったまま。接続を確かめてください。何も失われていません。
web-trouble-nowhere = ここには砂ぼこりだけ
web-trouble-nowhere-more = 線路はここまで来ていない。リンクの文字が欠けているのかも。
web-trouble-no-table = そんな卓はない
web-trouble-no-table-more = もう片付けられたか、コードの打ち間違いか。
web-trouble-broken = 何かが脱線した
web-trouble-broken-more = こちらの落ち度です。ゲームは無事です。

## The first screen

web-play-now = すぐに遊ぶ
web-play-now-hint = あなた対ボット3体。登録も待ち時間もなし。
web-play = 遊ぶ
web-with-friends = 仲間と遊ぶ
web-three-games = 列車を襲う三つの方法
web-ticket-facts = { $players }人 · 約{ $minutes }分
web-my-tables = あなたの卓
web-past-tables = 過去の襲撃
web-new-table = 新しい卓
web-join = 卓に加わる
web-join-hint = 誰かにもらったコードかリンクで。
web-code = コード
web-code-go = 加わる
web-code-short = コードは英数字6文字です。
web-open-tables = 公開中の卓
web-open-tables-none = 沿線は静かだ。卓を開いて一番乗りを。
web-learn = 遊び方を学ぶ
web-learn-game = { $game }の遊び方
web-learn-hint = 本物の列車で10分。誰も見ていません。
web-lesson = 手ほどきを受ける
web-rules = ルール

# A table in a list. $number counts open seats, or rounds.
web-row-over = 終了
web-row-lobby = { $number ->
    [0] まもなく発車
   *[other] 空席{ $number }
}
web-row-your-turn = あなたの番
web-row-round = 第{ $number }ラウンド
web-row-look-back = 振り返る
web-row-go-on = 続ける
web-row-sit = 座る
web-row-watch = 見物する
web-row-bots = ボットと

## Setting a table

web-which-game = どのゲーム？
web-your-name = あなたの名前
web-their-name = その人の名前
web-stranger = よそ者
web-how-many = 何人で遊ぶ？
web-seats = 席
web-seats-hint = 空席はリンクを持つ人のため。この端末を何人かで使うこともできます。
web-seat = 席{ $number }
web-seat-you = あなた
web-seat-open = 空席
web-seat-open-hint = 来た人のために
web-seat-bot = ボット
web-seat-here = この端末で
web-seat-name = 席{ $number }の名前
web-seat-level = 席{ $number }のボット
web-table-terms = 取り決め
web-clock = 持ち時間
web-clock-none = なし
web-clock-live = その場で
web-clock-slow = ゆっくり
web-clock-none-hint = 誰も急がない。
web-clock-live-hint = 一手ごとに数十秒。切れたら戻るまでボットが代わります。
web-clock-slow-hint = 一手ごとに数日。一週間かけて遊べます。
web-clock-decision = 一手ごとに
web-clock-reserve = 予備
web-clock-days = 一手ごとに
web-seconds = { $number }秒
web-minutes = { $number ->
    [0] なし
   *[other] { $number }分
}
web-days = { $number }日
web-stand-in = 留守の席の代役
web-public = 公開の卓
web-public-hint = 最初の画面に載り、誰でも座ったり見物したりできます。
web-chat = おしゃべり
web-chat-hint = 卓での会話。装甲列車では、実行の間、仲間どうしは黙ります。
web-house-rules = ハウスルール
web-edition-classic-default = いいとこ取り
web-edition-classic-zh = 繁体字中国語版
web-edition-classic-sv = スウェーデン語版
web-edition-armored-en = 英語版
web-edition-armored-pl = ポーランド語版
web-edition-own = 自分流
web-edition-own-hint = 下のルールの、あなただけの組み合わせ。
web-open-table = 卓を開く
web-start = 出発進行！

## The lobby

web-around-the-table = 卓を囲む面々
web-seat-empty = 空席
web-bot = ボット
web-here = 在席
web-away = 離席中
web-sit = 座る
web-add-bot = ボット
web-remove-bot = 席{ $number }のボットを外す
web-kick = { $name }に席を外してもらう
web-leave = 卓を離れる
web-hot-seat-hint = 端末を分け合います。番が移るたびに幕が下ります。
web-fill-and-start = ボットで埋めて出発
web-waiting-for = それとも、あと{ $number }人待つか。
web-waiting-for-host = { $name }が鐘を鳴らすのを待っています。
web-invite = 仲間を呼ぶ
web-invite-hint = リンクを送るか、コードを読み上げるか、スキャンしてもらう。
web-copy = リンクをコピー
web-copied = コピーしました
web-share = 共有
web-share-text = 列車を襲いに来ないか：{ $game }
web-qr = 招待のQRコード
web-terms-live = 一手ごとに{ $seconds }秒、予備{ $minutes }分。
web-terms-slow = 一手ごとに{ $days }日。
web-terms-public = 誰でも座ったり見物したりできる。
web-terms-private = リンクを知る者だけがこの卓を見つける。
web-fair = シャッフル結果は封印済みです：
web-fair-hint = 誰もカードを選べません。各プレイヤーの端末が封印した持ち分を加えます。現在：{ $parts }件。
web-fair-dealing = カードをシャッフルしています…
web-fair-end = 封印を解きました。誰でも確かめられます：
web-fair-left-out = 封印したまま時間内に開かれず、シャッフルに入らなかった持ち分：{ $players }。
web-fair-check = すべてのカードを確かめるには、記録を保存して次を実行します：
web-fair-server = 着席後にサーバーの封印が変わりました。このシャッフルは信用しないでください。
web-fair-mine = あなたの封印はシャッフルに入っていません。届く前に始まったか、サーバーが外しました。
web-fair-missing = あなたの持ち分はシャッフルに入っていません。届くのが遅れたか、サーバーが外しました。
web-fair-wrong = 開かれた内容が封印と一致しません。このシャッフルは信用しないでください。
web-the-gang = 盗賊たち
web-chat-none = まだ誰も口を開かない。
web-chat-say = 何か言う
web-chat-send = 言う
web-casting-wait = { $players }が盗賊を選んでいる……

## At the table

web-wait = 誰かが考え中

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player }が盗賊を選んでいる。
    [play-or-draw] { $player }がカードを選んでいる。
    [discard-which] { $player }が手札を整えている。
    [keep-which] { $player }が手札を整えている。
    [move-where] { $player }が列車を見渡している。
    [climb-where] { $player }がはしごを探している。
    [marshal-where] { $player }が保安官に耳打ちしている。
    [fire-at-whom] { $player }が狙いを定めている。
    [rob-what] { $player }が獲物を品定めしている。
    [punch-whom] { $player }がこぶしを握っている。
    [punch-what] { $player }がこぶしを握っている。
    [throw-where] { $player }がこぶしを握っている。
    [which-plan] { $player }が計画を練っている。
    [heal-which] { $player }が弾丸をつまみ出している。
    [nudge-whom] { $player }が誰かに目配せしている。
    [nudge-what] { $player }が誰かに目配せしている。
   *[other] { $player }が考えている。
}
web-curtain-hint = ほかの人は窓の外を見ていてください。
web-curtain-lift = { $player }です

## The end

web-counting = 獲物を卓に並べる。貧しい者から。
web-count-skip = 一気に数える
web-winner = 勝者
web-rematch = もう一勝負
web-rematch-join = 次の勝負に加わる
web-replay = もう一度見る
web-see-board = 列車に戻る
web-record = 記録をダウンロード
web-fortunes = 懐具合
web-fortunes-chart = ラウンドごとの、それぞれの稼ぎ
web-round-short = R{ $number }
web-replay-moment = 場面
web-replay-place = 場面{ $number }／{ $all }
web-replay-back = 前のカード
web-replay-forward = 次のカード
web-replay-eyes = 誰の目で
web-replay-share = この場面へのリンク
web-pause = 一時停止
web-play-on = 再生

## Settings

web-theme = 明るさ
web-theme-auto = システムに合わせる
web-theme-light = 真昼
web-theme-dark = 夕暮れ
web-theme-now = { $theme ->
    [light] 真昼。明るさを変える
    [dark] 夕暮れ。明るさを変える
   *[auto] システムに合わせる。明るさを変える
}
web-still = 動きを止める
web-still-hint = 流れる景色も飛ぶ弾丸もなし。画面の切り替えだけ。
web-sound = 音
web-sound-hint = 銃声、硬貨、汽笛。すべてその場で合成。
web-sound-on = 音あり
web-sound-off = 音なし
web-volume = 音量
web-speed = 速さ
web-confirm = 念を押す
web-confirm-hint = うっかりが痛い選択は、確かめてから。
web-you = あなた
web-device = 別の端末でも遊ぶ
web-device-hint = 登録はいりません。スマホにコードを見せれば、そこでも同じ盗賊です。
web-device-qr = もう一台の端末のためのQRコード
web-link-here = ここでも同じ盗賊に
web-link-here-hint = この端末も、あなたの席に座ります。コードは一度きり。
web-link-use = 私です
web-forget = この端末で私を忘れる
web-forget-all = すべての端末で私を忘れる
web-forgotten = どちら様でしたか。
web-about = 絵も言葉もプログラムも、すべて一から作りました。ルールは元のボードゲームのものです。
web-licences = 書体と部品のライセンス

## Rules at a glance

web-rules-short = 手短に
web-rules-cards = カード
web-rules-turns = ターン
web-rules-events = ラウンド終了時のできごと
web-rules-places = 場所
web-rules-plans = イル・プロフェッソーレのカード
web-rules-ledger = 全条文
web-rules-search = 条文を探す
web-rules-none = そんな条文はない。

web-rules-classic-goal = あなたは走る列車の盗賊。5ラウンドの後、いちばん稼いだ者が勝つ。財布の中身は秘密、宝石は$500、金庫は$1000。早撃ちの名手にはさらに$1000。
web-rules-classic-round = ラウンドは前半と後半。「計画」では全員がひとつの山にカードを出し、「実行」ではその山をめくって、思惑が現実とぶつかる。
web-rules-classic-schemin = カードを6枚引く。ラウンドカードの各ターンで1枚を山に出すか、3枚引く。トンネルではカードは裏向き。誰がどこへ行ったか覚えておこう。
web-rules-classic-stealin = カードは出した順に、気が変わっていても実行される。どこへ行き、誰を殴り、何を取るかを選ぶ。保安官に出くわせば、弾丸を受けて屋根へ逃げる。
web-rules-classic-end = 受けた弾丸は山札をふさぐ。ラウンドの終わりにはカードのできごとが起こる。5ラウンド目が終われば勘定だ。

web-rules-super-goal = 列車はラウンドごとに1両を失う。まだ乗っていて最も後ろにいる者がそれを手に入れる。最後まで列車に残るか、いちばん稼ぐか。
web-rules-super-round = 毎ラウンド、3枚のカードをひそかに順番に並べる。全員が1枚目を公開して実行し、2枚目、3枚目と続く。
web-rules-super-schemin = 盗賊はどちらかを向いて一列に並ぶ。移動は向いている方へ、銃弾は正面の最初のひとりに当たる。振り向く頃合いを逃すな。
web-rules-super-stealin = 撃たれた者は隣の車両まで飛ばされて倒れ、次のカードは起き上がるだけで終わる。列車の先には砂ぼこりしかない。
web-rules-super-end = ラウンドの終わりに最後尾の車両が、乗っている者ごと切り離される。機関車だけになったら、手に入れた車両で決まる。

web-rules-armored-goal = 2本の列車がすれ違い、2つのチームが装甲列車の宝を狙う。離れる前に出発列車へ持ち帰ること。取り残された者は数に入らない。
web-rules-armored-round = 計画と実行は基本ゲームと同じ。ラウンドごとに列車は2両ぶん進み、向かいの屋根が替わる。
web-rules-armored-schemin = 仲間どうし、計画の間は声に出して話せるが、実行の間は黙る。「後押し」で仲間に行動を贈れる。
web-rules-armored-stealin = 護送員が文書を守り、ガトリング砲が屋根を掃く。獲物は手探りでつかみ、中身は本人しか知らない。
web-rules-armored-end = 自チームの文書は$4000。金塊は偽物かもしれない。護送員を多く撃ったチームにはワイルドバンチが支払う。稼いだチームが全員で勝つ。
