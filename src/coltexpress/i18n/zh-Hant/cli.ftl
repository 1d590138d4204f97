### What the terminal says, whatever the game.

## Commands

cli-about = 在終端機裡和朋友或電腦玩家一起搶火車。
cli-command-play = 玩一局：對上電腦玩家，或和朋友共用鍵盤。
cli-command-show = 將一行局面或視角畫出來。
cli-command-replay = 一步一步重播對局紀錄。
cli-command-rules = 依編號顯示規則。
cli-command-perft = 計算到指定深度為止的所有走法。
cli-command-bench = 測量遊戲的執行速度。

## Options of the commands

cli-help-game = 遊戲：{ $games }。
cli-help-players = 玩家人數。
cli-help-people = 其中有幾位真人；其餘座位由電腦玩家入座。
cli-help-name = 玩家的名字，每位真人各寫一次。
cli-help-edition = 依照哪一版規則書。
cli-help-option = 遊戲的一項設定，每項各寫一次；--options 會列出全部。
cli-help-options = 列出遊戲的設定後結束。
cli-help-seed = 一個整數；數字相同，洗牌就相同。
cli-help-lang = 語言：{ $languages }。
cli-help-plain = 只有文字：沒有圖畫與顏色。適合螢幕閱讀器。
cli-help-save = 將對局紀錄存到這個檔案；檔案已存在就接著玩。
cli-help-speed = 每秒顯示幾行戰況；0 表示一次全部顯示。
cli-help-pause = 顯示戰況後等你按 Enter。
cli-help-position = 一行局面；- 表示從標準輸入讀取。
cli-help-seat = 視角：字母、從1起的號碼、all（全部公開）或 nobody（旁觀）。沒有指定時為 all；遊戲還沒結束時為 nobody。
cli-help-record = 對局紀錄的檔案；- 表示從標準輸入讀取。
cli-help-move = 顯示這麼多步之後的局面。
cli-help-step = 每一步都停下；按 Enter 繼續。
cli-help-depth = 計算到幾層選擇。
cli-help-start = 從這行局面開始，不開新局。
cli-help-divide = 依第一步分別計數。

## Setting up a game

cli-ask-language = 語言
cli-ask-game = 玩哪個遊戲？
cli-ask-players = 幾位玩家？（{ $fewest }到{ $most }）
cli-ask-people = 其中有幾位真人？
cli-ask-name = 玩家{ $number }的名字（不取名就按 Enter）
cli-not-a-number = 請輸入{ $fewest }到{ $most }的數字。
cli-not-a-language = 請輸入其中一個：{ $languages }。
cli-seats = { $people ->
    [0] { $bots }位電腦玩家上場，由你旁觀。
   *[other] { $bots ->
        [0] { $people }位真人，沒有電腦玩家。
       *[other] { $people }位真人，{ $bots }位電腦玩家。
    }
}
cli-hint = 請用數字回答。輸入 ? 查看說明。
cli-options-title = 「{ $game }」的設定
cli-options-default = { $text }（預設）
cli-people-too-many = 總共{ $players }位玩家，所以真人最多{ $players }位。

## At the table

cli-round = 第{ $number }回合（共{ $rounds }回合）
cli-event = 事件：「{ $event }」
cli-no-event = 沒有事件
cli-pile = 公共牌堆
cli-neutral = 正義子彈：{ $number }
cli-beside = 列車旁：{ $loot }
cli-first = 起始玩家
cli-you = 你
cli-hand = 手牌
cli-deck = 牌堆
cli-loot = 贓物
cli-gun = 彈倉
cli-wounds = 中彈
cli-discards = 棄牌堆
cli-hand-empty = 沒有手牌
cli-hand-of = { $player }的手牌
cli-kept-secret = 祕密
cli-legend = $ 錢袋，◆ 寶石，▣ 手提箱，★ 警長

# How much there is, for one line of text.
cli-bullets = { $number ->
    [0] 彈倉打空
   *[other] 剩{ $number }發子彈
}
cli-wounded = { $number ->
    [0] 沒有中彈
   *[other] 中彈{ $number }次
}
cli-cards-in-hand = { $number ->
    [0] 沒有手牌
   *[other] 手牌{ $number }張
}
cli-cards-in-deck = 行動牌堆{ $number }張
cli-cards-discarded = 棄牌堆{ $number }張

# Lines of the plain table.
cli-plain-bandit = { $bandit }，在{ $where }。贓物：{ $loot }。{ $bullets }，{ $wounds }。
cli-plain-bandit-off = { $bandit }，還沒上車。贓物：{ $loot }。{ $bullets }，{ $wounds }。
cli-plain-player = { $player }：{ $hand }，{ $deck }。
cli-plain-loot = { $where }：{ $loot }。
cli-plain-marshal = 警長在{ spot-at }。
cli-plain-pile = 公共牌堆，先打出的在前：{ $cards }。
cli-plain-pile-card = { $card }（{ $player }）
cli-plain-hand = 你的手牌：{ $cards }。
cli-plain-round = 回合卡「{ $round_card }」。各輪：{ $turns }。{ $event }
cli-plain-now = { $turn }（現在）
cli-plain-event = { $rule ->
    [none] { cli-no-event }。
   *[other] { cli-event }。{ $rule }
}

cli-waiting = 輪到{ $player }。{ $question }
cli-story = 戰況
cli-story-none = 還沒發生任何事。
cli-advice = 教練的提示
cli-advice-none = 教練在這裡沒有提示。
cli-why = 為什麼這樣問？規則說：
cli-powers = 特殊能力
cli-cards = 卡片

## At the prompt

cli-prompt = 你的選擇
cli-prompt-more = 按 Enter 繼續
cli-bad-answer = 這裡不能選「{ $answer }」。請輸入1到{ $count }的數字，或輸入 ? 查看說明。
cli-empty-answer = 請輸入1到{ $count }的數字，或輸入 ? 查看說明。
cli-help-title = 可以輸入的內容
cli-help-number = 選項的號碼，或方括號裡的短字
cli-help-help = 這份說明，以及本局的卡與特殊能力
cli-help-hint = 說明兩三個答案的好處
cli-help-why = 這個問題所依據的規則
cli-help-story = 戰況：你看到的所有經過
cli-help-hand = 你的手牌，以及每張卡的作用
cli-help-table = 再看一次局面
cli-help-save-game = 將對局紀錄寫入檔案
cli-help-quit = 離開遊戲
cli-ask-file = 存到哪個檔案？
cli-saved = 已存到 { $file }。
cli-save-failed = 無法存到 { $file }：{ $reason }
cli-resumed = 接著玩 { $file } 中的遊戲，已進行{ $moves }步。
cli-resume-command = 之後要接著玩：{ $command }
cli-quit = 大盜們抬帽致意，後會有期。
cli-interrupted = 已停止。

## The curtain between people at one keyboard

cli-curtain = 請交給{ $player }。
cli-curtain-enter = 沒有別人在看時，按 Enter。
cli-sealed = 每個人祕密選擇，所有選擇一起公開。

## The end

cli-end-title = 最終計分
cli-end-loot = { $bandit }：{ $loot }
cli-end-gunslinger = 神槍手：{ $bandit }，{ $prize }
cli-end-total = { $player }：{ $money }
cli-end-enter = 按 Enter 繼續
cli-end-wins = { $player }獲勝！
cli-end-winner = { $player }以{ $money }獲勝！
cli-end-shared = { $players }各有{ $money }，共享勝利！
cli-end-hits = 收到的子彈：{ $number }
cli-end-nobody = 沒有人獲勝。

## Reading back

cli-replay-move = 第{ $number }步，共{ $moves }步：{ $question } → { $answer }
cli-replay-start = 第一步之前
cli-replay-end = 對局紀錄到此為止；遊戲還沒結束。
cli-replay-beyond = 對局紀錄只有{ $moves }步，沒有第{ $number }步。
cli-seen-by = { $player }的視角
cli-seen-by-nobody = 旁觀者的視角
cli-seen-by-all = 全部公開
cli-no-seat = 沒有座位 { $seat }；座位有 { $seats }。
cli-no-file = 沒有檔案 { $file }。
cli-not-readable = 無法讀取 { $file }：{ $reason }
cli-perft-nodes = 深度{ $depth }：{ $nodes }

# Data files of a user's own
cli-help-data = 用來取代遊戲印刷內容的 JSON 檔案。
cli-data-not-here = 「{ $game }」沒有可以用資料檔取代的內容。
cli-data-other = 這局開始時沒有用這個資料檔，或用的是另一個。
