import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../../diagnostics/place.ts';

/**
 * Context of the whole tree walk: the parsed text, where it starts within its file, and what to do with offsets and
 * problems.
 */
export type BuildContext = {
  text: string;
  start: number;
  place: (offset: number) => Place;
  report: (problem: Diagnostic) => void;
  /** Whether parts of the text were left out, with marks in their place. */
  isMended: boolean;
};
