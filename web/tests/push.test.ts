/** Notifications of a table come and go in the order in which that was asked for. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dismiss, notify } from "../src/net/push.ts";

const ROOM = "ABCDEF";
const told: string[] = []; // what the browser was asked to show and to close, in order
let shown: { tag: string; close: () => void }[] = [];

/** Browsers take their time: the more, the earlier they are asked. */
let slow = 40;
const after = <T>(value: () => T): Promise<T> =>
  new Promise((done) => setTimeout(() => done(value()), (slow = Math.max(1, slow / 2))));

const worker = {
  showNotification: (title: string, { tag }: { tag: string }) =>
    after(() => {
      told.push(`show ${title}`);
      shown = [{ tag, close: () => void ((shown = []), told.push("close")) }];
    }),
  getNotifications: () => after(() => shown),
};

beforeEach(() => {
  slow = 40;
  shown = [];
  told.length = 0;
  vi.stubGlobal("window", { Notification: {} });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("location", { pathname: `/table/${ROOM}` });
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: () => after(() => worker) },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a notification is shown and dismissed in the order in which that was asked for", async () => {
  const all = [notify("first", "", ROOM), dismiss(ROOM), notify("second", "", ROOM)];
  await Promise.all(all);
  expect(told).toEqual(["show first", "close", "show second"]);
  expect(shown).toHaveLength(1);
});

test("a call that fails does not silence the next one", async () => {
  vi.spyOn(worker, "showNotification").mockRejectedValueOnce(new Error("no"));
  await expect(notify("first", "", ROOM)).rejects.toThrow("no");
  await notify("second", "", ROOM);
  expect(told).toEqual(["show second"]);
});
