import type { Fix } from './fix.ts';
import type { Place } from './place.ts';

/** A problem as data: printed by the terminal, the overlay, and the machine formats alike. */
export type Diagnostic = {
  /** Permanent, kebab-case: `unknown-key`. The catalogue (messages.ts) has one function per code. */
  code: string;
  severity: 'error' | 'warning';
  place: Place;
  message: string;
  hint?: string;
  related?: { place: Place; message: string }[];
  /** Only where there is one safe answer, which changes nothing but the notation: `site check --fix` writes it. */
  fix?: Fix;
};

export type Report = (diagnostic: Diagnostic) => void;
