import { isWithinWord, letterLength } from '../../../diagnostics/words/letters.ts';
import type { ScannedText } from '../../check/scanned-text.ts';
import type { Finding } from './finding.ts';
import { findPhrases } from './phrase-tree.ts';
import type { ValueIndex } from './value-index.ts';
import { nextStart } from './word-starts.ts';

const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
const phone = /(?<![\w.])\+?\(?\d[\d ()-]{7,}\d(?!\w)/g;

/** Codes, names, email addresses and telephone numbers, in links as well; titles and streets only in prose. */
export function findMentions({ text, prose }: ScannedText, index: ValueIndex): Finding[] {
  return [
    ...findPhrases(index.phrases, prose).map(({ offset, end, values }): Finding => {
      return { kind: 'same', offset, written: prose.slice(offset, end), values };
    }),
    ...(text.includes('@') ? look(text, email, index, (written) => written) : []),
    ...(/\d\d/.test(text) ? look(text, phone, index, (written) => written.replace(/\D/g, '')) : []),
    ...lookForWords(text, index).filter((found) => standsAlone(text, found)),
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

/** In letters and numbers: shorter words aren't names. */
const leastLetters = 4;

function lookForWords(text: string, { words, starts }: ValueIndex): Finding[] {
  const found: Finding[] = [];
  for (let offset = nextStart(starts, text, 0); offset >= 0; offset = nextStart(starts, text, offset + 1)) {
    if (isWithinWord(text, offset)) continue;
    let letters = 0;
    let end = offset;
    for (let units = letterLength(text, end); units > 0; units = letterLength(text, end)) {
      letters += 1;
      end += units;
    }
    const written = text.slice(offset, end);
    const values = letters < leastLetters ? undefined : words.get(written);
    if (values) found.push({ kind: 'same', offset, written, values });
  }
  return found;
}

/** Whether it isn't part of a domain, an address or a compound. Checked last, since it is rarely needed. */
function standsAlone(text: string, { offset, written }: Finding): boolean {
  const before = text[offset - 1] ?? ' ';
  const after = text.slice(offset + written.length, offset + written.length + 2);
  return !/[\w@.-]/.test(before) && !/^[\w@-]|^\.\w/.test(after);
}
