import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import type { NameScope } from './find-name-problem.ts';
import { nameableKinds } from './nameable-kinds.ts';
import { routedCollections } from './routed-collections.ts';
import { sharedValues } from './shared-values.ts';

/** The names allowed in the text at `path`: `{course.title}` in a course's own texts, and on a page made per course. */
export function scopeOf(
  document: Document,
  path: Path,
  content: Content,
  placeholders: readonly string[] = [],
): NameScope {
  const collection = collectionAround(document, content);
  const kinds = nameableKinds(content.kinds).filter((kind) => kind.collection === collection);
  return {
    content,
    document,
    current: kinds.map(({ word }) => word),
    placeholders,
    isBeneath: document.collection === 'wording',
    canBeLeftOut: leavesOut(document, path, content),
  };
}

/** The collection of the entry that the text belongs to; for a page, the one that all its routes are made for. */
function collectionAround({ collection, id }: Document, content: Content): string | undefined {
  if (collection !== 'pages') return collection;
  const [routed, ...others] = new Set(routedCollections(id, content));
  return others.length === 0 ? routed : undefined;
}

/** Sections of a page, their contents, and the offers of site.yaml disappear when what they name is over. */
function leavesOut(document: Document, [first]: Path, content: Content): boolean {
  const { collection } = document;
  if (collection === 'pages') return first === 'sections';
  if (collection === 'site') return first === 'announcement' || sharedValues(content).has(String(first));
  return isDetail(document, String(first), content);
}

/** Optional paragraphs of an entry that no other text names. */
function isDetail({ collection, schema }: Document, field: string, { kinds }: Content): boolean {
  const kind = nameableKinds(kinds).find((one) => one.collection === collection);
  if (!kind || kind.named.includes(field) || listOf(schema.required).includes(field)) return false;
  return /"means":"(text|body)"/.test(JSON.stringify(ownProperty(fieldsOf(schema.properties), field) ?? {}));
}
