import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFields } from '../../diagnostics/fields.ts';
import { linkUnlessTaken } from '../store/link-unless-taken.ts';
import { homeOf, makeOwnFolder, ownStats, writeOwnFile } from '../store/own-files.ts';
import { parseState, readIfThere } from '../store/own-json.ts';
import { systemCode } from '../store/system-code.ts';
import { removeIfEmpty } from './output-files.ts';
import type { OutputPaths } from './output-paths.ts';

/**
 * `started` distinguishes two processes that had the same number one after the other (usual in containers), `home` the
 * lock of this folder from one copied here.
 */
type Owner = { pid: number; started: string; home: string };

export type Lock = { kind: 'taken'; release: () => void } | { kind: 'busy'; pid: number };

/**
 * Only one process at a time may write an output. The lock of a dead process is taken over.
 * The lock appears with its content (a link to a finished file), so it is never seen empty. Taking over moves the old
 * lock away first and then checks what was moved: if another process was quicker, its lock is put back.
 */
export function takeLock(path: string): Lock {
  const own: Owner = { pid: process.pid, started: startOf(process.pid), home: homeOf(dirname(path)) };
  const text = JSON.stringify(own);
  const draft = `${path}.${process.pid}`;
  // An earlier process with our number may have died between link and removal: writing would change its lock.
  writeOwnFile(draft, text);
  let taken = false;
  try {
    taken = linkFree(draft, path);
    rmSync(draft);
  } catch (error) {
    if (taken) releaseLock(path, text);
    throw error;
  }
  if (!taken) return { kind: 'busy', pid: parseOwner(readIfThere(path))?.pid ?? 0 };
  return { kind: 'taken', release: () => releaseLock(path, text) };
}

/** The same for an output that need not exist: folders made for the lock are removed with it. */
export function takeLockOf({ state, lock: path }: Pick<OutputPaths, 'state' | 'lock'>): Lock {
  makeOwnFolder(state);
  const lock = takeLock(path);
  if (lock.kind === 'busy') return lock;
  const release = () => {
    lock.release();
    const above = dirname(state);
    for (const folder of [state, above, dirname(above)]) removeIfEmpty(folder);
  };
  return { kind: 'taken', release };
}

function linkFree(draft: string, path: string): boolean {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (linkUnlessTaken(draft, path)) return true;
    const held = readIfThere(path);
    if (held === undefined) {
      if (!ownStats(path)?.isFile()) rmSync(path, { recursive: true, force: true });
      continue;
    }
    const owner = parseOwner(held);
    if (owner?.home === homeOf(dirname(path)) && isAlive(owner)) return false;
    moveAway(path, held);
  }
  return false;
}

function moveAway(path: string, held: string): void {
  const moved = `${path}.stale.${process.pid}`;
  rmSync(moved, { recursive: true, force: true });
  try {
    renameSync(path, moved);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readIfThere(moved) !== held) linkUnlessTaken(moved, path);
  rmSync(moved, { force: true });
}

function releaseLock(path: string, text: string): void {
  if (readIfThere(path) === text) rmSync(path, { force: true });
}

function parseOwner(text: string | undefined): Owner | undefined {
  const owner = parseState(text);
  if (!isFields(owner)) return undefined;
  const { pid, started, home } = owner;
  const isSound = typeof pid === 'number' && Number.isSafeInteger(pid) && pid > 0;
  return isSound && typeof started === 'string' && typeof home === 'string'
    ? { pid, started, home }
    : undefined;
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    if (systemCode(error) !== 'EPERM') return false;
  }
  return startOf(owner.pid) === owner.started;
}

/** When a process started, in the kernel's ticks; '' if the system has no /proc: then only the number counts. */
function startOf(pid: number): string {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The second field is the program's name in brackets and may contain spaces; the 22nd is the start.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
