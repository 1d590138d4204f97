// Made by scripts/make_types.py from the messages of the server. Do not edit.

export const VERSION = 3;
export const MESSAGE_LIMIT = 4096;
export const CHAT_LIMIT = 500;
export const NAME_LIMIT = 32;
export const BLANK = -1;
export const HIDDEN = -2;
export const NOBODY = -4;
export const OPEN = -5;
export const FACE_BITS = 7;
export const CARD_BITS = 127;
export const OWNER_SHIFT = 3;

export const SOCKET = "/api/socket";

/** A choice is safely kept; said once more when it is sent once more. */
export interface Ack {
  type: "ack";
  /** a seat, from 0 */
  seat: number;
  /** the number of the choice */
  number: number;
}

/** How the two trains lie after so many advances, which is the place in the list. */
export interface Advance {
  /** by section: where it lies along the tracks, in car lengths */
  x: number[];
  /** by spot: the spot across the tracks, -1 for none */
  opposite: number[];
}

/** What the coach thinks of a seat's question: two or three options, the best first. */
export interface Advice {
  type: "advice";
  /** a seat, from 0 */
  seat: number;
  /** that of the message which asked for it */
  number: number;
  /** empty where there is nothing to be said */
  advised: Advised[];
}

/** A seat would like to hear what the coach thinks of its question. */
export interface Advise {
  type: "advise";
  /** a seat, from 0 */
  seat: number;
  /** the number of the last update that I have seen */
  number: number;
}

/** What the coach says of one option, from what the seat may know. */
export interface Advised {
  option: number;
  /** what is good about it, the weightiest first */
  reasons: Said[];
  /** what to keep in mind */
  mind?: Said[];
}

/** The whole scene of one viewer: at the start, after a take-back, after a long time. */
export interface Afresh {
  type: "scene";
  /** a seat, -4 a spectator, -5 all open */
  viewer: number;
  /** how many choices the room has had */
  number: number;
  scene: ClassicScene | ArmoredScene | SuperScene | ToyScene;
  ask: Question | null;
  waiting: Awaited[];
  clocks: SeatClock[];
  over: Result | null;
  why: "lost" | "take_back" | "welcome";
  /** the last that happened before, without patches */
  events: Happening[];
}

export type AnyScene = ClassicScene | ArmoredScene | SuperScene | ToyScene;

/** A state of Couriers & Armored Train as one viewer sees it. */
export interface ArmoredScene {
  game: "armored";
  /** how many have a deck and a hand */
  players: number;
  /** how many stand on the train */
  bandits: number;
  /** by bandit: the character, -1 before it is picked */
  who: number[];
  /** by bandit: the player */
  player_of: number[];
  /** by player: the seat */
  seat_of: number[];
  /** by section after the locomotive: the car, -1 before */
  cars: number[];
  /** by bandit: the spot, -1 before */
  at: number[];
  /** by spot: the loot tokens */
  floor: number[][];
  /** strongboxes waiting beside the train */
  spare: number;
  /** by bandit: the loot tokens */
  held: number[][];
  /** by bandit: own bullets left */
  bullets: number[];
  /** by bandit: where each bullet taken came from */
  wounds: number[][];
  /** neutral bullets left */
  neutral: number;
  /** by player: the cards in hand, -2 for each unseen */
  hand: number[][];
  /** by player: cards in no order, -2 for each unseen */
  deck: number[][];
  /** by player: known cards above the deck, topmost last */
  top: number[][];
  /** by player: the discard pile, topmost last */
  discard: number[][];
  /** by card of the pile: the player */
  pile_by: number[];
  /** an index into the phases of the box */
  phase: number;
  /** the round cards turned up so far, the present last */
  round_cards: number[];
  /** the present turn of the round card, from 0 */
  turn: number;
  /** the first player */
  first: number;
  /** by courier: the spot, -1 before */
  courier: number[];
  /** how often the Starting Train has advanced */
  advances: number;
  /** the bullets under the Wild Bunch token: from whom */
  bunch: number[];
  /** healed bullets that left the game: from whom */
  boxed: number[];
  /** the space of his marker, an index into the ladder of the box */
  ladder: number;
  /** his own bullets left */
  professore_bullets: number;
  /** by place: cards below the deck, -2 for each unseen */
  under: number[][];
  /** by player: further cards at the next start of a round */
  bonus: number[];
  /** by bandit: bullets lost in the Heal event just past */
  healed: number[];
  /** teams that used the Diversion of this turn, one bit each */
  diverted: number;
  /** how many people choose */
  seats: number;
  /** the common pile, next card first, -2 for each unseen */
  pile: number[];
  /** by card of the pile: 1 while face down */
  pile_down: number[];
  /** by player: how many cards could still be drawn */
  draw: number[];
  /** by seat: what the tokens are worth that this viewer knows */
  money: number[];
  /** the players in the order of the present turn */
  order: number[];
  /** by place at the table: 0 blue, 1 red */
  team: number[];
  /** Il Professore's place at the table, -1 if he does not play */
  professore: number;
  /** by section: where it lies along the tracks, in car lengths */
  x: number[];
  /** by spot: the spot across the tracks, -1 for none */
  opposite: number[];
  /** by team: its bullets under the Wild Bunch token */
  bunch_count: number[];
  /** may team-mates talk now? */
  may_talk: boolean;
  /** who looks: a seat, -4 a spectator, -5 all open */
  viewer: number;
  /** the player who is acting, -1 if nobody is */
  actor: number;
  /** by seat: sealed answers, -1 none yet, -2 unseen; or empty */
  sealed: number[];
  /** by bandit: where mine may stand if nobody interferes, or empty */
  preview: number[][];
  /** the seats that have won; empty until the end */
  winners: number[];
  /** by seat: the final points; empty until the end */
  scores: number[];
}

/** A seat that has to choose, and the name of the question. */
export interface Awaited {
  seat: number;
  what: string;
}

/** From the chance at the start to the result: start + skill + chance + others = result. */
export interface Balance {
  start: number;
  skill: number;
  chance: number;
  others: number;
  result: number;
}

/** A bot by name. */
export interface BotInfo {
  name: string;
  /** in a plain word, for those who just want to play */
  strength: "easy" | "hard" | "normal" | null;
  characters: string[];
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  /** the name of a bot, such as desperado */
  level: string;
}

/** The printed things of a game with its settings, and what numbers mean. */
export interface Box {
  game: string;
  players: number[];
  options: OptionInfo[];
  presets: Preset[];
  events: EventInfo[];
  questions: QuestionInfo[];
  /** all options with their values, and players */
  settings: Record<string, string>;
  seats: number;
  characters: Character[];
  phases: string[];
  /** how many rounds a game has, at most */
  rounds: number;
  sections: Section[];
  /** numbers with a meaning of their own */
  codes: Record<string, number>;
  /** by card & 7, or by card where it is nothing but its face */
  faces: string[];
  /** the cards of one bandit: how many of each face */
  cards: Record<string, number>;
  /** by type: what its numbers are called */
  names: Record<string, Naming>;
  /** by what it is, such as card-move or bandit-belle: what it does */
  explained: Record<string, Explained>;
  cars: Car[];
  round_cards: RoundCard[];
  turn_kinds: string[];
  round_events: string[];
  loot_kinds: string[];
  tokens: Token[];
  /** are options of type loot places in a row of tokens? */
  loot_by_place: boolean;
  /** own bullets of a bandit at the start */
  bullets: number;
  /** neutral bullets at the start */
  neutral: number;
  gunslinger_prize: number;
  /** what a team's own document pays */
  document_prize: number;
  teams: string[];
  /** by courier: the section of its own car */
  couriers: number[];
  advances: Advance[];
  /** by space: what Il Professore's plan pays */
  ladder: number[];
  /** Il Professore's cards */
  plans: Plan[];
  facings: string[];
  /** the values of all cars of the box */
  loot: number[];
  plan_size: number;
}

/** A car and the loot printed on its floor; its number is its place in the list. */
export interface Car {
  name: string;
  purses: number;
  jewels: number;
  /** can it be in this game? */
  used: boolean;
}

/** What can be settled before a game is opened, and how to word what happens in it. */
export interface Catalogue {
  game: string;
  players: number[];
  options: OptionInfo[];
  presets: Preset[];
  events: EventInfo[];
  questions: QuestionInfo[];
}

/** What is changed: a part by its name and row, and what it becomes, gets or loses. */
export interface Change {
  name: string;
  row?: number;
  put?: number | null;
  away?: number | null;
}

/** A new display name, a new language, or whether I want to be listed. */
export interface ChangeGuest {
  name?: string | null;
  language?: string | null;
  /** by name, in tables of results and ladders; nobody is who did not ask */
  listed?: boolean | null;
}

/** A chapter of the rules, and its clauses. */
export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** A character; its number is its place in the list. */
export interface Character {
  name: string;
  letter: string;
  /** can it be picked in this game? */
  offered: boolean;
}

/** A line of chat. */
export interface Chat {
  type: "chat";
  /** something to be seen, of at most 500 characters in normal form C */
  text: string;
}

/** A line of chat. */
export interface ChatLine {
  type: "chat";
  id: number;
  name: string;
  /** the seat of whoever said it; none: a spectator */
  seat: number | null;
  /** empty for an emote */
  text: string;
  /** instead of a text; each reads their language */
  emote: "bravo" | "draw" | "fist" | "howdy" | "laugh" | "shrug" | null;
  /** milliseconds since 1970 */
  at: number;
}

/** The answer of a seat to its question. */
export interface Choose {
  type: "choose";
  /** a seat, from 0 */
  seat: number;
  /** the number of the last update that I have seen */
  number: number;
  /** one of the options of the question */
  choice: number;
}

/** A state of Colt Express as one viewer sees it. */
export interface ClassicScene {
  game: "classic";
  /** how many have a deck and a hand */
  players: number;
  /** how many stand on the train */
  bandits: number;
  /** by bandit: the character, -1 before it is picked */
  who: number[];
  /** by bandit: the player */
  player_of: number[];
  /** by player: the seat */
  seat_of: number[];
  /** by section after the locomotive: the car, -1 before */
  cars: number[];
  /** by bandit: the spot, -1 before */
  at: number[];
  /** the spot of the Marshal, -1 before */
  marshal: number;
  /** by spot: the loot tokens */
  floor: number[][];
  /** strongboxes waiting beside the train */
  spare: number;
  /** by bandit: the loot tokens */
  held: number[][];
  /** by bandit: own bullets left */
  bullets: number[];
  /** by bandit: where each bullet taken came from */
  wounds: number[][];
  /** neutral bullets left */
  neutral: number;
  /** by player: the cards in hand, -2 for each unseen */
  hand: number[][];
  /** by player: cards in no order, -2 for each unseen */
  deck: number[][];
  /** by player: known cards above the deck, topmost last */
  top: number[][];
  /** by player: the discard pile, topmost last */
  discard: number[][];
  /** by card of the pile: the player */
  pile_by: number[];
  /** an index into the phases of the box */
  phase: number;
  /** the round cards turned up so far, the present last */
  round_cards: number[];
  /** the present turn of the round card, from 0 */
  turn: number;
  /** the first player */
  first: number;
  /** how many people choose */
  seats: number;
  /** the common pile, next card first, -2 for each unseen */
  pile: number[];
  /** by card of the pile: 1 while face down */
  pile_down: number[];
  /** by player: how many cards could still be drawn */
  draw: number[];
  /** by seat: what the tokens are worth that this viewer knows */
  money: number[];
  /** the players in the order of the present turn */
  order: number[];
  /** the bandits who have fired most, if it ended now */
  gunslingers: number[];
  /** who looks: a seat, -4 a spectator, -5 all open */
  viewer: number;
  /** the player who is acting, -1 if nobody is */
  actor: number;
  /** by seat: sealed answers, -1 none yet, -2 unseen; or empty */
  sealed: number[];
  /** by bandit: where mine may stand if nobody interferes, or empty */
  preview: number[][];
  /** the seats that have won; empty until the end */
  winners: number[];
  /** by seat: the final points; empty until the end */
  scores: number[];
}

/** One statement of the rules. */
export interface Clause {
  /** such as C-FIRE-01 */
  id: string;
  text: string;
}

export type ClientMessage = Hello | Choose | TakeBack | Advise | Seal | Part | Chat | Emote | Ping;

export type Clock = NoClock | LiveClock | SlowClock;

/** The robbery of a day: the same seats, bots and shuffle for everybody here, and one try. */
export interface Daily {
  /** a day of the calendar, in UTC */
  day: string;
  game: "armored" | "classic" | "super" | "toy";
  /** the seat of whoever plays */
  seat: number;
  /** by seat: the name of its bot; empty for the person */
  bots: string[];
  /** the SHA-256 of the secret of the day */
  seal: string;
  /** once the day is over for everybody */
  secret: string | null;
  /** when nobody can begin any more */
  ends: number;
  /** none: I have not begun */
  mine: DailyTry | null;
  /** how many have played it to the end */
  tries: number;
  /** how many of them came in first, second, … */
  ranks: number[];
  /** the best of those who asked to be listed */
  places: DailyPlace[];
  /** the newest day that can be practised */
  practice: string;
}

/** Somebody who asked to be listed. */
export interface DailyPlace {
  place: number;
  name: string;
  rank: number;
  score: number;
  mine: boolean;
}

/** My one try of a day; without a rank it is in play, or does not count. */
export interface DailyTry {
  /** the code of a room; small letters and dashes do not matter */
  room: string;
  over: boolean;
  /** among those at the table, from 1 */
  rank: number | null;
  score: number | null;
  /** among all who have played this day, from 1 */
  place: number | null;
  /** how many have done worse */
  behind: number;
}

/** A choice that was made, and what else was on offer. */
export interface Decision {
  move: number;
  round: number;
  what: string;
  options: OptionChance[];
  chosen: number;
  best: number;
  chance: number;
  usual: number;
  given_away: number;
  mark: "" | "?" | "?!";
}

/** A code, good once, by which a second device becomes mine too. */
export interface DeviceLink {
  code: string;
  /** milliseconds since 1970 */
  expires: number;
}

/** One part of a position: what it is now, and what it can be. */
export interface Edit {
  name: string;
  type: string;
  now: number[];
  offers: number[];
  of?: string;
  row?: number;
  many?: boolean;
  least?: number;
}

/** A position that is being set up, with everything open. */
export interface EditBoard {
  /** to be changed further; nobody has been asked anything yet */
  draft: string;
  /** the position to which it leads */
  line: string;
  box: Box;
  scene: Afresh;
  /** everything that can be changed */
  edits: Edit[];
}

/** A position to be changed, or a game at whose beginning to start; and perhaps a change. */
export interface EditLine {
  /** a position, or a draft as it was answered */
  line?: string | null;
  /** without a line: the game */
  game?: string;
  /** and how many play */
  players?: number;
  /** one of what the draft offered */
  change?: Change | null;
}

/** A picture with a short line, said as a line of chat. */
export interface Emote {
  type: "emote";
  emote: "bravo" | "draw" | "fist" | "howdy" | "laugh" | "shrug";
}

/** Nobody is deleted by mistake: the very name must be said. */
export interface Erase {
  /** something to be seen, of at most 32 characters in normal form C */
  name: string;
}

/** Something was refused, and nothing was changed. */
export interface Error {
  type: "error";
  /** such as stale or not_offered */
  code: string;
  params: Record<string, string | number>;
  /** a sentence in the language of whoever asked */
  message: string;
  /** will the socket be closed? */
  fatal: boolean;
}

/** A kind of event. */
export interface EventInfo {
  name: string;
  /** names of its arguments, which are their types too */
  args: string[];
  clauses: string[];
  /** does it begin a paragraph of the story? */
  heads: boolean;
  /** does the picture show it better than words? */
  quiet: boolean;
  /** are several in a row told in one sentence? */
  runs: boolean;
  /** so many in a row are not told to those who may not know all; 0: they are */
  no_news: number;
}

/** Something on the table in a sentence or two, and the rules behind it. */
export interface Explained {
  name: Said;
  text: Said;
  clauses: string[];
}

/** An order about one seat. */
export interface ForSeat {
  /** a seat, from 0 */
  seat: number;
}

/** What a judge thinks of the choices of one seat in a finished game. */
export interface GameAnalysis {
  game: string;
  rules: number;
  seat: number;
  seats: string[];
  judge: string;
  seed: number;
  moves: number;
  decisions: Decision[];
  points: Point[];
  turns: Turn[];
  balance: Balance;
}

/** How good I am at a game. */
export interface GameRating {
  game: "armored" | "classic" | "super" | "toy";
  rating: number;
  /** it may be so much higher or lower */
  margin: number;
  /** that were rated */
  games: number;
}

/** Who I am here. */
export interface Guest {
  id: string;
  name: string;
  language: string | null;
  /** how many devices have a token of mine */
  devices: number;
  /** by name, in tables of results and ladders */
  listed: boolean;
}

/** An event as this viewer was told it, and what it changed. */
export interface Happening {
  /** a name among the events of the box */
  kind: string;
  /** by the names that the box gives for this kind */
  args: Record<string, number>;
  /** what changed: `at` a whole field, `hand.1` one row of a field */
  patch: Patch;
}

/** The first message: which room, which of its seats, and what is known already. */
export interface Hello {
  type: "hello";
  /** of the protocol that I speak; another is refused */
  version: number;
  /** the code of a room; small letters and dashes do not matter */
  room: string;
  /** my seats on this device; none: I only watch */
  seats?: number[];
  /** the number of the last update that I have; none: tell me all */
  since?: number | null;
}

/** Take open seats; several on one device are hot seats. */
export interface Join {
  /** none: any open seat */
  seats?: number[];
  /** by seat taken; none: my own name */
  names?: string[];
}

/** The best in a game, by what they surely are: the rating less its margin. */
export interface Ladder {
  game: "armored" | "classic" | "super" | "toy";
  rungs: Rung[];
  /** how many people have played enough, listed or not */
  people: number;
  /** rated games before somebody is on the ladder */
  least: number;
}

/** The rules of a game; an expansion rests on those of the base game. */
export interface Ledger {
  game: string;
  /** of the titles and clauses */
  language: string;
  chapters: Chapter[];
}

/** So much time for each decision and, beyond that, a reserve for the whole game. */
export interface LiveClock {
  kind: "live";
  /** seconds */
  per_decision?: number;
  /** seconds */
  reserve?: number;
}

/** What the numbers of one type are called; one that is not there is just a number. */
export interface Naming {
  /** by number: the variables that it fills in */
  of: Record<string, Record<string, string | number | Said>>;
  /** the message that says it alone; else the variable with the name of the type */
  alone?: string;
  /** the message that says it as an answer; else as alone */
  answer?: string;
}

/** Somebody without an account; a durable token comes back as a cookie. */
export interface NewGuest {
  /** something to be seen, of at most 32 characters in normal form C */
  name: string;
  language?: string | null;
}

/** What an authenticator has made. */
export interface NewPasskey {
  /** what I call it */
  name: string;
  /** `clientDataJSON` */
  client: string;
  /** `attestationObject` */
  attestation: string;
}

/** A room to be opened. */
export interface NewRoom {
  game: "armored" | "classic" | "super" | "toy";
  /** options of the game by name; those left out have defaults */
  settings?: Record<string, string>;
  seats: (PersonSeat | OpenSeat | BotSeat)[];
  clock?: NoClock | LiveClock | SlowClock;
  visibility?: "private" | "public";
  chat?: boolean;
  /** may everybody ask the coach? Who plays against bots alone always may */
  coach?: boolean;
  /** the name of a bot, such as desperado */
  stand_in?: string;
  /** start at once if no seat is open */
  start?: boolean;
}

/** Nobody hurries. */
export interface NoClock {
  kind: "none";
}

/** A seat for whoever comes. */
export interface OpenSeat {
  kind: "open";
}

/** A first choice, with the share of the games that it won and its 95 % interval. */
export interface OpeningRow {
  choice: number;
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** The first choices of a bandit, the best first. */
export interface OpeningTable {
  /** by name; empty: of all together */
  bandit: string;
  rows: OpeningRow[];
  /** choices that were drawn too seldom to be told */
  few: number;
}

/** The opening book of a game: which first choices win, counted in games between bots. */
export interface Openings {
  games: number;
  players: number;
  /** who played on after the first choice, at all seats */
  bot: string;
  /** what a seat wins on average */
  even: number;
  box: Box;
  /** a first question, whose choices the rows name */
  scene: Afresh;
  tables: OpeningTable[];
}

/** One option of a question, and what it promises whoever is asked. */
export interface OptionChance {
  choice: number;
  word: string;
  chance: number;
  error: number;
}

/** An option of the game. */
export interface OptionInfo {
  name: string;
  /** the default first */
  values: string[];
  clause: string;
}

/** While the shuffle waits for it: the part itself, which must fit its seal. */
export interface Part {
  type: "part";
  /** a seat, from 0 */
  seat: number;
  /** 32 bytes as hexadecimal digits */
  part: string;
}

/** For `navigator.credentials.get`, with user verification. */
export interface PasskeyAsk {
  challenge: string;
  /** `rpId` */
  site: string;
  /** milliseconds since 1970 */
  expires: number;
}

/** A passkey of mine. */
export interface PasskeyInfo {
  id: string;
  name: string;
  /** milliseconds since 1970 */
  made: number;
  /** none: never yet */
  used: number | null;
}

/** For whom a passkey is made. */
export interface PasskeyUser {
  id: string;
  name: string;
}

/** For `navigator.credentials.create`: discoverable, with user verification, no attestation. */
export interface PasskeyWish {
  challenge: string;
  /** the name for which it is made, `rp.id` */
  site: string;
  user: PasskeyUser;
  /** as COSE numbers them, the liked best first */
  algorithms: number[];
  /** my credentials, which are not to be made again */
  known: string[];
  /** milliseconds since 1970 */
  expires: number;
}

/** My passkeys, the oldest first. */
export interface Passkeys {
  passkeys: PasskeyInfo[];
}

/** A seat for me, on this device; several are hot seats. */
export interface PersonSeat {
  kind: "person";
  name?: string | null;
  /** of my part of the shuffle; it can also come later */
  seal?: string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  /** comes back in the pong */
  at?: number;
}

/** A card of Il Professore's. */
export interface Plan {
  card: number;
  /** scheme, bonus_nudge, last_courier, rapid_fire or binoculars */
  name: string;
  /** whom binoculars name, else -1 */
  bandit: number;
}

/** The chances at one moment of the game, as far as the seat could know. */
export interface Point {
  move: number;
  round: number;
  chances: number[];
}

/** Here I am. */
export interface Pong {
  type: "pong";
  at: number;
  /** milliseconds since 1970 */
  now: number;
}

/** A moment of a finished game, with everything open. */
export interface Position {
  line: string;
}

/** What a judge thinks of a position, as one seat sees it. */
export interface PositionAnalysis {
  game: string;
  line: string;
  seat: number;
  seats: string[];
  judge: string;
  seed: number;
  round: number;
  chances: number[];
  what: string;
  options: OptionChance[];
  best: number;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  /** the seats whose people are connected */
  online: number[];
  watchers: number;
}

/** A printed edition: the options that differ from the default. */
export interface Preset {
  name: string;
  settings: Record<string, string>;
}

/** Something was refused, and nothing was changed. */
export interface Problem {
  /** such as no_such_room */
  code: string;
  params: Record<string, string | number>;
  /** a sentence in the language of whoever asked */
  message: string;
  /** where `why` is a reason of the library */
  reason?: Reason | null;
}

/** What is known of how well I play; nobody else is told. */
export interface Profile {
  ratings: GameRating[];
  /** my last rated games, the newest first */
  form: RatedGame[];
}

/** By which a browser knows the messages of this server. */
export interface PushKey {
  /** for `PushManager.subscribe`: P-256, as base64 for addresses */
  key: string;
}

/** How this browser is woken when it is my turn in a slow room. */
export interface PushTo {
  /** of its push service */
  endpoint: string;
  /** its key `p256dh` */
  public: string;
  /** its secret `auth` */
  auth: string;
}

/** What I would choose. */
export interface PuzzleAnswer {
  choice: number;
}

/** An option of a puzzle, and what it promises. */
export interface PuzzleChance {
  choice: number;
  /** to win, from 0 to 1 */
  chance: number;
}

/** How well I solve puzzles; by first tries only. */
export interface PuzzleSolver {
  rating: number;
  /** it may be so much higher or lower */
  margin: number;
  tries: number;
  solved: number;
}

/** What puzzles of a game are about. */
export interface PuzzleTheme {
  game: "armored" | "classic" | "super" | "toy";
  /** its name is the message <game>-theme-<theme> */
  theme: string;
  /** how many there are */
  puzzles: number;
}

/** Whether a choice was right, and what all of them promise. */
export interface PuzzleVerdict {
  /** what I chose */
  choice: number;
  solved: boolean;
  /** whether it was my first try; others are not rated */
  counted: boolean;
  /** the best choice first, and those that are as good */
  answers: number[];
  options: PuzzleChance[];
  /** its name is the message <game>-theme-<theme> */
  theme: string;
  /** of the puzzle, after the try */
  rating: number;
  solver: PuzzleSolver;
}

/** A puzzle, what others there are, and how I do. */
export interface Puzzles {
  /** none: I have tried all of these */
  puzzle: ShownPuzzle | null;
  themes: PuzzleTheme[];
  solver: PuzzleSolver;
}

/** The open question of a seat. */
export interface Question {
  /** a name among the questions of the box */
  what: string;
  /** what the options are: spot, bandit, card, … */
  type: string;
  options: number[];
  /** who acts, who suffers: bandit, target, player, … */
  about?: Record<string, number>;
  /** the spot whose tokens are on offer */
  floor?: number | null;
  /** the bandit whose tokens are on offer */
  held?: number | null;
  /** by option: the token that it is about */
  tokens?: Record<string, number>;
  /** by option: what it is called, where the box does not say that */
  words?: Record<string, Said>;
  /** what costs much to forget now, the weightiest first */
  warnings?: Said[];
  /** my sealed answer, which I may still change */
  answer?: number | null;
  /** by option, where it is a card or a plan: where I may end if nobody interferes */
  previews?: number[][];
}

/** A kind of question. */
export interface QuestionInfo {
  name: string;
  /** the type of its options */
  options: string;
  clauses: string[];
}

/** A game that was rated. */
export interface RatedGame {
  game: "armored" | "classic" | "super" | "toy";
  /** the code of a room; small letters and dashes do not matter */
  room: string;
  rank: number;
  /** after it */
  rating: number;
  /** milliseconds since 1970 */
  ended: number;
}

/** Why the rules or the notation do not allow it, as the library says it. */
export interface Reason {
  /** such as bad_count or twice */
  code: string;
  /** what its sentence speaks of */
  values: Record<string, string | number>;
}

/** A room from its first scene on, to one viewer. */
export interface Replay {
  room: RoomInfo;
  box: Box;
  first: Afresh;
  updates: Update[];
}

/** How a game ended, by seat. */
export interface Result {
  winners: number[];
  scores: number[];
  ranks: number[];
  /** by seat: the names of those whom it played, where that was a choice */
  bandits: string[][];
}

/** What a judge thinks of the choices of one seat; to be asked for until it is there. */
export interface Review {
  state: "done" | "waiting";
  analysis: GameAnalysis | null;
}

/** The lobby, a seat or the status has changed. */
export interface RoomChanged {
  type: "room";
  room: RoomInfo;
}

/** Everything about a room but the game itself. */
export interface RoomInfo {
  /** the name of the room, short enough to be read aloud */
  code: string;
  game: "armored" | "classic" | "super" | "toy";
  settings: Record<string, string>;
  status: "abandoned" | "lobby" | "over" | "playing";
  visibility: "private" | "public";
  chat: boolean;
  clock: NoClock | LiveClock | SlowClock;
  /** may whoever plays here ask the coach? */
  coach: boolean;
  /** the bot that stands in for the absent */
  stand_in: string;
  seats: SeatInfo[];
  /** the name of the host */
  host: string;
  /** is whoever asks the host? */
  hosting: boolean;
  /** how many choices the room has had */
  number: number;
  /** the number of the round, 0 before the first */
  round: number;
  /** the seats that are waited for */
  waiting: number[];
  watchers: number;
  /** milliseconds since 1970 */
  created: number;
  /** when the last choice was made */
  moved: number;
  /** when the game was over */
  ended: number | null;
  /** does the shuffle wait for parts? The game begins when they are in, or soon */
  dealing: boolean;
  /** the seal of the server's secret: its SHA-256 */
  seed_hash: string;
  /** the server's secret, once the game is over */
  seed: string | null;
  winners: number[];
  scores: number[];
  ranks: number[];
  /** by seat: whom it played, once the game is over and if that is known */
  bandits: string[][];
  /** the room that follows this one */
  rematch: string | null;
  /** whose daily robbery it is */
  daily: string | null;
  /** is it that robbery once more, which counts for nothing? */
  practice: boolean;
}

/** Several rooms, those that moved last first. */
export interface RoomList {
  rooms: RoomInfo[];
}

/** A round card; its number is its place in the list. */
export interface RoundCard {
  name: string;
  /** the kinds of its turns */
  turns: string[];
  event: string | null;
  /** can it be turned up in this game? */
  used: boolean;
  /** is it a card for the last round? */
  last: boolean;
}

/** A place on a ladder. */
export interface Rung {
  /** of the guest, or the level of the bot */
  name: string;
  bot: boolean;
  mine: boolean;
  rating: number;
  margin: number;
  games: number;
}

/** A message with what is filled in, a number, a list, or what a field of the scene has. */
export interface Said {
  /** the message; a game's own comes before that of all games */
  key?: string;
  /** its variables */
  values?: Record<string, string | number | Said>;
  /** of the number: its variables are filled in too, or it stands alone */
  type?: string;
  number?: number;
  /** or the field that has numbers of this type; `people` has the names of people */
  field?: string;
  /** in these rows; several are named together */
  rows?: number[];
  /** or all of these, as a list within a sentence */
  several?: (string | number | Said)[];
  /** what is said where a row is empty, or where there is no such message */
  otherwise?: string | number | Said | null;
}

/** In the lobby: the seal of the part that a seat of mine will add to the shuffle. */
export interface Seal {
  type: "seal";
  /** a seat, from 0 */
  seat: number;
  /** the SHA-256 of the part */
  seal: string;
}

/** How much time a seat has, while there is a clock. */
export interface SeatClock {
  /** a seat, from 0 */
  seat: number;
  /** left of the reserve when the decision began */
  reserve: number;
  /** when a bot will stand in; none while not asked */
  deadline: number | null;
}

/** Who sits on a seat. */
export interface SeatInfo {
  /** a seat, from 0 */
  seat: number;
  kind: "bot" | "open" | "person";
  /** of the person; empty for an open seat */
  name: string;
  /** of the bot on this seat */
  level: string | null;
  /** is a bot standing in for the person? */
  stand_in: boolean;
  resigned: boolean;
  online: boolean;
  /** does it belong to whoever asks? */
  mine: boolean;
  /** the SHA-256 of this seat's part of the shuffle, if it has one */
  seal: string;
  /** the part, once the cards are dealt; none: sealed, but not opened in time */
  part: string | null;
}

export type SeatPlan = PersonSeat | OpenSeat | BotSeat;

/** A section of a train; its number is its place in the list. */
export interface Section {
  /** 0, 1, … or S0 to S3 and A0 to A6 */
  name: string;
  /** the spot inside */
  inside: number;
  /** the spot on the roof */
  roof: number;
  /** 0, or 1 for the second train */
  train: number;
  /** is nobody ever inside? */
  closed: boolean;
  /** is there a Gatling on the roof? */
  gatling: boolean;
}

export type ServerMessage =
  | Welcome
  | Update
  | Afresh
  | Ack
  | Advice
  | ChatLine
  | Presence
  | RoomChanged
  | Storage
  | Error
  | Pong;

/** The games and the bots of this server. */
export interface Shelf {
  /** of the protocol */
  version: number;
  games: Catalogue[];
  bots: BotInfo[];
  languages: string[];
}

/** A puzzle to solve: a position as a seat sees it, with its question. */
export interface ShownPuzzle {
  id: string;
  game: "armored" | "classic" | "super" | "toy";
  /** what the seat sees, as a position line */
  line: string;
  rating: number;
  box: Box;
  scene: Afresh;
  /** my first try; none so far: no answer either */
  mine: PuzzleVerdict | null;
}

/** So many days for each decision. */
export interface SlowClock {
  kind: "slow";
  days?: number;
}

/** Whether the server can save; while it cannot, nothing goes on, and it keeps trying. */
export interface Storage {
  type: "storage";
  well: boolean;
}

/** A position as a seat sees it, and what the judge thinks of it. */
export interface StudyBoard {
  /** the position after the choice, to be shared or chosen on */
  line: string;
  box: Box;
  scene: Afresh;
  /** none: the game is over, or being set up */
  analysis: PositionAnalysis | null;
}

/** A position to think on, and perhaps a choice of whoever is asked there. */
export interface StudyLine {
  /** a position line */
  line: string;
  /** whose view; by default that of whoever is asked */
  seat?: number | null;
  /** what this seat chooses first */
  choice?: number | null;
}

/** A state of Colt Super Express as one viewer sees it; a bandit has its seat's number. */
export interface SuperScene {
  game: "super";
  /** how many play: as many as seats */
  players: number;
  /** by bandit: the character, -1 before it is picked */
  who: number[];
  /** how many cars are still coupled: also the number of the last */
  cars: number;
  /** by bandit: the spot, -1 off the train */
  at: number[];
  /** by bandit: 0 toward the locomotive, 1 toward the last car */
  facing: number[];
  /** by bandit: 1 while it lies on its back */
  down: number[];
  /** by bandit: 0 beside, 1 aboard, 2 fallen off, 3 out */
  status: number[];
  /** by bandit: 1 if it was eliminated first, 2 next, 0 not yet */
  wave: number[];
  /** by bandit: the values of the cars it has won */
  loot: number[][];
  /** by bandit: cards to come, top first, -2 unseen */
  plan: number[][];
  /** an index into the phases of the box */
  phase: number;
  /** who has the start-player card, -1 before */
  start: number;
  /** how many people choose */
  seats: number;
  /** the sections that are gone, the first one first */
  decoupled: number[];
  /** by spot: the bandits, nearest the locomotive first */
  queue: number[][];
  /** by seat: the sum of those values; it decides nothing */
  money: number[];
  /** by bandit: cards revealed in this round */
  shown: number[][];
  /** the number of the round, from 1 */
  round: number;
  /** the bandits clockwise from the start player */
  order: number[];
  /** who looks: a seat, -4 a spectator, -5 all open */
  viewer: number;
  /** by seat: sealed plans, -1 none yet, -2 unseen; or empty */
  sealed: number[];
  /** my poses after each card to come, alone: spot or -1, facing, down */
  preview: number[][];
  /** the seats that have won; empty until the end */
  winners: number[];
  /** by seat: the final points; empty until the end */
  scores: number[];
}

/** Put a bot on a seat, or open the seat again. */
export interface SwapBot {
  /** a seat, from 0 */
  seat: number;
  /** none: the seat is open again */
  level?: string | null;
}

/** A seat would like to have its last choice back. */
export interface TakeBack {
  type: "take_back";
  /** a seat, from 0 */
  seat: number;
  /** the number of the last update that I have seen */
  number: number;
}

/** Games of one kind that a guest has finished. */
export interface Tally {
  /** of the game, the bandit or the bot; empty for all, or for people */
  name: string;
  played: number;
  won: number;
  /** not counted as won, whatever the bot made of them */
  given_up: number;
  /** the best score, where scores can be compared */
  best: number | null;
}

/** A loot token; its number is its place in the list. */
export interface Token {
  kind: string;
  /** in dollars, 0 if unknown; documents pay by teams */
  value: number;
  /** the token that it is to those who may not look under it */
  back: number;
  /** is this only the back of a token? */
  sealed: boolean;
}

/** What a guest has made of all games; one with several seats of theirs counts for each. */
export interface Totals {
  all: Tally;
  games: Tally[];
  bandits: Tally[];
  /** by level of bot, and without a name against people */
  opponents: Tally[];
}

/** A state of Crates as one viewer sees it; a bandit has its seat's number. */
export interface ToyScene {
  game: "toy";
  /** how many play: as many as seats */
  players: number;
  /** by bandit: the character */
  who: number[];
  /** by car: what its crate may hold */
  printed: number[][];
  /** by bandit: bid cards left */
  hand: number[][];
  /** by car: dollars, -2 unseen */
  crate: number[];
  /** by car: who took it, -1 closed, 9 nobody */
  taken: number[];
  /** the car at stake, -1 before it is chosen */
  stake: number;
  /** an index into the phases of the box */
  phase: number;
  /** the number of the round, from 1 */
  round: number;
  /** who chooses the car and looks */
  lookout: number;
  /** by bandit: the sum of the crates it has taken */
  money: number[];
  /** by bandit: the spot where it stands */
  at: number[];
  /** who looks: a seat, -4 a spectator, -5 all open */
  viewer: number;
  /** by seat: sealed bids, -1 none yet, -2 unseen; or empty */
  sealed: number[];
  /** the seats that have won; empty until the end */
  winners: number[];
  /** by seat: the final points; empty until the end */
  scores: number[];
}

/** A turning point: what changed the chances of the seat most. */
export interface Turn {
  move: number;
  round: number;
  kind: "chance" | "choice" | "others";
  seat: number;
  before: number;
  after: number;
}

/** What happened since the last update, and what is asked now, to one viewer. */
export interface Update {
  type: "update";
  /** a seat, -4 a spectator, -5 all open */
  viewer: number;
  /** the number of the update that this one follows */
  before: number;
  /** how many choices the room has had */
  number: number;
  events: Happening[];
  /** what else has changed when all events have been told */
  patch: Patch;
  /** what this seat is asked now */
  ask: Question | null;
  /** everybody who is asked */
  waiting: Awaited[];
  clocks: SeatClock[];
  /** how the game ended, once it has */
  over: Result | null;
}

/** The code that another device of mine has shown. */
export interface UseLink {
  code: string;
}

/** What an authenticator has signed. */
export interface UsePasskey {
  /** the id of the credential */
  credential: string;
  /** `clientDataJSON` */
  client: string;
  /** `authenticatorData` */
  data: string;
  /** `signature` */
  signature: string;
  /** `userHandle` */
  user: string;
}

/** The answer to hello; for each viewer an update or a whole scene follows. */
export interface Welcome {
  type: "welcome";
  version: number;
  room: RoomInfo;
  /** left out if the client already has updates */
  box: Box | null;
  /** those whose scenes follow, in this order */
  viewers: number[];
  /** how many choices the room has had */
  number: number;
  chat: ChatLine[];
  presence: Presence;
  /** the clock of the server */
  now: number;
}

/** What changed in a scene: `at` is a whole field, `hand.1` is one row of a field. */
export type Patch = Record<string, number | boolean | number[] | number[][]>;

/** The scene after a patch; what did not change stays the same object. */
export function patched<S extends AnyScene>(scene: S, patch: Patch): S {
  const after: Record<string, unknown> = { ...scene };
  for (const [key, value] of Object.entries(patch)) {
    const dot = key.indexOf(".");
    if (dot < 0) {
      after[key] = value;
    } else {
      const rows = [...(after[key.slice(0, dot)] as unknown[])];
      rows[Number(key.slice(dot + 1))] = value;
      after[key.slice(0, dot)] = rows;
    }
  }
  return after as unknown as S;
}

export type EventName =
  | "became-first"
  | "became-gunslinger"
  | "became-start-player"
  | "bid"
  | "bullets-ran-out"
  | "bunch-paid"
  | "burst"
  | "card-returned"
  | "chose-car"
  | "chose-to-draw"
  | "claimed"
  | "climbed"
  | "counted"
  | "coupled"
  | "courier-moved"
  | "courier-shot"
  | "courier-stood"
  | "declined"
  | "decoupled"
  | "discarded"
  | "diverted"
  | "drew"
  | "dropped"
  | "eliminated"
  | "event-struck"
  | "execution-began"
  | "fell-off"
  | "fled"
  | "game-ended"
  | "granted"
  | "had-no-effect"
  | "healed"
  | "helped"
  | "kept-card"
  | "kept-marshal"
  | "knocked-back"
  | "ladder-paid"
  | "laid"
  | "laid-back"
  | "lay-down"
  | "looked"
  | "lost-card"
  | "lost-crate"
  | "lurched"
  | "marshal-moved"
  | "marshal-stood"
  | "missed"
  | "moved"
  | "nobody-won"
  | "nudged"
  | "opened"
  | "passed"
  | "picked"
  | "placed"
  | "planned"
  | "played"
  | "professore-idled"
  | "professore-joined"
  | "professore-played"
  | "professore-schemed"
  | "professore-shot"
  | "professore-shot-courier"
  | "put-back"
  | "ransomed"
  | "rescued"
  | "reshuffled"
  | "revealed"
  | "robbed"
  | "rode"
  | "round-began"
  | "round-ended"
  | "set-beside"
  | "shot"
  | "showed"
  | "snatched"
  | "started-with"
  | "stealin-began"
  | "stood"
  | "stood-up"
  | "strongbox-came"
  | "swept"
  | "team-counted"
  | "thrown"
  | "took"
  | "took-cards"
  | "took-document"
  | "trains-moved"
  | "turn-began"
  | "turned"
  | "turned-up"
  | "will-draw-more"
  | "won"
  | "wounded";

export type ArgName =
  | "action"
  | "bandit"
  | "car"
  | "card"
  | "cause"
  | "character"
  | "courier"
  | "face"
  | "facing"
  | "healing"
  | "loot"
  | "money"
  | "number"
  | "plan"
  | "player"
  | "round_card"
  | "round_event"
  | "section"
  | "spot"
  | "target"
  | "team"
  | "token"
  | "turn_kind"
  | "victim";

export type QuestionName =
  | "burst-what"
  | "climb-where"
  | "discard-which"
  | "draw-more"
  | "drop-which-bullet"
  | "fire-at-whom"
  | "heal-which"
  | "help-where"
  | "keep-decoy"
  | "keep-purse"
  | "keep-which"
  | "knock-back-where"
  | "lay-down-which"
  | "marshal-where"
  | "move-where"
  | "nudge-what"
  | "nudge-whom"
  | "pick-character"
  | "pick-pocket"
  | "play-or-draw"
  | "punch-what"
  | "punch-whom"
  | "revenge-which"
  | "rob-what"
  | "take-action"
  | "throw-where"
  | "what-is-inside"
  | "which-bid"
  | "which-car"
  | "which-card-drawn"
  | "which-card-lost"
  | "which-loot"
  | "which-loot-laid"
  | "which-loot-lost"
  | "which-loot-robbed"
  | "which-marshal-card"
  | "which-plan"
  | "which-professore-card"
  | "which-purse"
  | "which-purse-lost"
  | "which-round-card"
  | "who-in-caboose"
  | "who-is-first"
  | "who-starts";

export type OptionType =
  | "action"
  | "bandit"
  | "car"
  | "card"
  | "character"
  | "healing"
  | "loot"
  | "own_loot"
  | "plan"
  | "round_card"
  | "spot"
  | "target"
  | "token"
  | "yes_no";

export type ErrorCode =
  | "bad_message"
  | "too_long"
  | "wrong_version"
  | "hello_first"
  | "bad_settings"
  | "bad_seats"
  | "bad_level"
  | "bad_name"
  | "bad_line"
  | "bad_endpoint"
  | "wrong_method"
  | "no_such_page"
  | "not_a_guest"
  | "forbidden_origin"
  | "wrong_host"
  | "not_the_host"
  | "not_your_seat"
  | "not_a_player"
  | "no_such_link"
  | "wrong_name"
  | "bad_passkey"
  | "too_many_passkeys"
  | "too_fast"
  | "too_many_rooms"
  | "too_many_sockets"
  | "too_many_connections"
  | "too_slow"
  | "no_such_room"
  | "other_rules"
  | "no_open_seat"
  | "seats_are_open"
  | "seat_taken"
  | "already_started"
  | "not_started"
  | "not_over"
  | "game_over"
  | "resigned"
  | "bad_part"
  | "already_dealt"
  | "bad_position"
  | "one_try"
  | "day_not_over"
  | "stale"
  | "not_asked"
  | "not_offered"
  | "no_more_changes"
  | "nothing_to_take_back"
  | "others_have_chosen"
  | "something_was_revealed"
  | "no_coach"
  | "chat_is_off"
  | "no_talking_now"
  | "not_kept"
  | "unavailable"
  | "closing"
  | "failed";
