import { isDeepStrictEqual } from 'node:util';
import { type Fields, isFields } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { PathEdit } from './value-edit.ts';

/**
 * The smaller edits that change a list or a group into another, so that what is the same keeps its lines, its comments
 * and its style. Empty if the two have nothing in common.
 */
export function partEdits(was: unknown, now: unknown, path: Path): readonly PathEdit[] {
  if (Array.isArray(was) && Array.isArray(now)) return editsOfList(was, now, path);
  return isFields(was) && isFields(now) ? editsOfGroup(was, now, path) : [];
}

function editsOfGroup(was: Fields, now: Fields, path: Path): readonly PathEdit[] {
  const names = Object.keys(now).filter((name) => !isDeepStrictEqual(was[name], now[name]));
  const gone = Object.keys(was).filter((name) => !Object.hasOwn(now, name));
  if (gone.length === Object.keys(was).length) return [];
  return [
    ...names.map((name): PathEdit => ({ kind: 'set', path: [...path, name], value: now[name] })),
    ...gone.map((name): PathEdit => ({ kind: 'remove', path: [...path, name] })),
  ];
}

function editsOfList(was: readonly unknown[], now: readonly unknown[], path: Path): readonly PathEdit[] {
  const items = was.map(keyOf);
  const wanted = now.map(keyOf);
  const edits: PathEdit[] = [];
  const at = (index: number): Path => [...path, index];
  const isOther = (index: number) => !wanted.includes(items[index] ?? '');
  for (const [index, item] of wanted.entries())
    if (index < items.length && isOther(index) && !items.includes(item)) {
      edits.push({ kind: 'set', path: at(index), value: now[index] });
      items[index] = item;
    }
  for (let index = items.length - 1; index >= 0; index -= 1)
    if (count(items, items[index]) > count(wanted, items[index])) {
      edits.push({ kind: 'remove', path: at(index) });
      items.splice(index, 1);
    }
  if (items.length === 0) return [];
  for (const [index, item] of wanted.entries()) {
    if (items[index] === item) continue;
    const from = items.indexOf(item, index);
    if (from < 0) edits.push({ kind: 'insert', path: at(index), value: now[index] });
    else edits.push({ kind: 'move', path: at(from), to: index });
    if (from >= 0) items.splice(from, 1);
    items.splice(index, 0, item);
  }
  return edits;
}

function keyOf(item: unknown): string {
  return JSON.stringify(item) ?? '';
}

function count(items: readonly string[], wanted: string | undefined): number {
  return items.filter((item) => item === wanted).length;
}
