/** The count at the end of Crates: money, and the crates it was in. */

import type { ToyScene } from "../../net/protocol/index.ts";
import { seatName } from "../../words/telling.ts";
import { capital } from "../../words/words.svelte.ts";
import type { Ending } from "../game.ts";

export const ending: Ending = {
  counts: (told) => {
    const scene = told.scene as ToyScene;
    return scene.who.map((who, seat) => {
      const number = scene.taken.filter((owner) => owner === seat).length;
      const total = scene.money[seat]!;
      return {
        id: seat,
        name: seatName(told, seat),
        characters: [who],
        seats: [seat],
        lines: [capital(told.words.say("toy-crates", { number }))],
        total,
        order: [total, number],
        won: scene.winners.includes(seat),
      };
    });
  },
};
