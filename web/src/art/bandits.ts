// Made by scripts/make_bandits.py from train/bandits.json. Do not edit.

export const BANDITS = [
  {"name":"ghost","letter":"G","guest":false,"colour":"#e6dfcf","shade":"#b7ad97","ink":"#2a1b12","tall":88,"horse":["#f1ece0","#b9b0a0"],"sign":["M6 3.6H18V20.4H6ZM9 8L15 16M15 8L9 16",""]},
  {"name":"cheyenne","letter":"C","guest":false,"colour":"#2f8a55","shade":"#1f6340","ink":"#fbf4e2","tall":72,"horse":["#a8632f","#3d2416"],"sign":["","M8.6 3.4H15.4L13.8 7C18 9 20.2 13 19.2 17.2C18.6 20 16 20.8 12 20.8S5.4 20 4.8 17.2C3.8 13 6 9 10.2 7Z"]},
  {"name":"django","letter":"D","guest":false,"colour":"#2d2d31","shade":"#19191d","ink":"#fbf4e2","tall":74,"horse":["#3f3a3d","#1c191b"],"sign":["M2.8 12H14M10.4 6.4L16.4 12L10.4 17.6M20.6 4.4V19.6",""]},
  {"name":"belle","letter":"B","guest":false,"colour":"#cf3f78","shade":"#9c2557","ink":"#fbf4e2","tall":84,"horse":["#e9d6b4","#a97d52"],"sign":["M12 3.2L20 6V12C20 16.6 16.6 19.6 12 21.2C7.4 19.6 4 16.6 4 12V6Z","M12 16.6C7.4 13.4 7.6 9 10.2 9C11.2 9 12 10 12 10.8C12 10 12.8 9 13.8 9C16.4 9 16.6 13.4 12 16.6Z"]},
  {"name":"tuco","letter":"T","guest":false,"colour":"#c23b2a","shade":"#8f261a","ink":"#fbf4e2","tall":76,"horse":["#6d3f25","#2b180e"],"sign":["M3 12H21M12 3.4V20.6M8.4 6.8L12 3.2L15.6 6.8M8.4 17.2L12 20.8L15.6 17.2",""]},
  {"name":"doc","letter":"O","guest":false,"colour":"#2b68b0","shade":"#1c4a83","ink":"#fbf4e2","tall":74,"horse":["#8a5530","#3d2416"],"sign":["M3.6 8.6L11.2 6L15.6 18.6L8 21.2ZM18.6 2.8V9.2M15.4 6H21.8",""]},
  {"name":"misty","letter":"Y","guest":true,"colour":"#d9702b","shade":"#a9501a","ink":"#2a1b12","tall":80,"horse":["#8a5530","#3d2416"],"sign":["","M12 2.4L14 8.2L19.6 5L16.8 10.4L22 12.6L16.6 14.6L18.8 20L13.4 17.2L11 21.8L9.6 16.8L4.4 18.8L7.2 14L2.2 11.6L7.6 9.8L5.4 4.6L10.4 7.6Z"]},
  {"name":"twinzz","letter":"W","guest":true,"colour":"#7b4bb0","shade":"#56307f","ink":"#fbf4e2","tall":90,"horse":["#8a5530","#3d2416"],"sign":["M3 20V13A4.2 4.2 0 0 1 11.4 13V20M12.6 20V13A4.2 4.2 0 0 1 21 13V20M2 20H22",""]},
  {"name":"mei","letter":"M","guest":true,"colour":"#d9a514","shade":"#a67c08","ink":"#2a1b12","tall":78,"horse":["#d8a15c","#f4e3bf"],"sign":["M5 19L19 5M12 5H19V12M12 19H5V12",""]},
  {"name":"silk","letter":"S","guest":true,"colour":"#1f8a8a","shade":"#126060","ink":"#fbf4e2","tall":98,"horse":["#8a5530","#3d2416"],"sign":["M3 18.8H21M7 13.4H17","M7 3.6H17V13.4H7ZM7 15.4H17V18.8H7Z"]},
] as const;
