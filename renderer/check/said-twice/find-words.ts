import type { Finding } from './finding.ts';
import { findPhrases } from './phrase-tree.ts';
import type { ScannedText } from './scanned-text.ts';
import type { ValueIndex } from './value-index.ts';

const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
const phone = /(?<![\w.])\+?\(?\d[\d ()-]{7,}\d(?!\w)/g;
const word = /[\p{L}\p{N}]{4,}/gu;

/** Codes, names, email addresses and telephone numbers, in links as well; titles and streets in what is read. */
export function findWords({ text, prose }: ScannedText, index: ValueIndex): Finding[] {
  return [
    ...findPhrases(index.phrases, prose).map(({ offset, end, values }): Finding => {
      return { kind: 'same', offset, written: prose.slice(offset, end), values };
    }),
    ...(text.includes('@') ? look(text, email, index, (written) => written) : []),
    ...(/\d\d/.test(text) ? look(text, phone, index, (written) => written.replace(/\D/g, '')) : []),
    ...look(text, word, index, (written) => written).filter((found) => standsAlone(text, found)),
  ];
}

function look(
  text: string,
  pattern: RegExp,
  index: ValueIndex,
  keyOf: (written: string) => string,
): Finding[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index: offset }): Finding[] => {
    const values = index.words.get(keyOf(written));
    return values ? [{ kind: 'same', offset, written, values }] : [];
  });
}

/** No part of a domain, of an address or of a compound. Looked at last, since it is rarely needed. */
function standsAlone(text: string, { offset, written }: Finding): boolean {
  const before = text[offset - 1] ?? ' ';
  const after = text.slice(offset + written.length, offset + written.length + 2);
  return !/[\w@.-]/.test(before) && !/^[\w@-]|^\.\w/.test(after);
}
