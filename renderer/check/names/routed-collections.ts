import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import type { Content } from '../content.ts';

/** For each route of the page, the collection whose entries it is made for; `undefined` for a plain route. */
export function routedCollections(page: string, content: Content): (string | undefined)[] {
  return listOf(content.site.value.routes)
    .map(fieldsOf)
    .filter((route) => route.page === page)
    .map((route) => (typeof route.collection === 'string' ? route.collection : undefined));
}
