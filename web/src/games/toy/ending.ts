/** The count at the end of Crates: money, and the crates it was in. */

import { mostWorth, oneEach } from "../../ending/awards.ts";
import { laidDown } from "../../ending/pieces.ts";
import type { ToyScene } from "../../net/protocol/index.ts";
import { seatName } from "../../words/telling.ts";
import { capital } from "../../words/words.svelte.ts";
import type { Ending } from "../game.ts";

export const ending: Ending = {
  counts: (told) => {
    const scene = told.scene as ToyScene;
    return scene.who.map((who, seat) => {
      const crates = scene.crate.filter((_, car) => scene.taken[car] === seat);
      const number = crates.length;
      const total = scene.scores[seat]!;
      return {
        id: seat,
        name: seatName(told, seat),
        characters: [who],
        seats: [seat],
        lines: [capital(told.words.say("toy-crates", { number }))],
        pieces: laidDown(crates.map((value) => ({ kind: "strongbox", value }))),
        total,
        order: [total, number],
        won: scene.winners.includes(seat),
      };
    });
  },
  awards: [
    { name: "theft", money: true, tally: mostWorth({ took: "bandit" }, ({ args }) => args.loot!) },
    { name: "looks", tally: oneEach({ looked: "bandit" }) },
  ],
};
