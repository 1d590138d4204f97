/** The drawings: complete, well-formed, and within their places. */

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { textOf } from "../plugins/words.ts";
import {
  LYING,
  PITCH,
  STANDING,
  carX,
  lineUp,
  lootPlace,
  place,
  spotBox,
} from "../src/art/carGeometry.ts";
import { CARS as ARMORED_CARS } from "../src/games/armored/cars.ts";
import { COACHES } from "../src/art/cars/coaches.ts";
import type { Cars } from "../src/art/cars/yard.svelte.ts";
import { CARS as SUPER_CARS } from "../src/games/super/cars.ts";
import { BANDITS } from "../src/art/bandits.ts";
import { ACTIONS, EVENTS, TURNS } from "../src/art/faces.ts";
import { HIGH } from "../src/art/figures/bust.ts";
import { PUPPETS as ARMORED } from "../src/games/armored/figures.ts";
import { PUPPETS as BASE } from "../src/art/figures/base.ts";
import { PUPPETS as GUESTS } from "../src/art/figures/guests.ts";
import type { Puppet } from "../src/art/figures/puppet.ts";
import { LAND, TUNNEL } from "../src/art/land.ts";
import { GLYPH } from "../src/art/letters.ts";
import { type Drawing, isGroup } from "../src/art/paper.ts";
import { STATION } from "../src/art/station.ts";
import { ALL_LANGUAGES } from "../src/words/languages.ts";

const people: Record<string, Puppet> = { ...BASE, ...GUESTS, ...ARMORED };
const cars: Cars = { ...COACHES, ...ARMORED_CARS, ...SUPER_CARS };

function paths(drawing: Drawing): string[] {
  return drawing.flatMap((part) => (isGroup(part) ? paths(part.parts) : [part.d]));
}

const WELL_FORMED = /^(?:[MLHVCSQTAZmlhvcsqtaz]|-?\d*\.?\d+|[ ,])+$/;
const drawings: Record<string, Drawing> = {
  ...Object.fromEntries(Object.entries(cars).map(([id, { drawing }]) => [id, drawing])),
  ...ACTIONS,
  ...TURNS,
  ...EVENTS,
  ...LAND,
  tunnelWall: TUNNEL,
  station: STATION,
  ...Object.fromEntries(
    Object.entries(people).map(([who, { body, arm }]) => [who, [...body, ...arm]]),
  ),
};

test.each(Object.entries(drawings))("%s has only paths that can be drawn", (_, drawing) => {
  const all = paths(drawing);
  expect(all.length).toBeGreaterThan(0);
  for (const d of all) expect(d).toMatch(WELL_FORMED);
});

interface Box {
  cars?: { id: string }[];
  round_cards?: Record<string, { turns: string[]; event: string | null }[]>;
  cavalry?: Record<string, { turns: string[]; effect: string | null }[]>;
  action_cards?: Record<string, number>;
  cards?: Record<string, string[]>;
}

function box(game: string): Box {
  const file = new URL(`../../src/coltexpress/games/${game}/data.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Box;
}

describe.each(["classic", "armored", "super"])(
  "everything printed in the box of %s is drawn",
  (game) => {
    const { round_cards = {}, cavalry = {}, action_cards = {}, cards = {} } = box(game);
    const rounds = [round_cards, cavalry]
      .flatMap((sets) => Object.values(sets))
      .filter(Array.isArray)
      .flat() as { turns: string[]; event?: string | null; effect?: string | null }[];

    test("turns and events", () => {
      for (const { turns, event, effect } of rounds) {
        for (const turn of turns) expect(TURNS).toHaveProperty(turn);
        const name = event ?? effect;
        if (name) expect(EVENTS).toHaveProperty(name);
      }
    });

    test("cards", () => {
      for (const face of [...Object.keys(action_cards), ...Object.values(cards).flat()]) {
        expect(ACTIONS).toHaveProperty(face);
      }
    });
  },
);

test("every car of the box has a drawing", () => {
  for (const { id } of box("classic").cars ?? []) expect(cars).toHaveProperty(id);
});

test("the whole alphabet can be drawn, whatever letter a new bandit has", () => {
  for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") expect(GLYPH[letter]).toMatch(WELL_FORMED);
});

describe.each(BANDITS)("the bandit $name", ({ name, guest, colour, shade, ink }) => {
  test("has a figure, with the guests or in the box", () => {
    expect(guest ? GUESTS : BASE).toHaveProperty(name);
    expect(HIGH).toHaveProperty(name, people[name]!.high);
  });

  test("has a letter that can be read on its colour", () => {
    const [high, low] = [light(colour), light(ink)].sort((a, b) => b - a) as [number, number];
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(3); // large bold letters
    expect(light(shade)).toBeLessThan(light(colour));
  });

  test.each(ALL_LANGUAGES)("has a name and a power in %s", (language) => {
    expect(textOf(language)).toMatch(new RegExp(`^bandit-${name} =`, "m"));
    expect(textOf(language)).toMatch(new RegExp(`^power-${name} =`, "m"));
  });
});

/** Relative luminance of a colour. */
function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe("places", () => {
  test("cars of a train follow one another", () => {
    expect(carX(0)).toBe(0);
    expect(carX(2)).toBe(-2 * PITCH);
    expect(carX(2, "left")).toBe(2 * PITCH);
  });

  test.each(Object.keys(cars))(
    "people on the %s stand apart, within it, from rear to front",
    (id) => {
      for (const floor of ["inside", "roof"] as const) {
        if (floor === "inside" && cars[id]!.closed) continue;
        const { x, width } = spotBox(id, floor);
        for (let many = 1; many <= 10; many++) {
          const all = [...Array(many).keys()].map((n) => place(id, floor, n, many).x);
          expect(all.every((at) => at >= x && at <= x + width)).toBe(true);
          expect(all.every((at, n) => n === 0 || at > all[n - 1]!)).toBe(true);
          const mirrored = [...Array(many).keys()].map((n) => place(id, floor, n, many, "left").x);
          expect(mirrored.map((at) => 0 - at)).toEqual(all.map((at) => at));
        }
      }
    },
  );

  test("who lies takes the room of two", () => {
    const [first, lying, last] = lineUp("express_car", "roof", [STANDING, LYING, STANDING]);
    expect(lying!.x - first!.x).toBeCloseTo((STANDING + LYING) / 2);
    expect(last!.x - lying!.x).toBeCloseTo((STANDING + LYING) / 2);
  });

  test("loot lies before the boots", () => {
    const boots = place("mail", "inside", 0, 1);
    const purse = lootPlace("mail", "inside", 0, 1);
    expect(purse.y).toBeGreaterThan(boots.y);
    const behind = lootPlace("mail", "inside", 1, 2);
    const ahead = place("mail", "inside", 0, 3, "right", 2);
    expect(ahead.x).toBeGreaterThan(behind.x); // and aside, as long as there is room
  });
});

test("ground has no shadow, which would show where tiles of the land meet", () => {
  const tiles = Object.values(LAND).flatMap((layer) => layer.filter((part) => !isGroup(part)));
  const grounds = tiles.filter((part) => "d" in part && part.d.startsWith("M-4 2400"));
  expect(grounds.length).toBe(6);
  for (const part of grounds) expect(part).not.toHaveProperty("lift");
});
