# What the server refuses, said to the person who asked. Nothing but variables may stand in these
# messages: the server reads them without a Fluent library.

## What was sent

error-bad-message = メッセージを読み取れません：{ $why }
error-too-long = 長すぎます。{ $limit }バイト以内にしてください。
error-wrong-version = ページが古くなっています。再読み込みしてください。
error-hello-first = 最初のメッセージでは、どのテーブルかを伝えてください。
error-bad-settings = この設定では遊べません：{ $why }
error-bad-seats = 席の数と合いません：{ $players }
error-bad-level = { $level }というボットはありません。
error-bad-name = 名前は、見える文字を含む{ $limit }文字以内にしてください。
error-bad-line = メッセージは、見える文字を含む{ $limit }文字以内にしてください。
error-bad-endpoint = このブラウザが示した宛先には通知を送れません。
error-wrong-method = この操作はできません。
error-no-such-page = ページが見つかりません。

## Who sent it

error-not-a-guest = 先に名前を決めてください。
error-forbidden-origin = ほかのサイトからのリクエストは受け付けません。
error-wrong-host = このサーバーの名前は{ $host }ではありません。サーバーが表示したアドレスを開いてください。この名前を使うには、管理者が --host-name { $host } を付けて起動します。
error-not-the-host = それができるのはテーブルのホストだけです。
error-not-your-seat = { $seat }番の席はあなたの席ではありません。
error-not-a-player = 再戦を申し込めるのは、このテーブルのプレイヤーだけです。
error-no-such-link = このコードは使えません。期限切れか、すでに使われています。
error-wrong-name = ここでの名前と一致しません。何も削除されていません。
error-bad-passkey = このパスキーはここでは使えません。もう一度試すか、別のパスキーを使ってください。
error-too-many-passkeys = このパスキーはすでに登録されているか、上限の{ $limit }個に達しています。
error-too-fast = 操作が速すぎます。{ $seconds }秒後にもう一度お試しください。
error-too-many-rooms = テーブルはすでに上限の{ $limit }個です。1つ終えてから作成してください。
error-too-many-sockets = 同時の接続が多すぎます。上限は{ $limit }です。
error-too-many-connections = あなたのアドレスからの同時接続が多すぎます。上限は{ $limit }です。ページをいくつか閉じて、もう一度お試しください。
error-too-slow = リクエストの残りが時間内に届きませんでした。もう一度お試しください。

## Tables

error-no-such-room = このコードのテーブルはありません。
error-other-rules = このゲームはルールのバージョン{ $rules }で始まりましたが、サーバーは現在バージョン{ $version }です。続けられないので、新しいテーブルを作成してください。
error-no-open-seat = このテーブルに空席はありません。
error-seats-are-open = まだ空席があります。先に人かボットで埋めてください。
error-seat-taken = { $seat }番の席はすでに使われています。
error-already-started = ゲームはすでに始まっています。
error-not-started = ゲームはまだ始まっていません。
error-not-over = ゲームはまだ終わっていません。終わるまで秘密は公開できません。
error-game-over = ゲームは終わりました。
error-resigned = リタイア済みです。この席はボットが担当します。
error-bad-part = { $seat }番席の持ち分は封印したものと一致しません。
error-already-dealt = カードはすでに配られています。
error-bad-position = この局面は作れません：{ $why }
error-one-try = 「今日の強盗」は一回勝負です。選んだことは取り消せず、ボットが代わることもありません。
error-day-not-over = 今日の強盗は、全員の一日が終わるまで秘密です。

## Choices

error-stale = ゲームが進みました。もう一度選んでください。
error-not-asked = { $seat }番の席は今、選ぶ番ではありません。
error-not-offered = それは選べません。
error-no-more-changes = この答えはすでに{ $limit }回変えました。今の答えのままになります。
error-nothing-to-take-back = まだ何も選んでいません。
error-others-have-chosen = ほかの人がすでに選んだため、取り消せません。
error-something-was-revealed = 新しい情報が公開されたため、取り消せません。

## Chat

error-no-coach = このテーブルではコーチの助言を使えません。テーブルの作成時にホストが許可できます。
error-chat-is-off = このテーブルにチャットはありません。
error-no-talking-now = 実行の間はチャットできません。次のラウンドまでお待ちください。

## The server itself

error-not-kept = 保存できませんでした。もう一度お試しください。
error-unavailable = サーバーが今データを読み書きできません。再試行を続けていますので、少し待ってからもう一度お試しください。
error-closing = サーバーはまもなく停止します。しばらくすると再開します。
error-failed = サーバーで問題が発生しました。何も変更されていません。
