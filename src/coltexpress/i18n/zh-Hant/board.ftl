### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = 列車
board-marshal = 警長
board-professore = 山丘上的Il Professore
board-gatling = 加特林機槍

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }，{ spot-at }
board-on-horse = { $name }，騎馬跟在車旁
board-in-dust = { $name }，跌在軌道旁

## Around the board

board-menu = 選單
board-side = 玩家與故事
board-sheets = 更多
board-players = 玩家
board-story = 故事
board-in-play = 正在執行的牌
board-plans = 大家的計畫
board-strip = 整列火車：看某一節車廂
board-prompt = 現在的情況
board-answers = 可選的答案
board-animation = 動畫
board-step = 一步
board-skip = 直接看結果
board-again = 重看上一回合
board-since = 你離開之後
board-why = 為什麼？
board-why-line = 為什麼？{ $line }
board-all-quiet = 車上一片寧靜。
board-time-left = { $player }還剩{ $time }
board-money = { $money }
board-money-more = { $money }＋？

## Choosing

board-not-that = 不要這個
board-take-back = 收回
board-plan-seal = 封好計畫
board-plan-sealed = 封好了，還可以改。
board-plan-remove = 第{ $number }張，{ $card }：從計畫中拿掉

## Keys

board-keys = 用鍵盤玩
board-key-arrows = 移到下一個
board-key-numbers = 選答案或牌
board-key-enter = 選取；再按一次確定
board-key-escape = 不要這個
board-key-back = 收回
board-key-space = 暫停或繼續演出
board-key-skip = 略過演出

## Lessons: somebody explains while the learner plays

lesson-watch = 看好囉……
lesson-next = 繼續
lesson-back = 退一步
lesson-over = 從頭開始
lesson-leave = 離開課程
lesson-your-turn = 換你了

lesson-classic-welcome = 歡迎上車。這列火車裝滿了錢，而你是貝莉：粉紅洋裝，帽上插根羽毛。還沒有人注意到你。
lesson-classic-people = 強哥和圖科也是為了同一件事來的。列車進站時，最有錢的人獲勝。你的錢袋是祕密，他們的也是。
lesson-classic-loot = 錢袋裡有$250到$500。寶石值$500，保險箱值$1000。警長守著火車頭。人不是在車內，就是在車頂。
lesson-classic-goal = 每個人的槍裡有六發子彈。開最多槍的人最後多得$1000。打中你的子彈，會變成你牌堆裡的廢牌。
lesson-classic-round = 每回合有一張回合卡。從左到右的圖是一輪一輪：每一輪，每人出一張牌。最後還有一個事件。
lesson-classic-hand = 前半段叫「密謀」。大家輪流把牌放進同一疊，一次一張。現在什麼都還不會發生，只是在打主意。
lesson-classic-play-rob = 你的車廂裡有好多財物。出「掠奪」：點一下牌，再點一下就算數。
lesson-classic-play-climb = 進隧道了：牌要蓋著出，誰也看不到。偷偷出「爬降」，準備上車頂。
lesson-classic-play-fire = 天又亮了。到時候你已經在車頂，車頂看得遠。出「開火」。
lesson-classic-play-move = 最後一輪。在車頂可以一口氣跑三節車廂。出「移動」。淡淡的人影是你可能會到的地方。
lesson-classic-stealin = 接著是「動手」。整疊牌翻過來，照出牌的順序執行，後悔也來不及。
lesson-classic-rob-what = 你的掠奪排第一。要拿什麼？拿寶石吧。
lesson-classic-belle = 圖科出拳擊，你和強哥都在他身邊。但只要還有別人可選，就不能選貝莉：這是你的本領。每個大盜都有一樣。
lesson-classic-punched = 強哥掉了錢袋，人飛到隔壁車廂。地上的財物，誰撿到就是誰的。
lesson-classic-hidden = 隧道裡的那張牌：你爬上車頂。誰也沒料到。
lesson-classic-shot = 你朝強哥開火。他吃下你的一發子彈，牌堆裡多了一張沒用的牌。
lesson-classic-marshal = 強哥把警長請進下一節車廂。在車內撞見警長的人，吃一發子彈，逃上車頂。
lesson-classic-move-where = 跑吧。到最遠的車頂，就在警長頭上。
lesson-classic-event = 事件發生：車頂上的人全被掃到車尾。白跑一趟。
lesson-classic-end = 這就是一個回合。再來四回合，就開始數錢。你已經可以去搶真的火車了。

lesson-super-welcome = 這趟車很快，也很短：每回合結束，最後一節車廂就被甩掉。你是貝莉，在第4節車廂。
lesson-super-facing = 紅色箭頭是每個人面對的方向。你只能往那邊走，也只能往那邊開槍。
lesson-super-rear = 第5節車廂最先走。還在車上而最靠車尾的人，把它收下。站在裡面的人就沒戲了。
lesson-super-cards = 轉身、爬降、移動、開火。每回合祕密選三張，排好順序。大家先一起執行第一張，再來第二張、第三張。
lesson-super-plan = 強哥就在你前面。排好「開火、爬降、轉身」，然後封好計畫。
lesson-super-shot = 打中了！強哥飛到下一節車廂，仰天躺倒。
lesson-super-up = 他還賠上一張牌：下一張只夠他爬起來。
lesson-super-missed = 教授對著空氣開槍。打中的是視線裡的第一個人，可惜一個也沒有。
lesson-super-loose = 第5節車廂走了。這次裡面沒有人。
lesson-super-claimed = 你最靠車尾，所以它是你的。最後若還有好幾個人，車廂最多的獲勝。
lesson-super-again = 現在你站在最後一節，還看錯了方向。快走：轉身、移動，最後一張開火。
lesson-super-end = 教授在火車頭上吃了你一槍，車外只有塵土。你贏了兩節車廂。最後還在車上的人獲勝。

lesson-armored-welcome = 兩列火車擦身而過。前面是你們的起始列車，後面那列是裝甲列車，值錢的全在那上面。
lesson-armored-teams = 你是貝莉，和圖科同屬藍隊。強哥和教授是紅隊。較有錢的隊伍一起獲勝。密謀時隊友可以大聲商量。
lesson-armored-opposite = 白色箭頭是可以跨過去的地方。現在只有兩個火車頭並排。每回合之後，列車再滑過兩節。
lesson-armored-treasure = 郵袋、金塊、保險箱，還有裝甲車廂裡的三份文件：自己顏色的那份值$4000。
lesson-armored-guards = 信使守著文件：撞見就吃一發子彈。兩個車頂上有加特林，先到的人先用。
lesson-armored-round = 密謀和基本遊戲一樣：一輪一輪，每人放一張牌進牌堆，然後翻過來。
lesson-armored-play-climb = 車頭還遠得很。先出「爬降」：上車頂。
lesson-armored-play-move = 然後沿著車頂跑。出「移動」。
lesson-armored-play-cross = 隧道藏住你的好主意：再出一張「移動」，跳過去。
lesson-armored-play-down = 再從艙口下去，那裡有個保險箱。出「爬降」。
lesson-armored-run = 動手！一路跑到自己的火車頭。
lesson-armored-cross = 就是現在：跳上裝甲火車頭的車頂。
lesson-armored-nudged = 圖科出「推一把」：隊友可以馬上行動。他送你一次掠奪。拿下！
lesson-armored-strongbox = 多虧圖科，保險箱裡有$1000。隊友站的位置比你好時，推一把是最好的牌。
lesson-armored-couriers = 這回合的事件：信使全都換了樓層。站錯地方的人要後悔了。
lesson-armored-passing = 列車繼續滑過。現在對面換了別的車廂，別的車頂只有一步之遙。
lesson-armored-document = 文件在裝甲車廂裡。撿起來時可以看一眼，是誰的只有你知道。
lesson-armored-end = 五回合之後，列車分開。還在裝甲列車上的人不算數，記得及時回家。祝滿載而歸。
