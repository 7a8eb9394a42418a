import fc from 'fast-check';
import type { Notation } from './write-tree.ts';

export const notations: fc.Arbitrary<Notation> = fc.record({
  choices: fc.array(fc.nat(83), { maxLength: 40 }),
  newline: fc.constantFrom('\n', '\r\n'),
  ends: fc.boolean(),
});
