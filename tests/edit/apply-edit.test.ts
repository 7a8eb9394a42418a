import { describe, expect, test } from 'vitest';
import type { Path } from '../../diagnostics/place.ts';
import { applyEdit } from '../../renderer/features/edit/write/apply-edit.ts';
import type { ValueEdit } from '../../renderer/features/edit/write/value-edit.ts';
import { parseSource } from '../../renderer/read/read-source.ts';

function edited(text: string, edit: ValueEdit, file = 'content/courses/one.yaml'): string {
  const done = applyEdit(parseSource(file, text).source, edit);
  return done.kind === 'edited' ? done.source.text : `refused: ${done.why}`;
}

function set(path: Path, value: unknown): ValueEdit {
  return { kind: 'set', path, value };
}

describe('a value is written in the style that it has', () => {
  test.each([
    ['price: 349.99 # since May', 379.9, 'price: 379.90 # since May'],
    ['price: 350', 379.9, 'price: 379.9'],
    ['price: 1', 1e21, 'price: 1000000000000000000000'],
    ['price: 1', 1e-7, 'price: 0.0000001'],
    ['price: Free', 20, 'price: 20'],
    ['title: Old', 'New words', 'title: New words'],
    ['title: Old', 'New: words', 'title: "New: words"'],
    ['title: Old', 'yes#1', 'title: yes#1'],
    ['title: Old', 'one # two', 'title: "one # two"'],
    ['title: Old', 'true', 'title: "true"'],
    ['title: Old', '', 'title: ""'],
    ["title: 'Old'", "It's new", "title: 'It''s new'"],
    ['title: "Old" # why', 'Say "new"', 'title: "Say \\"new\\"" # why'],
    ['title:', 'New', 'title: New'],
    ['title: # why', 'New', 'title: New # why'],
    ['title: null', 'New', 'title: New'],
    ['title: Old', 'one\ntwo', 'title: |-\n  one\n  two'],
    ['title: Old', ['a', 'b'], 'title:\n  - a\n  - b'],
    ['title: [a, b]', ['c', 'd: e'], 'title: [c, "d: e"]'],
    ['title: |\n  one\n  two\nmore: x', 'one\nthree\n', 'title: |\n  one\n  three\nmore: x'],
    ['title: |\n  one\n\nmore: x', 'two', 'title: |-\n  two\n\nmore: x'],
    ['title: |+\n  one\n\nmore: x', 'two\n\n', 'title: |+\n  two\n\nmore: x'],
    ['title: >- # note\n  one\nmore: x', true, 'title: true # note\nmore: x'],
    ['title:\n  one\n  two\nmore: x', 'one or two', 'title:\n  one\n  or\n  two\nmore: x'],
  ])('%j with %j', (before, value, after) => {
    expect(edited(`${before}\nlast: 1\n`, set([before.slice(0, 5)], value))).toBe(`${after}\nlast: 1\n`);
  });
});

const folded = `text: >-
    They teach the live sessions, run the
    mock exams and read your plans. Each
    of them once came from abroad.

    A second paragraph.
last: 1
`;

test('a folded text keeps every line that can stay', () => {
  const value =
    'They teach the live sessions, run the mock exams and read all of your care plans. Each of them once came from abroad.\nA second paragraph.';
  expect(edited(folded, set(['text'], value))).toBe(
    folded.replace(
      '    mock exams and read your plans. Each',
      '    mock exams and read all of your care\n    plans. Each',
    ),
  );
});

describe('a new field', () => {
  test.each([
    ['after the others', 'a: 1\nb: 2\n', ['c'], 'x', 'a: 1\nb: 2\nc: x\n'],
    ['in a file without a last line break', 'a: 1', ['c'], 'x', 'a: 1\nc: x'],
    ['in a file of Windows', 'a: 1\r\n', ['c'], 'x', 'a: 1\r\nc: x\r\n'],
    ['within braces', 'a: { b: 1 }\n', ['a', 'c'], 'x, y', 'a: { b: 1, c: "x, y" }\n'],
    ['within empty braces', 'a: {}\n', ['a', 'c'], 1, 'a: { c: 1 }\n'],
    [
      'in a group within a list',
      'a:\n  - b: 1\n  - b: 2\n',
      ['a', 0, 'c'],
      3,
      'a:\n  - b: 1\n    c: 3\n  - b: 2\n',
    ],
    ['with the groups around it', 'a: 1\n', ['b', 'c'], 'x', 'a: 1\nb:\n  c: x\n'],
    ['in a group that is empty', 'a:\nb: 1\n', ['a', 'c'], 'x', 'a:\n  c: x\nb: 1\n'],
    ['behind a comment', 'a: 1 # one\n# the end\n', ['c'], 2, 'a: 1 # one\nc: 2\n# the end\n'],
  ])('%s', (_, before, path, value, after) => {
    expect(edited(before, set(path, value))).toBe(after);
  });
});

const list = `items:
  # About a
  - a # first

  - name: b
    text: |
      More

  # About c
  - c
last: 1
`;

describe('an item of a list', () => {
  test('is moved with the comment above it', () => {
    expect(edited(list, { kind: 'move', path: ['items', 2], to: 0 })).toBe(`items:
  # About c
  - c

  # About a
  - a # first

  - name: b
    text: |
      More
last: 1
`);
  });

  test('is removed with the comment above it', () => {
    expect(edited(list, { kind: 'remove', path: ['items', 0] })).toBe(
      list.replace('  # About a\n  - a # first\n\n', ''),
    );
  });

  test('is inserted at the place asked for, with an empty line if the others have one', () => {
    expect(edited(list, { kind: 'insert', path: ['items', 1], value: { name: 'new', to: '/x' } })).toBe(
      list.replace('  - name: b', '  - name: new\n    to: /x\n\n  - name: b'),
    );
    expect(edited(list, { kind: 'insert', path: ['items', 3], value: 'd' })).toBe(
      list.replace('  - c\n', '  - c\n\n  - d\n'),
    );
  });

  test.each<[string, ValueEdit, string]>([
    ['a: [x, y, z]\n', { kind: 'move', path: ['a', 0], to: 2 }, 'a: [y, z, x]\n'],
    ['a: [x, y, z]\n', { kind: 'remove', path: ['a', 2] }, 'a: [x, y]\n'],
    ['a: [x]\n', { kind: 'remove', path: ['a', 0] }, 'a: []\n'],
    ['a:\n  - x\nb: 1\n', { kind: 'remove', path: ['a', 0] }, 'a: []\nb: 1\n'],
    ['a: []\n', { kind: 'insert', path: ['a', 0], value: 'x' }, 'a: [ x ]\n'],
    ['a: [x]\n', { kind: 'insert', path: ['a', 0], value: 'y' }, 'a: [y, x]\n'],
    [
      'a:\n  - { b: 1 }\n',
      { kind: 'insert', path: ['a', 1], value: { b: 2, c: 'd' } },
      'a:\n  - { b: 1 }\n  - { b: 2, c: d }\n',
    ],
    ['- - a\n', { kind: 'move', path: [0], to: 0 }, 'refused: no-such-path'],
    ['a:\n  - - x\n    - y\n', { kind: 'move', path: ['a', 0, 1], to: 0 }, 'a:\n  - - y\n    - x\n'],
    ['a:\n  - - x\n    - y\n', { kind: 'remove', path: ['a', 0, 0] }, 'a:\n  - - y\n'],
  ])('%j: %j', (before, edit, after) => {
    expect(edited(before, edit)).toBe(after);
  });
});

describe('what can’t be edited is refused', () => {
  test.each<[string, ValueEdit]>([
    ['a: 1\n', { kind: 'remove', path: ['b'] }],
    ['a: [x]\n', { kind: 'insert', path: ['a', 2], value: 'y' }],
    ['a: [x]\n', { kind: 'move', path: ['a', 0], to: 1 }],
    ['a: text\n', { kind: 'set', path: ['a', 'b'], value: 1 }],
    ['a: [x]\n', { kind: 'set', path: ['a', 3], value: 1 }],
  ])('%j: %j', (before, edit) => {
    expect(edited(before, edit)).toBe('refused: no-such-path');
  });

  test('such as the value that an alias refers to', () => {
    expect(edited('a: &x 1\nb: *x\n', set(['a'], 2))).toMatch(/^refused/);
  });
});

describe('in an article', () => {
  const article = '---\ntitle: Old\n---\n\nSome *text* here.\n';

  test('fields are written in its front matter', () => {
    expect(edited(article, set(['title'], 'New'), 'content/posts/a.mdx')).toBe(article.replace('Old', 'New'));
  });

  test('a piece of its text is replaced', () => {
    const start = article.indexOf('*text*');
    const edit: ValueEdit = { kind: 'replace', start, end: start + 6, text: '**words**' };
    expect(edited(article, edit, 'content/posts/a.mdx')).toBe(article.replace('*text*', '**words**'));
  });
});
