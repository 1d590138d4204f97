### 從對局中學習：分析、謎題、開局。

## 指令

cli-command-study = 分析一局結束的遊戲：哪些選擇吃了虧，運氣又如何。
cli-command-study-game = 分析結束的一局或一個局面；可以省略 game。
cli-command-study-book = 顯示哪些第一個選擇勝率高，或重新統計。
cli-study-seat = 誰的選擇：字母或從1起的號碼。沒有指定時為鍵盤前的第一位玩家，否則為1號座位。
cli-study-line = 改為評估這一行局面，完整局面或視角皆可；- 從標準輸入讀取。
cli-study-all = 顯示每一個選擇，以及每個選項的勝算。
cli-study-what = 請指定對局紀錄，或用 --line 指定局面。
study-analysing = 分析中

## 結束的一局

study-title = { $game }：{ $player }
study-honest = 只依{ $player }當時所知來判斷，未知的部分經過多次推測。
study-chart = 勝算
study-chart-round = 第{ $round }回合：{ $chance }%
study-count = 選擇：{ $choices }，緩著（?!）：{ $inexact }，失誤（?）：{ $mistakes }
study-choice = 第{ $round }回合，第{ $move }步 { $mark } { $question } → { $answer }（{ $chance }%）。更好的選擇：{ $best }（{ $best_chance }%）
study-choice-best = 第{ $round }回合，第{ $move }步 { $question } → { $answer }（{ $chance }%）。最佳選擇。
study-choice-good = 第{ $round }回合，第{ $move }步 { $question } → { $answer }（{ $chance }%）。差不多的選擇：{ $best }（{ $best_chance }%）
study-turns = 轉捩點
study-turn = 第{ $round }回合，第{ $move }步 { $who }：{ $before }% → { $after }%
study-chance = 運氣
study-balance = 實力與運氣
study-balance-start = 開始時：{ $chance }%
study-balance-skill = 自己的選擇（與一般選擇相比）：{ $points }
study-balance-chance = 運氣：{ $points }
study-balance-others = 其他玩家：{ $points }
study-balance-result = 結果：{ $result ->
    [won] 獲勝
    [shared] 並列獲勝
   *[lost] 落敗
}

## 局面

study-now = { $player }：{ $chance }%
study-not-asked = { $player }現在沒有要選的。

## 謎題

cli-command-puzzles = 解開來自真實對局的謎題：今日一題，或一題接一題。
cli-command-puzzles-today = 解今日的謎題。
cli-command-puzzles-solve = 一題接一題地解，難度適合你。
cli-command-puzzles-make = 從電腦玩家的對局中尋找新謎題。
cli-puzzles-game = 遊戲；沒有指定時為全部。
cli-puzzles-date = 另一天，例如 2026-11-17。
cli-puzzles-no-date = { $date } 不是像 2026-11-17 這樣的日期。
cli-puzzles-file = 把解題紀錄和等級分存在這個檔案。
cli-puzzles-id = 這個編號的謎題。
cli-puzzles-theme = 只要這個主題的謎題。
cli-puzzles-no-theme = 沒有主題 { $theme }；主題有 { $themes }。
cli-puzzles-count = 要幾題。
cli-puzzles-made = 把謎題寫入這個檔案。
puzzles-making = 正在尋找謎題
puzzles-made = 謎題：{ $count }題，存於 { $file }
puzzles-today = 今日謎題，{ $date }
puzzles-title = { $game }，謎題 { $id }，等級分{ $rating }
puzzles-task = 找出明顯最好的選擇。
puzzles-right = 答對了：{ $answer }
puzzles-wrong = 不是最佳選擇。答案：{ $answer }
puzzles-theme = 主題：{ $theme }
puzzles-rating = 你的等級分：{ $rating }±{ $error }
puzzles-none-left = 這些謎題你都試過了。
puzzles-no-save = 這裡沒有可以儲存的對局。

## 開局書

cli-book-bandit = 只看這名大盜，以名字指定。
cli-book-place = 只看這個順位，起始玩家為1。
cli-book-games = 以這麼多局電腦玩家的對局重新統計。
cli-book-file = 把統計寫入這個檔案。
book-counting = 統計中
book-title = { $game }，{ $players }名玩家：哪些第一個選擇勝率高
book-source = 來自{ $games }局「{ $bot }」電腦玩家的對局，第一個選擇由抽籤決定；每個座位的平均勝率為{ $even }%。
book-all = 所有大盜
book-row = { $choice }：{ $rate }%（{ $low }到{ $high }），{ $games }局
book-few = 因局數太少而省略：{ $number }

## 擺局面

edit-who = 大盜
edit-place = 位置
edit-held = 贓物
edit-floor = 這裡的贓物
edit-wounds = 中的子彈
edit-hand = 手牌
edit-pile = 公共牌堆，先出的在前
edit-round = 回合
edit-round_card = 回合卡
edit-phase = 階段
edit-turn = 輪
edit-first = 起始玩家
edit-yes = 是
edit-no = 否
