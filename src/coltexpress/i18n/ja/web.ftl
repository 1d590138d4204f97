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
web-why-cause = きっかけ
web-why-short = ルールの要点
web-why-full = ルールの全文

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
web-title-turn = ● あなたの番 · コルト・エクスプレス
web-title-mine = マイゲーム · コルト・エクスプレス
web-title-nowhere = ページが見つかりません · コルト・エクスプレス

## When something goes wrong

web-lost = 接続が切れました。再接続しています…
web-not-saving = サーバーが今保存できません。再試行を続けています。復旧しだいゲームは再開します。
web-trouble-offline = 接続できません
web-trouble-offline-more = サーバーに接続できません。通信環境を確認してください。データは失われていません。
web-trouble-nowhere = ページが見つかりません
web-trouble-nowhere-more = ページが見つかりません。リンクを確認してください。
web-trouble-no-room = テーブルが見つかりません
web-trouble-no-room-more = 閉じられたか、コードが違います。
web-trouble-broken = 問題が発生しました
web-trouble-broken-more = プログラムの問題です。ゲームは失われていません。

## The first screen

web-play-now = すぐに遊ぶ
web-play-now-hint = あなたとボット3体。登録も待ち時間もありません。
web-strength = ボットの強さ
web-strength-easy = やさしい
web-strength-normal = ふつう
web-strength-hard = つよい
web-temper = 性格
web-learn-soon = 3分で覚える
web-play = 遊ぶ
web-with-friends = 友達と遊ぶ
web-three-games = 列車を襲う3つの方法
web-ticket-facts = { $players }人 · 約{ $minutes }分
web-my-rooms = あなたのテーブル
web-past-rooms = 終了したゲーム
web-new-room = テーブルを作成
web-join = テーブルに参加
web-join-hint = 受け取ったコードまたはリンクを入力してください。
web-code = コード
web-code-go = 参加
web-code-short = コードは英数字6文字です。
web-open-rooms = 公開テーブル
web-open-rooms-none = 公開中のテーブルはありません。作成してみましょう。
web-learn = チュートリアル
web-learn-game = { $game }のチュートリアル
web-learn-hint = どのゲームも数分で、順を追って学べます。
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
## My games

web-mine = マイゲーム
web-mine-all = すべてのマイゲーム
web-mine-none = まだゲームがありません。ボットはいつでも相手になります。さっそく遊んでみましょう。
web-mine-trouble = ゲームを読み込めませんでした。
web-mine-running = 進行中のゲーム
web-mine-totals = 成績
web-mine-more = 以前のゲームを表示
web-mine-summary = { $played ->
   *[other] 終了{ $played }回、勝利{ $won }回。
}
web-mine-waiting = { $players }の番です
web-mine-won = 勝利
web-mine-place = { $players }人中{ $place }位
web-mine-given-up = 投了
web-mine-game = ゲーム
web-mine-bandit = 盗賊
web-mine-opponent = 相手
web-mine-people = 人間のプレイヤー
web-mine-played = 回数
web-mine-wins = 勝利
web-mine-best = 最高
web-give-up = 投了する
web-give-up-ask = このゲームを投了しますか？
web-give-up-hint = あなたの席は最後までボットが引き継ぎます。観戦はできますが、ゲームには戻れません。
web-give-up-not = ゲームを続ける

## Setting a table

web-which-game = どのゲーム？
web-your-name = あなたの名前
web-their-name = プレイヤーの名前
web-stranger = ゲスト
web-how-many = 何人で遊ぶ？
web-opponents = 対戦相手
web-opponents-open = リンクを知っている友だち
web-opponents-bot = ボット
web-opponents-person = 端末を共有する人
web-opponents-mixed = 混合
web-seats-each = 席ごとに設定
web-expert = 上級ルール
web-guests = ゲストの盗賊
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
web-room-settings = テーブルの設定
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
web-chat-hint = テーブルで会話できます。
web-house-rules = ハウスルール
web-edition-own = カスタム
web-edition-own-hint = 下のルールを自由に組み合わせます。
web-create-room = テーブルを作成
web-start = ゲームを開始

## The lobby

web-in-the-room = プレイヤー
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
web-room-live = 1手ごとに{ $seconds }秒、予備{ $minutes }分。
web-room-slow = 1手ごとに{ $days }日。
web-room-public = 誰でも席に着いたり観戦したりできます。
web-room-private = リンクを知っている人だけが参加できます。
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
web-chat-unread = チャット、{ $number ->
   *[other] 新着{ $number }件
}
web-chat-say = メッセージを入力
web-chat-send = 送信
web-emotes = スタンプ
web-emote-howdy = よう！
web-emote-laugh = ハッハッハ！
web-emote-fist = 覚えてろよ！
web-emote-draw = 抜け！
web-emote-shrug = やれやれ。
web-emote-bravo = お見事！
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
web-end-won = あなたの勝ち！
web-end-lost = あなたの負け。
web-end-place = あなたは{ $players }人中{ $place }位
web-place-of = { $players }人中{ $place }位
web-awards = 表彰
web-turns = 勝負の分かれ目
web-picture = 共有用の画像
web-picture-share = 画像を共有
web-picture-save = 画像を保存
web-picture-failed = 画像を作成できませんでした。
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
web-coach = コーチ
web-coach-hint = 2つか3つの選択肢のよい点を説明します。ほかの人がいるテーブルでは、ホストが許可した場合だけ使えます。
web-coach-room = 全員がコーチを使える
web-coach-room-hint = テーブルの全員がコーチに聞けます。相手がボットだけなら、いつでも使えます。
web-calls-title = 自分の番が来たら
web-calls = 通知
web-calls-hint = ページがバックグラウンドにあるときに通知します。長期戦では、ページを閉じていても届きます。
web-calls-open = ページを開いている間だけ通知します。閉じている間は、このブラウザには届きません。
web-calls-blocked = ブラウザがこのページの通知をブロックしています。先にブラウザの設定で許可してください。
web-calls-unable = このブラウザではここで通知を表示できません。安全なアドレス（https）が必要です。
web-vibration = 振動
web-vibration-hint = しばらく画面に触れていないとき。
web-banter = ボットのせりふ
web-banter-hint = ときどき吹き出しで短く話します。オフにすると、プレイヤーのスタンプはチャットにだけ表示されます。
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

## The daily robbery

web-title-daily = 今日の強盗 · コルト・エクスプレス
web-daily = 今日の強盗
web-daily-hint = 今日は全員が同じ列車、同じ相手、同じカード。挑戦は一人一回です。
web-daily-begin = 今日の強盗を始める
web-daily-go-on = 続きから
web-daily-ends = 次の強盗まで { $hours }時間{ $minutes }分
web-daily-rank = { $seats }人中{ $rank }位
web-daily-score = スコア：{ $score }
web-daily-place = 今日の挑戦者は{ $tries }人、あなたは{ $place }位です。
web-daily-void = この挑戦は記録されません。途中でリタイアしたか、時間切れでした。
web-daily-results = 今日の結果
web-daily-nobody = まだ誰も終えていません。一番乗りしましょう。
web-daily-ranks = みんなの順位
web-daily-rank-count = { $rank }位
web-daily-names = 名前つき
web-daily-names-none = 名前の公開を希望した人は、まだ誰も終えていません。
web-list-me = 結果とランキングに名前を表示する
web-list-me-hint = 初期設定はオフです。オンにすると名前・順位・スコアが他の人に見えます。
web-daily-practice = 過去の強盗で練習
web-daily-practice-hint = { $day }の強盗を好きなだけ遊べます。記録には残りません。
web-daily-share = 結果を共有
web-daily-share-text = { $title } { $day }：{ $game } { $stars } { $seats }人中{ $rank }位、スコア{ $score }
web-daily-seal = 今日の封印を見る
web-daily-fair = 今日の封印です。全員の一日が終わると中身を公開します：
web-daily-board = 最終結果を見る

## Ratings, and everything about me

web-title-ladder = レーティング · コルト・エクスプレス
web-ladder = レーティング
web-ladder-hint = 人やボットと最後まで遊んだゲームが対象です。全員1500から始まります。
web-ladder-mine = あなたのレーティング
web-ladder-none = まだ対象のゲームがありません。一回遊び終えてみましょう。
web-rating = { $rating } ± { $margin }
web-rated-games = 対象ゲーム数：{ $number }
web-ladder-form = 最近の対象ゲーム
web-ladder-of = ランキング
web-ladder-empty = まだ誰もいません。対象ゲーム{ $least }回と、名前の公開が必要です。
web-ladder-people = レーティングが確定した人（非公開を含む）：{ $number }人
web-ladder-bot = ボット
web-my-data = あなたのデータ
web-my-data-hint = このサーバーが保存しているあなたの情報を、ダウンロードまたは削除できます。他の人とのゲームでは、席だけが名前なしで残ります。
web-my-data-get = データをダウンロード
web-my-data-erase = すべて削除…
web-passkeys = パスキー
web-passkeys-hint = パスキーがあれば、どの端末でもパスワードなしで自分として戻れます。遊ぶだけなら必要ありません。
web-passkeys-add = パスキーを追加
web-passkeys-use = パスキーでサインイン
web-passkeys-added = パスキーを保存しました。
web-passkeys-in = おかえりなさい、{ $name }さん。
web-passkeys-remove = { $name }を削除
web-passkeys-made = 作成：{ $date }
web-passkeys-used = 最終使用：{ $date }
web-passkeys-failed = パスキーは作成も使用もされませんでした。
web-erase-title = すべて削除しますか？
web-erase-hint = ゲーム、レーティング、結果は完全に消え、進行中のゲームはリタイアになります。確認のため名前「{ $name }」を入力してください。
web-erase = 完全に削除
web-erased = すべて削除しました。

## Study

web-study = 検討
web-study-of = 誰の選択
web-study-waiting = ゲームを検討しています…
web-study-failed = いまは検討できません。
web-study-again = もう一度
web-study-turn = ラウンド{ $round }：{ $who }、{ $before } → { $after }
web-study-choices = 大きく損をした選択
web-study-no-marks = ありません。どの選択もほぼ最善でした。
web-study-given = ラウンド{ $round }：{ $given }の損
web-study-here = それぞれの選択肢の見込み
web-study-chosen = { $option }（選択）
web-study-points = { $points }ポイント
web-study-previous = 前の選択
web-study-next = 次の選択

## The board of analysis

web-title-study = 検討ボード · コルト・エクスプレス
web-board = 検討ボード
web-board-hint = どんな局面も盤面にできます。全員の選択を試し、見込みを確かめましょう。
web-board-line = 局面の記述
web-board-open = 開く
web-board-from = 終わったゲームの好きな場面も開けます。リプレイで「検討」→「別の選択を試す」を選んでください。
web-board-try = 別の選択を試す
web-board-back = 一手戻す
web-board-share = リンクをコピー
web-board-over = ここでゲームは終わりです。
web-board-setup = まだ準備中で、評価できるものがありません。
web-board-chances = 席ごとの勝ち目
web-edit = 局面を編集
web-edit-hint = ゲームにあるものだけを選べるので、作った局面は必ず遊べます。局面は手番の始まりか、山をめくるところから始まります。
web-edit-new = 新しい局面
web-edit-game = ゲーム
web-edit-players = 人数
web-edit-clock = ラウンド
web-edit-add = 追加…
web-edit-add-to = 追加：{ $part }
web-edit-remove = { $what }を取り除く
web-edit-none = なし
web-edit-done = 検討する
web-title-book = 定跡集 · Colt Express
web-book = 定跡集
web-book-hint = 最初の選択ごとの勝率を、盗賊と順番別に。
web-book-bandit = 盗賊
web-book-place = 順番
web-book-any-place = すべて
web-book-choice = 最初の選択
web-book-rate = 勝率
web-book-interval = 95 %信頼区間
web-book-games = ゲーム数
web-title-puzzles = パズル · コルト・エクスプレス
web-puzzles = パズル
web-puzzles-hint = 実戦の局面から最善の一手を探します。毎日新しい一問。
web-puzzles-today = 今日のパズル
web-puzzles-rating = パズルのレーティング：{ $rating }
web-puzzles-next = 次のパズル
web-puzzles-other = 別のパズル
web-puzzles-more = ほかのパズル
web-puzzles-game = ゲーム
web-puzzles-theme = テーマ
web-puzzles-any = 指定なし
web-puzzles-best = 最善
web-puzzles-yours = あなたの選択
web-puzzles-study = 検討ボードで開く
web-puzzles-solved = 正解：{ $tries }問中{ $solved }問
web-puzzles-again = レーティングの対象は最初の挑戦だけです。
web-puzzles-why = { $solved ->
    [yes] この選択の勝ち目は{ $best }です。
   *[no] 正解の勝ち目は{ $best }、あなたの選択は{ $chosen }です。
}
