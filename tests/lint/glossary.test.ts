/** Where a glossary term is found: whole words, in scripts with spaces between them and without. */
import { expect, it } from 'vitest';
import { findSpellings } from '../../renderer/lint/glossary/find-spellings.ts';
import { readGlossary } from '../../renderer/lint/glossary/read-glossary.ts';

const glossary = readGlossary({
  glossary: [
    { term: 'निवास', not: ['घर'] },
    { term: 'coffee house', not: ['cafe'] },
    { term: 'サイト', not: ['ホームページ', '京都'] },
    { term: 'เว็บไซต์', not: ['เวบ'] },
    { term: 'crème brûlée', not: ['crême brulée'] },
    { term: 'OSCE' },
  ],
});

it.each([
  ['हम घरे जाते हैं और घरों में', []],
  ['यह एक घर है।', ['घर']],
  ['in the cafe\u0301 at the corner', []],
  ['in the cafe', ['cafe']],
  ['私のホームページを見て', ['ホームページ']],
  ['東京都に', []],
  ['京都に行く', ['京都']],
  ['เวบ์', []],
  ['a crême brulée', ['crême brulée']],
  ['a cre\u0302me brule\u0301e', ['cre\u0302me brule\u0301e']],
  ['a cre\u0300me bru\u0302le\u0301e', []],
  ['osce\u0301s, Osces', ['Osces']],
])('in “%s”: %j', (text, written) => {
  const found = glossary && findSpellings(text, glossary);
  expect(found?.map((one) => one.written)).toEqual(written);
});
