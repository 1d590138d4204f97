/** Calls whoever is waited for: the title of the window, and while nobody looks, more than that. */

import { untrack } from "svelte";

import { dismiss, notify, subscribe } from "../net/push.ts";
import type { Room } from "../net/room.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { play } from "../stage/animation/sounds.ts";
import { t } from "../words/words.svelte.ts";
import { turn } from "./turn.svelte.ts";

const BUZZ = [160, 90, 160]; // milliseconds on, off, on
const IDLE = 10_000; // milliseconds without a touch after which somebody looks elsewhere

let touched = 0; // when the page was last touched
let renewed = false; // has the server been told how this browser is woken, since the page came?

/** Call for as long as a room is looked at; belongs into the making of a component. */
export function callFrom(room: () => Room | undefined): void {
  const waited = $derived(isWaited(room()));
  $effect(() => {
    if (settings.calls && room() && !renewed) {
      renewed = true;
      void subscribe();
    }
  });
  $effect(() => {
    const touch = (): void => void (touched = performance.now());
    touch();
    const kinds = ["pointerdown", "keydown"] as const;
    for (const kind of kinds) addEventListener(kind, touch, { passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, touch);
    };
  });
  $effect(() => {
    const found = room();
    if (!waited || !found) return;
    turn.mine = true;
    untrack(() => void call(found)); // once: not again when a setting or the language changes
    const seen = (): void => {
      if (!document.hidden) void dismiss(found.code);
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      turn.mine = false;
      document.removeEventListener("visibilitychange", seen);
      void dismiss(found.code);
    };
  });
}

/** It is somebody's turn: who looks elsewhere is told. */
async function call(room: Room): Promise<void> {
  const away = document.hidden;
  if (settings.vibration && (away || performance.now() - touched > IDLE)) navigator.vibrate?.(BUZZ);
  if (!away) return;
  play("whistle");
  if (!settings.calls) return;
  const number = Math.max(1, room.info?.round ?? 1);
  await notify(t("web-row-your-turn"), t("web-row-round", { number }), room.code);
}

/** Must somebody at this device answer now? */
function isWaited(room: Room | undefined): boolean {
  if (room?.info?.status !== "playing") return false;
  return room.mine.some((seat) => {
    const view = room.viewOf(seat);
    return view?.due && view.sent === undefined;
  });
}
