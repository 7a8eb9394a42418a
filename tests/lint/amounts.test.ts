/** How sums of money are recognised in texts, and which amounts are impossible in every currency. */
import { describe, expect, test } from 'vitest';
import { amountPattern } from '../../renderer/lint/said-twice/find-amounts.ts';
import { checkEdited } from '../check/check-edited.ts';

function worthOf(text: string, currency: string, locale: string): number[] {
  const { pattern, worth } = amountPattern(currency, locale);
  return [...text.matchAll(pattern)].map(
    ({ groups = {} }) => worth(groups.before ?? groups.after ?? groups.bare ?? '') / 1000,
  );
}

describe('a sum of money in a text', () => {
  test.each([
    ['It costs £1,200.50 or 794 pounds.', 'GBP', 'en-GB', [1200.5, 794]],
    ['It costs NPR 1,24,000 or Rs 500.', 'NPR', 'en-IN', [124_000, 500]],
    ['शुल्क नेरू १,२४,००० हो।', 'NPR', 'ne-NP', [124_000]],
    ['शुल्क रू 500 हो।', 'NPR', 'ne-NP', [500]],
    ['Es kostet 1.200,50 € oder 20 Euro.', 'EUR', 'de-DE', [1200.5, 20]],
    ['It takes 14 days and 1,200 people.', 'GBP', 'en-GB', []],
  ])('is found in “%s”', (text, currency, locale, amounts) => {
    expect(worthOf(text, currency, locale)).toEqual(amounts);
  });
});

describe('an amount finer than the coins of its currency', () => {
  test.each([
    [
      'JPY',
      [
        'error amount-too-fine content/courses/osce-online.yaml:4:8',
        'error amount-too-fine content/courses/osce-online.yaml:5:16',
      ],
    ],
    ['KWD', []],
    ['NPR', []],
  ])('in %s', async (currency, found) => {
    const edited = await checkEdited({ 'site.yaml': [['currency: GBP', `currency: ${currency}`]] });
    expect(edited.found).toEqual(found);
  });
});

describe('a fact with a currency of its own', () => {
  const facts = 'content/facts.yaml';
  const written = 'fullFee: { money: 794 }';

  test.each([
    ['is an amount like any other', 'fullFee: { money: 794, currency: GBP }', []],
    ['may be a placeholder', 'fullFee: { money: 794, currency: GBP, placeholder: true }', []],
    [
      'has a currency that there is',
      'fullFee: { money: 794, currency: GPB }',
      [`error unknown-currency ${facts}:3:36`],
    ],
    [
      'has nothing else beside it',
      'fullFee: { money: 794, curency: GBP }',
      [`error beside-money ${facts}:3:26`],
    ],
    ['has its coins', 'fullFee: { money: 794.50, currency: JPY }', [`error amount-too-fine ${facts}:3:21`]],
  ])('%s', async (_name, fact, found) => {
    const edited = await checkEdited({ [facts]: [[written, fact]] });
    expect(edited.found.filter((line) => line.includes(facts))).toEqual(found);
  });

  test('is found where somebody types it, in its own currency only', async () => {
    const typed = (text: string) =>
      checkEdited({
        'site.yaml': [
          ['currency: GBP', 'currency: NPR'],
          ['title: Guide', `title: ${text}`],
        ],
        [facts]: [[written, 'fullFee: { money: 794, currency: GBP }']],
      });
    const found = async (text: string) => (await typed(text)).found.filter((line) => line.includes('said'));
    expect(await found('The exam costs £794')).toHaveLength(1);
    expect(await found('The exam costs NPR 794')).toEqual([]);
    expect(await found('The course costs NPR 349.99')).toHaveLength(1);
  });
});
