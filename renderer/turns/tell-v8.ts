/** The one door to V8's flags: what they change is how fast something is computed, and in how much memory, never what. */
import { setFlagsFromString } from 'node:v8';

/** V8 complains on stderr of a flag that it doesn't know, and drops some in time: the newest Node with which all of ours were tried. */
const newest = 26;

const major = Number.parseInt(process.versions.node, 10);

/** For the whole process, from now on. False with a newer Node than was tried: there V8 is left as it is. */
export function tellV8(...flags: readonly string[]): boolean {
  const isTried = major <= newest;
  if (isTried) for (const flag of flags) setFlagsFromString(flag);
  return isTried;
}

/**
 * Functions are compiled better only once they have run six times as often as V8 would wait for, or half again as often
 * where that takes little: in the seconds of a small build the compiling costs more than it gains, also on other cores,
 * and a large build is none the slower.
 */
export function compileLater(): void {
  if (major < 22) tellV8('--interrupt-budget=400000');
  else tellV8('--invocation-count-for-maglev=600', '--invocation-count-for-turbofan=20000');
}
