import { readChildren, readProcess, type Seen } from './read-process.ts';

/** Milliseconds between two samples. */
const interval = 20;

export type Family = {
  /**
   * Bytes: the largest sum of resident memory of the process and its descendants in one sample, or the peak that the
   * system recorded for any one of them, whichever is more. Undefined on systems without /proc.
   */
  memory: number | undefined;
  /**
   * Seconds of processor time in the last sample: of the child with all that it waited for, and of its own children
   * that were still alive.
   */
  child: number;
  living: number;
};

/**
 * Resident bytes of a process and all its descendants, and their processor time in seconds. Undefined on systems
 * without /proc.
 */
export function lookAtFamily(pid: number): { memory: number; cpu: number } | undefined {
  const all = [...readFamily(pid, '')];
  if (all.length === 0) return undefined;
  const sum = (key: 'memory' | 'cpu') => all.reduce((total, seen) => total + seen[key], 0);
  return { memory: sum('memory'), cpu: sum('cpu') };
}

/** Samples the only child of a process and all that it starts, until stopped. Misses anything after the last sample. */
export function watchFamily(pid: number | undefined): { stop: () => Family } {
  const family: Family = { memory: undefined, child: 0, living: 0 };
  const look = (): void => {
    if (pid === undefined) return;
    const [child, ...others] = readChildren(pid).flatMap((id) => [...readFamily(id, '')]);
    if (!child || child.memory === 0) return;
    const all = [child, ...others];
    const together = all.reduce((sum, { memory }) => sum + memory, 0);
    family.memory = Math.max(family.memory ?? 0, together, ...all.map(({ peak }) => peak));
    family.child = child.cpu;
    family.living = others.reduce((sum, { cpu }) => sum + cpu, 0);
  };
  const timer = setInterval(look, interval);
  return {
    stop: () => {
      clearInterval(timer);
      return family;
    },
  };
}

/**
 * A process with its parent's command still shares its parent's memory: it has been forked and is about to be replaced.
 */
function* readFamily(pid: number, parent: string): Generator<Seen> {
  const seen = readProcess(pid);
  if (!seen || seen.command === parent) return;
  yield seen;
  for (const child of readChildren(pid)) yield* readFamily(child, seen.command);
}
