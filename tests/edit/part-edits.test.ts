import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../renderer/features/edit/write/apply-edit.ts';
import { invertEdits } from '../../renderer/features/edit/write/invert-edits.ts';
import { parseSource } from '../../renderer/read/read-source.ts';

const file = 'content/courses/one.yaml';

const text = `title: One
list:
  # The first.
  - { label: A, to: /a }   # kept

  - label: B
    to: "/b"
  - label: C # last
    to: /c
plain: [ one,  two, three ] # in a row
picture:
  src: a.jpg # from the festival
  alt: >-
    People at
    a table
end: 1
`;
const [a, b, c] = [
  { label: 'A', to: '/a' },
  { label: 'B', to: '/b' },
  { label: 'C', to: '/c' },
];
const picture = { src: 'a.jpg', alt: 'People at a table' };

function changed(name: string, value: unknown): string {
  const edit = { kind: 'set' as const, path: [name], value };
  const before = parseSource(file, text).source;
  const made = applyEdit(before, edit);
  if (made.kind !== 'edited') return made.why;
  const after = made.source.text;
  const [undo] = invertEdits({ edits: [{ file, edit }], files: [{ file, before: text, after }] }) ?? [];
  const back = undo && applyEdit(made.source, undo.edit);
  expect(back?.kind === 'edited' && back.source.text).toBe(text);
  return after;
}

describe('a list that is set anew keeps the lines of the items that stay, and is put back to the byte', () => {
  test.each([
    ['an item taken out', [a, c], '  - label: B\n    to: "/b"\n', ''],
    [
      'an item at the end',
      [a, b, c, { label: 'D', to: '/d' }],
      'to: /c\n',
      'to: /c\n\n  - { label: D, to: /d }\n',
    ],
    ['a field of an item', [a, { ...b, label: 'Bee' }, c], 'label: B\n', 'label: Bee\n'],
    [
      'two in another order',
      [a, c, b],
      '  - label: B\n    to: "/b"\n  - label: C # last\n    to: /c\n',
      '  - label: C # last\n    to: /c\n  - label: B\n    to: "/b"\n',
    ],
  ])('%s', (_, value, before, after) => {
    expect(changed('list', value)).toBe(text.replace(before, after));
  });

  test.each([
    [['one', 'three'], 'one,  three'],
    [['two', 'one', 'three'], 'two,  one, three'],
    [['one', 'two', '', 'three'], 'one,  two, "", three'],
    [['one', 'one', 'two', 'three'], 'one,  one, two, three'],
  ])('of words in a row: %j', (value, row) => {
    expect(changed('plain', value)).toBe(text.replace('one,  two, three', row));
  });

  test('an empty one, and one that shares nothing', () => {
    expect(changed('plain', [])).toBe(text.replace('[ one,  two, three ]', '[]'));
    expect(changed('plain', ['x'])).toBe(text.replace('[ one,  two, three ]', '[ x ]'));
  });
});

describe('a group that is set anew keeps the lines of the fields that stay', () => {
  const below = '    a table\n';
  test.each([
    ['a focus', { ...picture, focus: [62, 30] }, below, `${below}  focus: [62, 30]\n`],
    ['a crop', { ...picture, crop: { left: 10 } }, below, `${below}  crop:\n    left: 10\n`],
    ['another file', { ...picture, src: 'b.jpg' }, 'src: a.jpg', 'src: b.jpg'],
    ['a field less', { src: 'a.jpg' }, '\n  alt: >-\n    People at\n    a table', ''],
  ])('%s', (_, value, before, after) => {
    expect(changed('picture', value)).toBe(text.replace(before, after));
  });
});

test('a whole that changes in many places is put back as well', () => {
  const before = parseSource(file, text).source;
  const value = { list: [c, a], end: 2, picture: { src: 'b.jpg', focus: [1, 2] }, plain: ['three'] };
  const made = applyEdit(before, { kind: 'set', path: [], value });
  expect(made).toMatchObject({ kind: 'edited', source: { value } });
});
