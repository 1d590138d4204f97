import { afterEach, expect, test, vi } from "vitest";

import { me } from "../src/net/guest.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers one after the other. */
function serve(...answers: (() => Response)[]): ReturnType<typeof vi.fn> {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const fetch = vi.fn(() => {
    const next = answers.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new Error("no more"));
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a stranger is told nothing, and is not asked about again", async () => {
  const lost = serve();
  expect(await me.ask()).toBeUndefined();
  expect(lost).toHaveBeenCalledTimes(1);
  const fetch = serve(() => new Response(null, { status: 204 }));
  expect(await me.ask()).toBeUndefined(); // a failure was not remembered
  expect(await me.ask()).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});
