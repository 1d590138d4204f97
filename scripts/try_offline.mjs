/**
 * Can the engine run in a browser? Plays with bots in Pyodide, and says how long that takes.
 *
 * npm install pyodide            in any folder
 * node scripts/try_offline.mjs path/to/node_modules/pyodide
 *
 * Times are of the processor. Pyodide's own packages are fetched from the network; the little of
 * msgspec that the engine needs stands in for the wheel here, so that nothing has to be fetched.
 */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

const SOURCE = resolve(import.meta.dirname, "../src/coltexpress");
const ENGINE = ["compiled.py", "kernel", "train", "games", "bots", "notation"];
const LEFT_OUT = /\/(scene|terminal|i18n|__pycache__)$|\.net$|\.so$/;
const folder = resolve(process.argv[2] ?? "node_modules/pyodide");
const { loadPyodide } = await import(join(folder, "pyodide.mjs"));

const MSGSPEC = `
import json as plain, types, typing
class ValidationError(Exception): pass
class DecodeError(Exception): pass
class Named:
    def __init__(self, name): self.name = name
def field(name=None, **_): return Named(name)
class Struct:
    def __init_subclass__(cls, **_): super().__init_subclass__()
def made(kind, value):
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is list: return [made(args[0], one) for one in value]
    if origin is tuple:
        kinds = [args[0]] * len(value) if args[-1] is Ellipsis else args
        return tuple(made(one, part) for one, part in zip(kinds, value))
    if origin is dict:
        return {int(k) if args[0] is int else k: made(args[1], v) for k, v in value.items()}
    if origin in (typing.Union, types.UnionType):
        return None if value is None else made(args[0], value)
    if not (isinstance(kind, type) and issubclass(kind, Struct)): return value
    found = kind.__new__(kind)
    for name, hint in typing.get_type_hints(kind).items():
        given = getattr(kind, name, None)
        key = given.name if isinstance(given, Named) else name
        if key in value: object.__setattr__(found, name, made(hint, value[key]))
    return found
class json:
    decode = staticmethod(lambda text, type: made(type, plain.loads(text)))
`;
const PLAY = `
from coltexpress.bots.levels import make
from coltexpress.games import GAMES
from coltexpress.kernel.agenda import choose, waiting
from coltexpress.kernel.chance import Dice
from coltexpress.kernel.views import look

def decisions(name, players, level, most):
    book, dice, count = GAMES[name], Dice(5), 0
    g = book.new({"players": str(players)}, dice)
    while g.asks and count < most:
        question = waiting(g)[0]
        count += len(question.options) > 1
        choice = make(level, book, count).choose(look(g, question.seat), question)
        choose(g, question.seat, choice)
    return count
`;

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
let last = 0;
const say = (what, number = 1) => {
  const now = seconds();
  console.log(`${what}: ${((1000 * (now - last)) / number).toFixed(number > 1 ? 1 : 0)} ms`);
  last = seconds();
};

/** Every file of the engine, with its path. */
function* files(path) {
  if (LEFT_OUT.test(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path)) yield* files(join(path, name));
}

const python = await loadPyodide();
say("start of the runtime");
let bytes = 0;
const write = (path, content) => {
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, content);
};
for (const path of ENGINE.flatMap((name) => [...files(join(SOURCE, name))])) {
  const content = readFileSync(path);
  bytes += gzipSync(content).length;
  write(`/engine/coltexpress${path.slice(SOURCE.length)}`, content);
}
write("/engine/coltexpress/__init__.py", "");
write("/engine/msgspec.py", MSGSPEC);
say("unpacking the engine");
python.runPython(`import sys; sys.path.insert(0, "/engine")\n${PLAY}`);
python.runPython(`make("greenhorn", GAMES["classic"], 1)`);
say("import");
for (const [name, players] of [
  ["classic", 4],
  ["super", 7],
]) {
  for (const [level, most] of [
    ["greenhorn", 100],
    ["outlaw", 20],
  ]) {
    const count = python.runPython(`decisions("${name}", ${players}, "${level}", ${most})`);
    say(`${level} in ${name} with ${players}, a decision`, count);
  }
}
const runtime = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs", "python_stdlib.zip"];
for (const name of runtime) bytes += gzipSync(readFileSync(join(folder, name))).length;
console.log(`to be fetched, gzipped: ${(bytes / 1e6).toFixed(1)} MB`);
