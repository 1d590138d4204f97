/** How wide a round card is. */

/** From one turn to the next. */
export const STEP = 48;

/** The width of a card with so many turns. */
export function roundCardWide(turns: number, event: boolean): number {
  return turns * STEP + (event ? 72 : 18);
}
