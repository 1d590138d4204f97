### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = 列車
board-marshal = 警長
board-professore = 山丘上的 Il Professore
board-gatling = 加特林機槍

# Somebody or something, and where. $what is a name, or "2 purses".
board-at = { $what }，{ spot-at }
board-on-horse = { $name }，騎馬跟在列車旁
board-in-dust = { $name }，跌落在軌道旁

## Around the board

board-menu = 選單
board-plain = 文字版
board-side = 玩家與戰況
board-sheets = 更多
board-players = 玩家
board-story = 戰況
board-story-keys = 用上下方向鍵逐行移動，按 Enter 查看說明。
board-in-play = 正在執行的卡
board-plans = 所有人的計畫
board-strip = 整列火車：查看一節車廂
board-further = 顯示整列火車
board-nearer = 放大
board-prompt = 目前情況
board-answers = 選項
board-animation = 動畫
board-step = 一步
board-skip = 跳到最後
board-again = 重看上一回合
board-since = 你離開之後
board-why = 為什麼？
board-why-line = 為什麼？{ $line }
board-rule = 規則
board-time = 剩餘時間
board-time-left = { $player }還有{ $time }
board-money = { $money }
board-money-more = { $money }＋？

## Choosing

board-not-that = 取消
board-take-back = 收回
board-plan-seal = 確定計畫
board-plan-sealed = 已確定，所有人準備好之前都能修改。
board-plan-remove = 第{ $number }張，{ $card }：從計畫中移除

## Keys

board-keys = 鍵盤
board-key-arrows = 移到下一項
board-key-numbers = 選擇卡片或選項，按 Enter 確認
board-key-enter = 選取；再按一次確定
board-key-escape = 取消
board-key-explain = 顯示說明與相關規則
board-key-back = 收回
board-key-space = 暫停或繼續
board-key-skip = 略過動畫
board-key-coach = 開啟或關閉教練
board-coach-not-here = 這張牌桌不能使用：桌主沒有允許。
board-coach-more = 再顯示{ $number }個
board-coach-fewer = 只顯示第一個

## Lessons: somebody explains while the learner plays

lesson-watch = 請看……
lesson-next = 繼續
lesson-back = 上一步
lesson-over = 重新開始
lesson-leave = 離開教學
lesson-your-turn = 輪到你了
