/** How cards are laid out on a strip of the table. */

const HIGH = 1.41; // a card is so much higher than wide
const GAP = 0.07; // between two cards, in widths of one
const ROWS = [1, 2, 3];

export interface Laying {
  /** How wide a card is, in pixels. */
  card: number;
  columns: number;
}

/** A strip that may become twice as high before its cards are smaller than this, in pixels. */
export const COMFORTABLE = 40;

/** Lay out so many cards side by side: as large as they can be without covering each other. */
export function laidOut(many: number, wide: number, high: number, most: number): Laying {
  const ways = ROWS.map((rows): Laying => {
    const columns = Math.max(1, Math.ceil(many / rows));
    const across = wide / (columns * (1 + GAP) + GAP);
    const down = high / (rows * (HIGH + GAP) + GAP);
    return { card: Math.max(0, Math.min(across, down, most)), columns };
  });
  return ways.reduce((best, way) => (way.card > best.card + 0.5 ? way : best));
}
