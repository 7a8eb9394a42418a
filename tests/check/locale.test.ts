import { describe, expect, test } from 'vitest';
import { nearLocales } from '../../renderer/check/locale/near-locales.ts';
import { checkEdited } from './check-edited.ts';

const written = async (settings: string) =>
  (await checkEdited({ 'site.yaml': [['language: en-GB', settings]] })).diagnostics;

describe('the language of a site and how it writes', () => {
  test.each([
    ['a language in a region', 'language: en-IE'],
    ['a language alone', 'language: ne'],
    ['Norwegian, which Intl knows under another name', 'language: nb-NO'],
    ['a script and a region', 'language: zh-Hant-HK'],
    [
      'a language that the runtime does not know, with a locale that it knows',
      'language: new-NP\nlocale: ne-NP',
    ],
    ['English in Nepal, written as in India', 'language: en-NP\nlocale: en-IN'],
    ['digits of another script', 'language: ne-NP\nnumbers: latn'],
    ['English in Nepal, written as in Britain', 'language: en-NP\nlocale: en-GB'],
  ])('%s is fine', async (_name, settings) => {
    expect(await written(settings)).toEqual([]);
  });

  test.each([
    ['a language that would silently become US English', 'language: en-NP', 'language-without-locale', 5],
    ['a language that there is not', 'language: xx-QQ', 'language-without-locale', 5],
    ['a locale that there is not', 'language: en-GB\nlocale: xx-QQ', 'unknown-locale', 6],
    ['a locale without data', 'language: en-GB\nlocale: en-NP', 'unknown-locale', 6],
    ['a tag in small letters', 'language: en-gb', 'no-language-tag', 5],
    ['digits that there are not', 'language: en-GB\nnumbers: latin', 'unknown-number-system', 6],
    ['a locale that is no tag', 'language: en-GB\nlocale: British English', 'no-language-tag', 6],
  ])('%s is told once', async (_name, settings, code, line) => {
    const found = await written(settings);
    expect(found.map((one) => [one.code, one.place.file, one.place.line])).toEqual([
      [code, 'site.yaml', line],
    ]);
  });

  test.each([
    ['language: English', 'en-GB'],
    ['language: GB', 'en-GB'],
    ['language: NP', 'ne-NP'],
    ['language: en_GB', 'en-GB'],
    ['language: en-gb', 'en-GB'],
    ['language: en-NP', 'locale: en-IN, or ne-NP or en-US'],
    ['language: en-GB\nlocale: en-NP', 'en-IN, ne-NP, en-US'],
  ])('of “%s” the hint names %s', async (settings, hint) => {
    const [found] = await written(settings);
    expect(found?.hint).toContain(hint);
  });

  test('the hint offers the same language elsewhere and the region’s own language', () => {
    expect(nearLocales('en-NP')).toEqual(['en-IN', 'ne-NP', 'en-US']);
    expect(nearLocales('de-FR')).toContain('fr-FR');
    expect(nearLocales('de-FR')).toContain('de-DE');
    expect(nearLocales('xx-QQ')).toEqual([]);
  });
});
