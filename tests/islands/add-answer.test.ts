import { expect, test } from 'vitest';
import { addAnswer } from '../../templates/islands/route-finder/add-answer.ts';

test('an answer is added to those before it', () => {
  expect(addAnswer('', 'from', 'nepal')).toBe('?from=nepal');
  expect(addAnswer('?from=nepal', 'field', 'adult')).toBe('?from=nepal&field=adult');
});

test('a changed answer takes those after it away, since they belong to another way', () => {
  const given = '?from=nepal&field=adult&passed=both&prepare=online';
  expect(addAnswer(given, 'field', 'midwifery')).toBe('?from=nepal&field=midwifery');
  expect(addAnswer(given, 'from', 'india')).toBe('?from=india');
});

test('what somebody typed into the address stays a value', () => {
  expect(addAnswer('?from=a%26field%3Db%0A', 'passed', 'both')).toBe('?from=a%26field%3Db%0A&passed=both');
});
