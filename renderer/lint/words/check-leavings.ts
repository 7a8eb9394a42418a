import type { DocumentRule } from '../../check/document-rule.ts';
import { isNote, isProse } from '../../check/is-prose.ts';
import { visibleProse } from '../../check/visible-prose.ts';
import { findIn } from '../find-in.ts';
import { findOddLetters } from './find-odd-letters.ts';

/** Remnants in texts of the programs that they were copied from, in any language. */
export const checkLeavings: DocumentRule = {
  open:
    () =>
    ({ texts }, report) => {
      for (const written of texts()) {
        if (!isProse(written.schema) || isNote(written)) continue;
        const prose = visibleProse(written);
        for (const { offset, tell } of [...findIn('prose', prose), ...findOddLetters(prose)])
          report(tell(written.placeAt(offset)));
      }
    },
};
