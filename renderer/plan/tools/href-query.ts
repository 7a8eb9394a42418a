import type { RouteChoice } from '../../../kinds/kind.ts';
import type { Query } from '../../../kinds/planned.ts';

/** The question for the page of an entry. A question has to survive JSON, and `undefined` doesn't. */
export function hrefQuery(kind: string, id: string, page: RouteChoice | undefined): Query {
  if (page === undefined) return { ask: 'href', kind, id };
  return { ask: 'href', kind, id, page: 'only' in page ? page : { not: page.not ?? null } };
}
