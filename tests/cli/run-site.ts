import { spawn } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export type Ended = { code: number | null; out: string; note: string };
export type Started = {
  ended: Promise<Ended>;
  /** The first match in the command's output or its notes. */
  printed: (pattern: RegExp, where?: 'out' | 'note') => Promise<string>;
  /** Sends Ctrl-C; returns the exit code. */
  interrupt: () => Promise<number | null>;
};

/** Starts the command as a user would, without a terminal. */
export function startSite(args: readonly string[], cwd: string, env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [path.join(repository, 'bin/site.js'), ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { out: '', note: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk) => (text.out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (text.note += chunk));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...text }));
  });
  const printed: Started['printed'] = (pattern, where = 'out') =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(text[where])?.[0];
        if (found !== undefined) resolve(found);
      };
      look();
      child[where === 'out' ? 'stdout' : 'stderr'].on('data', look);
      ended.then(
        ({ code, note }) =>
          reject(new Error(`site ${args.join(' ')} ended with ${code}:\n${text.out}${note}`)),
        reject,
      );
    });
  const interrupt = async (): Promise<number | null> => {
    child.kill('SIGINT');
    return (await ended).code;
  };
  return { ended, printed, interrupt };
}

export function runSite(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Ended> {
  return startSite(args, cwd, env).ended;
}

/** A new empty folder for a test. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'site-test-'));
}

/** A small academy site in its own folder, for tests that change it. */
export async function smallSiteFolder(): Promise<string> {
  const folder = await emptyFolder();
  await cp(path.join(repository, 'tests/fixtures/small-site'), folder, { recursive: true });
  return folder;
}
