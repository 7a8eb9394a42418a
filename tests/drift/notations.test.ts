/** One test for each notation that a branch may use for what it overrides. */
import { describe, expect, test } from 'vitest';
import { notedValue } from '../../renderer/drift/base-note.ts';
import { hasDrifted } from '../../renderer/drift/overriding-lines.ts';
import { keepLines } from '../../renderer/features/branches/drift/keep-lines.ts';
import { takeLines } from '../../renderer/features/branches/drift/take-lines.ts';
import { layOver } from './laid-over.ts';

const base = `one: 199.99
two: Exam preparation for nurses and midwives from abroad
words: old
inner: { one: 1, two: 2 }
other:
  one: 1
  two: 2
plain: [1, 2]
things:
  - id: a
    one: 1
    two: 2
  - id: b
    one: 1
`;

const long = '"Exam preparation for nurses and midwives…" (98125edd)';

function keep(text: string, file = 'site.yaml'): string | undefined {
  const { own, lines } = layOver(text, file.endsWith('.mdx') ? `---\n${base}---\n` : base, file);
  const kept = keepLines(own, lines, '2026-05-03');
  return kept.kind === 'settled' ? kept.text : 'lost';
}

function take(text: string, { mayGo = false, file = 'site.yaml' } = {}): string | undefined {
  const { own, lines, merged } = layOver(text, file.endsWith('.mdx') ? `---\n${base}---\n` : base, file);
  const overrides = merged.overrides ?? [];
  const taken = takeLines(own, lines, { overrides, day: '2026-05-03', mayGo });
  return taken.kind === 'settled' ? taken.text : 'lost';
}

const note = '# head office: 199.99, 2026-05-03';

describe('what was replaced is noted at the end of the line', () => {
  test.each([
    ['a number', 'one: 24000\n', `one: 24000 ${note}\n`],
    ['no newline at the end', 'one: 24000', `one: 24000 ${note}`],
    ['Windows lines', 'one: 24000\r\nnew: 1\r\n', `one: 24000 ${note}\r\nnew: 1\r\n`],
    ['quotes', 'one: "a # b"\n', `one: "a # b" ${note}\n`],
    ['a comment that is there', 'one: 5 # agreed\n', `one: 5 # agreed ${note}\n`],
    ['a tab before a comment', 'one: 5\t# agreed\n', `one: 5\t# agreed ${note}\n`],
    ['spaces at the end', 'one: 5  \n', `one: 5 ${note}  \n`],
    ['nothing', 'one:\nnew: 1\n', `one: ${note}\nnew: 1\n`],
    ['null', 'one: null\n', `one: null ${note}\n`],
    ['a block', 'one: >-\n  Two\n  lines\n', `one: >- ${note}\n  Two\n  lines\n`],
    ['a text over two lines', 'one: Two\n  lines\n', `one: Two\n  lines ${note}\n`],
    ['quotes over two lines', 'one: "Two\n  lines"\n', `one: "Two\n  lines" ${note}\n`],
    ['a value on the next line', 'one:\n  Two\n', `one: ${note}\n  Two\n`],
    ['a long text', 'two: Other\n', `two: Other # head office: ${long}, 2026-05-03\n`],
    ['a list', 'plain:\n  - 3\n', `plain: # head office: ${notedValue([[1, 2]])}, 2026-05-03\n  - 3\n`],
    [
      'a group that goes',
      'other:\n  remove: true\n',
      `other: # head office: ${notedValue([{ one: 1, two: 2 }])}, 2026-05-03\n  remove: true\n`,
    ],
    ['a field of a group', 'other:\n  two: 5\n', 'other:\n  two: 5 # head office: 2, 2026-05-03\n'],
    ['flow', 'inner: { two: 5 }\n', 'inner: { two: 5 } # head office: 2, 2026-05-03\n'],
    [
      'flow over two lines',
      'inner: { two: 5,\n  new: 1 }\n',
      'inner: { two: 5, # head office: 2, 2026-05-03\n  new: 1 }\n',
    ],
    [
      'two on one line',
      'inner: { one: 5, two: 6 }\n',
      `inner: { one: 5, two: 6 } # head office: ${notedValue([1, 2])}, 2026-05-03\n`,
    ],
    [
      'a thing in a list',
      'things:\n  - id: a\n    two: 5\n',
      'things:\n  - id: a\n    two: 5 # head office: 2, 2026-05-03\n',
    ],
    [
      'a thing that goes',
      'things:\n  - id: b\n    remove: true\n',
      `things:\n  - id: b # head office: ${notedValue([{ id: 'b', one: 1 }])}, 2026-05-03\n    remove: true\n`,
    ],
    [
      'what was noted before',
      'one: 5 #  Head office :  150 ,  2025-01-01 (dear)\n',
      `one: 5 ${note} (dear)\n`,
    ],
  ])('%s', (_, text, kept) => {
    expect(keep(text)).toBe(kept);
    expect(layOver(kept, base).lines.filter((line) => !line.note || hasDrifted(line))).toEqual([]);
  });

  test('in the fields of an article, whose text stays', () => {
    const kept = keep('---\none: 5\n---\n\n# one: 5\n', 'content/posts/a.mdx');
    expect(kept).toBe(`---\none: 5 ${note}\n---\n\n# one: 5\n`);
  });

  test('not where the base has nothing, nor where it says the same', () => {
    expect(layOver('new: 1\none: 199.99\nthings:\n  - id: a\n', base).lines).toEqual([]);
  });

  test('and what the base has no more has drifted, but what never stood in its place has not', () => {
    const { lines, own } = layOver('gone: 5 # head office: 3, 2026-01-01\nnew: 1 # mine\n', base);
    expect(lines.map(({ note, now }) => [note?.was, now])).toEqual([['3', 'nothing']]);
    expect(keepLines(own, lines, '2026-05-03')).toEqual({
      kind: 'settled',
      text: 'gone: 5 # head office: nothing, 2026-05-03\nnew: 1 # mine\n',
    });
    const beside = 'inner: { one: 5, new: 1 } # head office: 1, 2026-01-01\n';
    expect(layOver(beside, base).lines.filter(hasDrifted)).toEqual([]);
  });

  test('and text that only looks like it is none', () => {
    const [line] = layOver(`one: "x ${note}"\n`, base).lines;
    expect(line?.note).toBeUndefined();
  });
});

describe('what the base says is taken over', () => {
  test.each([
    ['a line with its comment', `new: 1\none: 5 # agreed ${note}\nnewer: 2\n`, 'new: 1\nnewer: 2\n'],
    ['the last line, without a newline', 'new: 1\r\none: 5', 'new: 1\r\n'],
    ['a block', 'one: |\n  Two\n\n  lines\nnew: 1\n', 'new: 1\n'],
    ['a remark above stays', '# mine\none: 5\n# more\nnew: 1\n', '# mine\n# more\nnew: 1\n'],
    ['the first of a flow', 'inner: { one: 5, new: 1 }\n', 'inner: { new: 1 }\n'],
    ['the last of a flow', 'inner: { new: 1, one: 5 }\n', 'inner: { new: 1 }\n'],
    ['both of a flow', `new: 1\ninner: { one: 5, two: 5 } ${note}\n`, 'new: 1\n'],
    ['a group that would be empty', 'new: 1\nother:\n  one: 5\n', 'new: 1\n'],
    ['a list', 'plain:\n  - 5\n  - 6\nnew: 1\n', 'new: 1\n'],
    [
      'the first field of a thing',
      'things:\n  - one: 5\n    id: a\n    new: 1\n',
      'things:\n  - id: a\n    new: 1\n',
    ],
    ['a thing of which only its key is left', 'new: 1\nthings:\n  - id: a\n    one: 5\n', 'new: 1\n'],
    ['a thing that was to go', 'things:\n  - id: b\n    remove: true\n  - id: c\n', 'things:\n  - id: c\n'],
    ['what was to go', 'one: null\nnew: 1\n', 'new: 1\n'],
    [
      'what can’t go without a remark',
      'things:\n  - one: 5\n    # mine\n    id: a\n    new: 1\n',
      'things:\n  - one: 1 # head office: 1, 2026-05-03\n    # mine\n    id: a\n    new: 1\n',
    ],
    ['the last of a file that has to stay', 'one: 5\n', `one: 199.99 ${note}\n`],
    [
      'a text in a file that has to stay',
      'words: new # mine\n',
      'words: old # mine # head office: "old", 2026-05-03\n',
    ],
  ])('%s', (_, text, taken) => {
    expect(take(text)).toBe(taken);
  });

  test('and a file in which nothing is left goes, if it may', () => {
    expect(take('# mine\none: 5\n', { mayGo: true })).toBeUndefined();
    expect(take('one: 5\nnew: 1\n', { mayGo: true })).toBe('new: 1\n');
  });

  test('in the fields of an article, whose text stays', () => {
    const text = '---\nnew: 1\none: 5\n---\n\n# one: 5\n';
    expect(take(text, { file: 'content/posts/a.mdx' })).toBe('---\nnew: 1\n---\n\n# one: 5\n');
  });
});

test.each([
  [199.99, '199.99'],
  ['199.99', '"199.99"'],
  [null, 'nothing'],
  [false, 'false'],
  ['a\nb\u200E"', '"a\\nb\\u200e\\""'],
])('%j is remembered as %s', (value, note) => {
  expect(notedValue([value])).toBe(note);
});

test('groups are the same in whatever order they are written, lists are not', () => {
  expect(notedValue([{ a: 1, b: 2 }])).toBe(notedValue([{ b: 2, a: 1 }]));
  expect(notedValue([[1, 2]])).not.toBe(notedValue([[2, 1]]));
});
