// The peer of scripts/compare_servers.py: a boardgame.io server with a game of nine cells that never ends, and its players.
//
//     node boardgame.mjs serve PORT
//     node boardgame.mjs play PORT SECONDS PID
//
// It is run in a folder into which npm has put boardgame.io and socket.io-client. Players do what those of `coltexpress bench
// server` do: a match has one move under way, and the next follows when both seats have heard of it.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const MATCHES = 100;
const CELLS = 9;
const RATE = 1000; // moves a second of the steady part
const WARM_UP = 3; // seconds
const TICKS = 100; // of the processor clock a second
const [what, port, seconds, pid] = process.argv.slice(2);

function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  const take = ({ G, playerID }, cell) => {
    G.cells[cell] = playerID;
  };
  const game = {
    name: "cells",
    setup: () => ({ cells: Array(CELLS).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { take },
  };
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(port));
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Seconds of the processor that the server has used. */
function used() {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

class Players {
  waits = [];
  ready = [];
  isFast = false;

  told(match) {
    if (match.sentAt) this.waits.push(performance.now() - match.sentAt);
    if (this.isFast) match.move();
    else this.ready.push(match);
  }

  async fast(until) {
    this.isFast = true;
    while (this.ready.length) this.ready.shift().move();
    await sleep(until - performance.now());
    this.isFast = false;
  }

  async steady(until) {
    const began = performance.now();
    for (let done = 0; performance.now() < until; await sleep(1)) {
      const due = Math.floor(((performance.now() - began) * RATE) / 1000) - done;
      for (let left = Math.min(due, this.ready.length); left > 0; left--, done++) this.ready.shift().move();
    }
  }

  async all() {
    while (this.ready.length < MATCHES) await sleep(5);
  }

  async part(name, long) {
    this.waits = [];
    const [began, before] = [performance.now(), used()];
    await this[name](began + 1000 * long);
    const [moves, took, spent] = [this.waits.length, (performance.now() - began) / 1000, used() - before];
    await this.all();
    const sorted = this.waits.sort((one, other) => one - other);
    const share = (of) => sorted[Math.min(sorted.length - 1, Math.floor(of * sorted.length))];
    return { a_second: moves / took, a_server_second: moves / spent, p50: share(0.5), p99: share(0.99) };
  }
}

class Match {
  sentAt = 0;
  missing = 2;

  constructor(id, players) {
    this.id = id;
    this.players = players;
    this.seats = ["0", "1"].map((seat) => this.sit(seat));
  }

  sit(seat) {
    const { io } = require("socket.io-client");
    const socket = io(`http://127.0.0.1:${port}/cells`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", this.id, seat, undefined, 2));
    socket.on("sync", (_, told) => this.heard(told.state));
    socket.on("update", (_, state) => this.heard(state));
    return socket;
  }

  heard(state) {
    this.state = state;
    if (--this.missing === 0) this.players.told(this);
  }

  move() {
    const seat = this.state.ctx.currentPlayer;
    const payload = { type: "take", args: [Math.floor(Math.random() * CELLS)], playerID: seat };
    this.missing = 2;
    this.sentAt = performance.now();
    this.seats[seat].emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.id, seat);
  }
}

async function play() {
  const players = new Players();
  for (let number = 0; number < MATCHES; number++) new Match(`match-${number}`, players);
  await players.all();
  await players.part("fast", WARM_UP);
  const fast = await players.part("fast", Number(seconds));
  const steady = await players.part("steady", Number(seconds));
  console.log(JSON.stringify({ fast, steady }));
  process.exit(0);
}

if (what === "serve") serve();
else await play();
