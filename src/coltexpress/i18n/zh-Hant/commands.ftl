### 每個指令都用的話：用法、參數與選項、輸入的錯誤。

## 說明

cli-line-usage = 用法：{ $command }
cli-line-arguments = 參數：
cli-line-options = 選項：
cli-line-commands = 指令：
cli-line-any-options = { "[" }選項]
cli-line-any-command = 指令 [參數]...
cli-line-default = 預設：{ $value }
cli-line-required = 必填
cli-line-help = 顯示這份說明後結束。
cli-line-version = 顯示版本後結束。
cli-line-error = 錯誤：{ $why }
cli-line-try = 輸入「{ $command }」可看說明。

## 輸入的內容

cli-metavar-address = 位址
cli-metavar-date = 日期
cli-metavar-file = 檔案
cli-metavar-folder = 資料夾
cli-metavar-game = 遊戲
cli-metavar-id = 編號
cli-metavar-language = 語言
cli-metavar-network = 位址/網段
cli-metavar-number = 數字
cli-metavar-position = 局面
cli-metavar-record = 紀錄
cli-metavar-setting = 名稱=值
cli-metavar-text = 文字

## 錯誤

cli-line-missing-option = 缺少選項「{ $name }」。
cli-line-missing-argument = 缺少參數「{ $name }」。
cli-line-choices = 請從中選擇：{ $choices }。
cli-line-no-option = 沒有「{ $name }」這個選項。
cli-line-no-command = 沒有「{ $name }」這個指令。
cli-line-no-value = 選項「{ $name }」不能有值。
cli-line-needs-value = 選項「{ $name }」需要一個值。
cli-line-extra = 多出來的參數：{ $arguments }
cli-line-invalid = 「{ $name }」的值無效：{ $why }
cli-line-not-a-choice = 「{ $value }」不在 { $choices } 之中。
cli-line-not-whole = 「{ $value }」不是整數。
cli-line-not-a-number = 「{ $value }」不是數字。
cli-line-too-small = { $value } 小於 { $fewest }。
cli-line-beyond = { $value } 不在 { $fewest } 到 { $most } 之間。
cli-line-nothing-there = 找不到「{ $file }」。
cli-line-is-folder = 「{ $file }」是資料夾。
cli-line-is-file = 「{ $file }」是檔案。
cli-line-locked = 無法讀取「{ $file }」。

## 測量

cli-bench-about = 測量對局、複製、視角、資料列、步驟與搜尋的速度；或只測搜尋、資料列、規模的影響或伺服器。
cli-bench-part = 只測這一部分。
cli-bench-seconds = 每次測量大約幾秒。［預設：0.5，伺服器為 8］
cli-bench-game = 只測這個遊戲；每個各寫一次。
cli-bench-svg = 將規模的影響畫成圖，存到這個檔案。
cli-bench-rooms = 伺服器有幾張牌桌。
cli-bench-seats = 每張牌桌坐幾個人。
cli-bench-database = 伺服器的資料庫。［預設：新的檔案］
cli-bench-nodes = 最多由幾台伺服器共用資料庫：依序測量一台、兩台，以此類推。需要 PostgreSQL。
cli-bench-needs-postgres = 多台伺服器只能共用 PostgreSQL 資料庫：請以 --database postgresql://主機/名稱 指定。
cli-bench-measuring = 測量中
