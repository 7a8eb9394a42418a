/** One price, written once: the card, the checkout, the message and search engines show the same figure. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listPages } from '../browser/list-pages.ts';
import { buildCopy, copyShipped } from './build-copy.ts';
import { readCourses, type WrittenCourse } from './read-courses.ts';
import { readOffer } from './read-offer.ts';
import { readPage } from './read-page.ts';
import { readShownPrices } from './shown-prices.ts';
import { editFile } from './site-copy.ts';
import { pounds, savedPounds } from './written-sums.ts';

const minute = 60_000;
const offer = readOffer();
/**
 * Two courses with changed prices; the offer is computed from one of them: its saving grows, and so does the other's.
 */
const cheaper = { ...findCourse('cbt-comprehensive'), price: changedPrice('cbt-comprehensive', -12.68) };
const dearer = { ...findCourse(offer.course), price: changedPrice(offer.course, 63.58) };
const changes = [cheaper, dearer];

const state = { before: inject('shipped').out, root: '', after: '' };
beforeAll(async () => {
  state.root = await copyShipped();
  for (const { id, price } of changes) {
    await editFile(state.root, `content/courses/${id}.yaml`, (text) =>
      text.replace(/^price: .*$/m, `price: ${price}`),
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
    const shown = readShownPrices(state.after, cheaper.id, cheaper.title);
    const { price, saving, instalment, sums, summary, totals } = reckon(cheaper);
    expect(shown).toEqual({
      card: { sums, saving: `Save ${saving}` },
      summary,
      payments: [
        {
          messageText: `Pay in Full (${price})`,
          total: price,
          submit: `Complete Enrolment - ${price}`,
        },
        {
          messageText: `Pay in instalments (${instalment}/month × 4)`,
          total: totals[1],
          submit: `Complete Enrolment - ${instalment}/month`,
        },
      ],
      messages: [price, price],
      offer: { price: cheaper.price.toFixed(2), currency: 'GBP' },
    });
  });

  test('the old figures are on no page any more', () => {
    const old = ownFigures(cheaper.id);
    const pages = (out: string) =>
      listPages(out).map((address) => [address, readPage(out, address).html] as const);
    const holding = (out: string) =>
      pages(out).flatMap(([address, html]) => (old.some((figure) => html.includes(figure)) ? [address] : []));
    expect(holding(state.before)).toEqual(
      expect.arrayContaining(['/cbt', `/checkout/${cheaper.id}`, '/courses']),
    );
    expect(holding(state.after)).toEqual([]);
  });

  test('the offer’s savings and percentage are reckoned from it', () => {
    const strip = (out: string) => readPage(out, '/').find('promotion-strip')[0]?.text ?? '';
    const banner = (out: string) => readPage(out, '/course-purchase').find('offer-banner')[0]?.text ?? '';
    const before = findCourse(offer.course);
    for (const { out, price } of [
      { out: state.before, price: Number(before.price) },
      { out: state.after, price: dearer.price },
    ]) {
      const percent = Math.round((1 - offer.price / price) * 100);
      expect(strip(out)).toMatch(inOrder(`${percent}% off`, pounds(offer.price), pounds(price)));
      const savings = [price, before.originalPrice ?? price].map((from) => savedPounds(from, offer.price));
      expect(banner(out)).toMatch(inOrder(...savings));
    }
  });

  test('the change touches no other course', () => {
    const others = readCourses().filter(({ id }) => !changes.some((change) => change.id === id));
    for (const { id, title } of others) {
      expect(readShownPrices(state.after, id, title)).toEqual(readShownPrices(state.before, id, title));
    }
    for (const figure of ownFigures(cheaper.id))
      expect(readFileSync(path.join(state.after, 'index.html'), 'utf8')).not.toContain(`£${figure}`);
  });
});

/** The expected amounts, computed from what the editor wrote by the rules of the specification. */
function reckon({ price, originalPrice, payLater }: WrittenCourse) {
  const amount = price === 'Free' ? 0 : price;
  const text = price === 'Free' ? 'Free' : pounds(price);
  const original = originalPrice && originalPrice > amount ? pounds(originalPrice) : undefined;
  const saving = original && originalPrice ? savedPounds(originalPrice, amount) : undefined;
  const monthly = Math.ceil(Math.round(amount * 100) / 4);
  const instalment = payLater ? pounds(monthly / 100) : undefined;
  const totals = [text, ...(instalment ? [`4 × ${instalment} = ${pounds((4 * monthly) / 100)}`] : [])];
  return {
    amount,
    price: text,
    saving,
    instalment,
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

function findCourse(id: string): WrittenCourse {
  const course = readCourses().find((one) => one.id === id);
  if (!course) throw new Error(`there is no course ${id}`);
  return course;
}

function changedPrice(id: string, by: number): number {
  return Number((Number(findCourse(id).price) + by).toFixed(2));
}

/** Price and instalment as digits, without those that other courses share, which rightly stay. */
function ownFigures(id: string): string[] {
  const figures = (course: WrittenCourse) => reckon(course).sums.map((sum) => sum.replace('£', ''));
  const course = findCourse(id);
  const kept = new Set([
    ...readCourses().flatMap((one) => (one.id === id ? [] : figures(one))),
    String(course.originalPrice?.toFixed(2)),
  ]);
  const own = figures(course).filter((figure) => !kept.has(figure));
  expect(own).not.toEqual([]);
  return own;
}

/** Whole sums in this order, with anything in between. */
function inOrder(...parts: readonly string[]): RegExp {
  return new RegExp(parts.map((part) => `${part.replaceAll('.', '\\.')}(?!\\d)`).join('.*'));
}
