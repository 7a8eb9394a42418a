import type { Planned } from './planned.ts';

/** A finished value that is computed with and not shown itself: everything is known of it but the lines it comes from. */
export function used<T>(part: Planned<T>): Planned<T> {
  return { ...part, origins: [] };
}
