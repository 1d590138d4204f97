/** What happens on a train whose bandits have hands and loot. */

import type { CardFace, EventName, Turn } from "../art/faces.ts";
import type { Bandit } from "../art/palette.ts";
import { HIDDEN } from "../net/protocol/index.ts";
import { type Act, type Acts, TIMES } from "../stage/animation/act.ts";
import type { Doing } from "../stage/animation/doing.ts";
import type { Path, Point } from "../stage/animation/motion.ts";
import { cardFace, ownerOf } from "./cards.ts";
import { tokenLook } from "./loot.ts";
import { gangOf, type TrainScene } from "./scene.ts";

/** The bandits of a player. */
const gang = (doing: Doing, player: number): string[] =>
  gangOf(doing.beat.after as TrainScene, player).map((bandit) => `bandit-${bandit}`);

const bandit = (doing: Doing, name = "bandit"): string => `bandit-${doing.args[name]}`;

/** Whose card it is, and what is on it. */
const cardLook = (doing: Doing, card: number): CardFace =>
  cardFace(doing.box, doing.beat.after as TrainScene, card);

// The round

const bannered =
  (sound?: "whistle" | "bell", ms: number = TIMES.banner): Act =>
  async (doing) => {
    if (sound) doing.sound(sound);
    await Promise.all([doing.settle(), doing.banner({}, ms)]);
  };

const turnBegan: Act = async (doing) => {
  const turn = doing.box.turn_kinds[doing.args.turn_kind!] as Turn;
  await Promise.all([doing.settle(), doing.banner({ turn }, TIMES.banner * 0.7)]);
};

const eventStruck: Act = async (doing) => {
  const event = doing.box.round_events[doing.args.round_event!] as EventName;
  if (event === "braking") {
    doing.sound("brakes");
    void doing.lean(TIMES.banner);
  } else {
    doing.sound("bell");
  }
  const more = doing.explained(`round-event-${event}`);
  await Promise.all([doing.settle(), doing.banner({ event, more }, TIMES.read)]);
};

const pause =
  (ms: number): Act =>
  async (doing) => {
    await doing.settle(undefined, "slide", ms);
    await doing.wait(ms);
  };

// Schemin'

const played: Act = async (doing) => {
  doing.sound("flick");
  const [who] = gang(doing, doing.args.player!);
  if (who) doing.actor(who);
  const from = doing.head(who ?? "");
  await doing.settle();
  const look = cardLook(doing, doing.args.card!);
  const up = { x: from.x, y: from.y - 90 };
  const down = (doing.args.card! & (doing.box.codes.face_down ?? 0)) !== 0;
  const back = { who: doing.person(who ?? "")?.who as Bandit | undefined };
  if (who) await doing.fly({ kind: "card", ...(down || !look.face ? back : look) }, from, up, 320);
  await doing.wait(TIMES.card);
};

const drew: Act = async (doing) => {
  if (Object.keys(doing.event.patch).length) doing.sound("flick");
  await doing.settle();
  await doing.wait(doing.args.card === HIDDEN ? 8 : TIMES.blink);
};

const choseToDraw: Act = async (doing) => {
  const [who] = gang(doing, doing.args.player!);
  await doing.settle();
  if (!who) return;
  doing.actor(who);
  await doing.bubble(who, { face: "draw" }, TIMES.banner * 0.6);
};

const passed: Act = async (doing) => {
  const [who] = gang(doing, doing.args.player!);
  await doing.settle();
  if (!who) return;
  doing.actor(who);
  await doing.bubble(who, { face: "pass" }, TIMES.banner * 0.6);
};

// Stealin'

const revealed: Act = async (doing) => {
  doing.sound("flick");
  const { face } = cardLook(doing, doing.args.card!);
  const crew = gang(doing, doing.args.player!);
  const owner = `bandit-${ownerOf(doing.args.card!)}`;
  const who = crew.includes(owner) ? owner : crew[0];
  await doing.settle();
  if (who) {
    doing.actor(who);
    await doing.bubble(who, { face }, TIMES.card + TIMES.pause * 2);
  } else {
    await doing.wait(TIMES.card + TIMES.pause);
  }
};

const cardReturned: Act = async (doing) => {
  await doing.settle();
  await doing.wait(TIMES.pause);
};

const goes =
  (path: Path, sound: "step" | "thud", who: (doing: Doing) => string = bandit): Act =>
  async (doing) => {
    const key = who(doing);
    doing.actor(key);
    const from = doing.chest(key);
    const to = doing.after.people.find((one) => one.key === key);
    if (to) {
      doing.look({ x: to.x, y: to.y });
      const pose = path === "climb" || path === "throw" || path === "leap" ? "up" : undefined;
      doing.pose(key, pose, path === "throw" ? undefined : doing.toward(from, to));
    }
    doing.sound(sound);
    await doing.settle(key, path, TIMES.act + (path === "throw" ? 80 : 0));
    if (path === "throw") {
      doing.sound("thud");
      await doing.flash({ kind: "dust" }, feet(doing, key), TIMES.answer);
    }
  };

function feet(doing: Doing, key: string): Point {
  const one = doing.person(key);
  return one ? { x: one.x, y: one.y } : doing.chest(key);
}

/** A shot from one to another: the gun comes up, the bullet flies, somebody is hit. */
export async function shoot(doing: Doing, from: string, to: string): Promise<void> {
  const [gun, chest] = [doing.chest(from), doing.chest(to)];
  const facing = doing.toward(gun, chest);
  const muzzle = { x: gun.x + (facing === "right" ? 34 : -34), y: gun.y - 2 };
  doing.actor(from);
  doing.pose(from, "aim", facing);
  await doing.wait(120);
  doing.sound("shot");
  void doing.flash({ kind: "bang" }, muzzle, 220);
  const turn = (Math.atan2(chest.y - muzzle.y, chest.x - muzzle.x) * 180) / Math.PI;
  const far = Math.hypot(chest.x - muzzle.x, chest.y - muzzle.y);
  await doing.fly({ kind: "bullet", turn }, muzzle, chest, Math.min(300, 110 + far * 0.18));
  doing.look(chest);
  await hit(doing, to);
}

/** Somebody is hit. */
export async function hit(doing: Doing, key: string): Promise<void> {
  doing.pose(key, "up");
  await doing.settle();
  doing.release();
  await Promise.all([
    doing.flash({ kind: "stars" }, doing.chest(key), TIMES.answer),
    doing.shake(key),
  ]);
}

const shot: Act = (doing) => shoot(doing, bandit(doing), bandit(doing, "target"));

/** The Marshal's boot, or a bullet out of nowhere. */
const wounded: Act = async (doing) => {
  const key = bandit(doing);
  const at = doing.chest(key);
  doing.look(at);
  if (doing.args.cause === doing.box.codes.by_meeting) {
    doing.sound("punch");
    void doing.flash({ kind: "boot" }, { x: at.x - 20, y: at.y + 14 }, TIMES.act);
  } else {
    doing.sound("shot");
  }
  await hit(doing, key);
};

const soundOf = (kind: string): "coin" | "glass" | "thud" =>
  kind === "jewel" ? "glass" : kind === "strongbox" ? "thud" : "coin";

/** Loot goes from the floor to somebody. */
const robbed: Act = async (doing) => {
  const key = bandit(doing);
  const { kind, seal } = tokenLook(doing.box.tokens, doing.args.token!);
  const one = doing.person(key);
  const heap = doing.before.heaps.find(
    (lying) => lying.spot === one?.spot && lying.kind === kind && lying.seal === seal,
  );
  doing.actor(key);
  doing.pose(key, "swing");
  const from = heap ? { x: heap.x, y: heap.y } : feet(doing, key);
  await doing.settle(undefined, "slide", 120);
  doing.sound(soundOf(kind));
  await doing.fly({ kind: "loot", loot: kind, seal }, from, doing.chest(key), TIMES.act, "leap");
};

/** Loot falls to the floor and bounces. */
const dropped: Act = async (doing) => {
  const key = bandit(doing);
  const { kind, seal } = tokenLook(doing.box.tokens, doing.args.token!);
  const from = doing.head(key);
  const one = doing.person(key);
  const heap = doing.after.heaps.find(
    (lying) => lying.spot === one?.spot && lying.kind === kind && lying.seal === seal,
  );
  doing.look(from);
  doing.sound("punch");
  void doing.flash({ kind: "stars" }, doing.chest(key), TIMES.answer);
  void doing.shake(key);
  const to = heap ? { x: heap.x, y: heap.y } : feet(doing, key);
  await doing.fly(
    { kind: "loot", loot: kind, seal },
    { x: to.x, y: from.y },
    to,
    TIMES.act,
    "fall",
  );
  doing.sound(soundOf(kind));
  await doing.settle(undefined, "slide", 120);
};

/** Loot goes from one to another. */
const snatched: Act = async (doing) => {
  const { kind, seal } = tokenLook(doing.box.tokens, doing.args.token!);
  const [from, to] = [doing.chest(bandit(doing, "victim")), doing.chest(bandit(doing))];
  doing.sound("punch");
  void doing.shake(bandit(doing, "victim"));
  await doing.fly({ kind: "loot", loot: kind, seal }, from, to, TIMES.act, "leap");
  doing.sound(soundOf(kind));
  await doing.settle();
};

const ransomed: Act = async (doing) => {
  const key = bandit(doing);
  const to = doing.chest(key);
  const { kind, seal } = tokenLook(doing.box.tokens, doing.args.token!);
  doing.sound("coin");
  await doing.fly({ kind: "loot", loot: kind, seal }, { x: to.x, y: to.y - 160 }, to, TIMES.act);
  await doing.settle();
};

/** A strongbox is put down. */
const strongboxCame: Act = async (doing) => {
  const to = doing.spot(doing.args.spot!);
  doing.look(to);
  await doing.fly(
    { kind: "loot", loot: "strongbox", seal: "hidden" },
    { x: to.x, y: to.y - 200 },
    to,
    TIMES.act,
    "fall",
  );
  doing.sound("thud");
  await doing.settle();
};

const noEffect: Act = async (doing) => {
  const key = bandit(doing);
  doing.actor(key);
  void doing.shake(key, TIMES.act);
  await doing.bubble(key, { text: "…" }, TIMES.act + TIMES.pause);
  await doing.settle();
};

/** The end: told quickly, since the money is counted elsewhere. */
const atTheEnd: Act = (doing) => doing.wait(TIMES.blink);

const marshal = (): string => "marshal";

export const trainActs: Acts = {
  "round-began": bannered("whistle"),
  "turned-up": bannered(undefined, TIMES.banner),
  "turn-began": turnBegan,
  "became-first": pause(TIMES.pause),
  coupled: pause(90),
  "stealin-began": bannered("bell"),
  "event-struck": eventStruck,
  "game-ended": bannered("whistle", TIMES.banner * 1.4),
  played,
  drew,
  "chose-to-draw": choseToDraw,
  passed,
  revealed,
  "card-returned": cardReturned,
  moved: goes("walk", "step"),
  climbed: goes("climb", "step"),
  fled: goes("leap", "step"),
  thrown: goes("throw", "thud"),
  "knocked-back": goes("throw", "thud"),
  lurched: goes("slide", "thud"),
  swept: goes("throw", "thud"),
  "marshal-moved": goes("walk", "step", marshal),
  shot,
  wounded,
  robbed,
  dropped,
  snatched,
  ransomed,
  "strongbox-came": strongboxCame,
  "had-no-effect": noEffect,
  "became-gunslinger": atTheEnd,
  counted: atTheEnd,
  won: atTheEnd,
};
