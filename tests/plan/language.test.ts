import { describe, expect, test } from 'vitest';
import { directionOf } from '../../renderer/plan/formats/text-direction.ts';
import { checkEdited } from '../check/check-edited.ts';
import { planWhole } from '../plan-whole.ts';

test.each([
  ['en-GB', 'ltr'],
  ['ne', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur-PK', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ur-Latn', 'ltr'],
] as const)('%s runs %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

async function headsOf(site: string, home: string) {
  const { site: checked, found } = await checkEdited({
    'site.yaml': [['language: en-GB', site]],
    'content/pages/home.yaml': [['title: ', `${home}title: `]],
  });
  // English number words lack the plural forms that a site in Arabic needs, and the site lists no languages.
  expect(found.filter((one) => !/plural-missing|language-unlisted/.test(one))).toEqual([]);
  if (!checked) throw new Error('the site was refused');
  const { pages } = planWhole(checked, { today: new Date('2026-11-21T09:00:00Z') });
  const pageAt = (address: string) => pages.find((page) => page.address === address);
  const said = (address: string) => {
    const { head, frame } = pageAt(address) ?? {};
    return [head?.language, head?.direction, head?.sharing?.locale, frame?.language];
  };
  return { home: said('/'), other: said('/checkout') };
}

describe('a page says its language and direction', () => {
  test('as the site, where it says nothing', async () => {
    const { home, other } = await headsOf('language: en-GB', '');
    expect(home).toEqual(['en-GB', undefined, 'en_GB', undefined]);
    expect(other).toEqual(home);
  });

  test('and its own, with that of the site around it', async () => {
    const { home, other } = await headsOf('language: en-GB', 'language: ne\n');
    expect(home).toEqual(['ne', undefined, 'ne_NP', { lang: 'en-GB', dir: 'ltr' }]);
    expect(other).toEqual(['en-GB', undefined, 'en_GB', undefined]);
  });

  test('from right to left, by its script or because its file says so', async () => {
    const { home, other } = await headsOf('language: ar', 'language: en-GB\n');
    expect(home).toEqual(['en-GB', undefined, 'en_GB', { lang: 'ar', dir: 'rtl' }]);
    expect(other).toEqual(['ar', 'rtl', 'ar_EG', undefined]);
    const written = await headsOf('language: en-GB\ndir: rtl', 'dir: ltr\n');
    expect([written.home[1], written.other[1]]).toEqual([undefined, 'rtl']);
  });
});
