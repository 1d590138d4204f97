/** The count at the end of the base game. */

import { laidDown, type LootPiece, prize } from "../../ending/pieces.ts";
import type { Box, ClassicScene } from "../../net/protocol/index.ts";
import { trainAwards } from "../../train/awards.ts";
import { tokenLook } from "../../train/loot.ts";
import { lootWords } from "../../train/lootWords.ts";
import { banditsOf, type TrainScene } from "../../train/scene.ts";
import type { Count } from "../../words/counts.ts";
import { called, seatName } from "../../words/telling.ts";
import type { Told } from "../../words/wording.ts";
import { capital } from "../../words/words.svelte.ts";
import type { Ending } from "../game.ts";

function counts(told: Told): Count[] {
  const { words } = told;
  const scene = told.scene as ClassicScene;
  return Array.from({ length: scene.seats }, (_, seat) => {
    const bandits = banditsOf(scene, seat);
    const hits = bandits.reduce((sum, bandit) => sum + scene.wounds[bandit]!.length, 0);
    const lines = bandits.flatMap((bandit) => {
      const loot =
        bandits.length > 1 ? lootLine(told, bandit) : capital(lootWords(told, scene.held[bandit]!));
      const prize = told.box.gunslinger_prize;
      if (!prize || !scene.gunslingers.includes(bandit)) return [loot];
      const values = { bandit: called(told, "bandit", bandit), prize: words.money(prize) };
      return [loot, words.say("cli-end-gunslinger", values)];
    });
    const total = scene.scores[seat] ?? 0;
    const prizes = bandits.filter((bandit) => scene.gunslingers.includes(bandit));
    return {
      id: seat,
      name: seatName(told, seat),
      characters: bandits.map((bandit) => scene.who[bandit]!),
      seats: [seat],
      lines: [...lines, capital(words.say("cli-end-hits", { number: hits }))],
      pieces: laidDown([
        ...bandits.flatMap((bandit) => lootPieces(told.box, scene.held[bandit]!)),
        ...prizes.map(() => prize(told.box.gunslinger_prize)),
      ]),
      total,
      order: [total, -hits],
      won: scene.winners.includes(seat),
    };
  });
}

/** Tokens as they come out of the bag. */
export const lootPieces = ({ tokens }: Box, held: readonly number[]): LootPiece[] =>
  held.map((token) => ({ ...tokenLook(tokens, token), value: tokens[token]!.value }));

/** What a bandit holds at the end, in words. */
export function lootLine(told: Told, bandit: number): string {
  const { held } = told.scene as TrainScene;
  const name = called(told, "bandit", bandit);
  return told.words.say("cli-end-loot", { bandit: name, loot: lootWords(told, held[bandit]!) });
}

export const ending: Ending = {
  counts,
  fortune: (scene) => scene.scores, // with the prizes
  awards: trainAwards,
  turns: { "became-gunslinger": "bandit" },
};
