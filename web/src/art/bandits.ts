// Made by scripts/make_types.py from room/bandits.json. Do not edit.

export const BANDITS = [
  {"name":"ghost","letter":"G","guest":false,"colour":"#e6dfcf","shade":"#b7ad97","ink":"#2a1b12"},
  {"name":"cheyenne","letter":"C","guest":false,"colour":"#2f8a55","shade":"#1f6340","ink":"#fbf4e2"},
  {"name":"django","letter":"D","guest":false,"colour":"#2d2d31","shade":"#19191d","ink":"#fbf4e2"},
  {"name":"belle","letter":"B","guest":false,"colour":"#cf3f78","shade":"#9c2557","ink":"#fbf4e2"},
  {"name":"tuco","letter":"T","guest":false,"colour":"#c23b2a","shade":"#8f261a","ink":"#fbf4e2"},
  {"name":"doc","letter":"O","guest":false,"colour":"#2b68b0","shade":"#1c4a83","ink":"#fbf4e2"},
  {"name":"misty","letter":"Y","guest":true,"colour":"#d9702b","shade":"#a9501a","ink":"#2a1b12"},
  {"name":"twinzz","letter":"W","guest":true,"colour":"#7b4bb0","shade":"#56307f","ink":"#fbf4e2"},
  {"name":"mei","letter":"M","guest":true,"colour":"#d9a514","shade":"#a67c08","ink":"#2a1b12"},
  {"name":"silk","letter":"S","guest":true,"colour":"#1f8a8a","shade":"#126060","ink":"#fbf4e2"},
] as const;
