### どのコマンドも使う言葉：使い方、引数とオプション、入力の誤り。

## ヘルプ

cli-line-usage = 使い方：{ $command }
cli-line-arguments = 引数：
cli-line-options = オプション：
cli-line-commands = コマンド：
cli-line-any-options = { "[" }オプション]
cli-line-any-command = コマンド [引数]...
cli-line-default = 既定：{ $value }
cli-line-required = 必須
cli-line-help = このヘルプを表示して終了します。
cli-line-version = バージョンを表示して終了します。
cli-line-error = エラー：{ $why }
cli-line-try = 「{ $command }」でヘルプを表示します。

## 指定するもの

cli-metavar-address = アドレス
cli-metavar-date = 日付
cli-metavar-file = ファイル
cli-metavar-folder = フォルダー
cli-metavar-game = ゲーム
cli-metavar-id = 番号
cli-metavar-language = 言語
cli-metavar-network = アドレス/ネットワーク
cli-metavar-number = 数
cli-metavar-position = 局面
cli-metavar-record = 記録
cli-metavar-setting = 名前=値
cli-metavar-text = 文字列

## 誤り

cli-line-missing-option = オプション「{ $name }」が必要です。
cli-line-missing-argument = 引数「{ $name }」が必要です。
cli-line-choices = 次から選んでください：{ $choices }
cli-line-no-option = 「{ $name }」というオプションはありません。
cli-line-no-command = 「{ $name }」というコマンドはありません。
cli-line-no-value = オプション「{ $name }」に値は指定できません。
cli-line-needs-value = オプション「{ $name }」には値が必要です。
cli-line-extra = 余分な引数があります：{ $arguments }
cli-line-invalid = 「{ $name }」の値が正しくありません：{ $why }
cli-line-not-a-choice = 「{ $value }」は選べません（選べるもの：{ $choices }）。
cli-line-not-whole = 「{ $value }」は整数ではありません。
cli-line-not-a-number = 「{ $value }」は数ではありません。
cli-line-too-small = { $value } は小さすぎます。{ $fewest } 以上にしてください。
cli-line-beyond = { $value } は { $fewest } から { $most } までの範囲にありません。
cli-line-nothing-there = 「{ $file }」はありません。
cli-line-is-folder = 「{ $file }」はフォルダーです。
cli-line-is-file = 「{ $file }」はファイルです。
cli-line-locked = 「{ $file }」を読めません。

## 計測

cli-bench-about = ゲームの進行、コピー、視点、行、ステップ、探索の速さを測ります。探索、行、規模の影響、サーバーのどれか1つだけも測れます。
cli-bench-part = この部分だけを測ります。
cli-bench-seconds = 1回の計測にかけるおおよその秒数。［既定：0.5、サーバーは8］
cli-bench-game = このゲームだけを測ります。1つにつき1回指定します。
cli-bench-svg = 規模の影響の図をこのファイルに描きます。
cli-bench-rooms = サーバーのテーブルの数。
cli-bench-seats = 各テーブルに着く人数。
cli-bench-database = サーバーのデータベース。［既定：新しいファイル］
cli-bench-nodes = データベースを共有するサーバーの最大数。1台、2台と順に測ります。PostgreSQLが必要です。
cli-bench-needs-postgres = 複数のサーバーで共有できるのはPostgreSQLのデータベースだけです。--database postgresql://… で指定してください。
cli-bench-measuring = 計測中
