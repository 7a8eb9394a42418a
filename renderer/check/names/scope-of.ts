import type { Path } from '../../../diagnostics/place.ts';
import type { Content, Document } from '../content.ts';
import type { NameScope } from './judge-name.ts';
import { nameableFrom, nameableKinds } from './nameable-kinds.ts';
import { routedCollections } from './routed-collections.ts';

/** What the text at `path` may name. A page that is made per course may say `{course.title}`. */
export function scopeOf(
  document: Document,
  path: Path,
  content: Content,
  placeholders: readonly string[] = [],
): NameScope {
  if (document.collection === 'courses') return scopeOfCourse(document, path, content, placeholders);
  const collections = document.collection === 'pages' ? routedCollections(document.id, content) : [];
  const [collection] = new Set(collections).size === 1 ? collections : [];
  const kinds = nameableKinds(content.kinds).filter((kind) => kind.collection === collection);
  const current = kinds.map(({ word }) => word);
  const where = document.collection === 'site' ? String(path[0]) : document.collection;
  const canBeLeftOut = leavesOut(document, path);
  return {
    content,
    document,
    current,
    nameable: nameableFrom(where, content.kinds),
    placeholders,
    canBeLeftOut,
  };
}

/** Sections of a page, what stands in them, and the offers of site.yaml go when what they name is over. */
function leavesOut({ collection }: Document, [first]: Path): boolean {
  if (collection === 'pages') return first === 'sections';
  return collection === 'site' && (first === 'announcement' || first === 'promotion');
}

/** The fields of a course that only its own page shows: they are finished last, and may name everything. */
const details = new Set(['about', 'audience', 'curriculum', 'dates', 'faq']);
/** The fields that a course's other texts name can't name the course themselves. */
const named = new Set(['title', 'duration', 'students', 'location']);

function scopeOfCourse(
  document: Document,
  [field]: Path,
  content: Content,
  placeholders: readonly string[],
): NameScope {
  const current = named.has(String(field)) ? [] : ['course'];
  const canBeLeftOut = details.has(String(field));
  const nameable = nameableFrom(canBeLeftOut ? 'pages' : 'courses', content.kinds);
  return { content, document, current, nameable, placeholders, canBeLeftOut };
}
