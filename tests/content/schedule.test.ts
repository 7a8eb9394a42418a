/** What changes by itself: the build differs at exactly the moments that are announced. */

import { hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../cli/run-site.ts';
import { openShippedSite, type Shipped } from './shipped-on.ts';
import { copySite, editFile } from './site-copy.ts';

const fixture = path.join(repository, 'tests/fixtures/site');
let root: string;
let buildOn: (today: Date) => Shipped;
const start = new Date('2025-10-01T12:00:00Z');

beforeAll(async () => {
  root = await copySite(fixture);
  await editFile(
    root,
    'content/courses/one-day.yaml',
    (text) => `from: 2025-11-01\nuntil: 2026-02-28\n${text}`,
  );
  buildOn = await openShippedSite({ root });
}, 120_000);
afterAll(() => rm(root, { recursive: true, force: true }));

test('each moment is named with what changes and the line that says so', () => {
  expect(
    buildOn(start).plan.changes.map(({ instant, what, name, place }) => [
      instant,
      what,
      name,
      `${place.file}:${place.line}`,
    ]),
  ).toEqual([
    [
      '2025-10-05T16:00:00+01:00',
      'begins',
      'Adult Nursing OSCE Evening',
      'content/events/adult-evening.yaml:3',
    ],
    [
      '2025-10-05T17:00:00+01:00',
      'ends',
      'Adult Nursing OSCE Evening',
      'content/events/adult-evening.yaml:3',
    ],
    [
      '2025-10-12T10:00:00+01:00',
      'begins',
      'A Full Circuit in the Skills Lab',
      'content/events/full-circuit.yaml:4',
    ],
    [
      '2025-10-12T11:00:00+01:00',
      'ends',
      'A Full Circuit in the Skills Lab',
      'content/events/full-circuit.yaml:4',
    ],
    ['2025-11-01T00:00:00+00:00', 'appears', 'OSCE in One Day', 'content/courses/one-day.yaml:1'],
    ['2026-01-01T00:00:00+00:00', 'changes', 'the year at the foot of every page', 'site.yaml:138'],
    ['2026-03-01T00:00:00+00:00', 'goes', 'OSCE in One Day', 'content/courses/one-day.yaml:2'],
    ['2026-10-30T00:00:00+00:00', 'appears', '{facts.promo.placesLeft}', 'content/facts.yaml:35'],
    ['2026-11-07T00:00:00+00:00', 'goes', '{facts.promo.placesLeft}', 'content/facts.yaml:35'],
    ['2027-01-01T00:00:00+00:00', 'changes', 'the year at the foot of every page', 'site.yaml:138'],
    ['2027-04-01T00:00:00+01:00', 'goes', 'A lower price for your OSCE preparation', 'site.yaml:160'],
  ]);
});

describe('a build', () => {
  /** A digest of all files that a build writes. */
  const on = (instant: number) => hash('sha1', [...buildOn(new Date(instant)).files].sort().join('\n'));

  test('differs from the one a second before at each of them, and from no other until the next', {
    tags: ['long/days'],
    timeout: 240_000,
  }, () => {
    const instants = buildOn(start).plan.changes.map(({ instant }) => Date.parse(instant));
    let before = on(start.getTime());
    for (const instant of instants) {
      expect(on(instant - 1000), `just before ${new Date(instant).toISOString()}`).toBe(before);
      const after = on(instant);
      expect(after, `at ${new Date(instant).toISOString()}`).not.toBe(before);
      before = after;
    }
  });
});
