import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import type { Kind, ReadSite } from '../../../renderer/site.ts';

/**
 * The kinds of which this site may begin an entry: it has some, a route shows some, or it brings the kind along. Those
 * that have pages of their own come first.
 */
export async function kindsToBegin({ kinds = [], sources, inUse }: ReadSite): Promise<Kind[]> {
  const used = await inUse?.();
  const routes = listOf(fieldsOf(sources?.site.value).routes).map((route) => fieldsOf(route).collection);
  const shown = kinds.filter(({ holds, collection }) => holds === 'folder' && routes.includes(collection));
  const others = kinds.filter(
    (kind) => kind.holds === 'folder' && used?.has(kind.word) && !shown.includes(kind),
  );
  return [...shown, ...others];
}
