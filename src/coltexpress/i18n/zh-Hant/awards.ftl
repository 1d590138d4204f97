### Awards at the end of a game: what they are called, and what they were given for.

award-theft = 最大一票
award-theft-for = 一次得手{ $money }
award-shots = 開槍最多
award-shots-for = { $number }槍
award-wounds = 挨子彈最多
award-wounds-for = { $number }槍
award-roof = 車頂跑得最遠
award-roof-for = { $number }節車廂
award-fled = 頭號通緝犯
award-fled-for = 躲避追捕{ $number }次
