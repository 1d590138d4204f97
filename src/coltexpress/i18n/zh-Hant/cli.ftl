### What the terminal says, whatever the game.

## Commands

cli-about = 在終端機裡和朋友或電腦一起搶火車。
cli-command-play = 玩一局：對上電腦，或和同一副鍵盤前的朋友。
cli-command-show = 把一行局面或視角畫出來。
cli-command-replay = 一步一步重看錄下的遊戲。
cli-command-rules = 按編號查規則條文。
cli-command-perft = 數出到指定深度為止的所有走法。
cli-command-bench = 測量遊戲跑得多快。

## Options of the commands

cli-help-game = 遊戲：{ $games }。
cli-help-players = 玩家人數。
cli-help-people = 其中有幾位真人；其餘由電腦入座。
cli-help-name = 真人的名字，一人給一次。
cli-help-edition = 照哪一版規則書玩。
cli-help-option = 遊戲的一項設定，一項給一次；--options 會列出全部。
cli-help-options = 列出遊戲的設定後結束。
cli-help-seed = 一個整數；數字相同，洗牌就相同。
cli-help-lang = 語言：{ $languages }。
cli-help-plain = 只有文字：不畫圖、不上色。適合螢幕閱讀器。
cli-help-save = 把遊戲紀錄存在這個檔案；檔案已存在就接著玩。
cli-help-speed = 每秒說幾句故事；0表示一次說完。
cli-help-pause = 故事說完後等你按 Enter。
cli-help-position = 一行局面；- 表示從標準輸入讀取。
cli-help-seat = 用誰的眼睛看：字母、從1起的號碼、all（全部看見）或 nobody（旁觀）。未指定時為 all；遊戲未結束時為 nobody。
cli-help-record = 紀錄檔；- 表示從標準輸入讀取。
cli-help-move = 顯示這麼多步之後的牌桌。
cli-help-step = 每一步都停；按 Enter 繼續。
cli-help-depth = 要數幾層選擇。
cli-help-start = 從這行局面開始，不開新局。
cli-help-divide = 依第一步分別計數。

## Setting up a game

cli-ask-language = 語言
cli-ask-game = 玩哪個遊戲？
cli-ask-players = 幾位玩家？（{ $fewest }到{ $most }）
cli-ask-people = 其中有幾位真人？
cli-ask-name = 第{ $number }位真人的名字（不取就按 Enter）
cli-not-a-number = 請輸入{ $fewest }到{ $most }的數字。
cli-not-a-language = 請輸入其中一個：{ $languages }。
cli-seats = { $people ->
    [0] { $bots }個電腦上場。坐著看戲吧。
   *[other] { $bots ->
        [0] { $people }位真人，沒有電腦。
       *[other] { $people }位真人，{ $bots }個電腦。
    }
}
cli-hint = 用數字回答。輸入 ? 看說明。
cli-options-title = 「{ $game }」的設定
cli-options-default = { $text }（預設）
cli-people-too-many = 總共{ $players }位玩家，真人最多{ $players }位。

## At the table

cli-round = 第{ $number }/{ $rounds }回合
cli-event = 事件：{ $event }
cli-no-event = 沒有事件
cli-pile = 牌堆
cli-neutral = 中立子彈：{ $number }
cli-beside = 火車旁：{ $loot }
cli-first = 起始
cli-you = 你
cli-hand = 手牌
cli-deck = 牌庫
cli-loot = 財物
cli-gun = 槍
cli-wounds = 中彈
cli-discards = 棄牌
cli-hand-empty = 沒有手牌
cli-hand-of = { $player }的手牌
cli-kept-secret = 保密
cli-legend = $ 錢袋，◆ 寶石，▣ 保險箱，★ 警長

# How much there is, for one line of text.
cli-bullets = { $number ->
    [0] 子彈打光
   *[other] 剩{ $number }發子彈
}
cli-wounded = { $number ->
    [0] 毫髮無傷
   *[other] 中了{ $number }彈
}
cli-cards-in-hand = 手牌{ $number }張
cli-cards-in-deck = 牌庫{ $number }張
cli-cards-discarded = 棄牌{ $number }張

# Lines of the plain table.
cli-plain-bandit = { $bandit }，在{ $where }。財物：{ $loot }。{ $bullets }，{ $wounds }。
cli-plain-bandit-off = { $bandit }，還沒上車。財物：{ $loot }。{ $bullets }，{ $wounds }。
cli-plain-player = { $player }：{ $hand }，{ $deck }。
cli-plain-loot = { $where }：{ $loot }。
cli-plain-marshal = 警長在{ spot-at }。
cli-plain-pile = 牌堆，先出的在前：{ $cards }。
cli-plain-pile-card = { $card }（{ $player }）
cli-plain-hand = 你的手牌：{ $cards }。
cli-plain-round = 回合卡「{ $round_card }」。各輪：{ $turns }。{ $event }
cli-plain-now = { $turn }（現在）

cli-waiting = { $player }在想：{ $question }
cli-story = 到目前為止的故事
cli-story-none = 還沒發生任何事。
cli-why = 為什麼這樣問？規則說：
cli-powers = 能力
cli-cards = 卡牌

## At the prompt

cli-prompt = 你的回答
cli-prompt-more = 按 Enter 繼續
cli-bad-answer = 這裡不能答「{ $answer }」。請輸入1到{ $count }的數字，或輸入 ? 看說明。
cli-empty-answer = 請輸入1到{ $count }的數字，或輸入 ? 看說明。
cli-help-title = 可以輸入的內容
cli-help-number = 答案的號碼，或括號裡的短字
cli-help-help = 這份說明，附上場上的卡牌與能力
cli-help-why = 這個問題背後的規則
cli-help-story = 到目前為止你看到的一切
cli-help-hand = 你的手牌，和每張牌的作用
cli-help-table = 再看一次牌桌
cli-help-save-game = 把紀錄寫進檔案
cli-help-quit = 離開遊戲
cli-ask-file = 存到哪個檔案？
cli-saved = 已存到 { $file }。
cli-save-failed = 無法存到 { $file }：{ $reason }
cli-resumed = 接著玩 { $file } 裡的遊戲，已走了{ $moves }步。
cli-resume-command = 以後要接著玩：{ $command }
cli-quit = 大盜們抬帽致意。後會有期。
cli-interrupted = 已停止。

## The curtain between people at one keyboard

cli-curtain = 換{ $player }坐過來。
cli-curtain-enter = 沒有別人在看時，按 Enter。
cli-sealed = 每人祕密作答；答案一起揭曉。

## The end

cli-end-title = 數錢
cli-end-loot = { $bandit }：{ $loot }
cli-end-gunslinger = 神槍手：{ $bandit }，{ $prize }
cli-end-total = { $player }：{ $money }
cli-end-enter = 按 Enter 繼續數
cli-end-wins = { $player }獲勝！
cli-end-winner = { $player }以{ $money }獲勝！
cli-end-shared = { $players }各有{ $money }，一同獲勝！
cli-end-hits = 收到的子彈：{ $number }
cli-end-nobody = 沒有人獲勝。

## Reading back

cli-replay-move = 第{ $number }步，共{ $moves }步：{ $player }，{ $question } → { $answer }
cli-replay-start = 第一步之前
cli-replay-end = 紀錄到此為止；遊戲還沒結束。
cli-replay-beyond = 紀錄只有{ $moves }步，沒有第{ $number }步。
cli-seen-by = { $player }看到的
cli-seen-by-nobody = 旁觀者看到的
cli-seen-by-all = 全部攤開
cli-no-seat = 沒有 { $seat } 這個座位；座位有 { $seats }。
cli-no-file = 沒有 { $file } 這個檔案。
cli-not-readable = 無法讀取 { $file }：{ $reason }
cli-perft-nodes = 深度{ $depth }：{ $nodes }

# Data files of a user's own
cli-help-data = 用 JSON 檔案取代遊戲的印刷內容。
cli-data-not-here = 「{ $game }」沒有可用資料檔取代的內容。
cli-data-other = 這場遊戲開始時沒有用這個資料檔，或用的是另一個。
