import { ownValue } from '../../../diagnostics/own-value.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import type { NameScope } from './judge-name.ts';
import { nameableKinds } from './nameable-kinds.ts';
import { routedCollections } from './routed-collections.ts';
import { sharedValues } from './shared-values.ts';

/** What the text at `path` may name: `{course.title}` in a course's own texts, and on a page that is made per course. */
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

/** The collection of the entry that the text belongs to: that of a page, where all its routes are made for one. */
function collectionAround({ collection, id }: Document, content: Content): string | undefined {
  if (collection !== 'pages') return collection;
  const [routed, ...others] = new Set(routedCollections(id, content));
  return others.length === 0 ? routed : undefined;
}

/** Sections of a page, what stands in them, and the offers of site.yaml go when what they name is over. */
function leavesOut(document: Document, [first]: Path, content: Content): boolean {
  const { collection } = document;
  if (collection === 'pages') return first === 'sections';
  if (collection === 'site') return first === 'announcement' || sharedValues(content).has(String(first));
  return isDetail(document, String(first), content);
}

/** Paragraphs that an entry can do without, and that no other text names. */
function isDetail({ collection, schema }: Document, field: string, { kinds }: Content): boolean {
  const kind = nameableKinds(kinds).find((one) => one.collection === collection);
  if (!kind || kind.named.includes(field) || listOf(schema.required).includes(field)) return false;
  return /"means":"(text|body)"/.test(JSON.stringify(ownValue(fieldsOf(schema.properties), field) ?? {}));
}
