import { expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkSavings } from '../../kinds/course/check-savings.ts';
import type { RuleFile, RuleSite } from '../../kinds/rule-site.ts';

const prices = { price: 399.99, originalPrice: 549.99 };

test.each([
  'Save £150',
  '£150 off',
  '27% off',
  'Save 27%',
  '99% pass',
  'Half day',
  'Free guide',
  'In person',
  '10% off for groups',
  'Save £20 on your next course',
])('a badge that says “%s” of a course that costs 150 less than before is true', (badge) => {
  expect(codesOf({ ...prices, badge })).toEqual([]);
});

test.each(['Save £50', '£100 off', '20% off', 'Half price', 'Save 30%'])(
  'a badge that says “%s” of it is not',
  (badge) => {
    expect(codesOf({ ...prices, badge })).toEqual(['saving-otherwise']);
  },
);

test('a badge in words of a computed saving is true', () => {
  expect(codesOf({ ...prices, badge: 'Save {course.saving}' })).toEqual([]);
});

function codesOf(value: Record<string, unknown>): string[] {
  const place = () => ({ file: 'course.yaml', line: 1, column: 1 });
  const course: RuleFile = { id: 'course', file: 'course.yaml', value, place, placeInText: place };
  const problems: Diagnostic[] = [];
  const site: RuleSite = {
    settings: course,
    entries: () => [course],
    entry: () => course,
    sections: () => [],
    mentions: () => false,
    hasPages: () => true,
    need: () => {},
    namesIn: () => [],
  };
  checkSavings(site, (problem) => problems.push(problem));
  return problems.map(({ code }) => code);
}
