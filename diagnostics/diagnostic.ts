import type { Fix } from './fix.ts';
import type { Place } from './place.ts';
import type { Thing } from './thing.ts';

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
  /**
   * What is not there, though something here asks for it. Where several places ask for the same, it is said once, with
   * `many` after their number: `8` + `links lead to …`. `cause`: what is said then instead, where it is known what is
   * wrong for all of them. `group`: what it belongs to, where all of that is missing; asked for by several names, that is
   * said instead.
   */
  lacks?: Thing & {
    many?: string;
    cause?: Pick<Diagnostic, 'place' | 'message' | 'hint'>;
    group?: { name: string; many: string };
    /** What to do then, where nothing near was meant: it has been deleted. */
    back?: string | undefined;
  };
  /** What is not there because of this problem: that it is missing elsewhere need not be said. */
  hides?: readonly Thing[];
  /** What nothing leads to: perhaps only because what should lead to it is wrong. */
  unreached?: Thing;
};

export type Report = (diagnostic: Diagnostic) => void;
