import { expect, test } from 'vitest';
import { findCapitals } from '../../renderer/lint/words/find-capitals.ts';

test.each(['WHAT HAPPENS NEXT', 'Ä ÜBUNGEN UND STATIONEN', 'PRICES OF {facts.exam.name} COURSES'])(
  '“%s” is all in capitals',
  (text) => expect(findCapitals(text)).toHaveLength(1),
);

test.each([
  'OSCE, OET, CBT and IELTS',
  'OSCE, OET, CBT, IELTS',
  'FUTURENURSE',
  'What happens in an OSCE or IELTS exam',
  'IELTS र OSCE परीक्षा NURSING',
  '',
])('“%s” is not', (text) => expect(findCapitals(text)).toEqual([]));
