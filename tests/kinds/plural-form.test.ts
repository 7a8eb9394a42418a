import { expect, test } from 'vitest';
import { studentsText } from '../../kinds/course/students-text.ts';
import { pluralForm } from '../../kinds/plural-form.ts';
import { clockDigits } from '../../templates/components/clock-digits.ts';
import { fillNumbers } from '../../templates/components/count-text.ts';

const polish = {
  language: 'pl',
  one: '1 minuta',
  few: '{minutes} minuty',
  many: '{minutes} minut',
  other: 'x',
};
const welsh = { language: 'cy', zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' };

test.each([
  ['{minutes} min read', 1, '{minutes} min read'],
  [polish, 1, '1 minuta'],
  [polish, 3, '{minutes} minuty'],
  [polish, 12, '{minutes} minut'],
  [polish, 22, '{minutes} minuty'],
  [welsh, 6, 'm'],
  [{ language: 'he', one: 'o', two: 't', other: 'x' }, 2, 't'],
])('%o has for %d the words %s', (words, count, text) => {
  expect(pluralForm(words, count)).toBe(text);
});

const russian = {
  language: 'ru',
  one: '{count} студент',
  few: '{count} студента',
  many: '{count} студентов',
  other: '',
};

test.each([
  ['800+', '800+ студентов'],
  ['1,201', '1,201 студент'],
  ['२२', '२२ студента'],
])('%s students take the form of the number in it', (written, text) => {
  expect(studentsText(russian, written)).toBe(text);
});

test('numbers stand in words with the digits of their language', () => {
  const numbers = { number: 3, total: 10 };
  expect(fillNumbers('{family} · door {number} of {total}', numbers, { family: 'Skills' })).toBe(
    'Skills · door 3 of 10',
  );
  const nepali = { language: 'ne', locale: 'ne-NP', other: '{total} मध्ये {number}' };
  expect(fillNumbers(nepali, numbers)).toBe('१० मध्ये ३');
});

test('a clock shows the digits of its locale', () => {
  expect(clockDigits({ digits: '{minutes}:{seconds}' }, 485)).toBe('8:05');
  expect(clockDigits({ digits: '{minutes}:{seconds}', locale: 'ar-EG' }, 485)).toBe('٨:٠٥');
});
