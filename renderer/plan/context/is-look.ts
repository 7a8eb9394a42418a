import type { Query } from '../../../kinds/planned.ts';

/** Questions that look at the site itself, and are answered faster than it takes to find out whether they are valid. */
const looksAtSite: ReadonlySet<Query['ask']> = new Set(['ids', 'media', 'address', 'past']);

export function isLook({ ask }: Query): boolean {
  return looksAtSite.has(ask);
}
