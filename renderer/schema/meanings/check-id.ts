import type { Report } from '../../../diagnostics/diagnostic.ts';
import { entriesInOne, unknownEntry } from '../../../diagnostics/messages/check-references.ts';
import { namesItself } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { wordsIn } from '../../../diagnostics/words/letters.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';

/** An id names an entry of the collection in the schema. */
export function checkId(
  { document, schema }: CheckedValue,
  { path, id }: { path: Path; id: unknown },
  site: SiteToCheck,
  report: Report,
): void {
  const collection = String(schema.collection ?? '');
  if (typeof id !== 'string' || (id === 'next' && site.hasNext(collection))) return;
  const entries = site.collections.get(collection);
  if (!entries) return;
  if (entries.has(id)) {
    const isItself = id === document.id && collection === document.collection;
    if (isItself && typeof path.at(-1) === 'number')
      report(namesItself(locate(document.source, path), { id }));
    return;
  }
  const known = [...entries.keys()];
  const place = locate(document.source, path);
  const several = id.split(/[;,\s]+/).filter((part) => part !== '');
  if (several.length > 1 && several.every((part) => entries.has(part))) {
    report(entriesInOne(place, id, several));
    return;
  }
  const [elsewhere] =
    collection === 'pages'
      ? []
      : [...site.collections].flatMap(([name, others]) => (name !== 'pages' && others.has(id) ? [name] : []));
  const named = / /.test(id)
    ? entriesOfWords(id, entries)
    : elsewhere === undefined
      ? idsWithWords(id, known)
      : [];
  const meant = named.length === 1 ? named[0] : nearestName(id, named, entries);
  report(unknownEntry(place, { id, collection, meant, known: named.length > 1 ? named : known, elsewhere }));
}

/** If several entries share the words, none is nearer than another. */
function nearestName(id: string, named: readonly string[], entries: Entries): string | undefined {
  const titled = entryOfTitle(id, entries);
  return named.length > 1 ? titled : (nearest(bareName(id), [...entries.keys()]) ?? titled);
}

/** `privacy-policy` for `privacy`. */
function idsWithWords(id: string, known: readonly string[]): string[] {
  return known.filter((one) => `-${one}-`.includes(`-${id}-`));
}

type Entries = ReadonlyMap<string, { value: Record<string, unknown> }>;

const smallWords: ReadonlySet<string> = new Set('a an and at for from in of on the to'.split(' '));

/** The entries whose id and title have the most of these words, and at least half of them. */
function entriesOfWords(written: string, entries: Entries): string[] {
  const words = new Set(
    plainWords(written)
      .split(' ')
      .filter((word) => !smallWords.has(word)),
  );
  const counts = [...entries].map(([id, { value }]) => {
    const own = new Set(plainWords(`${id} ${value.title ?? ''} ${value.name ?? ''}`).split(' '));
    return { id, count: [...words].filter((word) => own.has(word)).length };
  });
  const most = counts.reduce((highest, { count }) => Math.max(highest, count), 0);
  const isEnough = most >= 2 && most > words.size / 2;
  return isEnough ? counts.filter(({ count }) => count === most).map(({ id }) => id) : [];
}

/** The only entry whose title is the written text, or begins with it; a single word may mean something else. */
function entryOfTitle(words: string, entries: Entries): string | undefined {
  const wanted = plainWords(words);
  const isNamedSo = (title: unknown) =>
    typeof title === 'string' &&
    (plainWords(title) === wanted || (wanted.includes(' ') && plainWords(title).startsWith(`${wanted} `)));
  const found = [...entries].filter(([, { value }]) => isNamedSo(value.title) || isNamedSo(value.name));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

function plainWords(text: string): string {
  return wordsIn(text.toLowerCase()).join(' ');
}

/** `content/courses/one-day.yaml` and `/courses/one-day` name `one-day`. */
function bareName(id: string): string {
  return id.replace(/^.*\//, '').replace(/\.(?:ya?ml|mdx?)$/i, '');
}
