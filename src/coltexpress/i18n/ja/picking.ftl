### Questions whose answers are picks in order, such as the cards of a plan, whatever the game.

pick-hint = 1枚ずつでも、まとめてでも選べます：番号、頭文字、言葉（{ $example }）。
pick-place = { $count }枚中{ $place }枚目
pick-so-far = ここまで：{ $picks }
pick-whole = 計画：{ $picks }
pick-accept = 決定（Enter）
pick-back = 最後の1枚を戻す
pick-again = 最初から選び直す
pick-unknown = 「{ $answer }」は選べません。1から{ $count }までの番号か頭文字を入力してください。? でヘルプ。
pick-nothing = 1から{ $count }までの番号か頭文字を入力してください。? でヘルプ。
pick-twice = 「{ $pick }」はすでに選んでいます。
pick-too-many = 選べるのはあと{ $count }枚です。
pick-confirm = 1で決定、2で最後の1枚を戻す、3で最初から選び直す。
pick-title = 選んでいるとき
pick-help-back = 最後の1枚を戻す
pick-help-again = 最初から選び直す

# At the curtain: somebody whose sealed answer is not opened yet may have the screen back.
sealed-back = または back と入力すると、{ $player }は答えを変えられます。
