import { expect, test } from 'vitest';
import { findForeign } from '../../renderer/plan/pages/find-foreign.ts';
import { planWhole } from '../plan-whole.ts';
import { branchOfSample } from './branch-of-sample.ts';
import { openSite } from './checked-site.ts';

async function foreignOf(language: string) {
  const root = branchOfSample({ branch: { 'site.yaml': `language: ${language}\n` } });
  const { sources, check } = await openSite(root);
  const { pages } = planWhole(check(sources), { today: new Date('2026-11-29T09:00:00Z') });
  return pages.find(({ address }) => address === '/')?.foreign;
}

test.each(['ar-AE', 'he', 'fa-IR', 'ur'])('a branch in %s knows what its base is in', async (language) => {
  expect(await foreignOf(language)).toMatchObject({ language: 'en-GB', direction: 'ltr' });
});

test.each(['ne', 'ru', 'pl', 'en-US'])(
  'nothing is said in %s, which runs as the base does',
  async (language) => {
    expect(await foreignOf(language)).toBeUndefined();
  },
);

const layers = [
  { root: '/site/branches/uae', file: '', language: 'ar-AE' },
  { root: '/site', file: '../..', language: 'en-GB' },
];
const arabic = { language: 'ar-AE', direction: 'rtl' as const };
const from = (file: string, ...values: readonly string[]) =>
  values.map((value) => ({ path: '', value, places: [{ file, line: 1, column: 1 }] }));

test('a page whose texts are all in its own language says nothing', () => {
  const own = from('content/pages/home.yaml', 'اتصل بنا', 'OSCE Academy Dubai', '<p>Klarna Bank AB</p>');
  // Written in the base, shown as the branch has them; names and addresses.
  const shown = from(
    '../../content/events/a.yaml',
    '٣ يناير ٢٠٢٧',
    'حوالي ١٬٧١٥ د.إ.',
    '16:00',
    'OSCE',
    '/courses',
  );
  expect(findForeign([...own, ...shown], arabic, layers)).toBeUndefined();
  expect(findForeign(from('../../site.yaml', 'Call us'), { language: 'en-US' }, layers)).toBeUndefined();
  expect(findForeign(from('site.yaml', 'Call us'), arabic, layers.slice(0, 1))).toBeUndefined();
});

test('texts that have an amount of the branch in them are known word by word', () => {
  const texts = from(
    '../../content/facts.yaml',
    'The fee is <b>٣٬٨٩٠ د.إ.</b> for two &amp; more',
    'Call us',
  );
  expect(findForeign(texts, arabic, layers)).toEqual({
    language: 'en-GB',
    direction: 'ltr',
    mixed: ['The fee is ٣٬٨٩٠ د.إ. for two more'],
  });
});

test('a branch from left to right of a base from right to left is the same the other way round', () => {
  const turned = [
    { root: '/site/branches/uk', file: '', language: 'en-GB' },
    { root: '/site', file: '../..', language: 'ar' },
  ];
  expect(findForeign(from('../../site.yaml', 'اتصل بنا'), { language: 'en-GB' }, turned)).toMatchObject({
    language: 'ar',
    direction: 'rtl',
  });
});
