### Questions whose answers are picks in order, such as the cards of a plan, whatever the game.

pick-hint = 可以一張一張選，也可以一次選完：號碼、首字母或短字（{ $example }）。
pick-place = 第{ $place }張，共{ $count }張
pick-so-far = 目前：{ $picks }
pick-whole = 計畫：{ $picks }
pick-accept = 確定（Enter）
pick-back = 收回最後一張
pick-again = 重新選擇
pick-unknown = 這裡不能選「{ $answer }」。請輸入1到{ $count }的數字、首字母，或輸入 ? 查看說明。
pick-nothing = 請輸入1到{ $count }的數字、首字母，或輸入 ? 查看說明。
pick-twice = 「{ $pick }」已經選過了。
pick-too-many = 最多只能再選{ $count }張。
pick-confirm = 輸入 1 確定，2 收回最後一張，3 重新選擇。
pick-title = 選卡時
pick-help-back = 收回最後一張
pick-help-again = 重新選擇

# At the curtain: somebody whose sealed answer is not opened yet may have the screen back.
sealed-back = 或輸入 back，讓{ $player }更改選擇。
