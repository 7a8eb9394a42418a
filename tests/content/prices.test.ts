/** One price, written once: what the card, the checkout, the message and search engines say are one figure. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listPages } from '../browser/list-pages.ts';
import { buildCopy, copyShipped } from './build-copy.ts';
import { readCourses, type WrittenCourse } from './read-courses.ts';
import { readPage } from './read-page.ts';
import { readShownPrices } from './shown-prices.ts';
import { editFile } from './site-copy.ts';

const minute = 60_000;
/** Two courses whose prices change, and the offer that is reckoned from one of them. */
const changes = [
  { id: 'cbt-comprehensive', from: 'price: 129.99', to: 'price: 117.31' },
  { id: 'osce-virtual-adult', from: 'price: 349.99', to: 'price: 413.57' },
];

const state = { before: inject('shipped').out, root: '', after: '' };
beforeAll(async () => {
  state.root = await copyShipped();
  for (const { id, from, to } of changes) {
    await editFile(state.root, `content/courses/${id}.yaml`, (text) =>
      text.replace(`\n${from}\n`, `\n${to}\n`),
    );
  }
  state.after = await buildCopy(state.root);
}, minute);
afterAll(() => rm(state.root, { recursive: true, force: true }));

describe('§9 every course has one price everywhere', () => {
  test.each(readCourses())('$id', (course) => {
    const shown = readShownPrices(state.before, course.id, course.title);
    const wanted = reckon(course);
    expect(shown.card).toEqual({ sums: wanted.sums, saving: wanted.saving ? `Save ${wanted.saving}` : '' });
    expect(shown.summary).toEqual(wanted.summary);
    expect(shown.payments.map(({ total }) => total)).toEqual(wanted.totals);
    expect(shown.payments[0]?.messageText).toBe(`Pay in Full (${wanted.price})`);
    expect(shown.payments[0]?.submit).toBe(`Complete Enrolment - ${wanted.price}`);
    expect(shown.offer.price === undefined ? 0 : Number(shown.offer.price)).toBe(wanted.amount);
    if (wanted.amount > 0) expect(shown.offer.currency).toBe('GBP');
    expect(readPage(state.before, `/checkout/${course.id}`).html).toContain(`Price: ${wanted.price}`);
  });
});

describe('a price changed in its one file', () => {
  test('shows on the card, at the checkout, in the message and to search engines, with all that follows from it', () => {
    const shown = readShownPrices(state.after, 'cbt-comprehensive', 'CBT Comprehensive');
    expect(shown).toEqual({
      card: { sums: ['£117.31', '£149.99', '£29.33'], saving: 'Save £32' },
      summary: [
        'Original price £149.99',
        'Price £117.31',
        'You save £32',
        'Total £117.31 4 × £29.33 = £117.32',
      ],
      payments: [
        { messageText: 'Pay in Full (£117.31)', total: '£117.31', submit: 'Complete Enrolment - £117.31' },
        {
          messageText: 'Pay in instalments (£29.33/month × 4)',
          total: '4 × £29.33 = £117.32',
          submit: 'Complete Enrolment - £29.33/month',
        },
      ],
      messages: ['£117.31', '£117.31'],
      offer: { price: '117.31', currency: 'GBP' },
    });
  });

  test('the old figures are on no page any more', () => {
    const old = ['129.99', '32.50'];
    const pages = (out: string) =>
      listPages(out).map((address) => [address, readPage(out, address).html] as const);
    const holding = (out: string) =>
      pages(out).flatMap(([address, html]) => (old.some((figure) => html.includes(figure)) ? [address] : []));
    expect(holding(state.before)).toEqual(
      expect.arrayContaining(['/cbt', '/checkout/cbt-comprehensive', '/courses']),
    );
    expect(holding(state.after)).toEqual([]);
  });

  test('the offer’s savings and percentage are reckoned from it', () => {
    const strip = (out: string) => readPage(out, '/').find('promotion-strip')[0]?.text ?? '';
    expect(strip(state.before)).toMatch(/43% off.*£199\.99.*£349\.99/);
    expect(strip(state.after)).toMatch(/52% off.*£199\.99.*£413\.57/);
    const banner = (out: string) => readPage(out, '/course-purchase').find('offer-banner')[0]?.text ?? '';
    expect(banner(state.before)).toMatch(/£150(?!\d).*£300(?!\d)/);
    expect(banner(state.after)).toMatch(/£213(?!\d).*£300(?!\d)/);
  });

  test('the change touches no other course', () => {
    const others = readCourses().filter(({ id }) => !changes.some((change) => change.id === id));
    for (const { id, title } of others) {
      expect(readShownPrices(state.after, id, title)).toEqual(readShownPrices(state.before, id, title));
    }
    expect(readFileSync(path.join(state.after, 'index.html'), 'utf8')).not.toContain('£129.99');
  });
});

/** By hand, from what the editor wrote and the rules of the specification. */
function reckon({ price, originalPrice, payLater }: WrittenCourse) {
  const amount = price === 'Free' ? 0 : price;
  const text = price === 'Free' ? 'Free' : pounds(price);
  const original = originalPrice && originalPrice > amount ? pounds(originalPrice) : undefined;
  const saving =
    original && originalPrice ? `£${Math.floor(Number((originalPrice - amount).toFixed(2)))}` : undefined;
  const monthly = Math.ceil(Math.round(amount * 100) / 4);
  const instalment = payLater ? pounds(monthly / 100) : undefined;
  const totals = [text, ...(instalment ? [`4 × ${instalment} = ${pounds((4 * monthly) / 100)}`] : [])];
  return {
    amount,
    price: text,
    saving,
    totals,
    sums: [text, ...(original ? [original] : []), ...(instalment ? [instalment] : [])],
    summary: [
      ...(original ? [`Original price ${original}`] : []),
      `Price ${text}`,
      ...(saving ? [`You save ${saving}`] : []),
      `Total ${totals.join(' ')}`,
    ],
  };
}

function pounds(amount: number): string {
  return `£${amount.toFixed(2)}`;
}
