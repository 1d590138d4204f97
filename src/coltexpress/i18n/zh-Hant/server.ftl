# The server on the command line, and the page that stands in for one that is not built.

cli-command-serve = 在這台電腦上為朋友開設牌桌，用瀏覽器玩。
cli-command-backup = 將伺服器的資料庫複製成檔案，執行中也可以。
cli-command-verify = 檢查對局紀錄的洗牌是否事先封存，每個隨機結果是否都由它得出。
cli-help-host = 監聽的位址；127.0.0.1 只限這台電腦。
cli-help-port = 監聽的連接埠；0 表示任選一個空的。［預設：8377］
cli-help-database = 資料庫：檔案，或 postgresql+psycopg://…［預設：資料夾中的檔案］
cli-help-no-browser = 不開啟瀏覽器。
cli-help-origin = 可以使用這個伺服器的其他網址。
cli-help-host-name = 除了位址、localhost 與這台電腦的名稱之外，可以用來連到這個伺服器的名稱；每個名稱各寫一次。
cli-help-behind-proxy = 信任這個代理伺服器轉達的位址與協定；每個代理伺服器或其網段各寫一次。
cli-help-workers = 電腦玩家思考用的行程數。［預設：每個核心一個］
cli-help-bot-pause = 電腦玩家選擇前等幾秒。［預設：0.5］
cli-help-developer = 也提供給開發者的遊戲。
cli-help-verbose = 顯示更詳細的記錄。
cli-help-backup-file = 要寫入的檔案；必須還不存在。
cli-serve-here = 遊戲網址：{ $address }
cli-serve-there = 同一個網路上：{ $address }
cli-serve-stop = 按 Ctrl-C 停止伺服器。
cli-serve-no-page = 這份程式沒有網頁，瀏覽器無法顯示遊戲；其他程式仍可使用伺服器。在專案資料夾執行 python3 run.py 就會建立網頁。
cli-serve-taken = 連接埠 { $port } 已被佔用，可能是另一個 coltexpress：請先停止它，或改用別的連接埠，例如 --port 9000。
cli-serve-failed = 伺服器無法啟動：{ $reason }
cli-serve-no-network = { $reason }：請用位址（例如 127.0.0.1）或網段（例如 10.0.0.0/8）指定代理伺服器。
cli-backup-done = 已寫入 { $file }。
cli-backup-exists = { $file } 已經存在，請換一個名稱。
cli-backup-postgres = 這是 PostgreSQL 資料庫，請用 pg_dump，執行中也能複製。
cli-backup-nothing = { $file } 還沒有資料庫。
cli-verify-good = { $count }個隨機結果都與伺服器的祕密及座位{ $seats }的份額相符。
cli-verify-secret = { $count }個隨機結果都與伺服器的祕密相符。
cli-verify-seed = { $count }個隨機結果都與種子相符。
cli-verify-missing = 已封存但沒有及時揭開，因此未加入洗牌：座位{ $seats }。
cli-verify-without = 沒有提供份額的玩家：座位{ $seats }。
cli-verify-less = 沒有玩家參與洗牌：結果在開始前已確定，但伺服器可能試過好幾種。
cli-verify-position = 這局從指定的局面開始：先前的經過不在對局紀錄中，無法檢查。

server-unbuilt-title = 就快好了
server-unbuilt-how = 伺服器正在執行，但網頁還沒建立。在專案資料夾執行這個指令就會建立：
