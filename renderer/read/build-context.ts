import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

/** What the walk needs to know everywhere: the parsed text, and what becomes of offsets and problems. */
export type BuildContext = {
  text: string;
  place: (offset: number) => Place;
  report: (problem: Diagnostic) => void;
};
