# What the server refuses, said to the person who asked. Nothing but variables may stand in these
# messages: the server reads them without a Fluent library.

## What was sent

error-bad-message = このメッセージは読み取れません：{ $why }
error-too-long = 長すぎます。読めるのは{ $limit }バイトまでです。
error-wrong-version = このページは古くなっています。読み込み直してください。
error-hello-first = 最初のメッセージでは、どのテーブルかを伝えてください。
error-bad-settings = この設定では遊べません：{ $why }
error-bad-seats = 席の数と合いません：{ $players }
error-bad-level = { $level }というボットはここにはいません。
error-bad-name = 見える文字を含む、{ $limit }文字以内の名前にしてください。
error-bad-line = 見える文字を含めて、{ $limit }文字以内で書いてください。
error-wrong-method = ここではそれはできません。
error-no-such-page = この場所には何もありません。

## Who sent it

error-not-a-guest = 先に名前を決めてください。
error-forbidden-origin = ほかのページがあなたの代わりに話すことはできません。
error-wrong-host = このサーバーの名前は{ $host }ではありません。サーバーが表示したアドレスを開いてください。この名前を使うには、管理者が --host-name { $host } を付けて起動します。
error-not-the-host = それができるのはテーブルのホストだけです。
error-not-your-seat = { $seat }番の席はあなたの席ではありません。
error-not-a-player = 再戦を頼めるのは、このテーブルに座っていた人だけです。
error-no-such-link = このコードは使えません。期限が切れたか、もう使われています。
error-too-fast = 少し待ってください。{ $seconds }秒後にもう一度どうぞ。
error-too-many-tables = すでに{ $limit }のテーブルがあります。ひとつ終えてから新しく開いてください。
error-too-many-sockets = 同時の接続が多すぎます。上限は{ $limit }です。
error-too-many-connections = あなたのアドレスからの同時接続が多すぎます。上限は{ $limit }です。ページをいくつか閉じて、もう一度お試しください。
error-too-slow = リクエストの残りが時間内に届きませんでした。もう一度お試しください。

## Tables

error-no-such-table = そのコードのテーブルはありません。
error-other-rules = このゲームはルールのバージョン{ $rules }で始まりましたが、サーバーは現在バージョン{ $version }です。ここでは続けられないので、新しいテーブルを開いてください。
error-no-open-seat = このテーブルに空席はありません。
error-seats-are-open = まだ空席があります。先に人かボットで埋めてください。
error-seat-taken = { $seat }番の席にはもう誰かがいます。
error-already-started = ゲームはもう始まっています。
error-not-started = ゲームはまだ始まっていません。
error-not-over = ゲームはまだ終わっていません。終わるまで秘密は明かせません。
error-game-over = ゲームは終わりました。
error-resigned = この席はもうボットに譲りました。
error-bad-part = { $seat }番席の持ち分は封印したものと一致しません。
error-already-dealt = カードはもう配られています。

## Choices

error-stale = その後テーブルが動きました。見直して選んでください。
error-not-asked = { $seat }番の席は今は何も尋ねられていません。
error-not-offered = それは選べません。
error-no-more-changes = この答えはもう { $limit } 回変えました。今の答えのままになります。
error-nothing-to-take-back = まだ何も選んでいません。
error-others-have-chosen = 取り消せるのは、ほかの誰かが選ぶまでです。もう誰かが選びました。
error-something-was-revealed = 取り消せるのは、選んだことで新しく何も見えていないときだけです。今回は見えました。

## Chat

error-chat-is-off = このテーブルにチャットはありません。
error-no-talking-now = 実行の間は話せません。次のラウンドまで待ってください。

## The server itself

error-not-kept = 今は保存できませんでした。テーブルを見て、もう一度どうぞ。
error-unavailable = サーバーは今データを読み書きできません。再試行を続けているので、少し待ってからもう一度どうぞ。
error-closing = サーバーはまもなく止まります。すぐに戻ります。
error-failed = サーバーで問題が起きました。何も変わっていません。
