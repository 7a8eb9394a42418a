/** Untranslated text in a page of the opposite direction. */
import { expect, test } from 'vitest';
import { markForeign } from '../../renderer/render/mark-foreign.ts';

const english = { language: 'en-GB', direction: 'ltr' as const, mixed: ['It costs ١٢ د.إ. a month.'] };
const mark = (html: string) => markForeign(html, english, (island) => island === 'checkout-form');
const marked = 'lang="en-GB" dir="ltr"';

test.each([
  ['<p>Call us today.</p>', `<p ${marked}>Call us today.</p>`],
  ['<p>اتصل بنا اليوم.</p>', '<p>اتصل بنا اليوم.</p>'],
  // The language is judged by the whole text, not word by word.
  [
    '<p>Call <strong>us</strong> <a href="/">today</a>.</p>',
    `<p ${marked}>Call <strong>us</strong> <a href="/">today</a>.</p>`,
  ],
  ['<p>امتحان <strong>OSCE</strong> اليوم</p>', `<p>امتحان <strong ${marked}>OSCE</strong> اليوم</p>`],
  ['<p>امتحان OSCE</p>', '<p>امتحان OSCE</p>'],
  // Amounts are formatted as in the page’s language.
  ['<p>It costs ١٢ د.إ. a month.</p>', `<p ${marked}>It costs ١٢ د.إ. a month.</p>`],
  ['<p>Other ١٢ د.إ.</p>', '<p>Other ١٢ د.إ.</p>'],
  // Layout elements keep the page's direction.
  ['<ul><li>One</li><li>اثنان</li></ul>', `<ul><li ${marked}>One</li><li>اثنان</li></ul>`],
  [
    '<li><svg><path></path></svg>Live sessions</li>',
    `<li><svg><path></path></svg><span ${marked}>Live sessions</span></li>`,
  ],
  ['<label>Name<input name="a"></label>', `<label><span ${marked}>Name</span><input name="a"></label>`],
  // Fragments of the frame end in other fragments.
  ['</main><footer><p>Call us</p></footer></div>', `</main><footer><p ${marked}>Call us</p></footer></div>`],
  [
    '<div class="page"><a href="#main">Skip</a><main>',
    `<div class="page"><a ${marked} href="#main">Skip</a><main>`,
  ],
  // Character references are not words.
  ['<p>&amp; &#39;١٢&#39;</p>', '<p>&amp; &#39;١٢&#39;</p>'],
  ['<p dir="ltr">Call us</p>', '<p lang="en-GB" dir="ltr">Call us</p>'],
])('%s', (html, expected) => {
  expect(mark(html)).toBe(expected);
});

test.each([
  '<p lang="ne">Call us</p>',
  '<script>const call = "us";</script>',
  '<select><option>Call us</option></select>',
  '<site-island of="checkout-form" props="{}"><p>Call us</p><site-island of="a"></site-island></site-island>',
])('is left alone: %s', (html) => {
  expect(mark(html)).toBe(html);
});

test('works in the other direction too', () => {
  const hebrew = { language: 'he', direction: 'rtl' as const, mixed: [] };
  expect(markForeign('<p>שלום</p><p>Hello</p>', hebrew, () => false)).toBe(
    '<p lang="he" dir="rtl">שלום</p><p>Hello</p>',
  );
});

test('takes time in proportion to the page', () => {
  for (const heavy of ['<p>a', '<p>a</p>', '<', '</p>', '<svg>', "<'", '&#', '<b>a</b>'].map((text) =>
    text.repeat(20_000),
  ))
    expect(mark(heavy).length).toBeGreaterThanOrEqual(heavy.length);
}, 5_000);
