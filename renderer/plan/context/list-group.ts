import { groupOf, type ListGroup } from '../../schema/list-groups.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import type { Context } from './context.ts';

/** What the `group` of a list means for its kind. */
export function listGroup(
  collection: string,
  group: string,
  { kinds, site }: Context,
): ListGroup | undefined {
  const kind = kinds.byFolder.get(collection);
  return groupOf(group, kind, schemaNamed(site.schemas, kind?.word ?? '') ?? {});
}
