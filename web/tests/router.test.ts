import { expect, test } from "vitest";

import { path, read, ROUTES } from "../src/router.svelte.ts";

test("a path leads to its screen, with its parts", () => {
  expect(read("/")).toEqual({ screen: "home", parts: {} });
  expect(read("/table/KX7P2M")).toEqual({ screen: "room", parts: { room: "KX7P2M" } });
  expect(read("/rules/armored/")).toEqual({ screen: "rulesOf", parts: { game: "armored" } });
});

test("what leads nowhere is said to", () => {
  expect(read("/tables/1/2/3").screen).toBe("nowhere");
  expect(read("/table/%").parts).toEqual({ room: "%" });
});

test("every path that is written can be read", () => {
  for (const screen of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
    const parts = { game: "super", room: "a b/c", code: "KX7P2M" };
    expect(read(path(screen, parts)).screen).toBe(screen);
  }
  expect(read(path("room", { room: "a b/c" })).parts.room).toBe("a b/c");
});
