import type { Path } from '../../../diagnostics/place.ts';
import { isOnePath } from '../../source/compare-paths.ts';
import type { AnswerCache } from './answer-cache.ts';
import { fileOfRow, fileQueryOf, isAboutFile, listOfRow, numbersIn } from './answer-table.ts';

/** The addresses of pages that depend, directly or not, on a value, something within it or a group around it. */
export function pagesThatRead(
  { table, pages }: Pick<AnswerCache, 'table' | 'pages'>,
  { file, path }: { file: string; path: Path },
): string[] {
  const known = new Map<number, boolean>();
  const isIt = (row: number): boolean => {
    if (!isAboutFile(table, row) || fileOfRow(table, row) !== file) return false;
    const query = fileQueryOf(table, row);
    return query.ask === 'value' && isOnePath(query.path, path);
  };
  const isMadeOf = (row: number): boolean => {
    const found = known.get(row);
    if (found !== undefined) return found;
    // Questions never lead back to themselves: a site with a circle could not have been planned.
    known.set(row, false);
    const isPart = isIt(row) || numbersIn(table, listOfRow(table, row)).some(isMadeOf);
    known.set(row, isPart);
    return isPart;
  };
  return [...pages].flatMap(([address, { madeOf }]) =>
    numbersIn(table, madeOf).some(isMadeOf) ? [address] : [],
  );
}
