import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../../diagnostics/place.ts';

/** What the walk needs to know everywhere: the parsed text, where it starts within its file, and what becomes of offsets and problems. */
export type BuildContext = {
  text: string;
  start: number;
  place: (offset: number) => Place;
  report: (problem: Diagnostic) => void;
  /** Whether something was left out of the text, so that marks stand for it. */
  isMended: boolean;
};
