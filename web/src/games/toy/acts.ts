/** What happens between crates. */

import { words } from "../../words/words.svelte.ts";
import { type Act, type Acts, TIMES } from "../../stage/animation/act.ts";
import type { Doing } from "../../stage/animation/doing.ts";

const bandit = (doing: Doing): string => `bandit-${doing.args.bandit}`;

const bannered: Act = async (doing) => {
  doing.sound("whistle");
  await Promise.all([doing.settle(), doing.banner()]);
};

/** The lookout climbs over the crate. */
const choseCar: Act = async (doing) => {
  doing.actor(bandit(doing));
  doing.sound("step");
  await doing.settle(bandit(doing), "walk", TIMES.act);
  await doing.wait(TIMES.pause);
};

/** A small paper over somebody's head: what was seen, or a bid. */
const says =
  (text: (doing: Doing) => string): Act =>
  async (doing) => {
    doing.actor(bandit(doing));
    doing.sound("flick");
    await doing.settle();
    await doing.bubble(bandit(doing), { text: text(doing) }, TIMES.act + TIMES.pause);
  };

const took: Act = async (doing) => {
  doing.actor(bandit(doing));
  doing.sound("coin");
  await doing.settle(bandit(doing), "walk", TIMES.act);
  const head = doing.head(bandit(doing));
  const text = words().money(doing.args.loot!);
  await doing.flash({ kind: "money", text }, { x: head.x, y: head.y + 10 }, TIMES.banner);
};

const lost: Act = async (doing) => {
  doing.sound("thud");
  await Promise.all([doing.settle(), doing.banner()]);
};

export const acts: Acts = {
  "round-began": bannered,
  "chose-car": choseCar,
  looked: says(({ args }) => (args.loot! < 0 ? "…" : words().money(args.loot!))),
  bid: says(({ args }) => String(args.card)),
  took,
  "lost-crate": lost,
  "game-ended": bannered,
};
