/** Plans of several cards, put together card by card from those that are offered. */

import type { Box, Question } from "../../net/protocol/index.ts";

/** The cards of a plan, the first one first: digits to the base of all cards. */
export function cardsOf({ faces, plan_size }: Box, plan: number): number[] {
  const cards: number[] = [];
  for (let rest = plan; cards.length < plan_size;) {
    cards.unshift(rest % faces.length);
    rest = Math.floor(rest / faces.length);
  }
  return cards;
}

/** The plan that these cards make, if it is offered. */
export function planOf(box: Box, question: Question, cards: readonly number[]): number | undefined {
  if (cards.length !== box.plan_size) return undefined;
  const plan = cards.reduce((sum, card) => sum * box.faces.length + card, 0);
  return question.options.includes(plan) ? plan : undefined;
}

/** The cards that may come next after these. */
export function nextCards(box: Box, question: Question, cards: readonly number[]): Set<number> {
  const found = new Set<number>();
  for (const plan of question.options) {
    const all = cardsOf(box, plan);
    if (cards.every((card, n) => all[n] === card) && all.length > cards.length) {
      found.add(all[cards.length]!);
    }
  }
  return found;
}

/** How somebody stands: where (-1 off the train), which way (0 toward the locomotive), lying or not. */
export interface Pose {
  spot: number;
  facing: number;
  down: boolean;
}

/** The poses after each card, from a flat row of spot, facing and down. */
export function posesIn(row: readonly number[]): Pose[] {
  return Array.from({ length: Math.floor(row.length / 3) }, (_, n) => ({
    spot: row[3 * n]!,
    facing: row[3 * n + 1]!,
    down: row[3 * n + 2] === 1,
  }));
}

/** Where these first cards lead if nobody interferes: any plan that begins with them knows. */
export function posesAfter(box: Box, question: Question, cards: readonly number[]): Pose[] {
  const place = question.options.findIndex((plan) => {
    const all = cardsOf(box, plan);
    return cards.every((card, n) => all[n] === card);
  });
  return posesIn(question.previews?.[place] ?? []).slice(0, cards.length);
}
