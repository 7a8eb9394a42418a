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
  /** Only if there is one safe answer that changes nothing but the notation: `site check --fix` applies it. */
  fix?: Fix;
  /**
   * A missing thing that something here refers to. If several places refer to it, it is reported once, with `many`
   * after their number: `8` + `links lead to …`. `cause` replaces the message if the common cause is known. `group`:
   * the group that it belongs to, if all of that is missing; reported instead if several of its names are used.
   */
  lacks?: Thing & {
    many?: string;
    cause?: Pick<Diagnostic, 'place' | 'message' | 'hint'>;
    group?: { name: string; many: string };
    /** The hint if no name is close to the missing one: it has been deleted. */
    back?: string | undefined;
  };
  /** Things that are missing because of this problem, and need not be reported elsewhere. */
  hides?: readonly Thing[];
  /** A thing that nothing leads to, perhaps only because of another problem. */
  unreached?: Thing;
};

export type Report = (diagnostic: Diagnostic) => void;
