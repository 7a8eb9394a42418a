import type { Content } from '../content.ts';
import { writtenDocument } from '../written-document.ts';
import type { NamedValue } from './named-value.ts';
import { hasWords, wordsOf } from './phrase-words.ts';

/**
 * The named values of a site for a process that looks for them in a few texts, which contain hardly any of thousands of
 * titles. Plain data; the texts are JSON, `values` one item per line. `telling`: the 1-based index in `words` of each
 * phrase's rarest word; 0 for other values.
 */
export type PackedValues = { shown: string; words: string; telling: Uint32Array; values: string };

type PackedValue = Pick<NamedValue, 'name' | 'reading'> & { collection: string; id: string };

export function packNamedValues(values: readonly NamedValue[]): PackedValues {
  const packed = values.map(({ name, reading, document: { collection, id } }): PackedValue => {
    return { name, reading, collection, id };
  });
  return {
    shown: JSON.stringify(values.map(({ shown }) => shown)),
    ...tellingWords(values),
    values: packed.map((value) => JSON.stringify(value)).join('\n'),
  };
}

function tellingWords(values: readonly NamedValue[]): Pick<PackedValues, 'words' | 'telling'> {
  const phrases = values.map(({ reading, shown }) => (reading.kind === 'phrase' ? wordsOf(shown) : []));
  const counts = new Map<string, number>();
  for (const word of phrases.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 0;
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size + 1;
    numbers.set(word, number);
    return number;
  };
  const telling = Uint32Array.from(phrases, (words) =>
    words.length === 0
      ? 0
      : numberOf(words.reduce((one, other) => (countOf(other) < countOf(one) ? other : one))),
  );
  return { words: JSON.stringify([...numbers.keys()]), telling };
}

/** Values that may occur in the texts of the documents of `content`, in order. */
export function unpackNamedValues(
  { shown, words, telling, values }: PackedValues,
  content: Content,
): NamedValue[] {
  const written = wordsIn(content);
  const isWritten = [true, ...JSON.parse(words).map((word: string) => written.has(word))];
  const [allShown, lines]: [readonly string[], readonly string[]] = [JSON.parse(shown), values.split('\n')];
  return allShown.flatMap((one, index) => {
    const word = telling[index] ?? 0;
    if (!isWritten[word] || (word > 0 && !hasWords(one, written))) return [];
    const { name, reading, collection, id }: PackedValue = JSON.parse(lines[index] ?? '');
    const document = collection === 'site' ? content.site : content.collections.get(collection)?.get(id);
    return document ? [{ name, shown: one, document, reading }] : [];
  });
}

function wordsIn(content: Content): ReadonlySet<string> {
  const texts = content.documents.flatMap((document) => writtenDocument(document, content).texts());
  return new Set(texts.flatMap((written) => wordsOf(written.scanned().prose)));
}
