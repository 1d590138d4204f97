/** The count at the end: what everybody has, the poorest first, and who has won. */

import { capital } from "../words.svelte.ts";
import type { ArmoredScene, ClassicScene, Happening, SuperScene } from "../wire/index.ts";
import { playerName } from "./armored.ts";
import { banditName } from "./classic.ts";
import { seatName } from "./telling.ts";
import { spotValues } from "./super.ts";
import type { Told } from "./wording.ts";

/** One player or team: who, what was counted, and what came of it. */
export interface Count {
  /** A seat or, where teams are counted, a team. */
  id: number;
  name: string;
  /** The characters that stand there while it is counted. */
  characters: number[];
  /** The seats it is about. */
  seats: number[];
  lines: string[];
  /** In dollars; where nothing is added up there is none. */
  total?: number;
  /** By this it is ordered: the lowest is counted first. */
  order: number[];
  won: boolean;
  team?: string;
}

const ABOARD = 1;
const BESIDE = 0;
const FALLEN = 2;

/** Everybody's count, the poorest first. */
export function counts(
  told: Told,
  events: readonly Happening[],
  ranks: readonly number[],
): Count[] {
  const found =
    told.scene.game === "super"
      ? superCounts(told, ranks)
      : told.scene.game === "armored"
        ? teamCounts(told, events)
        : classicCounts(told);
  return found.sort((a, b) => compare(a.order, b.order));
}

function compare(a: number[], b: number[]): number {
  const place = a.findIndex((value, i) => value !== b[i]);
  return place < 0 ? 0 : a[place]! - b[place]!;
}

/** Who has won and how. */
export function verdict(told: Told, events: readonly Happening[], all: readonly Count[]): string {
  const { words, scene } = told;
  if (scene.game === "armored") return armoredVerdict(told, events);
  const winners = all.filter((count) => count.won);
  if (!winners.length) return words.say("cli-end-nobody");
  const names = words.several(winners.map((count) => count.name));
  const { total } = winners[0]!;
  if (total === undefined) return words.say("cli-end-wins", { player: names });
  const money = words.money(total);
  if (winners.length === 1) return words.say("cli-end-winner", { player: names, money });
  return words.say("cli-end-shared", { players: names, money });
}

// The base game

function classicCounts(told: Told): Count[] {
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
      const values = { bandit: banditName(told, bandit), prize: words.money(prize) };
      return [loot, words.say("cli-end-gunslinger", values)];
    });
    const total = scene.scores[seat] ?? 0;
    return {
      id: seat,
      name: seatName(told, seat),
      characters: bandits.map((bandit) => scene.who[bandit]!),
      seats: [seat],
      lines: [...lines, capital(words.say("cli-end-hits", { number: hits }))],
      total,
      order: [total, -hits],
      won: scene.winners.includes(seat),
    };
  });
}

function banditsOf(scene: ClassicScene | ArmoredScene, seat: number): number[] {
  return scene.player_of.flatMap((player, bandit) =>
    scene.seat_of[player] === seat ? [bandit] : [],
  );
}

function lootLine(told: Told, bandit: number): string {
  const { held } = told.scene as ClassicScene;
  const name = banditName(told, bandit);
  return told.words.say("cli-end-loot", { bandit: name, loot: lootWords(told, held[bandit]!) });
}

/** Loot by kind, and what it is worth if that is known. */
export function lootWords({ words, box }: Told, tokens: readonly number[]): string {
  const kinds = tokens.map((token) => box.tokens[token]!.kind);
  const parts = box.loot_kinds
    .map((kind) => ({ kind, number: kinds.filter((one) => one === kind).length }))
    .filter(({ number }) => number > 0)
    .map((values) => words.say("loot-count", values));
  if (!parts.length) return words.say("loot-nothing");
  const text = words.several(parts);
  if (tokens.some((token) => box.tokens[token]!.sealed)) return text;
  const worth = tokens.reduce((sum, token) => sum + box.tokens[token]!.value, 0);
  return `${text} (${words.money(worth)})`;
}

// The armored train

function teamCounts(told: Told, events: readonly Happening[]): Count[] {
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
    for (const [kind, key] of [
      ["ladder-paid", "ladder"],
      ["bunch-paid", "bunch"],
    ] as const) {
      for (const { args } of events.filter(
        (one) => one.kind === kind && one.args.team === number,
      )) {
        lines.push(words.say(`armored-end-${key}`, { money: words.money(args.money!) }));
      }
    }
    const hits = bandits.reduce((sum, bandit) => sum + scene.wounds[bandit]!.length, 0);
    const total = teamMoney(events, number) ?? 0;
    const seats = [...new Set(bandits.map((bandit) => scene.seat_of[scene.player_of[bandit]!]!))];
    return {
      id: number,
      name: capital(words.say("armored-team", { team })),
      characters: bandits.map((bandit) => scene.who[bandit]!),
      seats,
      lines: [...lines, capital(words.say("cli-end-hits", { number: hits }))],
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
  const name = banditName(told, bandit);
  if (left) return [words.say("armored-end-eliminated", { bandit: name })];
  const lines = [lootLine(told, bandit)];
  const tokens = box.tokens;
  const own = held[bandit]!.some(
    (token) => tokens[token]!.kind === "document" && token - tokens[token]!.back === 2 + team,
  );
  if (own) {
    const prize = words.money(box.document_prize);
    lines.push(words.say("armored-end-document", { bandit: name, prize }));
  }
  if (empty) {
    const prize = words.money(box.gunslinger_prize);
    lines.push(words.say("armored-end-barrel", { bandit: name, prize }));
  }
  return lines;
}

function argsOf(events: readonly Happening[], kind: string, arg: string): number[] {
  return events.filter((event) => event.kind === kind).map((event) => event.args[arg]!);
}

function teamMoney(events: readonly Happening[], team: number): number | undefined {
  return events.find((one) => one.kind === "team-counted" && one.args.team === team)?.args.money;
}

/** A team, both, or single bandits after a betrayal. */
function armoredVerdict(told: Told, events: readonly Happening[]): string {
  const { words, box } = told;
  const scene = told.scene as ArmoredScene;
  const winners = argsOf(events, "won", "player");
  if (!winners.length) return words.say("cli-end-nobody");
  const names = words.several(winners.map((player) => playerName(told, player)));
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

// Super

/** Those who were lost first are named first, the winner last. */
function superCounts(told: Told, ranks: readonly number[]): Count[] {
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
      order: [-(ranks[seat] ?? 0)],
      won,
    };
  });
}

/** Where a bandit ended. */
function fate(told: Told, bandit: number): string {
  const { words } = told;
  const { status, at } = told.scene as SuperScene;
  if (status[bandit] === ABOARD)
    return capital(words.say("spot-at", spotValues(told, at[bandit]!)));
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
