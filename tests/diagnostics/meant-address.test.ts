import { expect, test } from 'vitest';
import { meantAddress } from '../../diagnostics/meant-address.ts';

test.each([
  ['www.nmc.org.uk', 'https://www.nmc.org.uk'],
  ['facebook.com/harbour', 'https://facebook.com/harbour'],
  ['htps://www.nmc.org.uk/', 'https://www.nmc.org.uk/'],
  ['https:/www.nmc.org.uk/', 'https://www.nmc.org.uk/'],
  ['http//www.nmc.org.uk', 'https://www.nmc.org.uk'],
  ['hello@example.org', 'mailto:hello@example.org'],
  ['mailto: hello@example.org', 'mailto:hello@example.org'],
  ['+44 117 496 0123', 'tel:+441174960123'],
  ['courses', '/courses'],
  ['Courses', '/courses'],
  ['“/courses”', '/courses'],
  ['\\courses', '/courses'],
  ['/find your route', '/find-your-route'],
  ['https://www,nmc.org.uk/join', 'https://www.nmc.org.uk/join'],
  ['../cbt', '/cbt'],
  ['../../courses/theory', '/courses/theory'],
  ['content/pages/cbt.yaml', '/cbt'],
  ['content/pages/home.yaml', '/'],
])('“%s” was probably meant as %s', (written, meant) => {
  expect(meantAddress(written)).toBe(meant);
});

test.each([
  '',
  'TBC',
  'n/a',
  '@harbour',
  'javascript:alert(1)',
  'C:\\Users\\Mary\\leaflet.pdf',
  'see below, please!',
])('nothing is offered for “%s”', (written) => {
  expect(meantAddress(written)).toBeUndefined();
});
