### Bots as somebody: what they are called, and what they say now and then.

## Names

bot-name-ezra = 艾茲拉
bot-name-prudence = 普登絲
bot-name-colby = 科爾比
bot-name-dot = 多特
bot-name-buck = 巴克
bot-name-roscoe = 羅斯科
bot-name-silas = 塞拉斯
bot-name-goldie = 戈爾蒂
bot-name-penny = 潘妮
bot-name-agatha = 阿嘉莎
bot-name-mordecai = 莫德凱
bot-name-hattie = 海蒂

## steady

bot-says-steady-dealt-1 = 慢慢來，不急。
bot-says-steady-hit-1 = 早料到了。
bot-says-steady-hit-2 = 記下了。
bot-says-steady-robs-1 = 別在意我。
bot-says-steady-robs-2 = 乾淨俐落。
bot-says-steady-wins-1 = 耐心總有回報。
bot-says-steady-loses-1 = 打得好，下次再會。

## trigger-happy

bot-says-trigger-happy-dealt-1 = 誰想先挨一槍？
bot-says-trigger-happy-hit-1 = 好痛！換我了！
bot-says-trigger-happy-hit-2 = 好癢啊！
bot-says-trigger-happy-robs-1 = 統統舉起手來！
bot-says-trigger-happy-robs-2 = 砰！我是說，謝啦！
bot-says-trigger-happy-wins-1 = 我的子彈還沒用完呢！
bot-says-trigger-happy-loses-1 = 剛剛只是熱身！

## greedy

bot-says-greedy-dealt-1 = 手提箱在哪節車廂？
bot-says-greedy-hit-1 = 小心我的錢袋！
bot-says-greedy-hit-2 = 別打錢包那一邊！
bot-says-greedy-robs-1 = 我的，全是我的。
bot-says-greedy-robs-2 = 乖，到我這裡來。
bot-says-greedy-wins-1 = 再數一次，慢慢數。
bot-says-greedy-loses-1 = 我要退錢。

## vengeful

bot-says-vengeful-dealt-1 = 每張臉我都記得。
bot-says-vengeful-hit-1 = 你會後悔的。
bot-says-vengeful-hit-2 = 這筆帳我記下了。
bot-says-vengeful-robs-1 = 這是上次的回禮。
bot-says-vengeful-robs-2 = 這是你欠我的。
bot-says-vengeful-wins-1 = 扯平了，暫時。
bot-says-vengeful-loses-1 = 這事還沒完。
