import { findChanged } from './find-changed.ts';
import { findMarks, mapTextsIn, withOnly, withoutMarks } from './mark-texts.ts';
import { mostThatHold } from './most-that-hold.ts';

/**
 * Without marks that a template measures or compares. `changed`: by the number of a text node, those of them that change
 * it.
 */
export type ProvenMarkup = {
  pieces: readonly string[];
  changed: ReadonlyMap<number, readonly number[]>;
};

/**
 * Prints a value with marks in its texts. Without the marks the result has to be what visitors get, so where a mark is,
 * its text is. Texts that can’t be marked are left as they are. `pieces`: of what visitors get.
 */
export function proveMarks<T>(
  value: T,
  pieces: readonly string[],
  print: (value: T) => readonly string[] | undefined,
): ProvenMarkup {
  const groups = groupMarks(value);
  const printWith = (marks: readonly number[]) => print(withOnly(value, new Set(marks)) as T);
  const printed = (marks: readonly number[]) => {
    const found = printWith(marks);
    return found?.every((piece, index) => withoutMarks(piece) === pieces[index]) ? found : undefined;
  };
  const proven = provenOf(groups, (marks) => printed(marks) !== undefined);
  const kept = new Set(proven);
  const changed = new Map<number, number[]>();
  for (const mark of groups.flat().filter((one) => !kept.has(one)))
    for (const node of findChanged(pieces, printWith([mark]) ?? pieces))
      changed.set(node, [...(changed.get(node) ?? []), mark]);
  return { pieces: printed(proven) ?? pieces, changed };
}

/** Templates treat the same field of all items alike: if the first and the last can’t be marked, nor are those between. */
function provenOf(groups: readonly (readonly number[])[], holds: (marks: readonly number[]) => boolean) {
  const whole = new Set(mostThatHold(groups, (some) => holds(some.flat())));
  const proven = [...whole].flat();
  for (const group of groups.filter((one) => !whole.has(one))) {
    const ends = [...group.slice(0, 1), ...group.slice(-1)];
    if (group.length < 3 || ends.some((mark) => holds([...proven, mark])))
      proven.push(...mostThatHold(group, (some) => holds([...proven, ...some])));
  }
  return proven;
}

/** The marks of the same field of several items together. */
function groupMarks(value: unknown): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const groups = new Map<string, number[]>();
  mapTextsIn(value, (text, at) => {
    const field = at.replaceAll(/\d+/g, '*');
    const group = groups.get(field) ?? [];
    groups.set(field, group);
    for (const mark of findMarks(text)) {
      if (!seen.has(mark)) group.push(mark);
      seen.add(mark);
    }
    return text;
  });
  return [...groups.values()];
}
