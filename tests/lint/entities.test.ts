import { expect, test } from 'vitest';
import { characterOf } from '../../renderer/lint/words/entities.ts';

test.each([
  ['&amp;', '&'],
  ['&amp;amp;', '&'],
  ['&amp', '&'],
  ['&#39;', "'"],
  ['&#xe9;', 'é'],
])('%s was to become %s', (written, character) => expect(characterOf(written)).toBe(character));

test.each(['&frac12;', '&#7;', '&#99999999999;', '&#x110000;', '&unknown;', '&;'])(
  'nobody knows what %s was to become',
  (written) => expect(characterOf(written)).toBeUndefined(),
);
