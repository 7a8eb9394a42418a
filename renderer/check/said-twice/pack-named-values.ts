import type { Content } from '../content.ts';
import { writtenDocument } from '../written-document.ts';
import type { NamedValue } from './named-value.ts';
import { hasWords, wordsOf } from './phrase-tree.ts';

/**
 * The named values of a site for a process that looks for them in a few texts only: of thousands of titles hardly one can
 * stand there. Plain data; both texts are JSON, `values` an item a line.
 */
export type PackedValues = { shown: string; isPhrase: Uint8Array; values: string };

type Packed = Pick<NamedValue, 'name' | 'reading'> & { collection: string; id: string };

export function packNamedValues(values: readonly NamedValue[]): PackedValues {
  const packed = values.map(({ name, reading, document: { collection, id } }): Packed => {
    return { name, reading, collection, id };
  });
  return {
    shown: JSON.stringify(values.map(({ shown }) => shown)),
    isPhrase: Uint8Array.from(values, ({ reading }) => (reading.kind === 'phrase' ? 1 : 0)),
    values: packed.map((value) => JSON.stringify(value)).join('\n'),
  };
}

/** Those that may stand in the texts of the documents of `content`, in their order. */
export function unpackNamedValues({ shown, isPhrase, values }: PackedValues, content: Content): NamedValue[] {
  const words = wordsIn(content);
  const [allShown, lines]: [readonly string[], readonly string[]] = [JSON.parse(shown), values.split('\n')];
  return allShown.flatMap((one, index) => {
    if (isPhrase[index] === 1 && !hasWords(one, words)) return [];
    const { name, reading, collection, id }: Packed = JSON.parse(lines[index] ?? '');
    const document = collection === 'site' ? content.site : content.collections.get(collection)?.get(id);
    return document ? [{ name, shown: one, document, reading }] : [];
  });
}

function wordsIn(content: Content): ReadonlySet<string> {
  const texts = content.documents.flatMap((document) => writtenDocument(document, content).texts());
  return new Set(texts.flatMap((written) => wordsOf(written.scanned().prose)));
}
