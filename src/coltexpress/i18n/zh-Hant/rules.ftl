### 終端機的 rules 指令。

cli-rules-about = 依編號顯示規則條文；沒有編號時顯示條文數。
cli-rules-ids = 編號（C-FIRE-03）、範圍（C-FIRE-01..04）或編號開頭（C-FIRE）。
cli-rules-coverage = 列出每一條條文與它的測試；有任何一條沒有測試就算失敗。
cli-rules-game = 只看這個遊戲。
cli-rules-folder = 測試的資料夾；預設為原始碼中的測試。

cli-rules-section = 章節
cli-rules-source = 出處
cli-rules-tests = 測試
cli-rules-no-test = 沒有測試
cli-rules-withdrawn = 已撤回
cli-rules-count = { $game }：{ $count }條
cli-rules-cited = { $game }：{ $needed }條中有{ $cited }條附有測試，還缺{ $missing }條
cli-rules-unknown = 沒有條文 { $id }，引用處：{ $tests }

cli-rules-no-clause = 沒有條文 { $name }。
cli-rules-no-game = 沒有遊戲 { $name }。
cli-rules-near = 你要找的是 { $names } 嗎？
cli-rules-no-range = { $name } 不是條文的範圍，請寫成 C-FIRE-01..04。
cli-rules-no-tests = 這裡沒有測試，請用 --tests 指定資料夾。
