import { readFileSync } from 'node:fs';
import path from 'node:path';
import { valueAt } from '../../renderer/edit/value-at.ts';
import type { ValueEdit } from '../../renderer/features/edit/write/value-edit.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import type { LocatedValue } from '../../renderer/site.ts';
import { offsetAt } from '../../renderer/source/offset-at.ts';

/** Edits that give a value another one, the nearest first; not every value is allowed everywhere. */
export function otherEdits(root: string, { file, path: at, place }: LocatedValue): ValueEdit[] {
  const { source } = parseSource(file, readFileSync(path.join(root, file), 'utf8'));
  if (at.length === 0) {
    const start = offsetAt(source, place);
    return [{ kind: 'replace', start, end: start, text: 'Indeed ' }];
  }
  return othersOf(valueAt(source.value, at)).map((value) => ({ kind: 'set', path: at, value }));
}

function othersOf(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value * 2];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return [value.replace(/\d$/, (last) => (last === '1' ? '2' : '1'))];
  return [
    `${value} indeed`,
    `Indeed ${value}`,
    value.replace(/\d(?=\D*$)/, (last) => String((Number(last) + 1) % 10)),
  ];
}
