import { readChildren, readProcess, type Seen } from './read-process.ts';

/** Milliseconds between two looks. */
const interval = 20;

export type Family = {
  /**
   * Bytes: the largest sum of what the process and its descendants had resident in one of the looks, or the peak that
   * the system itself kept of any one of them, whichever is more. Undefined on systems without /proc.
   */
  memory: number | undefined;
  /** Seconds of processor time in the last look: of the child itself with all that it waited for, and of its own children that still lived. */
  child: number;
  living: number;
};

/** Bytes resident of a process and all its descendants, and their processor time in seconds. Undefined on systems without /proc. */
export function lookAtFamily(pid: number): { memory: number; cpu: number } | undefined {
  const all = [...readFamily(pid, '')];
  if (all.length === 0) return undefined;
  const sum = (key: 'memory' | 'cpu') => all.reduce((total, seen) => total + seen[key], 0);
  return { memory: sum('memory'), cpu: sum('cpu') };
}

/** Looks at the only child of a process, and at all that it starts, until it is stopped. What happens after the last look is not seen. */
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

/** A process that has its parent's command is still its parent's memory: it has been forked and is about to be replaced. */
function* readFamily(pid: number, parent: string): Generator<Seen> {
  const seen = readProcess(pid);
  if (!seen || seen.command === parent) return;
  yield seen;
  for (const child of readChildren(pid)) yield* readFamily(child, seen.command);
}
