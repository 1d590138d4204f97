/** The room as the board plays it: what is seen, what is asked, what is about to be chosen. */

import type { GameBoard } from "../games/game.ts";
import { settings } from "../settings.svelte.ts";
import type { Beat, Room, View } from "../net/room.svelte.ts";
import { isSame } from "../net/questions.ts";
import { toldBy } from "../words/told.svelte.ts";
import type { Advised, AnyScene, Box, Question } from "../net/protocol/index.ts";
import { optionWords, questionSentence, saying } from "../words/telling.ts";
import type { Told } from "../words/wording.ts";
import { words } from "../words/words.svelte.ts";
import { cardsOf, nextCards, planOf, posesAfter } from "./choosing/plans.ts";
import { type Step, stepsBefore } from "./choosing/steps.ts";
import { type Going, listed, previewOf, type TargetKey, targetsOf } from "./choosing/choosing.ts";
import type { Tableau } from "./scene/tableau.ts";
import { Director } from "./animation/director.svelte.ts";

export class Play {
  /** The option that would be sent next; it waits to be confirmed. */
  picked = $state<number>();
  /** The option under the pointer or the focus. */
  touched = $state<number>();
  /** Cards of a plan so far. */
  plan = $state.raw<readonly number[]>([]);
  /** How many cards of the hand have a number on the keyboard; the answers come after them. */
  numbered = $state(0);
  private steps = $state.raw<readonly Step[]>([]);
  private forQuestion?: Question | null;

  readonly director: Director;
  readonly view: View = $derived.by(() => this.room.view!);
  readonly box: Box = $derived.by(() => this.room.box!);
  readonly scene: AnyScene = $derived.by(() => this.view.scene!);
  readonly told: Told = $derived.by(() => toldBy(this.room, this.view)!);
  readonly tableau: Tableau = $derived.by(() => this.board.tableau(this.box, this.scene));
  /** The question, while it can be answered. */
  readonly question: Question | null = $derived.by(() =>
    this.view.sent === undefined && this.view.asked?.type !== "character" ? this.view.asked : null,
  );
  readonly targets = $derived.by(() =>
    targetsOf(this.board.choosing, this.box, this.scene, this.question),
  );
  readonly sentence: string = $derived.by(() =>
    this.question ? questionSentence(this.told, this.question, this.view.viewer) : "",
  );
  /** What is looked at: picked, or only touched. */
  readonly tried: number | undefined = $derived(this.picked ?? this.touched);
  /** Whom the tried option would move, and where to. */
  readonly going: Going | undefined = $derived.by(() =>
    this.question && this.tried !== undefined
      ? this.board.choosing.going(this.question, this.tried)
      : undefined,
  );
  /** Where the tried card may lead. */
  readonly previews: readonly number[] = $derived.by(() =>
    this.question && this.tried !== undefined ? previewOf(this.question, this.tried) : [],
  );
  /** Parts of the same choice that were made before. */
  readonly trail: readonly Step[] = $derived.by(() =>
    stepsBefore(this.board.choosing, this.question?.what, this.steps),
  );
  /** The poses after the cards of the plan so far. */
  readonly poses = $derived.by(() =>
    this.question?.type === "plan" ? posesAfter(this.box, this.question, this.plan) : [],
  );
  /** Is somebody asked here who may ask the coach? */
  readonly mayAskCoach: boolean = $derived.by(
    () => this.view.seated && (this.room.info?.coach ?? false),
  );
  /** What the coach says of the question, the best option first. */
  readonly advice: readonly Advised[] = $derived.by(() => {
    const { question, view } = this;
    if (!question || !settings.coach || !this.mayAskCoach) return [];
    return view.advice.filter(({ option }) => question.options.includes(option));
  });
  /** Was the last choice in the room mine, or that of a person, so that I may want it back? */
  readonly mayTakeBack: boolean = $derived.by(() => {
    const last = this.steps.at(-1);
    const { view } = this;
    if (!last || view.over || !view.seated || this.room.sent(view.viewer)) return false;
    if (this.room.info?.daily && !this.room.info.practice) return false; // one try
    return view.number === last.number + 1 || this.againstBots;
  });
  /** Do I play against bots alone? Then what they have chosen goes back with my own choice. */
  private readonly againstBots: boolean = $derived.by(() =>
    (this.room.info?.seats ?? []).every(
      ({ seat, kind }) => seat === this.view.viewer || kind === "bot",
    ),
  );

  /** The first beat since the last visit, if this is not the first. */
  readonly since: number | undefined;

  constructor(
    readonly room: Room,
    readonly board: GameBoard,
  ) {
    this.director = new Director(board);
    this.since = firstSince(room.view?.story ?? []);
    $effect(() => this.begin(this.question));
  }

  /** A new question: nothing is picked for it yet. */
  private begin(question: Question | null): void {
    const before = this.forQuestion;
    this.forQuestion = question;
    if (isSame(before, question)) return;
    this.picked = undefined;
    this.touched = undefined;
    this.plan = [];
  }

  /** Does this thing stand for an option? */
  lit(key: TargetKey): boolean {
    return this.targets.has(key);
  }

  /** Is this thing what was picked, or sent already? */
  chosen(key: TargetKey): boolean {
    const { view, box, scene } = this;
    const option = this.picked ?? view.sent;
    if (option === undefined || !view.asked) return false;
    return this.board.choosing.target(box, scene, view.asked, option) === key;
  }

  /** The options of a question that are buttons. */
  listed(question: Question): readonly number[] {
    return listed(this.board.choosing, this.box, this.scene, question);
  }

  /** Somebody points at a thing. */
  touch(key: TargetKey | undefined): void {
    this.touched = key === undefined ? undefined : this.targets.get(key)?.[0];
  }

  /** A thing was tapped: try it first; the second tap means it. */
  tap(key: TargetKey): void {
    const options = this.targets.get(key);
    if (!options?.length) return;
    const again = this.picked !== undefined && options.includes(this.picked);
    if (options.length === 1 && (again || !settings.confirm)) this.send(options[0]!);
    else this.pick(options);
  }

  /** Try the first of these options, or the next one; nothing is sent. */
  pick(options: readonly number[]): void {
    const place = this.picked === undefined ? -1 : options.indexOf(this.picked);
    this.picked = options[(place + 1) % options.length];
  }

  /** Answer with an option. */
  send(option: number): void {
    const { question, view } = this;
    if (!question) return;
    const text = optionWords(this.told, question, option);
    this.steps = [...this.steps, { what: question.what, text, number: view.number }].slice(-6);
    view.choose(option);
  }

  confirm(): void {
    if (this.picked !== undefined) this.send(this.picked);
    else if (this.wholePlan !== undefined) this.send(this.wholePlan);
  }

  cancel(): void {
    this.picked = undefined;
    this.touched = undefined;
  }

  takeBack(): void {
    this.steps = this.steps.slice(0, -1);
    this.view.takeBack();
  }

  /** Show once more what happened since the last visit. */
  showSince(): void {
    const { animation, story } = this.view;
    animation.repeat(story.filter((beat) => beat.before && beat.place >= (this.since ?? 0)));
  }

  // The coach

  /** Which of the advised options this is, from 1; 0 for others. */
  rankOf(options: readonly number[]): number {
    return this.advice.findIndex(({ option }) => options.includes(option)) + 1;
  }

  /** What the coach says of an option, as sentences. */
  reasonsOf({ reasons, mind = [] }: Advised): string[] {
    return [...reasons, ...mind].map((one) => saying(this.told, one));
  }

  /** Try what the coach has named; nothing is sent. */
  tryOut(option: number): void {
    if (this.question?.type === "plan") this.plan = cardsOf(this.box, option);
    else if (this.picked !== option) this.pick([option]);
  }

  // Plans

  get wholePlan(): number | undefined {
    if (this.question?.type !== "plan") return undefined;
    return planOf(this.box, this.question, this.plan);
  }

  /** May this card come next? */
  mayPlan(card: number): boolean {
    if (this.question?.type !== "plan") return false;
    return nextCards(this.box, this.question, this.plan).has(card);
  }

  addCard(card: number): void {
    if (this.mayPlan(card)) this.plan = [...this.plan, card];
  }

  /** Take a card out of the plan, and those after it that cannot stay. */
  removeCard(place: number): void {
    this.plan = this.plan.filter((_, n) => n !== place);
  }

  clearPlan(): void {
    this.plan = [];
  }

  /** An option in words. */
  wordsOf(option: number): string {
    const asked = this.question ?? this.view.asked;
    return asked ? optionWords(this.told, asked, option) : words().number(option);
  }
}

/** Where a story goes on that was begun on an earlier visit, of which no scenes are left. */
function firstSince(story: readonly Beat[]): number | undefined {
  if (!story.length || story[0]!.before) return undefined;
  return story.find((beat) => beat.before)?.place ?? story.at(-1)!.place + 1;
}
