/** What keys do on the board; nothing that cannot be taken back is done by one of them alone. */

import { moveFocus, typing, wayOf } from "./keys.ts";
import type { Play } from "./play.svelte.ts";

/** What is picked by a number, in this order: cards of the hand, then the answers. */
const NUMBERED = [".hand [data-target], .planner [data-target]", ".tray [data-option]:enabled"];

/** Do what a key asks for, unless somebody types or a sheet is open. */
export function onBoard(press: KeyboardEvent, play: Play, coach: () => boolean): void {
  if (typing(press.target) || document.querySelector("dialog[open]")) return;
  if (press.ctrlKey || press.metaKey || press.altKey) return;
  const onButton =
    press.target instanceof HTMLButtonElement || press.target instanceof HTMLAnchorElement;
  if (pressed(press.key, onButton, play, coach)) press.preventDefault();
}

/** What a key does; says whether it does anything. */
function pressed(key: string, onButton: boolean, play: Play, coach: () => boolean): boolean {
  const { animation } = play.view;
  const way = wayOf(key);
  if (way) return play.question !== null && moveFocus(way);
  if (/^[1-9]$/.test(key)) return pickNumber(play, Number(key) - 1);
  if (key === "Enter" && !onButton && (play.picked ?? play.wholePlan) !== undefined) {
    play.confirm();
  } else if (key === "Escape" && play.picked !== undefined) play.cancel();
  else if (key === "Backspace" && play.plan.length) play.removeCard(play.plan.length - 1);
  else if (key === "Backspace" && play.mayTakeBack) play.takeBack();
  else if (key === " " && !onButton && !animation.caughtUp) {
    if (animation.playing) animation.pause();
    else animation.play();
  } else if (key === "s" && !animation.caughtUp) animation.skip();
  else return key === "h" && coach();
  return true;
}

/** Pick by number: a card of the hand first, then the answers. It is sent by Enter, never by a number. */
function pickNumber(play: Play, place: number): boolean {
  const things = NUMBERED.flatMap((which) => [...document.querySelectorAll<HTMLElement>(which)]);
  const thing = things[place];
  thing?.focus();
  const { target, option } = thing?.dataset ?? {};
  if (option !== undefined) play.pick([Number(option)]);
  else if (target !== undefined && play.lit(target)) play.pick(play.targets.get(target)!);
  else thing?.click(); // a card of a plan, which can be taken out again
  return thing !== undefined;
}
