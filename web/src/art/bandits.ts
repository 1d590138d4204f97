// Made by scripts/make_bandits.py from train/bandits.json. Do not edit.

export const BANDITS = [
  {"name":"ghost","letter":"G","guest":false,"colour":"#e6dfcf","shade":"#b7ad97","ink":"#2a1b12","tall":88,"horse":["#f1ece0","#b9b0a0"]},
  {"name":"cheyenne","letter":"C","guest":false,"colour":"#2f8a55","shade":"#1f6340","ink":"#fbf4e2","tall":72,"horse":["#a8632f","#3d2416"]},
  {"name":"django","letter":"D","guest":false,"colour":"#2d2d31","shade":"#19191d","ink":"#fbf4e2","tall":74,"horse":["#3f3a3d","#1c191b"]},
  {"name":"belle","letter":"B","guest":false,"colour":"#cf3f78","shade":"#9c2557","ink":"#fbf4e2","tall":84,"horse":["#e9d6b4","#a97d52"]},
  {"name":"tuco","letter":"T","guest":false,"colour":"#c23b2a","shade":"#8f261a","ink":"#fbf4e2","tall":76,"horse":["#6d3f25","#2b180e"]},
  {"name":"doc","letter":"O","guest":false,"colour":"#2b68b0","shade":"#1c4a83","ink":"#fbf4e2","tall":74,"horse":["#8a5530","#3d2416"]},
  {"name":"misty","letter":"Y","guest":true,"colour":"#d9702b","shade":"#a9501a","ink":"#2a1b12","tall":80,"horse":["#8a5530","#3d2416"]},
  {"name":"twinzz","letter":"W","guest":true,"colour":"#7b4bb0","shade":"#56307f","ink":"#fbf4e2","tall":90,"horse":["#8a5530","#3d2416"]},
  {"name":"mei","letter":"M","guest":true,"colour":"#d9a514","shade":"#a67c08","ink":"#2a1b12","tall":78,"horse":["#d8a15c","#f4e3bf"]},
  {"name":"silk","letter":"S","guest":true,"colour":"#1f8a8a","shade":"#126060","ink":"#fbf4e2","tall":98,"horse":["#8a5530","#3d2416"]},
] as const;
