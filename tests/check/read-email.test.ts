import { expect, test } from 'vitest';
import { readEmails } from '../../renderer/check/shape/forms/read-email.ts';

test.each([
  'hello(at)example.org',
  'hello [at] example [dot] org',
  'hello at example.org',
  'mailto:hello@example.org',
  'Harbour School <hello@example.org>',
  'hello @example.org',
  'hello@@example.org',
  'hello@example.org.',
])('“%s” holds the address hello@example.org', (written) => {
  expect(readEmails(written)).toEqual(['hello@example.org']);
});

test.each(['www.example.org', 'hello@example', 'hello', '', 'ask at the desk'])(
  '“%s” holds none',
  (written) => {
    expect(readEmails(written)).toEqual([]);
  },
);

test.each([
  'hello@example.org, info@example.org',
  'hello@example.org; info@example.org; hello@example.org',
  'Harbour, School <hello@example.org> or mailto:info@example.org',
  'hello(at)example.org and info(at)example.org',
])('“%s” holds two', (written) => {
  expect(readEmails(written)).toEqual(['hello@example.org', 'info@example.org']);
});
