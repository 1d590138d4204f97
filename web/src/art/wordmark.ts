/** The name of the house, cut from paper: letters as strokes on a base line, 40 high without tails. */

interface Letter {
  d: string;
  wide: number;
}

const C: Letter = { d: "M30-40V-26M30-29C25-43 5-42 5-20S26 3 32-11", wide: 36 };
const O: Letter = { d: "M21-39C1-39 1-1 21-1S41-39 21-39Z", wide: 42 };
const L: Letter = { d: "M3-64H15V-2M3-2H26", wide: 29 };
const T: Letter = { d: "M14-56V-12C14 1 26 1 30-8M3-38H29", wide: 33 };
const E: Letter = { d: "M6-21H35C35-33 29-39 21-39C1-39 1-1 21-1C29-1 34-5 36-10", wide: 41 };
const X: Letter = { d: "M9-38L34-2M34-38L9-2M2-38H16M27-38H41M2-2H16M27-2H41", wide: 43 };
const P: Letter = { d: "M3-38H11V18M2 18H21M11-29C16-43 40-42 40-20S16 3 11-11", wide: 44 };
const R: Letter = { d: "M3-38H11V-2M2-2H21M11-24C14-37 25-42 31-34", wide: 34 };
// prettier-ignore
const S: Letter = { d: "M31-40V-28M31-30C26-43 6-42 7-30C8-18 33-24 33-10C33 4 9 2 5-10M5 0V-12", wide: 38 };

const LETTERS = [C, O, L, T, E, X, P, R, E, S, S];

/** Each letter with its place and its tilt; the whole width at the end. */
export const WORD = LETTERS.reduce<{
  letters: { d: string; x: number; tilt: number; wide: number }[];
  wide: number;
}>(
  (word, { d, wide }, n) => ({
    letters: [...word.letters, { d, x: word.wide, tilt: ((n * 7) % 5) - 2, wide }],
    wide: word.wide + wide + 5,
  }),
  { letters: [], wide: 4 },
);

/** The papers that letters ride on, one after another. */
// prettier-ignore
export const LIVERY = ["#8d5d35", "#2f7f7a", "#7c2338", "#6b7f3e", "#34517f", "#6b4180", "#8f2f2a", "#2f7f7a", "#8d5d35", "#34517f", "#7c2338"];
