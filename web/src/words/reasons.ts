/** Why something happened or is asked, in plain words before the clauses. */

import type { Happening } from "../net/protocol/index.ts";
import { clausesOf, eventSentence, saying } from "./telling.ts";
import { kindOf, type Told } from "./wording.ts";

export interface Reason {
  /** What happened, or what is asked. */
  what: string;
  /** What led to it: whose card, which event, which turn. */
  cause?: string;
  /** The rule in a sentence, and what it is the rule of. */
  rule?: { name: string; text: string };
  clauses: readonly string[];
}

/** The reason for what these words say of an event or a question, which this event led to. */
export function reasonFor(told: Told, what: string, name: string, head?: Happening): Reason {
  const explained = head && told.box.explained[thingOf(told, head) ?? ""];
  const cause = head && eventSentence(told, head);
  return {
    what,
    cause: cause === what ? undefined : cause,
    rule: explained && { name: saying(told, explained.name), text: saying(told, explained.text) },
    clauses: clausesOf(told, name),
  };
}

/** The last of these events that others follow from: a card, an event, a turn. */
export const headOf = (told: Told, events: readonly Happening[]): Happening | undefined =>
  events.findLast(({ kind }) => kindOf(told, kind)?.heads);

/** What an event is about, by the name that it is explained under. */
function thingOf({ box }: Told, { args }: Happening): string | undefined {
  const { card, round_event: event, turn_kind: turn } = args;
  if (event !== undefined) return `round-event-${box.round_events[event]}`;
  if (turn !== undefined) return `turn-${box.turn_kinds[turn]}`;
  if (card === undefined) return undefined;
  const face = box.names.card?.of[card]?.face ?? box.faces[card];
  return typeof face === "string" ? `card-${face}` : undefined;
}
