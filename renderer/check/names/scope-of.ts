import type { Path } from '../../model/place.ts';
import type { Content, Document } from '../content.ts';
import { entryWords, nameableFrom } from './entry-words.ts';
import type { NameScope } from './judge-name.ts';
import { routedCollections } from './routed-collections.ts';

/** What the text at `path` may name. A page that is made per course may say `{course.title}`. */
export function scopeOf(
  document: Document,
  path: Path,
  content: Content,
  placeholders: readonly string[] = [],
): NameScope {
  const collections = document.collection === 'pages' ? routedCollections(document.id, content) : [];
  const words = collections.map((collection) => entryWords[collection ?? '']);
  const current = new Set(collections).size === 1 ? words.filter((word) => word !== undefined) : [];
  const where = document.collection === 'site' ? String(path[0]) : document.collection;
  return { content, document, current, nameable: nameableFrom(where), placeholders };
}
