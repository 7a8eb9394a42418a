import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findConflicts } from '../../renderer/read/find-conflicts.ts';
import { createSourceText } from '../../renderer/source/create-source-text.ts';

/** The same as one pattern, whose time grows with the cube of the text's length. */
const plainly = /^<{7}(?: .*)?\r?\n[\s\S]*?^={7}\r?\n[\s\S]*?^>{7}(?: .*)?$|^(?:<{7}|>{7})(?: .*)?$/gm;

const line = fc.constantFrom(
  '<<<<<<< HEAD',
  '<<<<<<<',
  '=======',
  '>>>>>>>',
  '>>>>>>> b',
  'a: 1',
  '',
  '======= a',
);

test('conflicts are found as one pattern finds them', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      const text = `${lines.join(end)}${end}`;
      const { conflicts, upper } = findConflicts(createSourceText('a.yaml', text));
      const wanted = [...text.matchAll(plainly)].map(({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
      }));
      expect(conflicts).toEqual(wanted);
      expect(upper.text).toHaveLength(text.length);
    }),
    { seed: 20251129, numRuns: 500 },
  );
});
