# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = 無法讀懂：{ $why }
refused-illegal-choice = 不能這樣選：{ $why }
refused-bad-position = 不可能出現這種局面：{ $why }
refused-by-rule = { $why }（{ $clause }）

## Settings

refused-no-such-game = 沒有名為「{ $name }」的遊戲；遊戲有：{ $games }
refused-no-such-option = 沒有「{ $name }」這個選項；選項有：{ $options }
refused-bad-value = { $option }={ $value }：應為下列其中之一：{ $expected }
refused-bad-count = { $option }={ $value }：應為 { $low } 到 { $high }
refused-not-one-of = { $option }={ $value }：「{ $name }」不在其中：{ $names }
refused-names-wanted = { $option }={ $value }：需要不同名稱的數目：{ $count }
refused-not-a-setting = { $option }={ $value }：應為文字、整數、True 或 False，或名稱清單
refused-two-unofficial = players=2：這款遊戲適合 3 到 7 人；unofficial_two_players=true 可讓 2 人玩
refused-betrayal-for-four = mode=betrayal：至少需要 4 位玩家（A-CAVALRY-03）
refused-no-such-bot = 沒有名為「{ $name }」的電腦玩家；等級有：{ $levels }
refused-no-such-character = 沒有「{ $name }」這種性格；性格有：{ $characters }

## Choices

refused-not-offered = { $who }（座位 { $seat }）不能選 { $choice }；可以選：{ $offered }
refused-not-asked = 現在要回答的是 { $asked }（座位 { $seats }），不是 { $given }
refused-seat-not-asked = 現在要回答的是 { $asked }（座位 { $seats }），不是座位 { $given }
refused-not-a-choice = 「{ $given }」：應為被問者、問題和一個答案{ $example }
refused-game-over = 遊戲已結束
refused-not-over = 遊戲還沒結束，正在等 { $asked }：請玩到最後
refused-spectator = 旁觀者沒有選擇：請指定座位
refused-being-set-up = 遊戲還在準備：目前沒有可評估的局面
refused-in-setup = 對局仍在準備中，還沒有可更改的內容
refused-not-on-offer = { $name }：不在可選項目之中
refused-other-view = 這一行是座位 { $viewer } 的視角，不是座位 { $seat }
refused-no-such-puzzle = 沒有謎題「{ $name }」
refused-no-book = { $game } 沒有開局書
refused-chance-answers = 這局遊戲的機運會自動決定
refused-no-such-seat = 沒有座位 { $seat }；應為 0 到 { $last }，或 NOBODY（{ $nobody }）
refused-no-such-event = since={ $since }：事件數為 { $events }，從 0 開始數
refused-not-whole = { $name }={ $value }：應為整數

## Position lines

refused-is-a-view = 這是一個視角（seen-by=），不是完整局面；請用 read_view 讀取
refused-is-no-view = 這是完整局面，不是視角：缺少欄位 seen-by=
refused-hides-something = 有東西被隱藏（? 或 $）：視角需要欄位 seen-by=
refused-line-too-long = 局面行最多 { $limit } 個字元，不是 { $length }
refused-not-a-field = 「{ $word }」：應為欄位，即名稱和文字，中間是 =
refused-field-twice = 欄位 { $field }= 出現了兩次
refused-missing-field = 缺少欄位 { $field }=
refused-unknown-fields = 不明的欄位：{ $fields }
refused-wrong-parts = { $field }= 有 { $parts } 個部分；應為 { $count }
refused-no-such-step = agenda= 裡的「{ $word }」：沒有步驟「{ $name }」
refused-not-a-number = 「{ $word }」：應為最多六位數的整數
refused-no-such-word = 「{ $word }」不在其中：{ $names }

## Words of position lines. The values are words of the line: fields such as guns=, letters, numbers

refused-unread = 從「{ $rest }」開始無法讀懂；應為：{ $expected }
refused-not-one = 「{ $word }」裡有 { $count } 個；應該剛好一個
refused-such-as = 「{ $word }」：應寫成例如 { $example }
refused-instead = { $found }：應為 { $expected }
refused-at-most = { $where } 有 { $count } 個部分；最多 { $most } 個
refused-twice = 「{ $word }」在 { $where } 裡出現了兩次
refused-is-missing = { $where } 缺少：{ $words }
refused-empty-part = { $where } 有空的部分
refused-in-order = { $what }：應按順序排列，而且每個只出現一次
refused-only-with = { $what } 只能搭配 { $condition }
refused-does-not-fit = { $this } 與 { $that } 不符
refused-go-together = { $this } 與 { $that } 必須同時成立或同時不成立
refused-only-in-setup = { $where } 裡的「{ $word }」只能出現在遊戲準備時
refused-after-setup = { $where } 裡的「{ $word }」只能出現在遊戲準備之後

## Pieces and cards of positions

refused-cannot-be-at = 「{ $word }」不能在 { $spot }
refused-marshal-missing = train= 缺少警長（*）
refused-marshal-on-roof = 警長（*）在車頂上：{ $spot }
refused-beside-marshal = { $who } 和警長（*）一起停在 { $spot }
refused-courier-missing = { $where } 缺少信使（*）
refused-courier-place = { $spot }：每節裝甲車廂有一位信使（*），別處沒有
refused-beside-courier = { $who } 和信使（*）一起停在 { $spot }
refused-wrong-bullets = { $who } 在 { $where } 共有 { $count } 顆子彈；應為 { $expected }
refused-neutral-bullets = neutral= 和 wounds= 裡的正義子彈共 { $count } 顆；盒中有 { $printed } 顆，只有剩下的全部才能一起離開遊戲
refused-wrong-cards = { $who } 在 { $where } 共有 { $count } 張卡；應為 { $expected }
refused-others-document = { $who } 在 held= 裡有對方隊伍的機密文件：{ $word }
refused-too-many = { $who } 在 { $where } 有 { $count } 張卡；最多 { $most } 張
refused-not-so-many = { $who } 在 { $where } 不能有「{ $word }」，或不能有這麼多
refused-nothing-there = { $condition } 時，{ $who } 在 { $where } 不能有任何東西
refused-box-count = 「{ $word }」出現了 { $count } 次；盒中有 { $printed } 個
refused-only-one = { $where } 只能有其中之一：{ $words }
refused-own-bullet = { $who } 不能中自己的子彈
refused-seen-face-up = 「{ $word }」：正面朝上的卡看得到；? 代表正面朝下的卡
refused-none-face-down = { $who } 沒有卡可以正面朝下放在 pile= 裡
refused-first-face-up = phase=stealin 時，pile= 的第一張卡正面朝上
refused-pile-is-done = pile= 裡有卡，但牌堆已經執行完了
refused-station-last = rounds= 裡的火車站卡是第 { $place } 張，其他都不是
refused-too-many-documents = held= 裡各隊的機密文件超過允許的數量
refused-no-stop = phase=execution：卡會不間斷地執行，這時不會問任何問題
refused-queue-gap = { $spot } 有兩個棋子在同一位置，或有空位
refused-off-the-train = { $who } 不在火車上，卻有位置或姿勢
refused-uncoupled-order = train=：車廂從車尾開始脫鉤，火車頭永不脫鉤
refused-loot-cards = train= 裡脫鉤的車廂：{ $gone }，loot= 裡的贓物卡：{ $won }；尚待分發的應為 { $expected }
refused-is-over = { $phase }：沒有車廂了，或車上最多只剩一位大盜，所以遊戲已結束
refused-goes-on = phase=over：還有數位大盜和車廂，所以遊戲繼續

## Views, sealed answers and the agenda

refused-hides-own = 視角對自己的座位隱藏了它所選的（sealed=）
refused-not-the-view = 視角顯示了它的座位不該知道的，或隱藏了它知道的
refused-asks-nobody = agenda= 的最後一步沒有向任何人提問
refused-none-sealed = sealed= 裡有密封的答案，但沒有座位在同時選擇
refused-all-sealed = 所有答案都已在 sealed= 裡；遊戲早該繼續了
refused-sealed-unasked = sealed= 裡的「{ $word }」：這個座位沒有被問任何問題
refused-step-arguments = agenda= 裡的「{ $word }」：{ $name } 有 { $count } 個參數
refused-argument-too-large = agenda= 裡的「{ $word }」：參數最大為 { $most }
refused-no-rule-left = agenda=：沒有規則會在這裡留下第 { $place } 步 { $step }
refused-unoffered-answer = agenda=：{ $step } 的答案不在可選項目之中
refused-setup-elsewhere = agenda=：遊戲準備不會走到這一步
refused-setup-unanswered = 局面沒有顯示遊戲準備時 { $step } 的答案
refused-setup-differs = { $field }={ $found }：遊戲準備到這裡應為 { $expected }
refused-data-unread = data={ $digest }：還沒有讀過那個資料檔；請提供相同的檔案

## Records

refused-no-record = 第 1 行：應為 { $title }
refused-in-file = { $file }：{ $why }
refused-record-too-long = 對局紀錄最多 { $limit } 個字元，不是 { $length }
refused-no-rules = 開頭沒有說明規則版本：應為 rules: { $version }
refused-other-rules = rules: { $rules }：這局遊戲用的是 { $game } 規則第 { $rules } 版；這個程式用的是第 { $version } 版，會問不同的問題
refused-older-record = rules: { $rules }：這局遊戲用的是 { $game } 規則第 { $rules } 版；這個程式用的是第 { $version } 版，會問不同的問題；{ $why }
refused-bad-header = 第 { $line } 行：應為名稱、冒號和文字，不是「{ $word }」
refused-said-twice = 第 { $line } 行：{ $name } 出現了兩次
refused-record-line = 第 { $line } 行，第 { $move } 步：{ $why }
refused-record-position = position：{ $why }
refused-record-unfinished = 紀錄結束了，但遊戲還要問 { $asked }
refused-wrong-winners = 寫的是 { $said } 獲勝；依規則應為 { $found }
refused-not-a-move = 應為被問者、問題和答案

## Positions of one's own

refused-no-such-bandit = 「{ $name }」不是大盜；應為下列其中之一：{ $bandits }
refused-too-many-bandits = 指名的大盜數是 { $named }，但參加的只有 { $count }
refused-no-such-place = 沒有「{ $place }」這個位置；應為 roof 或 inside，車廂為 0 到 { $cars }
refused-no-token-left = 盒中已沒有 { $token }
refused-too-much-loot = 沒有未打開的箱子能裝 ${ $loot }
refused-too-many-bullets = 中彈數是 { $taken }，但子彈只有 { $bullets } 顆
refused-no-such-turn = 這張回合卡的輪數是 { $turns }，從 0 開始數
refused-no-such-phase = 不能從「{ $name }」階段開始；應為下列其中之一：{ $phases }
refused-no-such-thing = { $game } 沒有：{ $thing }
