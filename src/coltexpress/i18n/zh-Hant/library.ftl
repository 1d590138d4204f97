# What the library refuses. Nothing but variables may stand in these messages: the server reads them
# without a Fluent library. The English ones are word for word what the errors themselves say.

## What has no sentence of its own

refused-refused = { $why }
refused-unreadable = 無法讀懂：{ $why }
refused-illegal-choice = 不能這樣選：{ $why }
refused-bad-position = 不可能出現這種局面：{ $why }

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
refused-not-a-number = 「{ $word }」不合（{ $kind }）：應為整數
refused-no-such-word = 「{ $word }」不合（{ $kind }）；應為下列其中之一：{ $names }

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
