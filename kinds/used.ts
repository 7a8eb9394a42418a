import type { Planned } from './planned.ts';

/** A finished value that is computed with but not shown itself: all its metadata is recorded except its origins. */
export function used<T>(part: Planned<T>): Planned<T> {
  return { ...part, origins: [] };
}
