import { expect, test } from 'vitest';
import { checkEdited } from './check-edited.ts';

const course = 'content/courses/osce-online.yaml';
const home = 'content/pages/home.yaml';

test('a price before without its first day is a warning', async () => {
  const { found } = await checkEdited({ [course]: [['originalPriceSince: 2025-01-06\n', '']] });
  expect(found).toEqual([`warning undated-original-price ${course}:5:1`]);
});

test('a lender without approval is refused for release only', async () => {
  const lender = 'checkout:\n  lender: { name: Lendwell }';
  const edits = { 'site.yaml': [['checkout:', lender]] } as const;
  expect((await checkEdited(edits)).found).toEqual([]);
  const { found } = await checkEdited(edits, { release: true });
  expect(found).toContainEqual(expect.stringMatching(/^error lender-not-approved site\.yaml:\d+:19$/));
});

test('an approved lender goes live', async () => {
  const lender = 'checkout:\n  lender: { name: Lendwell, approvedOn: 2026-01-05 }';
  const { found } = await checkEdited({ 'site.yaml': [['checkout:', lender]] }, { release: true });
  expect(found.filter((line) => line.includes('lender'))).toEqual([]);
});

test('a checkout at no address for each course is an error', async () => {
  const { found } = await checkEdited({ 'site.yaml': [['checkout:', 'checkout:\n  page: home']] });
  expect(found).toEqual([expect.stringMatching(/^error named-page-without-route site\.yaml:\d+:9$/)]);
});

const comparison = (rows: string) => `sections:
  - section: comparison
    title: Compare
    caption: Courses
    featureLabel: What
    yes: Yes!
    no: No!
    courses: { ids: [osce-online] }
    rows:
${rows}`;

test.each([
  { rows: '      - { label: Nothing }', code: 'comparison-row' },
  { rows: '      - { label: Two, field: price, cells: [a] }', code: 'comparison-row' },
  { rows: '      - { label: Too many, cells: [a, b] }', code: 'comparison-cells' },
])('a comparison with $rows is refused', async ({ rows, code }) => {
  const { found } = await checkEdited({ [home]: [['sections:', comparison(rows)]] });
  expect(found).toEqual([expect.stringMatching(new RegExp(`^error ${code} ${home}:1`))]);
});
