/** What only happens beside an armored train. */

import type { Face } from "../../art/faces.ts";
import { type Act, type Acts, TIMES } from "../../stage/animation/act.ts";
import type { Doing } from "../../stage/animation/doing.ts";
import type { Point } from "../../stage/animation/motion.ts";
import { hit, shoot, trainActs } from "../../train/acts.ts";

const bandit = (doing: Doing, name = "bandit"): string => `bandit-${doing.args[name]}`;
const courier = (doing: Doing): string => `courier-${doing.args.courier}`;

/** Both trains slide past each other. */
const trainsMoved: Act = async (doing) => {
  doing.sound("whistle");
  void doing.banner({}, TIMES.banner * 1.6);
  await doing.settle(undefined, "slide", 1500);
};

const courierShot: Act = (doing) => shoot(doing, bandit(doing), courier(doing));

const courierMoved: Act = async (doing) => {
  const key = courier(doing);
  doing.actor(key);
  doing.sound("step");
  await doing.settle(key, "walk", TIMES.act);
};

/** A Gatling sweeps the roofs. */
const burst: Act = async (doing) => {
  const key = bandit(doing);
  doing.actor(key);
  doing.sound("rattle");
  const at = doing.chest(key);
  for (const side of [1, -1, 1]) {
    await doing.flash({ kind: "bang" }, { x: at.x + 46 * side, y: at.y - 4 }, 160);
  }
  await doing.settle();
};

const action = (doing: Doing): Face | undefined =>
  doing.box.faces[doing.args.action!] as Face | undefined;

const nudged: Act = async (doing) => {
  const key = bandit(doing);
  doing.actor(key);
  await doing.settle();
  await doing.bubble(key, { face: "nudge" }, TIMES.act);
  await doing.bubble(bandit(doing, "target"), { face: action(doing), text: "?" }, TIMES.act);
};

const granted: Act = async (doing) => {
  doing.actor(bandit(doing));
  await doing.settle();
  await doing.bubble(bandit(doing), { face: action(doing), text: "!" }, TIMES.act);
};

const shrugged: Act = async (doing) => {
  await doing.settle();
  await doing.bubble(bandit(doing), { text: "…" }, TIMES.act);
};

const document =
  (kept: boolean): Act =>
  async (doing) => {
    const key = bandit(doing);
    doing.actor(key);
    doing.sound("flick");
    const at = doing.head(key);
    await doing.flash({ kind: "loot", loot: "document", seal: "hidden" }, at, TIMES.act);
    await doing.settle();
    if (!kept) await doing.bubble(key, { text: "…" }, TIMES.act);
  };

const healed: Act = async (doing) => {
  const key = bandit(doing);
  doing.actor(key);
  doing.sound("glass");
  await doing.settle();
  await doing.bubble(key, { event: "heal" }, TIMES.act);
};

/** From the hill, far away. */
const hill = (doing: Doing): Point => ({ x: doing.after.right - 60, y: doing.after.top - 10 });

const professoreShot =
  (key: (doing: Doing) => string): Act =>
  async (doing) => {
    const to = doing.chest(key(doing));
    const from = hill(doing);
    doing.look(to);
    doing.sound("shot");
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    await doing.fly({ kind: "bullet", turn }, from, to, 320);
    await hit(doing, key(doing));
  };

const fromHill =
  (face?: Face, text?: string): Act =>
  async (doing) => {
    doing.sound("flick");
    await doing.settle();
    await doing.flash({ kind: "bubble", face, text }, hill(doing), TIMES.banner);
  };

const told: Act = async (doing) => {
  await doing.settle();
  await doing.wait(TIMES.pause);
};

export const acts: Acts = {
  ...trainActs,
  "trains-moved": trainsMoved,
  "courier-shot": courierShot,
  "courier-moved": courierMoved,
  burst,
  nudged,
  granted,
  declined: shrugged,
  helped: trainActs.moved!,
  "took-document": document(true),
  "put-back": document(false),
  healed,
  "professore-shot": professoreShot((doing) => bandit(doing, "target")),
  "professore-shot-courier": professoreShot(courier),
  "professore-played": fromHill(undefined, "?"),
  "professore-schemed": fromHill("scheme"),
  "professore-idled": fromHill(undefined, "…"),
  "professore-joined": told,
  diverted: told,
  "lost-card": told,
};
