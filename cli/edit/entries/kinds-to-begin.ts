import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import type { Kind, ReadSite } from '../../../renderer/site.ts';

/** The kinds of which this site may begin an entry: it has some, a route shows some, or it brings the kind along. */
export async function kindsToBegin({ kinds = [], sources, inUse }: ReadSite): Promise<Kind[]> {
  const used = await inUse?.();
  const routes = listOf(fieldsOf(sources?.site.value).routes).map((route) => fieldsOf(route).collection);
  return kinds.filter(
    ({ holds, word, collection }) => holds === 'folder' && (used?.has(word) || routes.includes(collection)),
  );
}
