### What the terminal says, whatever the game.

## Commands

cli-about = 端末の中で列車強盗。仲間とでも、ボットとでも。
cli-command-play = ボット相手に、または同じキーボードを囲んで遊ぶ。
cli-command-show = 1行の局面や視点を絵にする。
cli-command-replay = 記録したゲームを一手ずつ見返す。
cli-command-rules = ルールの条文を番号で表示する。
cli-command-perft = 指定した深さまで、ゲームの進み方をすべて数える。
cli-command-bench = ゲームの速さを測る。

## Options of the commands

cli-help-game = ゲーム：{ $games }。
cli-help-players = プレイヤーの人数。
cli-help-people = そのうち人間の人数。残りの席にはボットが座る。
cli-help-name = 人間の名前。ひとりにつき1回指定する。
cli-help-edition = どの版のルールで遊ぶか。
cli-help-option = ゲームの設定。ひとつにつき1回指定する。--options で一覧を出す。
cli-help-options = ゲームの設定を一覧にして終わる。
cli-help-seed = 整数。同じ数なら切り方も同じ。
cli-help-lang = 言語：{ $languages }。
cli-help-plain = 文字だけ。絵も色もなし。スクリーンリーダー向け。
cli-help-save = ゲームの記録をこのファイルに残す。すでにあれば続きから始める。
cli-help-speed = 物語を語る速さ（1秒あたりの文の数）。0なら一度に語る。
cli-help-pause = 物語を語り終えたら Enter を待つ。
cli-help-position = 局面の行。- なら標準入力から読む。
cli-help-seat = 誰の目で見るか。文字、1からの番号、all（すべて）、nobody（観客）。指定がなければall、対局中ならnobody。
cli-help-record = 記録のファイル。- なら標準入力から読む。
cli-help-move = この手数まで進めた卓を見せる。
cli-help-step = 一手ごとに止まる。Enter で進む。
cli-help-depth = 何手先まで数えるか。
cli-help-start = 新しいゲームではなく、この局面の行から始める。
cli-help-divide = 最初の選択ごとに数える。

## Setting up a game

cli-ask-language = 言語
cli-ask-game = どのゲームで遊ぶ？
cli-ask-players = プレイヤーは何人？（{ $fewest }〜{ $most }）
cli-ask-people = そのうち人間は何人？
cli-ask-name = { $number }人目の名前（なければ Enter）
cli-not-a-number = { $fewest }から{ $most }までの数字を入れてください。
cli-not-a-language = 次のどれかを入れてください：{ $languages }。
cli-seats = { $people ->
    [0] ボット{ $bots }体の勝負。高みの見物といこう。
   *[other] { $bots ->
        [0] 人間{ $people }人、ボットなし。
       *[other] 人間{ $people }人、ボット{ $bots }体。
    }
}
cli-hint = 数字で答える。? でヘルプ。
cli-options-title = 「{ $game }」の設定
cli-options-default = { $text }（指定がなければこれ）
cli-people-too-many = プレイヤーは{ $players }人なので、人間も{ $players }人まで。

## At the table

cli-round = ラウンド{ $number }/{ $rounds }
cli-event = イベント：{ $event }
cli-no-event = イベントなし
cli-pile = 山
cli-neutral = 流れ弾：{ $number }
cli-beside = 列車の脇：{ $loot }
cli-first = 親
cli-you = あなた
cli-hand = 手札
cli-deck = デッキ
cli-loot = 獲物
cli-gun = 銃
cli-wounds = 傷
cli-discards = 捨て札
cli-hand-empty = 手札なし
cli-hand-of = { $player }の手札
cli-kept-secret = 非公開
cli-legend = $ 財布　◆ 宝石　▣ 金庫　★ 保安官

# How much there is, for one line of text.
cli-bullets = { $number ->
    [0] 弾切れ
   *[other] 残弾{ $number }
}
cli-wounded = { $number ->
    [0] 無傷
   *[other] { $number }発被弾
}
cli-cards-in-hand = 手札{ $number }枚
cli-cards-in-deck = デッキ{ $number }枚
cli-cards-discarded = 捨て札{ $number }枚

# Lines of the plain table.
cli-plain-bandit = { $bandit }は{ $where }。獲物：{ $loot }。{ $bullets }、{ $wounds }。
cli-plain-bandit-off = { $bandit }はまだ列車の外。獲物：{ $loot }。{ $bullets }、{ $wounds }。
cli-plain-player = { $player }：{ $hand }、{ $deck }。
cli-plain-loot = { $where }：{ $loot }。
cli-plain-marshal = 保安官は{ spot-at }。
cli-plain-pile = 山（先に出た順）：{ $cards }。
cli-plain-pile-card = { $card }（{ $player }）
cli-plain-hand = あなたの手札：{ $cards }。
cli-plain-round = ラウンドカード「{ $round_card }」。ターン：{ $turns }。{ $event }
cli-plain-now = { $turn }（いま）

cli-waiting = { $player }が考え中：{ $question }
cli-story = これまでの物語
cli-story-none = まだ何も起きていない。
cli-why = なぜこの質問？ ルールによれば：
cli-powers = 能力
cli-cards = カード

## At the prompt

cli-prompt = 答え
cli-prompt-more = Enter で進む
cli-bad-answer = 「{ $answer }」とは答えられません。1から{ $count }までの数字か、? でヘルプ。
cli-empty-answer = 1から{ $count }までの数字か、? でヘルプ。
cli-help-title = 入力できるもの
cli-help-number = 答えの番号、またはかっこ内の短い言葉
cli-help-help = このヘルプと、いま使われているカードと能力
cli-help-why = この質問の根拠になるルール
cli-help-story = あなたが見てきた出来事のすべて
cli-help-hand = 手札と、それぞれの効果
cli-help-table = 卓をもう一度
cli-help-save-game = 記録をファイルに書き出す
cli-help-quit = ゲームを去る
cli-ask-file = どのファイルに保存する？
cli-saved = { $file } に保存しました。
cli-save-failed = { $file } に保存できません：{ $reason }
cli-resumed = { $file } のゲームを{ $moves }手目の後から再開。
cli-resume-command = 続きを遊ぶには：{ $command }
cli-quit = 盗賊たちは帽子を軽く上げた。また会おう。
cli-interrupted = 中断しました。

## The curtain between people at one keyboard

cli-curtain = { $player }に席を譲ってください。
cli-curtain-enter = ほかの誰も見ていなければ Enter。
cli-sealed = 全員が内緒で答え、答えは一斉に開かれる。

## The end

cli-end-title = 勘定
cli-end-loot = { $bandit }：{ $loot }
cli-end-gunslinger = ガンスリンガー：{ $bandit }、{ $prize }
cli-end-total = { $player }：{ $money }
cli-end-enter = Enter で次の勘定
cli-end-wins = { $player }の勝ち！
cli-end-winner = 勝者は{ $player }、稼ぎは{ $money }！
cli-end-shared = { $players }が{ $money }ずつで勝利を分け合う！
cli-end-hits = 受けた弾丸：{ $number }
cli-end-nobody = 勝者なし。

## Reading back

cli-replay-move = { $moves }手中{ $number }手目：{ $player }、{ $question } → { $answer }
cli-replay-start = 初手の前
cli-replay-end = 記録はここまで。ゲームはまだ終わっていない。
cli-replay-beyond = 記録は{ $moves }手まで。{ $number }手目はありません。
cli-seen-by = { $player }から見た卓
cli-seen-by-nobody = 観客から見た卓
cli-seen-by-all = すべて表向き
cli-no-seat = 席 { $seat } はありません。席は { $seats }。
cli-no-file = ファイル { $file } はありません。
cli-not-readable = { $file } を読めません：{ $reason }
cli-perft-nodes = 深さ{ $depth }：{ $nodes }

# Data files of a user's own
cli-help-data = ゲームの印刷部分を置き換える JSON ファイル。
cli-data-not-here = 「{ $game }」にはデータファイルで置き換えられる部分がありません。
cli-data-other = このゲームは、このデータファイルなしか、別のファイルで始まっています。
