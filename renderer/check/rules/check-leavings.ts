import { findLeavings } from '../debris/find-leavings.ts';
import { findOddLetters } from '../debris/find-odd-letters.ts';
import type { DocumentRule } from '../document-rule.ts';
import { isNote, isProse } from '../is-prose.ts';
import { visibleProse } from '../visible-prose.ts';

/** Remnants in texts of the programs that they were copied from, in any language. */
export const checkLeavings: DocumentRule = {
  open:
    () =>
    ({ texts }, report) => {
      for (const written of texts()) {
        if (!isProse(written.schema) || isNote(written)) continue;
        const prose = visibleProse(written);
        for (const { offset, tell } of [...findLeavings(prose), ...findOddLetters(prose)])
          report(tell(written.placeAt(offset)));
      }
    },
};
