/** The only place that sets V8 flags: they change the speed and memory of a computation, never its result. */
import { setFlagsFromString } from 'node:v8';

/** A flag as we set it, and V8's default. */
type Flag = readonly [told: string, usual: string];

/**
 * The newest Node with which all our flags were tried: V8 warns on stderr about a flag that it doesn't know, and drops
 * some over time.
 */
const newest = 26;

const major = Number.parseInt(process.versions.node, 10);

const toldInstead = new Map<string, string>();

/** Sets flags for the whole process from now on. False with a newer Node than was tried: then nothing is set. */
export function tellV8(...flags: readonly Flag[]): boolean {
  if (major > newest) return false;
  for (const [told, usual] of flags) {
    setFlagsFromString(told);
    toldInstead.set(usual, told);
  }
  return true;
}

/**
 * Does the work with V8's default flags. V8 accepts cached code only if all flags are the same as when it was made, and
 * processes set different ones at different moments.
 */
export function asUsual<Result>(work: () => Result): Result {
  for (const usual of toldInstead.keys()) setFlagsFromString(usual);
  try {
    return work();
  } finally {
    for (const told of toldInstead.values()) setFlagsFromString(told);
  }
}

/** After how many calls V8 optimises a function, by the major version of Node: V8's own help is wrong about this. */
const callsBefore: Readonly<Record<number, number>> = { 22: 3000, 24: 10_000, 26: 16_000 };

/**
 * Functions are optimised only after more calls: in the seconds of a small build the compiling costs more than it
 * gains, even on other cores, and a large build is no slower. Does nothing with an unknown version of Node.
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
