### Awards at the end of a game: what they are called, and what they were given for.

award-theft = いちばんの大仕事
award-theft-for = 一度に{ $money }
award-shots = いちばん撃った
award-shots-for = { $number }発
award-wounds = いちばん撃たれた
award-wounds-for = { $number }発
award-roof = 屋根の上をいちばん長く走った
award-roof-for = { $number }両
award-fled = いちばんのお尋ね者
award-fled-for = 逃走{ $number }回
