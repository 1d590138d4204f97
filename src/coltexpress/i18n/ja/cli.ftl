### What the terminal says, whatever the game.

## Commands

cli-about = 端末の画面で列車強盗。友達とでも、ボットとでも遊べます。
cli-command-play = ボットと、または同じキーボードを囲んで遊びます。
cli-command-show = 1行で書かれた局面や視点を図にします。
cli-command-replay = ゲーム記録を1手ずつ再生します。
cli-command-rules = ルールの条項を番号で表示します。
cli-command-perft = 指定した深さまで、ゲームの進み方をすべて数えます。
cli-command-bench = ゲームの速さを測ります。

## Options of the commands

cli-help-game = ゲーム：{ $games }。
cli-help-players = プレイヤーの人数。
cli-help-people = そのうち人間の人数。残りの席にはボットが着きます。
cli-help-name = 人間のプレイヤーの名前。1人につき1回指定します。
cli-help-edition = どの版のルールで遊ぶか。
cli-help-option = ゲームの設定。1つにつき1回指定します。--options で一覧を表示します。
cli-help-options = ゲームの設定を一覧表示して終了します。
cli-help-seed = 整数。同じ数なら同じシャッフルになります。
cli-help-lang = 言語：{ $languages }。
cli-help-plain = 文字だけで表示します。図も色も使いません。スクリーンリーダー向けです。
cli-help-save = ゲーム記録をこのファイルに保存します。すでにあれば続きから始めます。
cli-help-speed = ログを表示する速さ（1秒あたりの行数）。0なら一度に表示します。
cli-help-pause = ログを表示した後、Enter を待ちます。
cli-help-position = 局面の行。- なら標準入力から読みます。
cli-help-seat = 視点。文字、1からの番号、all（すべて）、nobody（観戦者）のどれか。指定しなければ all、ゲーム中なら nobody です。
cli-help-record = ゲーム記録のファイル。- なら標準入力から読みます。
cli-help-move = この手数まで進めたテーブルを表示します。
cli-help-step = 1手ごとに止まります。Enter で次へ進みます。
cli-help-depth = 何手先まで数えるか。
cli-help-start = 新しいゲームではなく、この局面の行から始めます。
cli-help-divide = 最初の選択ごとに数えます。

## Setting up a game

cli-ask-language = 言語
cli-ask-game = どのゲームで遊ぶ？
cli-ask-players = プレイヤーは何人？（{ $fewest }〜{ $most }）
cli-ask-people = そのうち人間は何人？
cli-ask-name = プレイヤー{ $number }の名前（なければ Enter）
cli-not-a-number = { $fewest }から{ $most }までの数字を入力してください。
cli-not-a-language = 次のどれかを入力してください：{ $languages }。
cli-seats = { $people ->
    [0] ボット{ $bots }体のゲームです。観戦しましょう。
   *[other] { $bots ->
        [0] 人間{ $people }人、ボットなし。
       *[other] 人間{ $people }人、ボット{ $bots }体。
    }
}
cli-hint = 番号で答えてください。? でヘルプ。
cli-options-title = 「{ $game }」の設定
cli-options-default = { $text }（既定）
cli-people-too-many = プレイヤーは{ $players }人なので、人間も{ $players }人までです。

## At the table

cli-round = ラウンド{ $number }/{ $rounds }
cli-event = イベント：「{ $event }」
cli-no-event = イベントなし
cli-pile = 共通の山
cli-neutral = 流れ弾：{ $number }枚
cli-beside = 列車の脇：{ $loot }
cli-first = スタートプレイヤー
cli-you = あなた
cli-hand = 手札
cli-deck = 山札
cli-loot = 略奪品
cli-gun = 弾倉
cli-wounds = 受けた弾丸
cli-discards = 捨て札
cli-hand-empty = 手札なし
cli-hand-of = { $player }の手札
cli-kept-secret = 非公開
cli-legend = $ 財布　◆ 宝石　▣ 金庫　★ 保安官

# How much there is, for one line of text.
cli-bullets = { $number ->
    [0] 弾切れ
   *[other] 弾丸の残り{ $number }発
}
cli-wounded = { $number ->
    [0] 無傷
   *[other] 受けた弾丸{ $number }枚
}
cli-cards-in-hand = 手札{ $number }枚
cli-cards-in-deck = 山札{ $number }枚
cli-cards-discarded = 捨て札{ $number }枚

# Lines of the plain table.
cli-plain-bandit = { $bandit }は{ $where }。略奪品：{ $loot }。{ $bullets }、{ $wounds }。
cli-plain-bandit-off = { $bandit }は配置前。略奪品：{ $loot }。{ $bullets }、{ $wounds }。
cli-plain-player = { $player }：{ $hand }、{ $deck }。
cli-plain-loot = { $where }：{ $loot }。
cli-plain-marshal = 保安官は{ spot-at }。
cli-plain-pile = 共通の山（出された順）：{ $cards }。
cli-plain-pile-card = { $card }（{ $player }）
cli-plain-hand = あなたの手札：{ $cards }。
cli-plain-round = ラウンドカード「{ $round_card }」。ターン：{ $turns }。{ $event }
cli-plain-now = { $turn }（今）
cli-plain-event = { $rule ->
    [none] { cli-no-event }。
   *[other] { cli-event }。{ $rule }
}

cli-waiting = { $player }待ち：{ $question }
cli-story = ログ
cli-story-none = まだ何も起きていない。
cli-advice = コーチの助言
cli-advice-none = ここではコーチの助言はありません。
cli-why = この質問の根拠になるルール：
cli-powers = 能力
cli-cards = カード

## At the prompt

cli-prompt = 答え
cli-prompt-more = Enter で次へ
cli-bad-answer = 「{ $answer }」は選べません。1から{ $count }までの番号を入力してください。? でヘルプ。
cli-empty-answer = 1から{ $count }までの番号を入力してください。? でヘルプ。
cli-help-title = 入力できるもの
cli-help-number = 選択肢の番号、またはかっこ内の短い言葉
cli-help-help = このヘルプと、ゲームで使うカードと能力
cli-help-hint = 2つか3つの答えのよい点
cli-help-why = この質問の根拠になるルール
cli-help-story = これまでの出来事（自分に見えたもの）
cli-help-hand = 手札と、それぞれの効果
cli-help-table = テーブルをもう一度表示
cli-help-save-game = ゲーム記録をファイルに書き出す
cli-help-quit = ゲームをやめる
cli-ask-file = どのファイルに保存する？
cli-saved = { $file } に保存しました。
cli-save-failed = { $file } に保存できません：{ $reason }
cli-resumed = { $file } のゲームを{ $moves }手目の後から再開します。
cli-resume-command = 続きを遊ぶには：{ $command }
cli-quit = 盗賊たちが帽子を上げて見送る。また会おう。
cli-interrupted = 中断しました。

## The curtain between people at one keyboard

cli-curtain = { $player }に交代してください。
cli-curtain-enter = ほかの人が見ていないことを確かめて、Enter を押してください。
cli-sealed = 全員がひそかに答え、答えは一斉に公開されます。

## The end

cli-end-title = 最終結果
cli-end-loot = { $bandit }：{ $loot }
cli-end-gunslinger = ガンスリンガー：{ $bandit }、{ $prize }
cli-end-total = { $player }：{ $money }
cli-end-enter = Enter で次へ
cli-end-wins = { $player }の勝ち！
cli-end-winner = { $player }の勝ち！　所持金は{ $money }。
cli-end-shared = { $players }が{ $money }ずつで勝利を分け合った！
cli-end-hits = 受けた弾丸：{ $number }枚
cli-end-nobody = 勝者なし。

## Reading back

cli-replay-move = { $moves }手中{ $number }手目：{ $question } → { $answer }
cli-replay-start = 最初の手の前
cli-replay-end = 記録はここまでです。ゲームはまだ終わっていません。
cli-replay-beyond = 記録は{ $moves }手までです。{ $number }手目はありません。
cli-seen-by = { $player }の視点
cli-seen-by-nobody = 観戦者の視点
cli-seen-by-all = すべて表向き
cli-no-seat = 席 { $seat } はありません。席は { $seats } です。
cli-no-file = ファイル { $file } はありません。
cli-not-readable = { $file } を読めません：{ $reason }
cli-perft-nodes = 深さ{ $depth }：{ $nodes }

# Data files of a user's own
cli-help-data = ゲームの印刷内容を置き換える JSON ファイル。
cli-data-not-here = 「{ $game }」にはデータファイルで置き換えられる部分がありません。
cli-data-other = このゲームは、このデータファイルなしで、または別のデータファイルで始められています。
