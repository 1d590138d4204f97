import { expect, test } from "vitest";

import { penalty, qr, qrPath } from "../src/ui/qr.ts";

const rows = (text: string): string[] =>
  qr(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

test("a code is a square that grows with its text", () => {
  expect(qr("HELLO").length).toBe(21);
  expect(qr("http://192.168.1.20:8377/t/KX7P2M").length).toBe(29);
  expect(qr("x".repeat(213)).length).toBe(57);
  for (const row of qr("HELLO")) expect(row.length).toBe(21);
});

test("three corners hold the eyes by which a reader finds it", () => {
  const eye = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
  const found = rows("http://192.168.1.20:8377/t/KX7P2M");
  const last = found.length - 7;
  expect(found.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(eye);
  expect(found.slice(0, 7).map((row) => row.slice(last))).toEqual(eye);
  expect(found.slice(last).map((row) => row.slice(0, 7))).toEqual(eye);
});

test("a code that a reader has read stays the same", () => {
  expect(rows("HELLO")).toMatchInlineSnapshot(`
    [
      "#######.##.#..#######",
      "#.....#..##.#.#.....#",
      "#.###.#..####.#.###.#",
      "#.###.#.#..#..#.###.#",
      "#.###.#.#...#.#.###.#",
      "#.....#.#.##..#.....#",
      "#######.#.#.#.#######",
      "........#####........",
      "#...#.######.#####..#",
      "...###..#.###..#.####",
      "#.##..#.#.##..###..#.",
      "###..#...#...##.#....",
      "..#.###..#..###...##.",
      "........###.###..#.##",
      "#######.##..##...#.#.",
      "#.....#....##..#...#.",
      "#.###.#.#..#..###.#.#",
      "#.###.#....##....#.##",
      "#.###.#..###..####...",
      "#.....#..#...##......",
      "#######.#...#####.#.#",
    ]
  `);
});

test("the easiest mask to read is taken", () => {
  const flat = Array.from({ length: 21 }, () => Array<boolean>(21).fill(true));
  expect(penalty(qr("HELLO"))).toBeLessThan(penalty(flat));
});

test("too long a text is refused", () => {
  expect(() => qr("x".repeat(214))).toThrow(RangeError);
});

test("every dark module is in the path, and nothing else", () => {
  const modules = qr("HELLO");
  const dark = modules.flat().filter(Boolean).length;
  expect(qrPath(modules).match(/M/g)?.length).toBe(dark);
});
