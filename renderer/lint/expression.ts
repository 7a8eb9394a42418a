import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

/**
 * The texts that a row is about. `plain`: shown as written, without Markdown. `markdown`: a paragraph, heading, item or
 * cell, with everything blanked out that is Markdown. `words`: both. `finished words`: both, but for declared
 * placeholders. `prose`: all that visitors read, in any language, without code, addresses and names.
 */
export type Where = 'plain' | 'markdown' | 'words' | 'finished words' | 'prose';

/** A rule that is one regular expression. */
export type Expression = {
  in: Where;
  pattern: RegExp;
  /** Matches wherever the pattern may, and hardly anywhere else: most texts are searched for signs only. */
  sign: RegExp;
  /** `groups`: what the pattern captured; an empty text for a group without a match. */
  message: (place: Place, written: string, ...groups: string[]) => Diagnostic;
  /** A text with the mistake. */
  finds: string;
  /** A text with the sign, but without the mistake. */
  leaves: string;
  /** The beginning of a match that comes before the place to report. */
  skip?: RegExp;
  /** Whether a match isn't the mistake after all. */
  isRight?: (written: string) => boolean;
  /** Of the rows that give the same word here, only the first that matches reports, and only once per text. */
  once?: string;
};
