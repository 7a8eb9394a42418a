import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import type { Readable } from 'node:stream';
import { type Family, watchFamily } from './watch-family.ts';

export type Measured = {
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of processor time, user and system, of the process and its descendants. */
  cpu: number;
  /** Bytes, see `watchFamily`; undefined if the system doesn't report it. */
  memory: number | undefined;
};

export type Command = {
  program: string;
  args: readonly string[];
  cwd: string;
  /** Variables in addition to those of this process. */
  environment?: Readonly<Record<string, string>>;
};

/**
 * Runs a command in a fresh process and measures it. The processor time is what the shell's `times` reports of its
 * children, in steps of a hundredth of a second, plus that of processes they left behind. Throws with the command's
 * output if it fails.
 */
export async function runMeasured({ program, args, cwd, environment }: Command): Promise<Measured> {
  const script = '"$@" 3>&-; code=$?; times >&3; exit $code';
  const started = performance.now();
  const child = spawn('sh', ['-c', script, 'sh', program, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const watch = watchFamily(child.pid);
  const printed: string[] = [];
  const times: string[] = [];
  for (const stream of [child.stdout, child.stderr]) collect(stream, printed);
  collect(child.stdio[3], times);
  let wall = 0;
  // A helper left behind may hold the pipes open for longer than the command runs.
  child.once('exit', () => {
    wall = (performance.now() - started) / 1000;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const family = watch.stop();
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${printed.join('').slice(-2000)}`);
  return { wall, cpu: addLeftBehind(readTimes(times.join('')), family), memory: family.memory };
}

/**
 * A program that ends before a helper of its own (esbuild's service ends when its pipe does) never waits for it, so the
 * system doesn't count the helper. Adds the value of the last sample, unless the count includes it by now.
 */
function addLeftBehind(counted: number, { child, living }: Family): number {
  return counted - child < living ? counted + living : counted;
}

function collect(stream: unknown, into: string[]): void {
  if (isReadable(stream)) stream.on('data', (bytes: Buffer) => into.push(bytes.toString()));
}

function isReadable(stream: unknown): stream is Readable {
  return typeof stream === 'object' && stream !== null && 'on' in stream;
}

/** Seconds in the second line of `times`: user and system time of the children, such as `0m1.250s 0m0.080s`. */
function readTimes(text: string): number {
  const parts = [...(text.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.,]+)s/g)];
  return parts.reduce(
    (sum, [, minutes = '0', seconds = '0']) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}
