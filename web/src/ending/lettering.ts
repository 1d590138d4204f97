/** Letters in a picture, where no line breaks by itself. */

const WIDE_LETTER = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/; // as wide as high
const NARROW = 0.58; // the width of other letters, as a part of the size

const widthOf = (letter: string): number => (WIDE_LETTER.test(letter) ? 1 : NARROW);

/** About how wide a text is, in units of its size. */
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The size at which a text fits into so much room, at most this. */
export const fitting = (text: string, room: number, most: number): number =>
  Math.min(most, Math.floor((room / Math.max(1, lengthOf(text))) * 10) / 10);

/** A name that is no wider than so many narrow letters. */
export function shortened(name: string, letters: number): string {
  const room = letters * NARROW;
  if (lengthOf(name) <= room) return name;
  let kept = "";
  for (const letter of name) {
    if (lengthOf(kept + letter) + NARROW > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
