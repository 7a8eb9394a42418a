import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome } from './build-outcome.ts';
import type { BuildSettings } from './change.ts';

type Order = { root: string; settings: BuildSettings; repository: string };

/** Runs `site build` as a user would and reads its output. */
export async function buildInProcess(order: Order): Promise<Outcome> {
  const { code, printed, noted } = await run(order, undefined);
  const none = {
    pages: 0,
    files: { count: 0, bytes: 0 },
    hidden: [],
    nextChange: undefined,
    diagnostics: [],
  };
  if (code !== 0 && code !== 1)
    return { ok: false, ...none, thrown: `Exit code ${code}: ${noted.slice(0, 500)}` };
  const { ok, diagnostics, pages, files, bytes, hidden, nextChange } = JSON.parse(printed);
  if (ok !== (code === 0)) return { ok, ...none, thrown: `Exit code ${code} where ok is ${ok}` };
  return { ok, diagnostics, pages, files: { count: files, bytes }, hidden, nextChange };
}

/** Starts `site build` and kills it after this many milliseconds, unless it has ended by then. */
export async function buildAndKill(order: Order, delay: number): Promise<void> {
  await run(order, delay);
}

function run({ root, settings, repository }: Order, killAfter: number | undefined): Promise<Ended> {
  const args = [
    ...[join(repository, 'bin/site.js'), 'build', '--root', root, '--format', 'json'],
    ...['--at', new Date(settings.today).toISOString()],
    ...(settings.base === undefined ? [] : ['--base', settings.base || '/']),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: withoutNpm(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { printed: '', noted: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (texts.printed += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (texts.noted += text));
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, ...texts });
    });
  });
}

/** When started by npm, the command would print its own name differently from a build in this process. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}

type Ended = { code: number | null; printed: string; noted: string };
