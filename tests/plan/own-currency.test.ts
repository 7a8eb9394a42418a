import { expect, test } from 'vitest';
import { checkEdited } from '../check/check-edited.ts';
import { planWhole } from '../plan-whole.ts';

test('a fact with a currency of its own is shown in it, as the locale of the site writes it', async () => {
  const { site, found } = await checkEdited({
    'site.yaml': [
      ['language: en-GB', 'language: ne-NP'],
      ['currency: GBP', 'currency: NPR'],
      ['title: Guide', 'title: "{facts.osce.fullFee} and {courses.osce-online.price}"'],
    ],
    'content/facts.yaml': [['{ money: 794 }', '{ money: 1794, currency: GBP }']],
  });
  expect(found).toEqual([]);
  if (!site) throw new Error('the site was refused');
  const planned = JSON.stringify(planWhole(site, { today: new Date('2026-11-21T09:00:00Z') }).pages);
  expect(planned.replaceAll('\u00a0', ' ')).toContain('£ १,७९४ and नेरू ३४९.९९');
});
