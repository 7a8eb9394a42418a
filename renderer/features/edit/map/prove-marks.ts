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
  const all = marksIn(value);
  const printWith = (marks: readonly number[]) => print(withOnly(value, new Set(marks)) as T);
  const printed = (marks: readonly number[]) => {
    const found = printWith(marks);
    return found?.every((piece, index) => withoutMarks(piece) === pieces[index]) ? found : undefined;
  };
  const proven = mostThatHold(all, (marks) => printed(marks) !== undefined);
  const kept = new Set(proven);
  const changed = new Map<number, number[]>();
  for (const mark of all.filter((one) => !kept.has(one)))
    for (const node of findChanged(pieces, printWith([mark]) ?? pieces))
      changed.set(node, [...(changed.get(node) ?? []), mark]);
  return { pieces: printed(proven) ?? pieces, changed };
}

function marksIn(value: unknown): number[] {
  const found = new Set<number>();
  mapTextsIn(value, (text) => {
    for (const mark of findMarks(text)) found.add(mark);
    return text;
  });
  return [...found];
}
