/**
 * Loaded before the program (`node --import`): at one of its calls to the file system something happens, as if
 * somebody had done it just then. SITE_FAULT is JSON:
 * - `{ count: FILE }` writes into FILE how many calls there were;
 * - `{ at: NUMBER, signal }` sends itself a signal before the call of that number;
 * - `{ at: NUMBER, clock }` moves the clock by that many milliseconds;
 * - `{ path, time, moment, move | append | write }` acts when `path` is opened or listed for the `time`th time, `before`
 *   or `after`; on `target`, if there is one.
 * Calls count from the first that concerns the folder in which the command runs.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const fault = JSON.parse(process.env.SITE_FAULT ?? '{}');
const { appendFileSync, renameSync, writeFileSync } = fs;
let calls = 0;
let times = 0;
let hasBegun = false;

const watched = [
  ...['openSync', 'readFileSync', 'readdirSync', 'statSync', 'lstatSync', 'existsSync', 'realpathSync'],
  ...[
    'writeFileSync',
    'writeSync',
    'renameSync',
    'mkdirSync',
    'linkSync',
    'copyFileSync',
    'rmSync',
    'rmdirSync',
  ],
];
for (const [holder, names] of [
  [fs, watched],
  [fs.promises, ['open', 'readFile', 'readdir', 'stat', 'writeFile', 'rename', 'mkdir', 'copyFile', 'rm']],
])
  for (const name of names) {
    const call = holder[name];
    // `realpathSync.native` and the like stay.
    holder[name] = Object.assign((...args) => {
      hasBegun ||= String(args[0]).startsWith(process.cwd());
      if (hasBegun) calls += 1;
      if (hasBegun && calls === fault.at) interfere();
      if (args[0] !== fault.path || !/^(?:open|read)/.test(name)) return call.apply(holder, args);
      times += 1;
      const isTime = times === (fault.time ?? 1);
      if (isTime && fault.moment === 'before') act();
      const result = call.apply(holder, args);
      if (!isTime || fault.moment === 'before') return result;
      if (typeof result?.then === 'function') return result.finally(act);
      act();
      return result;
    }, call);
  }
syncBuiltinESMExports();
if (fault.count) process.on('exit', () => writeFileSync(fault.count, String(calls)));

function interfere() {
  if (fault.signal) process.kill(process.pid, fault.signal);
  else setClock(fault.clock);
}

function setClock(milliseconds) {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...args) {
      super(...(args.length === 0 ? [Real.now() + milliseconds] : args));
    }
    static now() {
      return Real.now() + milliseconds;
    }
  };
}

function act() {
  const target = fault.target ?? fault.path;
  if (fault.move) renameSync(target, fault.move);
  else if (fault.append) appendFileSync(target, fault.append);
  else writeFileSync(target, fault.write);
}
