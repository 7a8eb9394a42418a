import type { Report } from '../../../diagnostics/diagnostic.ts';
import { entriesInOne, namesItself, unknownEntry } from '../../../diagnostics/messages/check-references.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';

/** An id names an entry of the collection that the schema says. */
export function checkId(
  { document, schema }: CheckedValue,
  { path, id }: { path: Path; id: unknown },
  site: CheckedSite,
  report: Report,
): void {
  const collection = String(schema.collection ?? '');
  if (typeof id !== 'string' || (id === 'next' && site.hasNext(collection))) return;
  const entries = site.collections.get(collection);
  if (!entries) return;
  if (entries.has(id)) {
    const isItself = id === document.id && collection === document.collection;
    if (isItself && typeof path.at(-1) === 'number') report(namesItself(locate(document.source, path), id));
    return;
  }
  const known = [...entries.keys()];
  const place = locate(document.source, path);
  const several = id.split(/[;,\s]+/).filter((part) => part !== '');
  if (several.length > 1 && several.every((part) => entries.has(part))) {
    report(entriesInOne(place, id, several));
    return;
  }
  const [elsewhere] = [...site.collections].flatMap(([name, others]) =>
    name !== 'pages' && others.has(id) ? [name] : [],
  );
  const meant = nearest(bareName(id), known) ?? entryOfTitle(id, entries) ?? entryWithWords(id, known);
  report(unknownEntry(place, { id, collection, meant, known, elsewhere }));
}

/** The only entry whose title is what was written, or begins with it; one word alone may stand for something else. */
function entryOfTitle(
  words: string,
  entries: ReadonlyMap<string, { value: Record<string, unknown> }>,
): string | undefined {
  const wanted = plainWords(words);
  const isNamedSo = (title: unknown) =>
    typeof title === 'string' &&
    (plainWords(title) === wanted || (wanted.includes(' ') && plainWords(title).startsWith(`${wanted} `)));
  const found = [...entries].filter(([, { value }]) => isNamedSo(value.title) || isNamedSo(value.name));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** `privacy-policy` for `privacy`: the only one that has its words, and more. */
function entryWithWords(id: string, known: readonly string[]): string | undefined {
  const found = known.filter((one) => `-${one}-`.includes(`-${id}-`));
  return found.length === 1 ? found[0] : undefined;
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `content/courses/one-day.yaml` and `/courses/one-day` name `one-day`. */
function bareName(id: string): string {
  return id.replace(/^.*\//, '').replace(/\.(?:ya?ml|mdx?)$/i, '');
}
