import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { valueAt } from '../../renderer/edit/value-at.ts';
import { applyEdit } from '../../renderer/features/edit/write/apply-edit.ts';
import { invertEdits } from '../../renderer/features/edit/write/invert-edits.ts';
import type { ValueEdit } from '../../renderer/features/edit/write/value-edit.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { chanceFrom, pickEdit, pickSource } from './random-edits.ts';

const files = execFileSync('git', ['ls-files', '*.yaml', '*.mdx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:site\.yaml|content|branches|examples|starter|templates|tests\/fixtures)/.test(file));

/** The text after an edit; undefined if it was refused. */
function edited(file: string, text: string, edit: ValueEdit): string | undefined {
  const done = applyEdit(parseSource(file, text).source, edit);
  return done.kind === 'edited' ? done.source.text : undefined;
}

function inverseOf(file: string, before: string, edit: ValueEdit): ValueEdit {
  const after = edited(file, before, edit) ?? '';
  const [inverse] = invertEdits({ edits: [{ file, edit }], files: [{ file, before, after }] }) ?? [];
  if (!inverse) throw new Error(`Nothing takes back ${JSON.stringify(edit)}`);
  return inverse.edit;
}

test('two hundred edits, each taken back, leave every byte as it was', () => takeBack(200, 7));

test('a thousand edits, each taken back, leave every byte as it was', { tags: ['long/edits'] }, () =>
  takeBack(1000, 42),
);

function takeBack(count: number, seed: number): void {
  const chance = chanceFrom(seed);
  let done = 0;
  for (let tried = 0; done < count && tried < 1.2 * count; tried += 1) {
    const { file, text, ...source } = pickSource(files, chance);
    const edit = pickEdit({ ...source, file, text }, chance);
    const after = edit && edited(file, text, edit);
    if (!edit || after === undefined) continue;
    done += 1;
    const told = `${file} ${JSON.stringify(edit)}`;
    expect(edited(file, after, inverseOf(file, text, edit)), told).toBe(text);
  }
  expect(done).toBe(count);
}

const course = [
  "title: 'OSCE weekend'   # as on the poster",
  'price: 349.90',
  'points:',
  '  - mock exam',
  '  # the one that sells',
  '  - "written marks"',
  'note: >-',
  '  two lines',
  '  of it',
  'empty:',
  '',
].join('\n');
const file = 'content/courses/osce.yaml';

test.each<[string, ValueEdit]>([
  ['a quoted text', { kind: 'set', path: ['title'], value: 'OSCE: two days' }],
  ['a number with a nought at its end', { kind: 'set', path: ['price'], value: 12 }],
  ['a folded text', { kind: 'set', path: ['note'], value: 'one line' }],
  ['an item with a comment above it', { kind: 'remove', path: ['points', 1] }],
  ['a field', { kind: 'remove', path: ['note'] }],
])('%s is as it was written, although lines before and after it have changed since', (_, edit) => {
  const after = edited(file, course, edit) ?? '';
  const since = `# checked in May\n${after}place: London\n`;
  expect(edited(file, since, inverseOf(file, course, edit))).toBe(
    `# checked in May\n${course}place: London\n`,
  );
});

test('a value is as it was, although its line was written in another way since', () => {
  const edit: ValueEdit = { kind: 'set', path: ['title'], value: 'OSCE: two days' };
  const since = (edited(file, course, edit) ?? '').replace('as on the poster', 'as in the hall');
  const back = edited(file, since, inverseOf(file, course, edit)) ?? '';
  expect(valueAt(parseSource(file, back).source.value, ['title'])).toBe('OSCE weekend');
  expect(back).toContain('# as in the hall');
});

test('what was added is removed, with the groups around it', () => {
  const edit: ValueEdit = { kind: 'set', path: ['venue', 'address', 'city'], value: 'पोखरा' };
  expect(inverseOf(file, course, edit)).toMatchObject({ kind: 'remove', path: ['venue'] });
});

test('a field without a value has none again', () => {
  const edit: ValueEdit = { kind: 'set', path: ['empty', 'seats'], value: 8 };
  expect(edited(file, edited(file, course, edit) ?? '', inverseOf(file, course, edit))).toBe(course);
});

test('several edits of a file are taken back in the other order', () => {
  const edits: { file: string; edit: ValueEdit }[] = [
    { file, edit: { kind: 'insert', path: ['points', 0], value: 'lunch' } },
    { file, edit: { kind: 'move', path: ['points', 0], to: 2 } },
    { file, edit: { kind: 'set', path: ['points', 2], value: 'lunch and tea' } },
  ];
  const after = edits.reduce((text, { edit }) => edited(file, text, edit) ?? '', course);
  const back = invertEdits({ edits, files: [{ file, before: course, after }] }) ?? [];
  expect(back.reduce((text, { edit }) => edited(file, text, edit) ?? '', after)).toBe(course);
});

test('an edit that began a file can’t be taken back so', () => {
  const edit: ValueEdit = { kind: 'set', path: ['title'], value: 'New' };
  expect(invertEdits({ edits: [{ file, edit }], files: [{ file, after: 'title: New\n' }] })).toBeUndefined();
});
