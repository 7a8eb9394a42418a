import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { Piece } from './find-place.ts';

/** `value` is what the problem is about. */
export type Note = (problem: Diagnostic, piece: Piece, value: string) => void;

/** A wrong line in a footer shows on every page: reported once, for the first of them. */
export function createNote(report: Report): Note {
  const noted = new Set<string>();
  return (problem, { section, page }, value) => {
    const { file, line, column } = problem.place;
    const isPagePlace = problem.place === page.place;
    const place = section === undefined && isPagePlace ? 'frame' : `${file}:${line}:${column}`;
    const key = JSON.stringify([problem.code, place, value]);
    if (!noted.has(key)) report(problem);
    noted.add(key);
  };
}
