import type { Path } from '../../../diagnostics/place.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';

/** Where a value that texts may name is written. */
export type Definition = { document: Document; path: Path };

export type DefinitionScope = Pick<Content, 'collections' | 'kinds'> & { site: Document | undefined };

/**
 * For `courses.one-day.price`, the field of that course; for `course.price` on a page for all courses, that of each
 * course.
 */
export function findDefinitions(
  name: string,
  file: string,
  { site, collections, kinds }: DefinitionScope,
): Definition[] {
  const [head = '', ...path] = name.split('.');
  if (head === 'site') return site ? [{ document: site, path }] : [];
  const single = collections.get(head)?.get(head);
  if (single && path.length > 0) return [{ document: single, path }];
  const [id = '', ...field] = path;
  const entry = collections.get(head)?.get(id);
  if (entry && field.length > 0) return [{ document: entry, path: field }];
  const word = kinds.find((kind) => kind.word === head);
  if (!word)
    return site && Object.hasOwn(site.value, head) ? [{ document: site, path: [head, ...path] }] : [];
  const all = [...(collections.get(word.collection)?.values() ?? [])];
  const own = all.filter(({ source }) => source.file === file);
  return (own.length > 0 ? own : all).map((document) => ({ document, path }));
}
