### ゲームから学ぶ：解析、パズル、序盤。

## コマンド

cli-command-study = 終わったゲームを解析します。どの選択が損だったか、運はどうだったか。
cli-command-study-game = 終わったゲームか局面を解析します。game という語は省けます。
cli-command-study-book = どの最初の選択が勝つかを表示します。数え直すこともできます。
cli-study-seat = 誰の選択か。文字、または1からの番号。指定しなければキーボードの最初の人、いなければ1番の席です。
cli-study-line = 代わりにこの局面の行を判定します。全体の局面でも視点でも構いません。- で標準入力から読みます。
cli-study-all = すべての選択と、各選択肢の見込みを表示します。
cli-study-what = ゲーム記録か、--line で局面を指定してください。
study-analysing = 解析中

## 終わったゲーム

study-title = { $game }：{ $player }
study-honest = { $player }がその時に見えていたものだけで、隠れているものを何度も推測して判定しています。
study-chart = 勝つ見込み
study-chart-round = ラウンド{ $round }：{ $chance }%
study-count = 選択：{ $choices }、緩手（?!）：{ $inexact }、悪手（?）：{ $mistakes }
study-choice = ラウンド{ $round }、{ $move }手目 { $mark } { $question } → { $answer }（{ $chance }%）。よりよい選択：{ $best }（{ $best_chance }%）
study-choice-best = ラウンド{ $round }、{ $move }手目 { $question } → { $answer }（{ $chance }%）。最善の選択です。
study-choice-good = ラウンド{ $round }、{ $move }手目 { $question } → { $answer }（{ $chance }%）。ほぼ同じ選択：{ $best }（{ $best_chance }%）
study-turns = 流れが変わったところ
study-turn = ラウンド{ $round }、{ $move }手目 { $who }：{ $before }% → { $after }%
study-chance = 運
study-balance = 実力と運
study-balance-start = 最初の見込み：{ $chance }%
study-balance-skill = 自分の選択（普通の選択との差）：{ $points }
study-balance-chance = 運：{ $points }
study-balance-others = ほかのプレイヤー：{ $points }
study-balance-result = 結果：{ $result ->
    [won] 勝ち
    [shared] 分け合って勝ち
   *[lost] 負け
}

## 局面

study-now = { $player }：{ $chance }%
study-not-asked = { $player }は今、選ぶものがありません。

## パズル

cli-command-puzzles = 実際のゲームからのパズルを解きます。今日の1問、または続けて何問でも。
cli-command-puzzles-today = 今日のパズルを解きます。
cli-command-puzzles-solve = ちょうどよい難しさのパズルを続けて解きます。
cli-command-puzzles-make = ボット同士のゲームから新しいパズルを探します。
cli-puzzles-game = ゲーム。指定しなければすべて。
cli-puzzles-date = 別の日。例：2026-11-17
cli-puzzles-no-date = { $date }は 2026-11-17 のような日付ではありません。
cli-puzzles-file = 解答の履歴とレーティングをこのファイルに残します。
cli-puzzles-id = このIDのパズル。
cli-puzzles-theme = このテーマのパズルだけ。
cli-puzzles-no-theme = テーマ { $theme } はありません。テーマは { $themes } です。
cli-puzzles-count = パズルの数。
cli-puzzles-made = パズルをこのファイルに書き込みます。
puzzles-making = パズルを探しています
puzzles-made = パズル：{ $count }問（{ $file }）
puzzles-today = 今日のパズル（{ $date }）
puzzles-title = { $game }　パズル { $id }　レーティング{ $rating }
puzzles-task = はっきり最善といえる選択を見つけてください。
puzzles-right = 正解：{ $answer }
puzzles-wrong = 最善ではありません。正解：{ $answer }
puzzles-theme = テーマ：{ $theme }
puzzles-rating = あなたのレーティング：{ $rating }±{ $error }
puzzles-none-left = これらのパズルはすべて挑戦済みです。
puzzles-no-save = ここには保存するゲームがありません。

## 序盤の本

cli-book-bandit = この盗賊だけ。名前で指定します。
cli-book-place = この手番順だけ。スタートプレイヤーが1です。
cli-book-games = ボット同士のこの数のゲームで数え直します。
cli-book-file = 数をこのファイルに書き込みます。
book-counting = 集計中
book-title = { $game }、{ $players }人：勝ちにつながる最初の選択
book-source = { $bot }のボット同士の{ $games }ゲームから。最初の選択はくじで決めています。1席の平均勝率は{ $even }%です。
book-all = すべての盗賊
book-row = { $choice }：{ $rate }%（{ $low }〜{ $high }）、{ $games }ゲーム
book-few = ゲーム数が少ないため省略：{ $number }

## 局面を作る

edit-who = 盗賊
edit-place = 場所
edit-held = 略奪品
edit-floor = ここにある略奪品
edit-wounds = 受けた弾丸
edit-hand = 手札
edit-pile = 共通の山、先に実行する順
edit-round = ラウンド
edit-round_card = ラウンドカード
edit-phase = フェイズ
edit-turn = ターン
edit-first = スタートプレイヤー
edit-yes = はい
edit-no = いいえ
