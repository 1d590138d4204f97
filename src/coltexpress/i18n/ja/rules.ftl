### 端末の rules コマンドの言葉。

cli-rules-about = ルールの条項を番号で表示します。番号がなければ条項の数を表示します。
cli-rules-ids = 番号（C-FIRE-03）、範囲（C-FIRE-01..04）、または番号の先頭（C-FIRE）。
cli-rules-coverage = すべての条文をテストとともに一覧にする。テストのない条文があれば失敗とする。
cli-rules-game = このゲームだけを表示する。
cli-rules-folder = テストのフォルダー。既定ではソースコードのもの。

cli-rules-section = 章
cli-rules-source = 出典
cli-rules-tests = テスト
cli-rules-no-test = テストなし
cli-rules-withdrawn = 取り下げ
cli-rules-count = { $game }：{ $count }条
cli-rules-cited = { $game }：{ $needed }条のうち{ $cited }条にテストあり、{ $missing }条になし
cli-rules-unknown = 不明な条文{ $id }、引用元：{ $tests }

cli-rules-no-clause = 条文{ $name }はありません。
cli-rules-no-game = ゲーム{ $name }はありません。
cli-rules-near = { $names }のことですか？
cli-rules-no-range = { $name }は条文の範囲ではありません。C-FIRE-01..04のように書いてください。
cli-rules-no-tests = ここにテストはありません。--tests でフォルダーを指定してください。
