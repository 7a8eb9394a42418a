import { describe, expect, test } from 'vitest';
import { keyOfConflict, type MergeSide } from '../../renderer/features/edit/merge/merge-conflict.ts';
import { type MergedText, mergeTexts } from '../../renderer/features/edit/merge/merge-texts.ts';

const yaml = 'content/courses/one.yaml';
const mdx = 'content/posts/one.mdx';

function merged(
  [base, theirs, mine]: readonly [string, string, string],
  { file = yaml, choose }: { file?: string; choose?: MergeSide } = {},
): unknown {
  const first = mergeTexts({ file, base, theirs, mine });
  const done =
    choose && first.kind === 'conflict'
      ? mergeTexts({ file, base, theirs, mine }, all(first, choose))
      : first;
  return done.kind === 'merged' ? done.text : done.kind === 'conflict' ? done.conflicts : done.kind;
}

function all(
  { conflicts }: MergedText & { kind: 'conflict' },
  side: MergeSide,
): ReadonlyMap<string, MergeSide> {
  return new Map(conflicts.map((conflict) => [keyOfConflict(conflict), side]));
}

describe('groups are merged by name', () => {
  test.each([
    ['one value each', ['a: 1\nb: 2\n', 'a: 9 # now\nb: 2\n', 'a: 1\nb: 8\n'], 'a: 9 # now\nb: 8\n'],
    ['the same by both', ['a: 1\nb: 2\n', 'a: 9\nb: 2\n', 'a: 9\nb: 3\n'], 'a: 9\nb: 3\n'],
    [
      'within',
      ['a:\n  b: 1\n  c: 2\n', 'a:\n  b: 9\n  c: 2\n', 'a: { b: 1, c: 8 }\n'],
      'a:\n  b: 9\n  c: 8\n',
    ],
    ['two new fields', ['a: 1\n', 'a: 1\nb: 2\n', 'a: 1\nc: 3\nd: 4\n'], 'a: 1\nb: 2\nc: 3\nd: 4\n'],
    ['two new groups', ['a: 1\n', 'a: 1\nb: { c: 1 }\n', 'a: 1\nb: { d: 2 }\n'], 'a: 1\nb: { c: 1, d: 2 }\n'],
    [
      'a field without a value',
      ['a:\nz: 1\n', 'a: { c: 1 }\nz: 1\n', 'a: { d: 2 }\nz: 1\n'],
      'a: { c: 1, d: 2 }\nz: 1\n',
    ],
    ['a removed one', ['a: 1\nb: 2\nc: 3\n', 'a: 1\nb: 2\nc: 4\n', 'a: 1\nc: 3\n'], 'a: 1\nc: 4\n'],
    ['removed by both', ['a: 1\nb: 2\nc: 3\n', 'a: 1\nc: 3\n', 'a: 5\nc: 3\n'], 'a: 5\nc: 3\n'],
    ['removed by each', ['a: 1\nb: 2\nc: 3\n', 'a: 1\nc: 3\n', 'a: 1\nb: 2\n'], 'a: 1\n'],
    ['all others', ['a: 1\nb: 2\nz: 0\n', 'a: 1\nb: 2\nz: 1\n', 'c: 1\nd: 2\nz: 0\n'], 'z: 1\nc: 1\nd: 2\n'],
    [
      'names of prototypes',
      ['toString: 1\nb: 2\n', 'toString: 2\nb: 2\n', 'toString: 1\nvalueOf: 3\nb: 2\n'],
      'toString: 2\nb: 2\nvalueOf: 3\n',
    ],
    [
      'Windows',
      ['a: 1\r\nb: 2\r\n', 'a: 9\r\nb: 2\r\n', 'a: 1\nb: |\n  x\n  y\n'],
      'a: 9\r\nb: |\r\n  x\r\n  y\r\n',
    ],
    ['no last line break', ['a: 1\nb: 2\n', 'a: 9\nb: 2', 'a: 1\nb: 2\nc: 3\n'], 'a: 9\nb: 2\nc: 3'],
  ] as const)('%s', (_, texts, text) => {
    expect(merged(texts)).toBe(text);
  });

  test.each([
    ['two values', ['a: 1\n', 'a: 2\n', 'a: 3\n'], { path: ['a'], before: 1, theirs: 2, mine: 3 }, 'a: 3\n'],
    [
      'two new ones',
      ['z: 1\n', 'z: 1\na: 2\n', 'z: 1\na: 3\n'],
      { path: ['a'], before: undefined, theirs: 2, mine: 3 },
      'z: 1\na: 3\n',
    ],
    [
      'removed by me',
      ['a: 1\nz: 1\n', 'a: 2\nz: 1\n', 'z: 1\n'],
      { path: ['a'], before: 1, theirs: 2, mine: undefined },
      'z: 1\n',
    ],
    [
      'removed by them',
      ['a: 1\nz: 1\n', 'z: 1\n', 'a: 2\nz: 1\n'],
      { path: ['a'], before: 1, theirs: undefined, mine: 2 },
      'z: 1\na: 2\n',
    ],
    [
      'deep down',
      ['a: { b: [{ c: 1 }] }\n', 'a: { b: [{ c: 2 }] }\n', 'a: { b: [{ c: 3 }] }\n'],
      { path: ['a', 'b', 0, 'c'], before: 1, theirs: 2, mine: 3 },
      'a: { b: [{ c: 3 }] }\n',
    ],
    [
      'two kinds',
      ['a: { b: 1 }\n', 'a: { b: 2 }\n', 'a: x\n'],
      { path: ['a'], before: { b: 1 }, theirs: { b: 2 }, mine: 'x' },
      'a: x\n',
    ],
    [
      'two new pairs of numbers',
      ['z: 1\n', 'z: 1\na: [1, 2]\n', 'z: 1\na: [3, 4]\n'],
      { path: ['a'], before: undefined, theirs: [1, 2], mine: [3, 4] },
      'z: 1\na: [3, 4]\n',
    ],
  ] as const)('%s are a conflict, and either can be taken', (_, texts, conflict, text) => {
    expect(merged(texts)).toEqual([conflict]);
    expect(merged(texts, { choose: 'theirs' })).toBe(texts[1]);
    expect(merged(texts, { choose: 'mine' })).toBe(text);
  });

  test('each conflict needs an answer', () => {
    const from = { file: yaml, base: 'a: 1\nb: 1\n', theirs: 'a: 2\nb: 2\n', mine: 'a: 3\nb: 3\n' };
    const a = { path: ['a'], before: 1, theirs: 2, mine: 3 };
    expect(mergeTexts(from, new Map([[keyOfConflict(a), 'mine']]))).toEqual({
      kind: 'conflict',
      conflicts: [{ ...a, path: ['b'] }],
    });
  });
});

function list(...items: readonly string[]): string {
  return `list:\n${items.map((item) => `  - ${item}\n`).join('')}`;
}

describe('lists are merged by item', () => {
  test.each([
    ['a b c', 'a x c', 'a b y', 'a x y'],
    ['a b c', 'a b c x', 'a b c y', 'a b c x y'],
    ['a b c', 'x a b c', 'y a b c', 'x y a b c'],
    ['a b c', 'a x b c', 'a b y c', 'a x b y c'],
    ['a b c', 'a b c x', 'a b c x', 'a b c x'],
    ['a b c', 'a c', 'a b', 'a'],
    ['a b c', 'b c', 'a b c x', 'b c x'],
    ['a b c', 'c a b', 'a b c x', 'c x a b'],
    ['a b c', 'c a b', 'a b x', 'x a b'],
    ['a b c d', 'b c d a', 'a b c d', 'b c d a'],
    ['a b c d', 'b c d a', 'b c d a x', 'b c d a x'],
    ['a b c d', 'b c d a', 'a d b c', 'd b c a'],
    ['a b c d e', 'b a c d e', 'a b c e d', 'b a c e d'],
    ['a b c d e', 'e a b c d', 'e b c d a', 'e b c d a'],
    ['a b a', 'b a', 'a b a c', 'b a c'],
    ['a a a', 'a a', 'a a a b', 'a a b'],
    ['', 'x', 'y', 'x y'],
  ])('%s: %s and %s give %s', (...rows) => {
    const [base = '', theirs = '', mine = '', now] = rows.map((row) =>
      list(...row.split(' ').filter(Boolean)),
    );
    expect(merged([base, theirs, mine])).toBe(now);
  });

  test('an item that both move to different places is a conflict of the list', () => {
    const texts = [
      list('a', 'b', 'c', 'd', 'e'),
      list('b', 'c', 'a', 'd', 'e'),
      list('b', 'c', 'd', 'e', 'a'),
    ] as const;
    const [before, theirs, mine] = [[...'abcde'], [...'bcade'], [...'bcdea']];
    expect(merged(texts)).toEqual([{ path: ['list'], before, theirs, mine }]);
    expect(merged(texts, { choose: 'theirs' })).toBe(texts[1]);
    expect(merged(texts, { choose: 'mine' })).toBe(texts[2]);
  });

  test('an item that one removes and one changes is a conflict at the item', () => {
    const texts = [list('{ id: a, n: 1 }', 'b'), list('b'), list('id: a\n    n: 2', 'b')] as const;
    expect(merged(texts)).toEqual([
      { path: ['list', 0], before: { id: 'a', n: 1 }, theirs: undefined, mine: { id: 'a', n: 2 } },
    ]);
    expect(merged(texts, { choose: 'theirs' })).toBe(texts[1]);
    expect(merged(texts, { choose: 'mine' })).toBe(texts[2]);
  });

  test.each([
    [
      'by a key, though moved',
      ['{ id: a, n: 1, m: 1 }', '{ id: b, n: 1, m: 1 }'],
      ['{ id: b, n: 1, m: 1 }', '{ id: a, n: 2, m: 1 }'],
      ['{ id: a, n: 1, m: 3 }', '{ id: b, n: 1, m: 4 }'],
      ['{ id: b, n: 1, m: 4 }', '{ id: a, n: 2, m: 3 }'],
    ],
    [
      'by its place',
      ['{ label: A }', 'b'],
      ['{ label: B }', 'b'],
      ['{ label: A, to: /x }', 'b'],
      ['{ label: B, to: /x }', 'b'],
    ],
    [
      'by what it has in common',
      ['one two three', 'b'],
      ['four', 'one two too', 'b'],
      ['one two three', 'b', 'c'],
      ['four', 'one two too', 'b', 'c'],
    ],
    [
      'new with the same id',
      ['b'],
      ['b', '{ id: x, n: 1 }'],
      ['{ id: x, m: 1 }', 'b'],
      ['b', '{ id: x, n: 1, m: 1 }'],
    ],
    [
      'new with another id in its place',
      ['{ id: a, n: 1 }', 'b'],
      ['{ id: c, n: 1, o: 5 }', 'b'],
      ['{ id: a, n: 1 }', 'b', 'd'],
      ['{ id: c, n: 1, o: 5 }', 'b', 'd'],
    ],
    [
      'by a text that only it has',
      ['{ asked: A, told: x }', '{ asked: B, told: x }', 'c'],
      ['c', '{ asked: B, told: y }', '{ asked: A, told: x }'],
      ['{ asked: A, told: z }', '{ asked: B, told: x }', 'c'],
      ['c', '{ asked: B, told: y }', '{ asked: A, told: z }'],
    ],
  ])('the same item is known %s', (_, base, theirs, mine, now) => {
    expect(merged([list(...base), list(...theirs), list(...mine)])).toBe(list(...now));
  });

  test('comments and style of theirs stay', () => {
    const base = 'list:\n  - label: A\n    to: /a\n  - label: B\n    to: /b\n';
    const theirs =
      'list:\n  # the first\n  - label: A # see above\n    to: "/a"\n\n  - label: B\n    to: /b\n  - { label: D, to: /d }\n';
    const mine = 'list:\n  - label: C\n    to: /c\n  - label: B\n    to: /bee\n  - label: A\n    to: /a\n';
    expect(merged([base, theirs, mine])).toBe(
      'list:\n  - { label: C, to: /c }\n\n  - label: B\n    to: /bee\n\n  - { label: D, to: /d }\n  # the first\n  - label: A # see above\n    to: "/a"\n',
    );
  });
});

const front = '---\ntitle: One\ndate: 2026-01-01\n---\n\n';

describe('the text of an article is merged by block', () => {
  test.each([
    ['a block each', 'One.\n\nTwo.\n', 'One!\n\nTwo.\n', 'One.\n\nTwo?\n', 'One!\n\nTwo?\n'],
    ['new blocks', 'One.\n', 'One.\n\nTheirs.\n', 'One.\n\n\n\nMine.\n', 'One.\n\nTheirs.\n\nMine.\n'],
    ['empty lines of theirs', 'One.\n\nTwo.\n', 'One.\n\n\nTwo.\n', 'One.\n\nTwo?\n', 'One.\n\n\nTwo?\n'],
    [
      'a removed one',
      'One.\n\nTwo.\n\nThree.\n',
      'One.\n\nThree.\n',
      'One.\n\nTwo.\n\nThree?\n',
      'One.\n\nThree?\n',
    ],
    ['the last one removed', 'One.\n\nTwo.\n', 'One.\n', 'One!\n\nTwo.\n', 'One!\n'],
    [
      'a moved one',
      'One.\n\nTwo.\n\nThree.\n',
      'Three.\n\nOne.\n\nTwo.\n',
      'One.\n\nTwo?\n\nThree.\n',
      'Three.\n\nOne.\n\nTwo?\n',
    ],
    [
      'a code block',
      'One.\n\n```\na\n\nb\n```\n',
      'One.\n\n```\na\n\nB\n```\n',
      'One!\n\n```\na\n\nb\n```\n',
      'One!\n\n```\na\n\nB\n```\n',
    ],
    ['no text at first', '', 'One.\n', 'Two.\n', 'One.\n\nTwo.\n'],
    ['one removed by each', 'One.\n\nTwo.\n', 'Two.\n', 'One.\n', ''],
    ['all of it removed', 'One.\n\nTwo.\n', 'One.\n\nTwo.\n\n', '', ''],
  ])('%s', (_, base, theirs, mine, now) => {
    expect(merged([front + base, front + theirs, front + mine], { file: mdx })).toBe(front + now);
  });

  test('its fields are merged as well, in the line ends of theirs', () => {
    const base = `${front}One.\n\nTwo.\n`;
    const theirs = base.replace('title: One', 'title: Two').replaceAll('\n', '\r\n').trimEnd();
    const mine = base.replace('01-01', '02-02').replace('One.', 'One.\nMore.');
    expect(merged([base, theirs, mine], { file: mdx })).toBe(
      '---\r\ntitle: Two\r\ndate: 2026-02-02\r\n---\r\n\r\nOne.\r\nMore.\r\n\r\nTwo.',
    );
  });

  test('a component is one block', () => {
    const body = '<Callout>\n\nOne.\n\nTwo.\n\n</Callout>\n\nThree.\n';
    const texts = [body, body.replace('One', 'Uno'), body.replace('Two', 'Due')].map((one) => front + one);
    const [base = '', theirs = '', mine = ''] = texts;
    const block = '<Callout>\n\nOne.\n\nTwo.\n\n</Callout>';
    expect(merged([base, theirs, mine], { file: mdx })).toEqual([
      { path: [], before: block, theirs: block.replace('One', 'Uno'), mine: block.replace('Two', 'Due') },
    ]);
    expect(merged([base, theirs, mine], { file: mdx, choose: 'mine' })).toBe(mine);
    expect(merged([base, theirs, mine], { file: mdx, choose: 'theirs' })).toBe(theirs);
  });
});

describe('nothing is lost', () => {
  test('the other text stays to the byte if one has no changes', () => {
    const [base, other] = ['a: [1\n', 'b:   2 # odd'];
    expect(merged([base, other, base])).toBe(other);
    expect(merged([base, base, other])).toBe(other);
  });

  test.each([
    ['a syntax error', 'a: 1\nb: [2\n'],
    ['an alias', 'a: &x 1\nb: *x\n'],
    ['a name of prototypes', 'a: 1\n__proto__: { b: 1 }\n'],
    ['a constructor', 'a: 1\nconstructor: 1\n'],
    ['nothing', ''],
    ['marks of a line merge', '<<<<<<< a\na: 1\n=======\na: 2\n>>>>>>> b\n'],
    ['brackets', `a: ${'['.repeat(5000)}`],
  ])('%s can’t be merged', (_, text) => {
    for (const texts of [
      ['a: 1\n', 'a: 2\n', text],
      ['a: 1\n', text, 'a: 2\n'],
      [text, 'a: 1\n', 'a: 2\n'],
    ])
      expect(merged([texts[0] ?? '', texts[1] ?? '', texts[2] ?? ''])).toBe('unreadable');
  });
});

test('ten thousand fields take no longer than reading them', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `k${index}`);
  const write = (kept: readonly string[], value: number) =>
    kept.map((name) => `${name}: ${value}\n`).join('');
  const [even, odd] = [
    names.filter((_, index) => index % 2 === 0),
    names.filter((_, index) => index % 2 === 1),
  ];
  const base = write(even, 1) + write(odd, 1);
  expect(merged([base, write(even, 2) + write(odd, 1), write(even, 1)])).toBe(write(even, 2));
}, 20_000);
