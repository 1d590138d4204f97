### Questions whose answers are picks in order, such as the cards of a plan, whatever the game.

pick-hint = 1枚ずつでも、まとめてでも：番号、頭文字、言葉（{ $example }）。
pick-place = { $count }枚中{ $place }枚目
pick-so-far = ここまで：{ $picks }
pick-whole = 決めた順番：{ $picks }
pick-accept = これでいく（Enter）
pick-back = 最後の1枚を戻す
pick-again = 最初から選び直す
pick-unknown = 「{ $answer }」は選べません。1から{ $count }までの数字か頭文字、? でヘルプ。
pick-nothing = 1から{ $count }までの数字か頭文字、? でヘルプ。
pick-twice = 「{ $pick }」はもう選んであります。
pick-too-many = 選べるのはあと{ $count }枚だけです。
pick-confirm = 1で決定、2で最後の1枚を戻す、3で最初から選び直す。
pick-title = 選んでいるとき
pick-help-back = 最後の1枚を戻す
pick-help-again = 最初から選び直す

# At the curtain: somebody whose sealed answer is not opened yet may have the screen back.
sealed-back = back と入力すれば、{ $player }は答えを変えられる。
