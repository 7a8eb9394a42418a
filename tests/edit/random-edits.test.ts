import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { applyEdit } from '../../renderer/features/edit/write/apply-edit.ts';
import type { ValueEdit } from '../../renderer/features/edit/write/value-edit.ts';
import type { Extent, Source } from '../../renderer/model/source.ts';
import { findSpan } from '../../renderer/source/find-span.ts';
import { chanceFrom, pickEdit, pickSource } from './random-edits.ts';

const files = execFileSync('git', ['ls-files', '*.yaml', '*.mdx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:site\.yaml|content|branches|examples|starter|templates|tests\/fixtures)/.test(file));

test('five hundred edits change nothing but their value', () => {
  const chance = chanceFrom(20261130);
  const refused: string[] = [];
  let done = 0;
  for (let tried = 0; tried < 500; tried += 1) {
    const source = pickSource(files, chance);
    const edit = pickEdit(source, chance);
    if (!edit) continue;
    const told = `${source.file} ${JSON.stringify(edit)}`;
    const result = applyEdit(source, edit);
    if (result.kind === 'refused') {
      refused.push(`${result.why}: ${told}`);
      continue;
    }
    done += 1;
    const { text } = result.source;
    const { start, end } = mayChange(source, edit);
    expect(text.startsWith(source.text.slice(0, start)), told).toBe(true);
    expect(text.endsWith(source.text.slice(end)), told).toBe(true);
  }
  expect(done).toBeGreaterThan(475);
  // A file can’t lose its only field.
  expect(refused.filter((told) => !/"remove","path":\["\w+"\]/.test(told))).toEqual([]);
});

/** The lines of what is changed, with the empty lines and comments around them; nothing at all for what is added. */
function mayChange(source: Source, edit: ValueEdit): Extent {
  if (edit.kind === 'replace') return edit;
  const { text } = source;
  const found = findSpan(source, edit.kind === 'move' ? edit.path.slice(0, -1) : edit.path);
  if (!found) throw new Error(`${source.file} has no value.`);
  const { span, whole } = found;
  if (!whole) return { start: span.start, end: text.length };
  const from = span.key ?? span.start;
  const isSet = edit.kind === 'set';
  const above = /(?:[ \t]*(?:-[ \t]+)*(?:#[^\n]*)?\r?\n)*[^\n]*$/.exec(text.slice(0, from))?.index ?? 0;
  const below = /^[^\n]*(?:\r?\n[ \t]*(?=\r?\n|$))*(?:\r?\n)?(?:[ \t]*(?:-[ \t]+)?)/.exec(
    text.slice(span.end),
  ) ?? [''];
  return { start: isSet ? from : above, end: span.end + below[0].length };
}
