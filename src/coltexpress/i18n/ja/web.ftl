### What the page says around the games. The games themselves are in the other files.

## Everywhere

web-brand = コルト・エクスプレス
web-tagline = 友達と、またはボットと、列車を襲え。
web-unofficial = 非公式のファンプロジェクトです。ゲームの作者や出版社が制作または公認したものではありません。
web-skip = 本文へ移動
web-close = 閉じる
web-loading = 読み込み中…
web-try-again = もう一度試す
web-go-home = ホームに戻る
web-or = または
web-settings = 設定
web-language = 言語
web-save = 保存
web-saved = 保存しました。
web-why = なぜ？　ルールによれば：

# Titles of the window.
web-title-home = コルト・エクスプレス
web-title-create = テーブルを作成 · コルト・エクスプレス
web-title-createGame = テーブルを作成 · コルト・エクスプレス
web-title-join = テーブルに参加 · コルト・エクスプレス
web-title-invited = テーブル · コルト・エクスプレス
web-title-room = テーブル · コルト・エクスプレス
web-title-replay = リプレイ · コルト・エクスプレス
web-title-learn = チュートリアル · コルト・エクスプレス
web-title-lesson = チュートリアル · コルト・エクスプレス
web-title-rules = ルール · コルト・エクスプレス
web-title-rulesOf = ルール · コルト・エクスプレス
web-title-settings = 設定 · コルト・エクスプレス
web-title-link = 別の端末 · コルト・エクスプレス
web-title-nowhere = ページが見つかりません · コルト・エクスプレス

## When something goes wrong

web-lost = 接続が切れました。再接続しています…
web-not-saving = サーバーが今保存できません。再試行を続けています。復旧しだいゲームは再開します。
web-trouble-offline = 接続できません
web-trouble-offline-more = サーバーに接続できません。通信環境を確認してください。データは失われていません。
web-trouble-nowhere = ページが見つかりません
web-trouble-nowhere-more = ページが見つかりません。リンクを確認してください。
web-trouble-no-table = テーブルが見つかりません
web-trouble-no-table-more = 閉じられたか、コードが違います。
web-trouble-broken = 問題が発生しました
web-trouble-broken-more = プログラムの問題です。ゲームは失われていません。

## The first screen

web-play-now = すぐに遊ぶ
web-play-now-hint = あなたとボット3体。登録も待ち時間もありません。
web-play = 遊ぶ
web-with-friends = 友達と遊ぶ
web-three-games = 列車を襲う3つの方法
web-ticket-facts = { $players }人 · 約{ $minutes }分
web-my-tables = あなたのテーブル
web-past-tables = 終了したゲーム
web-new-table = テーブルを作成
web-join = テーブルに参加
web-join-hint = 受け取ったコードまたはリンクを入力してください。
web-code = コード
web-code-go = 参加
web-code-short = コードは英数字6文字です。
web-open-tables = 公開テーブル
web-open-tables-none = 公開中のテーブルはありません。作成してみましょう。
web-learn = チュートリアル
web-learn-game = { $game }のチュートリアル
web-learn-hint = 10分ほどで、順を追って学べます。
web-lesson = チュートリアルを始める
web-rules = ルール

# A table in a list. $number counts open seats, or rounds.
web-row-over = 終了
web-row-lobby = { $number ->
    [0] まもなく開始
   *[other] 空席{ $number }
}
web-row-your-turn = あなたの番
web-row-round = 第{ $number }ラウンド
web-row-look-back = リプレイを見る
web-row-go-on = 続ける
web-row-sit = 席に着く
web-row-watch = 観戦する
web-row-bots = ボットと対戦

## Setting a table

web-which-game = どのゲーム？
web-your-name = あなたの名前
web-their-name = プレイヤーの名前
web-stranger = ゲスト
web-how-many = 何人で遊ぶ？
web-seats = 席
web-seats-hint = 空席には、リンクを知っている人が参加できます。1台の端末を何人かで使うこともできます。
web-seat = 席{ $number }
web-seat-you = あなた
web-seat-open = 空席
web-seat-open-hint = リンクを知っている人なら誰でも
web-seat-bot = ボット
web-seat-here = 端末を共有
web-seat-name = 席{ $number }の名前
web-seat-level = 席{ $number }のボット
web-table-terms = テーブルの設定
web-clock = 持ち時間
web-clock-none = なし
web-clock-live = リアルタイム
web-clock-slow = 長期戦
web-clock-none-hint = 時間制限はありません。
web-clock-live-hint = 1手ごとに数十秒です。時間が切れると、戻るまでボットが代わります。
web-clock-slow-hint = 1手ごとに数日です。何日もかけて遊べます。
web-clock-decision = 1手ごと
web-clock-reserve = 予備
web-clock-days = 1手ごと
web-seconds = { $number }秒
web-minutes = { $number ->
    [0] なし
   *[other] { $number }分
}
web-days = { $number }日
web-stand-in = 不在時の代役ボット
web-public = 公開テーブル
web-public-hint = ホームの一覧に載り、誰でも席に着いたり観戦したりできます。
web-chat = チャット
web-chat-hint = テーブルで会話できます。「護送員と装甲列車」の実行中はチャットできません。
web-house-rules = ハウスルール
web-edition-classic-default = おすすめ
web-edition-classic-zh = 繁体字中国語版
web-edition-classic-sv = スウェーデン語版
web-edition-armored-en = 英語版
web-edition-armored-pl = ポーランド語版
web-edition-own = カスタム
web-edition-own-hint = 下のルールを自由に組み合わせます。
web-open-table = テーブルを作成
web-start = ゲームを開始

## The lobby

web-around-the-table = プレイヤー
web-seat-empty = 空席
web-bot = ボット
web-here = オンライン
web-away = 離席中
web-sit = 席に着く
web-add-bot = ボットを追加
web-remove-bot = 席{ $number }のボットを外す
web-kick = { $name }を退席させる
web-leave = テーブルを離れる
web-hot-seat-hint = この端末を共有します。番が移るたびに画面が隠れます。
web-fill-and-start = 空席をボットで埋めて開始
web-waiting-for = または、あと{ $number }人を待ちます。
web-waiting-for-host = { $name }の開始を待っています。
web-invite = 友達を招待
web-invite-hint = リンクを送るか、コードを伝えるか、スキャンしてもらってください。
web-copy = リンクをコピー
web-copied = コピーしました
web-share = 共有
web-share-text = 一緒に列車を襲おう：{ $game }
web-qr = 招待用の QR コード
web-terms-live = 1手ごとに{ $seconds }秒、予備{ $minutes }分。
web-terms-slow = 1手ごとに{ $days }日。
web-terms-public = 誰でも席に着いたり観戦したりできます。
web-terms-private = リンクを知っている人だけが参加できます。
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
web-chat-none = まだメッセージはありません。
web-chat-say = メッセージを入力
web-chat-send = 送信
web-casting-wait = 盗賊を選択中：{ $players }

## At the table

web-wait = 誰かが考え中

# Who is thinking, and about what: $what is the name of a question.
web-thinking = { $what ->
    [pick-character] { $player }が盗賊を選んでいます。
    [play-or-draw] { $player }がカードを選んでいます。
    [discard-which] { $player }が手札を整理しています。
    [keep-which] { $player }が手札を整理しています。
    [move-where] { $player }が行き先を選んでいます。
    [climb-where] { $player }が昇降先を選んでいます。
    [marshal-where] { $player }が保安官の行き先を選んでいます。
    [fire-at-whom] { $player }が狙いを定めています。
    [rob-what] { $player }が略奪品を選んでいます。
    [punch-whom] { $player }がこぶしを握っています。
    [punch-what] { $player }がこぶしを握っています。
    [throw-where] { $player }がこぶしを握っています。
    [which-plan] { $player }が計画を立てています。
    [heal-which] { $player }が取り除く弾丸を選んでいます。
    [nudge-whom] { $player }が味方に目配せしています。
    [nudge-what] { $player }が味方に目配せしています。
   *[other] { $player }が考えています。
}
web-curtain-hint = ほかの人は画面を見ないでください。
web-curtain-lift = { $player }として続ける

## The end

web-counting = 所持金の少ない順に公開します。
web-count-skip = スキップ
web-winner = 勝者
web-rematch = 再戦
web-rematch-join = 再戦に参加
web-replay = リプレイを見る
web-see-board = テーブルに戻る
web-record = ゲーム記録をダウンロード
web-fortunes = 所持金の推移
web-fortunes-chart = ラウンドごとの所持金の推移
web-round-short = R{ $number }
web-replay-moment = ステップ
web-replay-place = ステップ{ $number }／{ $all }
web-replay-back = 前のカード
web-replay-forward = 次のカード
web-replay-viewer = 視点
web-replay-share = このステップへのリンク
web-pause = 一時停止
web-play-on = 再生

## Settings

web-theme = 外観
web-theme-auto = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-theme-now = { $theme ->
    [light] 外観：ライト。外観を変更
    [dark] 外観：ダーク。外観を変更
   *[auto] 外観：システムに合わせる。外観を変更
}
web-still = 動きを減らす
web-still-hint = 流れる景色や飛ぶ弾丸を表示せず、画面の切り替えだけにします。
web-sound = サウンド
web-sound-hint = 銃声、コイン、汽笛の音です。
web-sound-on = サウンドオン
web-sound-off = サウンドオフ
web-volume = 音量
web-speed = 速度
web-confirm = 選択時に確認する
web-confirm-hint = 間違えると困る選択の前に確認します。
web-you = あなた
web-device = 別の端末でも遊ぶ
web-device-hint = 登録は不要です。スマートフォンにコードを見せると、そこでも同じ席を使えます。
web-device-qr = 別の端末用の QR コード
web-link-here = この端末でも自分の席を使う
web-link-here-hint = もう一方の端末と同じ席を、この端末でも使えます。コードは1回だけ使えます。
web-link-use = 端末を連携
web-forget = この端末のデータを削除
web-forget-all = すべての端末のデータを削除
web-forgotten = データを削除しました。
web-about = 絵も文章もプログラムも、すべて独自に作りました。ルールは印刷されたゲームのものです。
web-licences = フォントと部品のライセンス

## Rules at a glance

web-rules-short = 概要
web-rules-cards = カード
web-rules-turns = ターン
web-rules-events = ラウンド終了時のイベント
web-rules-places = 場所
web-rules-plans = イル・プロフェッソーレのカード
web-rules-ledger = 全条項
web-rules-search = 条項を検索
web-rules-none = 該当する条項はありません。

web-rules-classic-goal = あなたは走る列車の盗賊。5ラウンドの後、最も裕福な者が勝つ。財布の中身は秘密、宝石は$500、金庫は$1000。最も多く弾丸を撃った者はガンスリンガーとなり、さらに$1000を得る。
web-rules-classic-round = 各ラウンドは2つのフェイズからなる。「計画」では全員が共通の山にカードを出し、「実行」ではその山を裏返して、計画が現実とぶつかる。
web-rules-classic-schemin = カードを6枚引く。ラウンドカードの各ターンで、1枚を共通の山に出すか、3枚引く。「トンネル」では裏向きに出すので、誰がどこへ行ったか覚えておこう。
web-rules-classic-stealin = カードは出された順に、気が変わっていても必ず実行される。どこへ行き、誰を殴り、何を取るかを選ぶ。保安官と出くわすと、弾丸を受けて屋根の上へ逃げる。
web-rules-classic-end = 受けた弾丸は山札に入り、じゃまになる。ラウンドの終了時には、ラウンドカードのイベントが起こる。5ラウンドが終わると、最終結果を計算する。

web-rules-super-goal = 列車はラウンドごとに1両を失う。列車に残った者のうち最も後ろにいる盗賊が、その略奪品カードを得る。列車に残る最後の1人になるか、または略奪品カードを最も多く集める。
web-rules-super-round = 毎ラウンド、3枚のカードをひそかに選んで順番を決める。スタートプレイヤーから順に1枚目を公開して実行し、2枚目、3枚目と続ける。
web-rules-super-schemin = 盗賊は前方か後方を向いて1列に並ぶ。「前に移動」は向いている方へ進み、「銃を撃つ」は正面にいる最初の盗賊に当たる。「振り向く」時機を逃すな。
web-rules-super-stealin = 撃たれた者は隣の車両まで飛ばされて転倒し、次のカードでは起き上がるだけになる。列車の端を越えると転落する。
web-rules-super-end = ラウンドの終了時に最後尾車両が切り離され、乗っている者は脱落する。機関車だけが残ったら、略奪品カードの枚数で決まる。

web-rules-armored-goal = 2本の列車がすれ違い、2つのチームが装甲列車の略奪品を狙う。列車が離れる前にスタート列車へ持ち帰ること。装甲列車に残った盗賊の略奪品は得点にならない。
web-rules-armored-round = 計画と実行は基本ゲームと同じ。ラウンドごとに列車は2両分進み、向かいの車両が変わる。
web-rules-armored-schemin = 計画の間は味方と相談できるが、全員に聞こえる。実行の間は話せない。「後押し」で味方にアクションを与えられる。
web-rules-armored-stealin = 護送員が機密文書を守り、ガトリング砲が屋根の上を掃射する。手に入れた略奪品を見られるのは本人だけ。
web-rules-armored-end = 自分のチームの機密文書は$4000。金塊は偽物かもしれない。護送員に最も多く弾丸を撃ったチームは、ワイルドバンチの称号を得る。裕福なチームがそろって勝つ。
