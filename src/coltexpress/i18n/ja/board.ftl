### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = 列車
board-marshal = 保安官
board-professore = 丘の上のイル・プロフェッソーレ
board-gatling = ガトリング砲

# Somebody or something, and where. $what is a name, or "2 purses".
board-at = { $what }：{ spot-at }
board-on-horse = { $name }：列車の横を馬で並走中
board-in-dust = { $name }：線路脇に転落

## Around the board

board-menu = メニュー
board-plain = テキスト版
board-side = プレイヤーとログ
board-sheets = その他
board-players = プレイヤー
board-story = ログ
board-story-keys = 上下の矢印キーで行を移動し、Enterで説明を表示します。
board-in-play = 実行中のカード
board-plans = 全員の計画
board-strip = 列車全体：車両を表示
board-further = 列車全体を表示
board-nearer = 拡大
board-prompt = 現在の状況
board-answers = 選択肢
board-animation = 演出
board-step = 1つ進む
board-skip = 最後までスキップ
board-again = 前のラウンドをもう一度見る
board-since = 前回見てからの出来事
board-why = なぜ？
board-why-line = なぜ？　{ $line }
board-rule = ルール
board-time = 残り時間
board-time-left = { $player }の残り時間：{ $time }
board-money = { $money }
board-money-more = { $money }＋？

## Choosing

board-not-that = キャンセル
board-take-back = 取り消す
board-plan-seal = 計画を確定する
board-plan-sealed = 確定しました。全員がそろうまで変更できます。
board-plan-remove = { $number }枚目の「{ $card }」を計画から外す

## Keys

board-keys = キーボード操作
board-key-arrows = 次の項目へ移動
board-key-numbers = カードや選択肢を選ぶ（Enterで決定）
board-key-enter = 選ぶ。もう一度で決定
board-key-escape = キャンセル
board-key-explain = それが何か、ルールとともに表示
board-key-back = 取り消す
board-key-space = 一時停止／再開
board-key-skip = 演出をスキップ
board-key-coach = コーチのオン・オフ
board-coach-not-here = このテーブルでは使えません。ホストが許可していません。
board-coach-more = あと{ $number }件を表示
board-coach-fewer = 最初の1件だけ表示

## Lessons: somebody explains while the learner plays

lesson-watch = 見てみよう…
lesson-next = 次へ
lesson-back = 1つ戻る
lesson-over = 最初から
lesson-leave = チュートリアルを終える
lesson-your-turn = あなたの番
