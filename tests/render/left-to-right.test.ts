/** Numbers, codes and the like within right-to-left text. */
import { describe, expect, test } from 'vitest';
import { isolateLeftToRight } from '../../renderer/render/isolate-left-to-right.ts';

const isolate = (html: string) => isolateLeftToRight(html, (island) => island === 'checkout-form');

describe('is read from left to right', () => {
  test.each([
    ['اتصل على +44 20 7946 0123 الآن', '+44 20 7946 0123'],
    ['الهاتف: (02) 123 4567', '(02) 123 4567'],
    ['טלפון 03-123-4567.', '03-123-4567'],
    ['تلفن ۰۲۱ ۱۲۳ ۴۵۶۷ تهران', '۰۲۱ ۱۲۳ ۴۵۶۷'],
    ['الإصدار v2.0-rc1 جديد', 'v2.0-rc1'],
    ['رمز NMC-2024/15، ثم', 'NMC-2024/15'],
    ['درجة A+ أو أعلى', 'A+'],
    ['السعر £349.99 فقط', '£349.99'],
    ['من ₹1,500 شهريا', '₹1,500'],
    ['تاريخ 2026-03-14 صباحا', '2026-03-14'],
    ['اكتب إلى 24h@example.ae اليوم', '24h@example.ae'],
  ])('%s', (text, whole) => {
    const isolated = text.replace(whole, `<bdi dir="ltr">${whole}</bdi>`);
    expect(isolate(`<p>${text}</p>`)).toBe(`<p><span>${isolated}</span></p>`);
  });
});

test.each([
  ['<li><svg></svg>اتصل على +44 20 7946 0123 &amp; £20</li>', 1],
  ['<dt>12 <b>من £20 إلى £30</b> אז 03-123-4567 &#39;</dt>', 2],
  ['<a> £349.99 </a><p>+44 20 7946 0123</p>', 0],
  ['<li>رمز NMC-2024/15</li>', 1],
])('a text stays one node among others, as a flex container wants it: %s', (html, wrapped) => {
  const isolated = isolate(html);
  expect(isolated.split('<span>')).toHaveLength(wrapped + 1);
  const nodes = (markup: string) => markup.replace(/<span>.*?<\/span>|<bdi dir="ltr">.*?<\/bdi>/g, 'text');
  expect(nodes(isolated).replace(/>[^<]+</g, '>text<')).toBe(html.replace(/>[^<]+</g, '>text<'));
});

test.each([
  'من 9–12 صباحا',
  'في عام 2025-2026',
  'يستغرق 14 يوما، 645 درهما',
  'الساعة 12:30',
  'امتحان OSCE في لندن',
  'Q&amp;A و &#39;نعم&#39;',
  'في 2026 300 طالب',
])('what each language reads in its own direction stays: %s', (text) => {
  expect(isolate(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
});

test.each([
  '<a href="tel:+44 20 7946 0123" title="+44 20 7946 0123 > 1">اتصل</a>',
  '<pre dir="ltr"><code>call +44 20 7946 0123</code></pre>',
  '<bdi dir="ltr">+44 20 7946 0123</bdi>',
  '<textarea>+44 20 7946 0123</textarea>',
  `<site-island of="checkout-form" props='{"a":">"}'><p>+44 20 7946 0123</p></site-island>`,
  '<svg><text>+44 20 7946 0123</text></svg>',
])('attributes and what is kept together already stay: %s', (html) => {
  expect(isolate(html)).toBe(html);
});

test('computer code runs from left to right', () => {
  const written =
    '<p>اكتب <code>npm i -D 2</code>:</p><pre class="a"><code>x > 1</code></pre><kbd>Ctrl</kbd>';
  expect(isolate(written)).toBe(
    '<p>اكتب <code dir="ltr">npm i -D 2</code>:</p><pre dir="ltr" class="a"><code>x > 1</code></pre><kbd dir="ltr">Ctrl</kbd>',
  );
});

test('an island of plain markup is as any other part of the page', () => {
  expect(isolate('<site-island of="share"><p>+44 20 7946 0123</p></site-island>')).toContain('<bdi');
});

test('takes time in proportion to the page', () => {
  for (const heavy of ['1', '1 ', 'a-', '+1', '<', "<'", '&#', '£1,', '(1)'].map((text) =>
    text.repeat(40_000),
  ))
    expect(isolate(heavy).length).toBeGreaterThanOrEqual(heavy.length);
}, 5_000);
