# The server on the command line, and the page that stands in for one that is not built.

cli-command-serve = このマシンに仲間のためのテーブルを開き、ブラウザで遊ぶ。
cli-command-backup = サーバーのデータベースをファイルに写す。動いていてもよい。
cli-command-verify = 記録のシャッフルが封印され、偶然がすべてそこから導かれるか確かめる。
cli-help-host = 待ち受けるアドレス。127.0.0.1ならこのマシンの中だけ。
cli-help-port = 待ち受けるポート。0なら空いているもの。［指定がなければ8377］
cli-help-database = データベース。ファイル、または postgresql+psycopg://…［指定がなければデータフォルダーのファイル］
cli-help-no-browser = ブラウザを開かない。
cli-help-origin = このサーバーを使ってよい、ほかのアドレスのページ。
cli-help-host-name = アドレス、localhost、このマシンの名前のほかに、このサーバーを呼び出せる名前。名前ごとに指定。
cli-help-behind-proxy = このプロキシが伝えるアドレスとスキームを信じる。プロキシまたはそのネットワークごとに指定。
cli-help-workers = ボットが考えるプロセスの数。［指定がなければコアごとに1つ］
cli-help-bot-pause = ボットが選ぶ前に待つ秒数。［指定がなければ0.5］
cli-help-verbose = ログを詳しくする。
cli-help-backup-file = 書き出すファイル。まだないこと。
cli-serve-here = ここで遊べます：{ $address }
cli-serve-there = 同じネットワークから：{ $address }
cli-serve-stop = Ctrl-C でサーバーを止めます。
cli-serve-no-page = このコピーにはページがないため、ブラウザーでは遊べません（プログラムからは使えます）。プロジェクトのフォルダーで python3 run.py を実行するとページが組み立てられます。
cli-serve-taken = ポート { $port } は使用中です。ほかの coltexpress が動いているなら止めるか、--port 9000 のように別のポートを選んでください。
cli-serve-failed = サーバーを始められません：{ $reason }
cli-serve-no-network = { $reason }：プロキシは127.0.0.1のようなアドレスか、10.0.0.0/8のようなネットワークで指定してください。
cli-backup-done = { $file }に書きました。
cli-backup-exists = { $file }はもうあります。別の名前にしてください。
cli-backup-postgres = PostgreSQLのデータベースです。動いたまま写せる pg_dump を使ってください。
cli-backup-nothing = { $file }にはまだデータベースがありません。
cli-verify-good = 偶然の答え{ $count }個はすべて、サーバーの秘密の数と{ $seats }番席の持ち分から導かれます。
cli-verify-secret = 偶然の答え{ $count }個はすべて、サーバーの秘密の数から導かれます。
cli-verify-seed = 偶然の答え{ $count }個はすべて、シードから導かれます。
cli-verify-missing = 封印したまま時間内に開かれず、シャッフルに入らなかった持ち分：{ $seats }番席。
cli-verify-without = 持ち分を出さなかった人：{ $seats }番席。
cli-verify-less = シャッフルに加わった人はいません。開始前に決まってはいましたが、サーバーが何通りか試した可能性は残ります。
cli-verify-position = このゲームは指定された局面から始まりました。そこまでの経過は記録になく、確かめられません。

server-unbuilt-title = あと少しです
server-unbuilt-how = サーバーは動いていますが、ページがまだ組み立てられていません。プロジェクトのフォルダーでこのコマンドを実行してください：
