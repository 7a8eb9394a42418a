/** Leaves each kind of thing behind that a file may leave, finds it, and restores it. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { expect, test, vi } from 'vitest';
import { findLeftBehind } from './find-left-behind.ts';
import { takeProcessState } from './process-state.ts';

type Undo = () => unknown;

const kinds: [what: string, leave: () => Undo | Promise<Undo>, ...lines: (string | RegExp)[]][] = [
  [
    'a variable of the environment',
    () => {
      process.env.LEFT = 'yes';
      return () => delete process.env.LEFT;
    },
    'process.env.LEFT is yes, and was undefined',
  ],
  [
    'a time zone',
    () => {
      vi.stubEnv('TZ', 'Asia/Tokyo');
      return () => vi.unstubAllEnvs();
    },
    /^the time zone is Asia\/Tokyo, and was /,
    /^process\.env\.TZ is Asia\/Tokyo, and was /,
  ],
  [
    'a working folder',
    () => {
      const folder = process.cwd();
      process.chdir(tmpdir());
      return () => process.chdir(folder);
    },
    /^the working folder is /,
  ],
  [
    'a umask',
    () => {
      const before = process.umask(0o77);
      return () => process.umask(before);
    },
    /^the umask is 77, and was /,
  ],
  [
    'an exit code',
    () => {
      const before = process.exitCode;
      process.exitCode = 3;
      return () => {
        process.exitCode = before;
      };
    },
    /^the exit code is 3, and was /,
  ],
  [
    'a listener',
    () => {
      const listener = () => {};
      process.on('SIGHUP', listener);
      return () => process.off('SIGHUP', listener);
    },
    '1 more listeners of process for “SIGHUP”',
  ],
  [
    'a global',
    () => {
      vi.stubGlobal('left', 1);
      return () => vi.unstubAllGlobals();
    },
    'globalThis.left is new',
  ],
  [
    'a clock that stands still',
    () => {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
      return () => vi.useRealTimers();
    },
    'globalThis.Date is not what it was',
    'globalThis.setTimeout is not what it was',
  ],
  [
    'a moment at which the clock stands',
    () => {
      vi.setSystemTime(0);
      return () => vi.useRealTimers();
    },
    'globalThis.Date is not what it was',
  ],
  [
    'a function of the file system',
    () => {
      const spy = vi.spyOn(fs, 'readFileSync');
      syncBuiltinESMExports();
      return () => {
        spy.mockRestore();
        syncBuiltinESMExports();
      };
    },
    'node:fs.readFileSync is not what it was',
  ],
  [
    'a function of the console',
    () => {
      const spy = vi.spyOn(console, 'warn');
      return () => spy.mockRestore();
    },
    'console.warn is not what it was',
  ],
  [
    'what is printed',
    () => {
      const spy = vi.spyOn(process.stdout, 'write');
      return () => spy.mockRestore();
    },
    'process.stdout.write is not what it was',
  ],
  [
    'a method of all lists',
    () => {
      Reflect.set(Array.prototype, 'left', () => {});
      return () => Reflect.deleteProperty(Array.prototype, 'left');
    },
    'Array.prototype.left is new',
  ],
  [
    'a flag of V8',
    () => {
      setFlagsFromString('--heap-growing-percent=35');
      return () => setFlagsFromString('--heap-growing-percent=0');
    },
    'V8 was told --heap-growing-percent=35',
  ],
  [
    'a server',
    async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return () => new Promise((resolve) => server.close(resolve));
    },
    '1 more servers listen',
  ],
];

test.each(kinds)('%s is noticed, and no longer once it is put back', async (_what, leave, ...lines) => {
  const before = takeProcessState();
  const undo = await leave();
  const left = findLeftBehind(before, takeProcessState());
  await undo();
  expect(left).toEqual(lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))));
  // A server releases its port shortly.
  await expect.poll(() => findLeftBehind(before, takeProcessState())).toEqual([]);
});

test.runIf(process.platform === 'linux')('a child process is noticed while it runs', async () => {
  const before = takeProcessState();
  const child = spawn(process.execPath, ['-e', 'console.log(); setInterval(() => {}, 1000)']);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const left = findLeftBehind(before, takeProcessState());
  await ended(child);
  expect(left).toEqual([expect.stringContaining(`a child process runs: ${child.pid} `)]);
  expect(findLeftBehind(before, takeProcessState())).toEqual([]);
});

function ended(child: ChildProcess): Promise<unknown> {
  child.kill();
  return new Promise((resolve) => child.once('close', resolve));
}
