# The server on the command line, and the page that stands in for one that is not built.

cli-command-serve = このマシンに友達と遊ぶテーブルを用意します。ブラウザーで遊べます。
cli-command-backup = サーバーのデータベースをファイルにコピーします。動作中でもかまいません。
cli-command-verify = 記録のシャッフルが封印され、偶然がすべてそこから導かれるか確かめます。
cli-help-host = 待ち受けるアドレス。127.0.0.1 ならこのマシンだけで使えます。
cli-help-port = 待ち受けるポート。0 なら空いているポート。［既定：8377］
cli-help-database = データベース。ファイル、または postgresql+psycopg://…［既定：データフォルダーのファイル］
cli-help-no-browser = ブラウザーを開きません。
cli-help-origin = このサーバーを使ってよい、ほかのアドレスのページ。
cli-help-host-name = このサーバーを呼び出せる名前。アドレス、localhost、このマシンの名前のほかに使うもの。名前ごとに指定します。
cli-help-behind-proxy = このプロキシが伝えるアドレスとスキームを信頼します。プロキシまたはそのネットワークごとに指定します。
cli-help-workers = ボットが考えるプロセスの数。［既定：コアごとに1つ］
cli-help-bot-pause = ボットが選ぶ前に待つ秒数。［既定：0.5］
cli-help-developer = 開発者向けのゲームも遊べるようにします。
cli-help-verbose = ログを詳しくします。
cli-help-backup-file = 書き出すファイル。まだないファイルを指定します。
cli-serve-here = ここで遊べます：{ $address }
cli-serve-there = 同じネットワークから：{ $address }
cli-serve-stop = Ctrl-C でサーバーを停止します。
cli-serve-no-page = このコピーにはページがないため、ブラウザーでは遊べません（プログラムからは使えます）。プロジェクトのフォルダーで python3 run.py を実行すると、ページが作られます。
cli-serve-taken = ポート { $port } は使用中です。ほかの coltexpress が動いているなら停止するか、--port 9000 のように別のポートを選んでください。
cli-serve-failed = サーバーを起動できません：{ $reason }
cli-serve-no-network = { $reason }：プロキシは127.0.0.1のようなアドレスか、10.0.0.0/8のようなネットワークで指定してください。
cli-backup-done = { $file } に書き出しました。
cli-backup-exists = { $file } はすでにあります。別の名前にしてください。
cli-backup-postgres = PostgreSQL のデータベースです。動作中でもコピーできる pg_dump を使ってください。
cli-backup-nothing = { $file } にはまだデータベースがありません。
cli-verify-good = ランダムな結果{ $count }個はすべて、サーバーの秘密の数と{ $seats }番席の持ち分から導かれます。
cli-verify-secret = ランダムな結果{ $count }個はすべて、サーバーの秘密の数から導かれます。
cli-verify-seed = ランダムな結果{ $count }個はすべて、シードから導かれます。
cli-verify-missing = 封印したまま時間内に開かれず、シャッフルに入らなかった持ち分：{ $seats }番席。
cli-verify-without = 持ち分を出さなかった人：{ $seats }番席。
cli-verify-less = シャッフルに加わった人はいません。開始前に決まってはいましたが、サーバーが何通りか試した可能性は残ります。
cli-verify-position = このゲームは指定された局面から始まりました。そこまでの経過は記録になく、確かめられません。

server-unbuilt-title = あと少しです
server-unbuilt-how = サーバーは動いていますが、ページがまだ作られていません。プロジェクトのフォルダーでこのコマンドを実行してください：
