import { describe, expect, it } from 'vitest';
import { countWords } from '../../diagnostics/words/count-words.ts';
import { countProse } from '../../renderer/markdown/count-prose.ts';
import { parseMdx } from '../../renderer/markdown/parse-markdown.ts';

describe('the words of a text', () => {
  it.each([
    { text: 'One, two – and three.', count: 4 },
    { text: 'Pay {facts.osce.fullFee} at\nthe door', count: 5 },
    { text: 'two  per-cent | of 10', count: 4 },
    { text: ' ', count: 0 },
    { text: 'नर्स nurse', count: 2 },
    { text: 'a\u00a0b\u2028c', count: 3 },
    { text: '“Yes!” — 𝒜 §4 ½', count: 4 },
    { text: '-- ** 👍 #', count: 0 },
  ])('of “$text” are $count', ({ text, count }) => {
    expect(countWords(text)).toBe(count);
    expect(text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0).toBe(count);
  });
});

it('counts what is read, without notation, and chapters', () => {
  const read = parseMdx(
    '## One **bold**word\n\nA [link](/far/away) and {facts.fee}.\n\n## Two\n\n### Part\n',
  );
  expect(read.kind === 'tree' && countProse(read.tree)).toEqual({ words: 8, chapters: 2 });
});
