import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import { findPlace, type OriginsOf, type PageSection } from './find-place.ts';
import type { SeenPage } from './seen-page.ts';

/**
 * `value` is the subject of a problem and is looked up in the content; `about` distinguishes problems with the same
 * value.
 */
type ProblemSubject = { value: string; piece: PageSection; about?: string };

/**
 * Reports a problem on a page; `problemAt` receives the content line that it comes from, and the line that a name there
 * refers to.
 */
export type ReportOnPage = (
  subject: ProblemSubject,
  problemAt: (place: Place, behind?: Place) => Diagnostic,
) => void;

/** A wrong line in a footer shows on every page: reported once, for the first of them. */
export function createReportOnPage(
  originsOf: OriginsOf,
  report: (diagnostic: Diagnostic, page: SeenPage) => void,
): ReportOnPage {
  const reported = new Set<string>();
  return ({ value, piece, about = value }, problemAt) => {
    const { from, place, behind } = findPlace(value, piece, originsOf);
    const problem = problemAt(place, behind);
    const where = from === 'page' ? 'frame' : `${place.file}:${place.line}:${place.column}`;
    const key = JSON.stringify([problem.code, where, about]);
    if (!reported.has(key)) report(problem, piece.page);
    reported.add(key);
  };
}
