import { pick } from '../../../templates/art/chance.ts';

/** A random item of a list; undefined if it is empty. */
export function choose<T>(from: readonly T[], chance: () => number): T | undefined {
  return from[pick(chance, 0, from.length - 1)];
}

/** One of `[weight, value]`, the heavier the likelier. */
export function chooseWeighted<T>(
  from: readonly (readonly [number, T])[],
  chance: () => number,
): T | undefined {
  let left = chance() * from.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of from) {
    left -= weight;
    if (left < 0) return value;
  }
  return from.at(-1)?.[1];
}
