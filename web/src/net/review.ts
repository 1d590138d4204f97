/** Asking for what a judge thinks of a finished game, until it is there. */

import { api } from "./api.ts";
import type { GameAnalysis } from "./protocol/index.ts";

const PAUSE = 700; // milliseconds between two looks

export async function reviewOf(
  room: string,
  seat: number,
  signal: AbortSignal,
): Promise<GameAnalysis | undefined> {
  while (!signal.aborted) {
    const { state, analysis } = await api.review(room, seat);
    if (state === "done" && analysis) return analysis;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return undefined;
}
