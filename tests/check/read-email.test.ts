import { expect, test } from 'vitest';
import { readEmail } from '../../renderer/check/shape/forms/read-email.ts';

test.each([
  'hello(at)example.org',
  'hello [at] example [dot] org',
  'hello at example.org',
  'mailto:hello@example.org',
  'Harbour School <hello@example.org>',
  'hello@example.org, info@example.org',
  'hello @example.org',
  'hello@@example.org',
  'hello@example.org.',
])('“%s” holds the address hello@example.org', (written) => {
  expect(readEmail(written)).toBe('hello@example.org');
});

test.each(['www.example.org', 'hello@example', 'hello', '', 'ask at the desk'])(
  '“%s” holds none',
  (written) => {
    expect(readEmail(written)).toBeUndefined();
  },
);
