import { describe, expect, it } from 'vitest';
import { readableAddress } from '../../diagnostics/readable-address.ts';
import { plainSlug } from '../../diagnostics/words/plain-slug.ts';
import { findAnchor, withAnchor } from '../../renderer/markdown/find-anchor.ts';
import { isHeadingId, slugify } from '../../renderer/markdown/slugify.ts';

describe('the id of a heading is its own words', () => {
  it.each([
    ['नेपाली भाषा', 'नेपाली-भाषा'],
    ['किताब', 'किताब'],
    ['कताब', 'कताब'],
    ['한국어 안내', '한국어-안내'],
    ['한국어 안내'.normalize('NFD'), '한국어-안내'],
    ['がっこう', 'がっこう'],
    ['தமிழ்', 'தமிழ்'],
    ['Мой ёж', 'мой-ёж'],
    ['Українська їжа', 'українська-їжа'],
    ['การซ่อม', 'การซ่อม'],
    ['น้ำใจ', 'น้ำใจ'],
    ['ខ្មែរ – ភាសា', 'ខ្មែរ-ភាសា'],
    ['Ώρες λειτουργίας', 'ώρες-λειτουργίας'],
    ['می‌خواهم', 'می‌خواهم'],
    ['日本語・見出し！', '日本語-見出し'],
    ['ㄱ. 소개', 'ㄱ-소개'],
  ])('%s: %s', (heading, id) => {
    expect(slugify(heading)).toBe(id.normalize('NFC'));
    expect(isHeadingId(slugify(heading))).toBe(true);
  });

  it.each([
    ['Über die Größe', 'uber-die-große'],
    ['Café – prices', 'cafe-prices'],
    ['İstanbul', 'istanbul'],
    ['Đà Nẵng', 'đa-nang'],
    ['½ price, 2ﬁne', '1-2-price-2fine'],
    ['❤️ 1️⃣ First', '1-first'],
    ['!!!', 'section'],
  ])('in Latin letters without accents, as it always was: %s', (heading, id) => {
    expect(slugify(heading)).toBe(id);
  });

  it('may be written by hand with marks, composed', () => {
    expect(isHeadingId('शुल्क')).toBe(true);
    expect(isHeadingId('gebühren')).toBe(true);
    expect(isHeadingId('gebu\u0308hren')).toBe(false);
    expect(isHeadingId('\u0301a')).toBe(false);
  });
});

describe('a link to a heading', () => {
  const ids = ['uber-die-große', 'cafe-prices', '한국어-안내', 'what-s-new-2024', 'किताब', 'कताब', 'мой-ёж'];

  it.each([
    ['über-die-größe', 'uber-die-große'],
    ['%C3%BCber-die-gr%C3%B6%C3%9Fe', 'uber-die-große'],
    ['caf%C3%A9-prices', 'cafe-prices'],
    ['cafe\u0301-prices', 'cafe-prices'],
    ['%ED%95%9C%EA%B5%AD%EC%96%B4-%EC%95%88%EB%82%B4', '한국어-안내'],
    ['whats-new--2024', 'what-s-new-2024'],
    ['What’s_new-2024', 'what-s-new-2024'],
    ['कताब', 'कताब'],
    ['мои-еж', 'мой-ёж'],
  ])('#%s reaches %s', (fragment, id) => {
    expect(findAnchor(fragment, ids)).toBe(id);
  });

  it.each([['कीताब'], ['%E0%A4%A'], ['...'], ['prices']])('#%s reaches none', (fragment) => {
    expect(findAnchor(fragment, ids)).toBeUndefined();
  });

  it('is left as it is written where it has the id, or means two', () => {
    expect(withAnchor('/a#caf%C3%A9-prices', ids)).toBe('/a#cafe-prices');
    expect(withAnchor('#%ED%95%9C%EA%B5%AD%EC%96%B4-%EC%95%88%EB%82%B4', ids)).toMatch(/^#%ED/);
    expect(withAnchor('/a#coop', ['co-op', 'coo-p'])).toBe('/a#coop');
    expect(withAnchor('/a', ids)).toBe('/a');
  });
});

it.each([
  ['#%C3%BCber', '#über'],
  ['/a%20b/%E6%97%A5%E6%9C%AC', '/a%20b/日本'],
  ['/%C2%A0/%FF/%E2%80%8B', '/%C2%A0/%FF/%E2%80%8B'],
  ['/a%2Fb', '/a%2Fb'],
])('%s is shown as %s', (address, shown) => {
  expect(readableAddress(address)).toBe(shown);
});

it.each([
  ['OSCE Übung 2', 'osce-ubung-2'],
  ['Visas & travel', 'visas-travel'],
  ['Řecko — 2ªclasse', 'recko-2aclasse'],
  ['İzmir', 'izmir'],
  ['नेपाली', ''],
])('%s is “%s” in an address', (text, slug) => {
  expect(plainSlug(text)).toBe(slug);
});
