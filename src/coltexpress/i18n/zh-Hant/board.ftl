### What the page says at the table itself: the board, its panels, and the lessons.

## On the board

board-train = 列車
board-marshal = 警長
board-professore = 山丘上的 Il Professore
board-gatling = 加特林機槍

# Somebody or something, and where. $name is a name, or "2 purses".
board-at = { $name }，{ spot-at }
board-on-horse = { $name }，騎馬跟在列車旁
board-in-dust = { $name }，跌落在軌道旁

## Around the board

board-menu = 選單
board-side = 玩家與戰況
board-sheets = 更多
board-players = 玩家
board-story = 戰況
board-in-play = 正在執行的卡
board-plans = 所有人的計畫
board-strip = 整列火車：查看一節車廂
board-prompt = 目前情況
board-answers = 選項
board-animation = 動畫
board-step = 一步
board-skip = 跳到最後
board-again = 重看上一回合
board-since = 你離開之後
board-why = 為什麼？
board-why-line = 為什麼？{ $line }
board-all-quiet = 車上一片寧靜。
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
board-key-numbers = 選取選項或卡
board-key-enter = 選取；再按一次確定
board-key-escape = 取消
board-key-back = 收回
board-key-space = 暫停或繼續
board-key-skip = 略過動畫

## Lessons: somebody explains while the learner plays

lesson-watch = 請看……
lesson-next = 繼續
lesson-back = 上一步
lesson-over = 重新開始
lesson-leave = 離開教學
lesson-your-turn = 輪到你了

lesson-classic-welcome = 歡迎上車。這列火車裝滿了錢，而你是貝莉：粉紅洋裝，帽上插根羽毛。還沒有人注意到你。
lesson-classic-people = 強哥與圖科也是為了同一件事來的。列車進站時，最富有的人獲勝。你有多少錢是祕密，他們有多少也是祕密。
lesson-classic-loot = 錢袋裡有$250到$500。寶石價值$500，手提箱價值$1000。警長守著火車頭。每個人不是在車廂中，就是在車頂。
lesson-classic-goal = 每個人有六發子彈。打出最多子彈的人是神槍手，最後另得$1000。打中你的子彈會變成你行動牌堆裡一張沒有用的卡。
lesson-classic-round = 每回合有一張回合卡。上面的圖示由左到右，每個是一輪：每一輪，每個人打出一張卡。最後還有一個事件。
lesson-classic-hand = 前半是策劃階段。大家輪流將卡打出到公共牌堆，一次一張。現在什麼都還不會發生，只是在訂計畫。
lesson-classic-play-rob = 你的車廂中有很多贓物。打出「掠奪」：點一下這張卡，再點一下確定。
lesson-classic-play-climb = 進隧道了：卡要正面朝下打出，誰也看不到。打出「爬降」，偷偷上車頂。
lesson-classic-play-fire = 天又亮了。到時候你已經在車頂，而車頂看得遠。打出「開火」。
lesson-classic-play-move = 最後一輪。在車頂最多可以跑三節車廂。打出「移動」。淡淡的人影是你可能到達的地方。
lesson-classic-stealin = 接著是開戰階段。公共牌堆翻面，卡依打出的順序執行，不管你還想不想要。
lesson-classic-rob-what = 你的「掠奪」排第一。要拿什麼？拿寶石吧。
lesson-classic-belle = 圖科打出「拳擊」，你與強哥都在他身邊。但只要還有別人可選，就不能選貝莉：這是你的特殊能力。每名大盜都有一種。
lesson-classic-punched = 強哥掉落錢袋，並被擊飛到相鄰車廂。地上的贓物，誰撿到就是誰的。
lesson-classic-hidden = 這是你在隧道裡打出的卡：你爬上車頂。誰也沒料到。
lesson-classic-shot = 你向強哥開火。他拿取你的一張子彈卡，行動牌堆裡多了一張沒有用的卡。
lesson-classic-marshal = 強哥將警長移動到相鄰車廂。在車廂中遇上警長的人拿取一張正義子彈，逃到車頂。
lesson-classic-move-where = 快跑吧。到最遠的車頂，就在警長的正上方。
lesson-classic-event = 事件發生：起風了，車頂上的人都被吹到車尾。白跑了一趟。
lesson-classic-end = 這就是一個回合。再過四回合就開始計分。你已經可以去搶真正的火車了。

lesson-super-welcome = 這趟車很快，也很短：每回合結束時，最後一節車廂脫鉤。你是貝莉，在第4節車廂。
lesson-super-facing = 紅色箭頭是每個人面向的方向。你只能往面向的方向移動，也只能往面向的方向開火。
lesson-super-rear = 第5節車廂最先脫鉤。還在列車上、離火車頭最遠的人獲得它的贓物卡。站在裡面的人就出局了。
lesson-super-cards = 轉身、爬降、移動、開火。每回合祕密選出三張，並排好順序。然後從起始玩家開始，依序翻開並執行第一張，再來第二張、第三張。
lesson-super-plan = 強哥就在你前方。依序計畫「開火」、「爬降」、「轉身」，然後確定計畫。
lesson-super-shot = 打中了！強哥被擊飛一節車廂，倒地。
lesson-super-up = 他還賠上一張卡：下一張卡只能讓他起身。
lesson-super-missed = 教授開火，卻沒打中任何人。被擊中的是射線上的第一名大盜，而那裡沒有人。
lesson-super-loose = 第5節車廂脫鉤了。這次裡面沒有人。
lesson-super-claimed = 你離火車頭最遠，所以它的贓物卡是你的。遊戲結束時如果還有好幾名大盜，贓物卡最多的獲勝。
lesson-super-again = 現在你站在最後一節車廂，面向又不對。快離開：轉身、移動，最後一張開火。
lesson-super-end = 教授在火車頭上被你擊中，而列車之外只有塵土。你有兩張贓物卡。列車上僅存的大盜獲勝。

lesson-armored-welcome = 兩列火車正在錯車。前面是你們的起始列車，後面那列是裝甲列車，值錢的東西全在那上面。
lesson-armored-teams = 你是貝莉，和圖科同屬藍隊。強哥與教授是紅隊。較富有的隊伍一起獲勝。策劃階段隊友可以商量，所有人都聽得到。
lesson-armored-opposite = 白色箭頭是可以跨過去的地方。現在只有兩個火車頭並排。每回合之後，兩列火車再錯開兩節車廂。
lesson-armored-treasure = 行李袋、金塊、手提箱，還有裝甲車廂中的三份機密文件：自己隊伍顏色的那份價值$4000。
lesson-armored-guards = 信使守著機密文件：遇上信使就要拿取一張正義子彈。有兩個車頂上架著加特林機槍，先到的人先用。
lesson-armored-round = 策劃階段與基本遊戲相同：一輪一輪，每個人打出一張卡到公共牌堆，然後翻面。
lesson-armored-play-climb = 到前面還遠得很。先打出「爬降」：上車頂。
lesson-armored-play-move = 然後沿著車頂跑。打出「移動」。
lesson-armored-play-cross = 隧道藏得住你的好主意：再打出一張「移動」，跳到對面。
lesson-armored-play-down = 再從艙口下去，那裡有一個手提箱。打出「爬降」。
lesson-armored-run = 開戰了！一路跑到自己的火車頭。
lesson-armored-cross = 就是現在：跳到裝甲列車火車頭的車頂。
lesson-armored-nudged = 圖科打出「推一把」：隊友可以立即行動。他給你一次「掠奪」。快拿！
lesson-armored-strongbox = 多虧圖科，你有了價值$1000的手提箱。隊友站在你到不了的地方時，「推一把」是最好的卡。
lesson-armored-couriers = 這回合的事件：所有信使換到另一層。站錯位置的人要後悔了。
lesson-armored-passing = 兩列火車繼續錯開。現在對面換成別的車廂，一步就能跳到別的車頂。
lesson-armored-document = 機密文件放在裝甲車廂中。撿起來時可以看，是哪一隊的只有你知道。
lesson-armored-end = 五回合之後，兩列火車分開。留在裝甲列車上的大盜，贓物一律不計，記得及時回來。祝滿載而歸。
