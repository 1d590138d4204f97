/** The count at the end of Colt Super Express: who was left, and what decided it. */

import { mostWorth, oneEach, roofRun } from "../../ending/awards.ts";
import { laidDown, prize } from "../../ending/pieces.ts";
import type { SuperScene } from "../../net/protocol/index.ts";
import type { Count } from "../../words/counts.ts";
import { called, seatName } from "../../words/telling.ts";
import type { Told } from "../../words/wording.ts";
import { capital } from "../../words/words.svelte.ts";
import type { Ending } from "../game.ts";
import { ABOARD, BESIDE, FALLEN } from "./status.ts";

/** Those who were lost first are named first, the winner last. */
function counts(told: Told, ranks: readonly number[]): Count[] {
  const scene = told.scene as SuperScene;
  return Array.from({ length: scene.seats }, (_, seat) => {
    const won = scene.winners.includes(seat);
    const lines = [fate(told, seat), carsWon(told, seat)];
    return {
      id: seat,
      name: seatName(told, seat),
      characters: [scene.who[seat]!],
      seats: [seat],
      lines: won ? [...lines, victory(told)] : lines,
      pieces: laidDown(scene.loot[seat]!.map(prize)),
      order: [-(ranks[seat] ?? 0)],
      won,
    };
  });
}

/** Where a bandit ended. */
function fate(told: Told, bandit: number): string {
  const { words } = told;
  const { status, at } = told.scene as SuperScene;
  if (status[bandit] === ABOARD) return capital(called(told, "spot", at[bandit]!));
  if (status[bandit] === BESIDE) return capital(words.say("super-status-beside"));
  return capital(words.say(status[bandit] === FALLEN ? "super-status-fallen" : "super-status-out"));
}

function carsWon({ words, scene }: Told, bandit: number): string {
  const won = (scene as SuperScene).loot[bandit]!.map((value) => words.money(value));
  return words.say("super-cars-won", { cars: won.length ? words.several(won) : "none" });
}

/** What decided the game: the train itself, the number of cars won, or the best of them. */
function victory({ words, scene }: Told): string {
  const { status, winners, wave, loot } = scene as SuperScene;
  const seats = status.map((_, seat) => seat);
  const left = seats.filter((seat) => status[seat] === ABOARD);
  if (left.join() === winners.join()) return words.say("super-end-alone");
  const last = Math.max(...wave);
  const rivals = left.length ? left : seats.filter((seat) => wave[seat] === last);
  const best = loot[winners[0]!]!;
  const tied = rivals.filter((seat) => loot[seat]!.length === best.length).length;
  if (tied > winners.length) {
    return words.say("super-end-best", { money: words.money(Math.max(0, ...best)) });
  }
  return words.say("super-end-most", { number: best.length });
}

export const ending: Ending = {
  counts: (told, _, ranks) => counts(told, ranks),
  awards: [
    {
      name: "theft",
      money: true,
      tally: mostWorth({ claimed: "bandit" }, ({ args }) => args.loot!),
    },
    { name: "shots", tally: oneEach({ shot: "bandit", missed: "bandit" }) },
    { name: "wounds", tally: oneEach({ shot: "target" }) },
    { name: "roof", tally: roofRun },
    { name: "falls", tally: oneEach({ "fell-off": "bandit" }) },
  ],
  turns: { eliminated: "bandit" },
};
