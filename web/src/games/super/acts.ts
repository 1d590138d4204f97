/** What happens on a train that loses its cars. */

import type { Face } from "../../art/faces.ts";
import type { Bandit } from "../../art/palette.ts";
import type { SuperScene } from "../../net/protocol/index.ts";
import { words } from "../../words/words.svelte.ts";
import { type Act, type Acts, TIMES } from "../../stage/animation/act.ts";
import type { Doing } from "../../stage/animation/doing.ts";
import type { Path, Point } from "../../stage/animation/motion.ts";
import { hit } from "../../train/acts.ts";

const bandit = (doing: Doing, name = "bandit"): string => `bandit-${doing.args[name]}`;

const bannered =
  (sound: "whistle" | "bell"): Act =>
  async (doing) => {
    doing.sound(sound);
    await Promise.all([doing.settle(), doing.banner()]);
  };

const revealed: Act = async (doing) => {
  doing.sound("flick");
  doing.actor(bandit(doing));
  await doing.settle();
  const face = doing.box.faces[doing.args.card!] as Face;
  await doing.bubble(bandit(doing), { face }, TIMES.card + TIMES.pause * 1.6);
};

const goes =
  (path: Path): Act =>
  async (doing) => {
    const key = bandit(doing);
    doing.actor(key);
    doing.sound(path === "throw" ? "thud" : "step");
    if (path !== "walk") doing.pose(key, "up");
    const to = doing.after.people.find((one) => one.key === key);
    if (to) doing.look({ x: to.x, y: to.y });
    await doing.settle(key, path, TIMES.act);
    if (path === "throw") await doing.flash({ kind: "dust" }, doing.chest(key), TIMES.answer);
    await doing.wait(TIMES.pause);
  };

/** Around on the heel. */
const turned: Act = async (doing) => {
  const key = bandit(doing);
  doing.actor(key);
  doing.sound("step");
  await doing.animate(key, [{ scale: "1 1" }, { scale: "0.05 1" }], 130, "ease-in");
  await doing.settle();
  await doing.animate(key, [{ scale: "0.05 1" }, { scale: "1 1" }], 130, "ease-out");
  await doing.wait(TIMES.pause);
};

/** The gun comes up the way somebody looks. */
async function aim(doing: Doing): Promise<{ muzzle: Point; ahead: number }> {
  const key = bandit(doing);
  const one = doing.person(key);
  const ahead = one?.facing === "left" ? -1 : 1;
  const gun = doing.chest(key);
  doing.actor(key);
  doing.pose(key, "aim");
  await doing.wait(120);
  doing.sound("shot");
  const muzzle = { x: gun.x + 34 * ahead, y: gun.y - 2 };
  void doing.flash({ kind: "bang" }, muzzle, 220);
  return { muzzle, ahead };
}

const shot: Act = async (doing) => {
  const { muzzle } = await aim(doing);
  const to = doing.chest(bandit(doing, "target"));
  const turn = (Math.atan2(to.y - muzzle.y, to.x - muzzle.x) * 180) / Math.PI;
  await doing.fly({ kind: "bullet", turn }, muzzle, to, 220);
  await hit(doing, bandit(doing, "target"));
};

const missed: Act = async (doing) => {
  const { muzzle, ahead } = await aim(doing);
  const away = { x: muzzle.x + 900 * ahead, y: muzzle.y - 60 };
  await doing.fly({ kind: "bullet", turn: ahead > 0 ? -4 : 184 }, muzzle, away, 380);
  await doing.settle();
  await doing.wait(TIMES.pause);
};

const fades: Act = async (doing) => {
  doing.actor(bandit(doing));
  doing.sound("thud");
  await doing.settle(bandit(doing), "slide", TIMES.answer);
  await doing.shake(bandit(doing), TIMES.answer);
  await doing.wait(TIMES.pause);
};

/** A horse gallops along the train and somebody is back in the locomotive. */
const rode: Act = async (doing) => {
  const key = bandit(doing);
  const { who } = doing.beat.after as SuperScene;
  const name = doing.box.characters[who[doing.args.bandit!]!]!.name as Bandit;
  const from = { x: doing.chest(key).x, y: 46 };
  const to = { x: 0, y: 46 };
  doing.look(to);
  doing.sound("gallop");
  await doing.animate(key, [{ opacity: 1 }, { opacity: 0 }], 120);
  await Promise.all([
    doing.settle(),
    doing.fly({ kind: "horse", who: name }, from, to, TIMES.act * 2, "walk"),
  ]);
  await doing.animate(key, [{ opacity: 0 }, { opacity: 1 }], 120);
};

const fellOff: Act = async (doing) => {
  const key = bandit(doing);
  doing.actor(key);
  doing.pose(key, "up");
  await doing.settle(key, "throw", TIMES.act * 1.3);
  doing.sound("thud");
  await doing.flash({ kind: "dust" }, doing.chest(key), TIMES.act);
};

/** The last car rolls back and is gone. */
const decoupled: Act = async (doing) => {
  doing.sound("brakes");
  void doing.banner({}, TIMES.banner * 1.3);
  await doing.settle(undefined, "slide", 1100);
  await doing.wait(TIMES.pause);
};

const claimed: Act = async (doing) => {
  const key = bandit(doing);
  doing.actor(key);
  doing.sound("coin");
  const head = doing.head(key);
  const text = words().money(doing.args.loot!);
  await doing.settle();
  await doing.flash({ kind: "money", text }, { x: head.x, y: head.y + 10 }, TIMES.banner);
};

const eliminated: Act = async (doing) => {
  const key = bandit(doing);
  doing.sound("bell");
  await doing.animate(key, [{ opacity: 1 }, { opacity: 0, translate: "0 20px" }], TIMES.act);
  await doing.settle();
};

const noEffect: Act = async (doing) => {
  await doing.bubble(bandit(doing), { text: "…" }, TIMES.act);
  await doing.settle();
};

export const acts: Acts = {
  "became-start-player": async (doing) => {
    await doing.settle();
    await doing.wait(TIMES.pause);
  },
  "round-began": bannered("whistle"),
  "execution-began": bannered("bell"),
  planned: (doing) => doing.wait(TIMES.blink),
  revealed,
  "stood-up": fades,
  "lay-down": fades,
  turned,
  climbed: goes("climb"),
  moved: goes("walk"),
  "knocked-back": goes("throw"),
  shot,
  missed,
  rode,
  rescued: rode,
  "fell-off": fellOff,
  decoupled,
  claimed,
  eliminated,
  "had-no-effect": noEffect,
  "game-ended": bannered("whistle"),
};
