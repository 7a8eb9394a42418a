import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readIfThere } from './manifest.ts';
import { systemCode } from './system-error.ts';

/** `started` tells two processes apart that had the same number one after the other (usual in containers). */
type Owner = { pid: number; started: string };

export type Lock = { kind: 'taken'; release: () => void } | { kind: 'busy'; pid: number };

/**
 * One process at a time may write an output. The lock of a process that is gone is taken over.
 *
 * The lock appears with its content (a link to a finished file), so it is never seen empty. Taking over moves the
 * old lock away first and looks at what was moved: if another process was quicker, its lock is put back.
 */
export function takeLock(path: string): Lock {
  const own: Owner = { pid: process.pid, started: startOf(process.pid) };
  const text = JSON.stringify(own);
  const draft = `${path}.${process.pid}`;
  // An earlier process with our number may have died between link and removal: writing would change its lock.
  rmSync(draft, { force: true });
  writeFileSync(draft, text);
  let taken = false;
  try {
    taken = linkFree(draft, path);
    rmSync(draft);
  } catch (error) {
    if (taken) releaseLock(path, text);
    throw error;
  }
  if (!taken) return { kind: 'busy', pid: parseOwner(readIfThere(path) ?? '')?.pid ?? 0 };
  return { kind: 'taken', release: () => releaseLock(path, text) };
}

function linkFree(draft: string, path: string): boolean {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (linked(draft, path)) return true;
    const held = readIfThere(path);
    if (held === undefined) continue;
    const owner = parseOwner(held);
    if (owner && isAlive(owner)) return false;
    moveAway(path, held);
  }
  return false;
}

function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function moveAway(path: string, held: string): void {
  const moved = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, moved);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(moved, 'utf8') !== held) linked(moved, path);
  rmSync(moved, { force: true });
}

function releaseLock(path: string, text: string): void {
  if (readIfThere(path) === text) rmSync(path, { force: true });
}

function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, started }: Owner = JSON.parse(text);
    return { pid, started };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
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

/** When a process started, in the kernel's ticks; '' where the system has no /proc: then only the number counts. */
function startOf(pid: number): string {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The second field is the program's name in brackets and may hold spaces; the 22nd is the start.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
