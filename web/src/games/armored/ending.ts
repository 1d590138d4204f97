/** The count at the end of Couriers & Armored Train: teams, and who betrayed them. */

import { laidDown, type LootPiece, prize } from "../../ending/pieces.ts";
import type { ArmoredScene, Happening } from "../../net/protocol/index.ts";
import { trainAwards } from "../../train/awards.ts";
import { seatOf } from "../../train/scene.ts";
import type { Count } from "../../words/counts.ts";
import { called } from "../../words/telling.ts";
import type { Told } from "../../words/wording.ts";
import { capital } from "../../words/words.svelte.ts";
import { lootLine, lootPieces } from "../classic/ending.ts";
import type { Ending } from "../game.ts";

function counts(told: Told, events: readonly Happening[]): Count[] {
  const { words, box } = told;
  const scene = told.scene as ArmoredScene;
  const left = argsOf(events, "eliminated", "bandit");
  const empty = argsOf(events, "became-gunslinger", "bandit");
  return box.teams.map((team, number) => {
    const bandits = scene.player_of.flatMap((player, one) =>
      scene.team[player] === number ? [one] : [],
    );
    const lines = bandits.flatMap((bandit) =>
      banditLines(told, bandit, number, left.includes(bandit), empty.includes(bandit)),
    );
    const pieces = bandits
      .filter((bandit) => !left.includes(bandit))
      .flatMap((bandit) => banditPieces(told, bandit, number, empty.includes(bandit)));
    for (const [kind, key] of [
      ["ladder-paid", "ladder"],
      ["bunch-paid", "bunch"],
    ] as const) {
      for (const { args } of events.filter(
        (one) => one.kind === kind && one.args.team === number,
      )) {
        lines.push(words.say(`armored-end-${key}`, { money: words.money(args.money!) }));
        pieces.push(prize(args.money!));
      }
    }
    const hits = bandits.reduce((sum, bandit) => sum + scene.wounds[bandit]!.length, 0);
    const total = teamMoney(events, number) ?? 0;
    const seats = [...new Set(bandits.map((bandit) => seatOf(scene, bandit)))];
    return {
      id: number,
      name: capital(called(told, "team", number)),
      characters: bandits.map((bandit) => scene.who[bandit]!),
      seats,
      lines: [...lines, capital(words.say("cli-end-hits", { number: hits }))],
      pieces: laidDown(pieces),
      total,
      order: [total, -hits],
      won: seats.some((seat) => scene.winners.includes(seat)),
      team,
    };
  });
}

function banditLines(
  told: Told,
  bandit: number,
  team: number,
  left: boolean,
  empty: boolean,
): string[] {
  const { words, box } = told;
  const { held } = told.scene as ArmoredScene;
  const name = called(told, "bandit", bandit);
  if (left) return [words.say("armored-end-eliminated", { bandit: name })];
  const lines = [lootLine(told, bandit)];
  if (held[bandit]!.some((token) => isOwnDocument(told, token, team))) {
    const prize = words.money(box.document_prize);
    lines.push(words.say("armored-end-document", { bandit: name, prize }));
  }
  if (empty) {
    const prize = words.money(box.gunslinger_prize);
    lines.push(words.say("armored-end-barrel", { bandit: name, prize }));
  }
  return lines;
}

/** Is this the document that pays this team? */
function isOwnDocument({ box: { tokens } }: Told, token: number, team: number): boolean {
  return tokens[token]!.kind === "document" && token - tokens[token]!.back === 2 + team;
}

/** What a bandit brings home: loot, the team's own document, the prize for an empty barrel. */
function banditPieces(told: Told, bandit: number, team: number, empty: boolean): LootPiece[] {
  const { box } = told;
  const held = (told.scene as ArmoredScene).held[bandit]!;
  const loot = lootPieces(box, held).map((piece, n) =>
    isOwnDocument(told, held[n]!, team) ? { ...piece, value: box.document_prize } : piece,
  );
  return empty ? [...loot, prize(box.gunslinger_prize)] : loot;
}

function argsOf(events: readonly Happening[], kind: string, arg: string): number[] {
  return events.filter((event) => event.kind === kind).map((event) => event.args[arg]!);
}

function teamMoney(events: readonly Happening[], team: number): number | undefined {
  return events.find((one) => one.kind === "team-counted" && one.args.team === team)?.args.money;
}

/** A team, both, or single bandits after a betrayal. */
function verdict(told: Told, events: readonly Happening[]): string {
  const { words, box } = told;
  const scene = told.scene as ArmoredScene;
  const winners = argsOf(events, "won", "player");
  if (!winners.length) return words.say("cli-end-nobody");
  const names = words.together(winners.map((player) => called(told, "player", player)));
  const teamOf = (team: number): number[] =>
    Array.from({ length: scene.players }, (_, player) => player).filter(
      (player) => scene.team[player] === team,
    );
  const same = (players: number[]): boolean =>
    players.length === winners.length && players.every((player) => winners.includes(player));
  const team = box.teams.findIndex((_, number) => same(teamOf(number)));
  if (team >= 0) {
    const money = words.money(teamMoney(events, team) ?? 0);
    return words.say("armored-end-team", { team: box.teams[team]!, money, bandits: names });
  }
  if (same([...teamOf(0), ...teamOf(1)])) {
    return words.say("armored-end-both", { money: words.money(teamMoney(events, 0) ?? 0) });
  }
  return words.say("cli-end-wins", { player: names });
}

export const ending: Ending = {
  counts,
  verdict,
  awards: trainAwards,
  turns: { eliminated: "bandit", "became-gunslinger": "bandit" },
};
