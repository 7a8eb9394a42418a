import { describe, expect, test } from 'vitest';
import { countText, countTexts } from '../../templates/components/count-text.ts';
import { checkEdited } from '../check/check-edited.ts';
import { planWhole } from '../plan-whole.ts';

const arabic = { zero: 'z', one: 'o', two: 't', few: 'f {count}', many: 'm {count}', other: 'x {count}' };

describe('a number in words', () => {
  test.each([
    [
      { language: 'en-GB', one: '1 page', other: '{count} pages' },
      [0, 1, 2],
      ['0 pages', '1 page', '2 pages'],
    ],
    // In Hindi zero counts like one.
    [
      { language: 'hi', one: '{count} पाठ', other: '{count} पाठहरू' },
      [0, 1, 2],
      ['0 पाठ', '1 पाठ', '2 पाठहरू'],
    ],
    [
      { language: 'ar', locale: 'ar-u-nu-latn', ...arabic },
      [0, 1, 2, 3, 11, 100],
      ['z', 'o', 't', 'f 3', 'm 11', 'x 100'],
    ],
    [{ language: 'ja', other: '{count} 件' }, [1, 1200], ['1 件', '1,200 件']],
    [{ language: 'en-NP', locale: 'en-IN-u-nu-deva', one: '1', other: '{count}' }, [124_000], ['१,२४,०००']],
  ])('goes by the language and the digits of %o', (words, counts, texts) => {
    expect(counts.map((count) => countText(words, count))).toEqual(texts);
  });
});

test('the words for all numbers up to one stand in a row', () => {
  expect(countTexts({ language: 'en', one: 'a page', other: '{count} pages' }, 2)).toEqual([
    '0 pages',
    'a page',
    '2 pages',
  ]);
});

const search = (count: string) =>
  `checkout:\n  defaultCourse: osce-online\nsearch:\n  page: home\n  open: O\n  close: C\n  title: T\n  label: L\n  placeholder: P\n  submit: S\n  hint: H\n  busy: B\n  count: ${count}\n  empty: E\n  failure: F\n  kinds: { courses: C, posts: A, other: Page }\n`;

async function written(language: string, count: string) {
  return checkEdited({
    'site.yaml': [
      ['language: en-GB', `language: ${language}`],
      ['checkout:\n  defaultCourse: osce-online\n', search(count)],
    ],
  });
}

describe('the words for a number', () => {
  test('have every form that their language needs', async () => {
    const missing = async (language: string, count: string) =>
      (await written(language, count)).diagnostics
        .filter(({ code, place }) => code === 'plural-missing' && place.file === 'site.yaml')
        .flatMap(({ message }) => message.match(/(?<=“)[a-z]+(?=”)/g) ?? [])
        .filter((form) => form !== language);
    expect(await missing('en-GB', '{ one: a page, other: "{count} pages" }')).toEqual([]);
    expect(await missing('en-GB', '{ other: "{count} pages" }')).toEqual(['one']);
    expect(await missing('ja', '{ other: "{count} pages" }')).toEqual([]);
    expect(await missing('ar', '{ one: a page, other: "{count} pages" }')).toEqual([
      'zero',
      'two',
      'few',
      'many',
    ]);
  });

  test('carry their language, and the locale where numbers are written otherwise', async () => {
    const counts = async (settings: string) => {
      const { site, found } = await written(settings, '{ one: a page, other: "{count} pages" }');
      expect(found).toEqual([]);
      if (!site) throw new Error('the site was refused');
      const [page] = planWhole(site, { today: new Date('2026-11-21T09:00:00Z') }).pages;
      return page?.frame.search?.count;
    };
    expect(await counts('en-GB')).toEqual({ language: 'en-GB', one: 'a page', other: '{count} pages' });
    expect(await counts('en-NP\nlocale: en-IN\nnumbers: deva')).toMatchObject({
      language: 'en-NP',
      locale: 'en-IN-u-nu-deva',
    });
  });
});
