/** The one door to V8's flags: what they change is how fast something is computed, and in how much memory, never what. */
import { setFlagsFromString } from 'node:v8';

/** A flag as V8 is told it, and as V8 has it by itself. */
type Flag = readonly [told: string, usual: string];

/** V8 complains on stderr of a flag that it doesn't know, and drops some in time: the newest Node with which all of ours were tried. */
const newest = 26;

const major = Number.parseInt(process.versions.node, 10);

const toldInstead = new Map<string, string>();

/** For the whole process, from now on. False with a newer Node than was tried: there V8 is left as it is. */
export function tellV8(...flags: readonly Flag[]): boolean {
  if (major > newest) return false;
  for (const [told, usual] of flags) {
    setFlagsFromString(told);
    toldInstead.set(usual, told);
  }
  return true;
}

/**
 * Does the work with V8 as it is by itself. What V8 has kept of a script it takes only where all flags are the same as
 * when it was made, and processes tell it different ones at different moments.
 */
export function asUsual<Result>(work: () => Result): Result {
  for (const usual of toldInstead.keys()) setFlagsFromString(usual);
  try {
    return work();
  } finally {
    for (const told of toldInstead.values()) setFlagsFromString(told);
  }
}

/** After how many calls V8 compiles a function as well as it can, by the version of Node: what its help says isn't what it does. */
const callsBefore: Readonly<Record<number, number>> = { 22: 3000, 24: 10_000, 26: 16_000 };

/**
 * Functions are compiled better only once they have run more often: in the seconds of a small build the compiling costs
 * more than it gains, also on other cores, and a large build is none the slower. Nothing with a version of Node that
 * isn't known.
 */
export function compileLater(): void {
  const usual = callsBefore[major];
  if (major === 20) tellV8(['--interrupt-budget=400000', '--interrupt-budget=67584']);
  else if (usual !== undefined)
    tellV8(
      ['--invocation-count-for-maglev=600', '--invocation-count-for-maglev=400'],
      ['--invocation-count-for-turbofan=20000', `--invocation-count-for-turbofan=${usual}`],
    );
}
