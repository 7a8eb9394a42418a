import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFields } from '../../diagnostics/fields.ts';
import { unlessSystemFails } from '../serve/unless-system-fails.ts';
import { usageError } from '../usage-error.ts';
import { editFolder } from './journal/edit-folder.ts';
import { parsedJson } from './parsed-json.ts';
import { refusalOfDisk } from './refusal-of-disk.ts';

/** The editor of a folder that is running. `secret`: known to whoever may read the file. */
type Running = { pid: number; origin: string; secret: string };

/**
 * One editor at a time writes into a folder; another opens it instead, at an `address` with a new key. `isOurs`: whether
 * no other has taken its place, as after the computer slept.
 */
export type EditLock =
  | { kind: 'taken'; secret: string; isOurs: () => boolean; release: () => void }
  | { kind: 'running'; address: string };

/** Whether an editor runs is not asked of its number but of itself. */
export async function takeEditLock(root: string, origin: string): Promise<EditLock> {
  try {
    return await takeLock(root, origin);
  } catch (error) {
    const code = refusalOfDisk(error);
    const why = reasons.get(code) ?? 'something else is there under that name';
    throw usageError(`The editor keeps what you type in the folder .site/edit, and can’t: ${why}.`);
  }
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['disk-full', 'the disk is full'],
  ['read-only', 'nothing may be written there'],
]);

async function takeLock(root: string, origin: string): Promise<EditLock> {
  const lock = () => path.join(editFolder(root), 'running.json');
  const own: Running = { pid: process.pid, origin, secret: randomBytes(24).toString('base64url') };
  const text = JSON.stringify(own);
  while (!isPlaced(lock(), text)) {
    const other = readRunning(lock());
    const key = other && (await askForKey(other));
    if (key !== undefined) return { kind: 'running', address: `${other?.origin}/?key=${key}` };
    rmSync(lock(), { recursive: true, force: true });
  }
  const there = () => unlessSystemFails(() => readFileSync(lock(), 'utf8'));
  const isOurs = () => {
    // Somebody may have deleted it, with all of .site.
    if (there() === undefined) unlessSystemFails(() => isPlaced(lock(), text));
    return [text, undefined].includes(there());
  };
  const release = () => {
    if (there() === text) unlessSystemFails(() => rmSync(lock()));
  };
  return { kind: 'taken', secret: own.secret, isOurs, release };
}

/** Whole or not at all, and never over another. */
function isPlaced(lock: string, text: string): boolean {
  const draft = `${lock}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
  try {
    return linked(draft, lock);
  } finally {
    rmSync(draft, { force: true });
  }
}

function linked(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readRunning(lock: string): Running | undefined {
  const text = unlessSystemFails(() => (lstatSync(lock).isFile() ? readFileSync(lock, 'utf8') : undefined));
  const value = parsedJson(text ?? '');
  if (!isFields(value)) return undefined;
  const { pid, origin, secret } = value;
  // The file may have been put there: only this machine is asked.
  const isSound = typeof pid === 'number' && typeof secret === 'string' && typeof origin === 'string';
  return isSound && /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(origin) ? { pid, origin, secret } : undefined;
}

/** In milliseconds: it may be busy with a build. */
const patience = 10_000;

async function askForKey({ origin, secret }: Running): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(`${origin}/enter`, {
      method: 'POST',
      headers: { 'x-site-secret': secret },
      signal,
    });
    const value: unknown = answer.ok ? await answer.json() : undefined;
    return isFields(value) && typeof value.key === 'string' ? value.key : undefined;
  } catch {
    // Nobody listens there any more.
    return undefined;
  }
}
