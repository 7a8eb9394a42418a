import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savingOf } from '../../kinds/course/plan-reference-price.ts';
import {
  instalmentTotal,
  monthlyInstalment,
  savingPercent,
  wholeSaving,
} from '../../kinds/course/price-course.ts';

describe('the arithmetic of a price', () => {
  it.each([
    [349.99, 87.5],
    [749.99, 187.5],
    [600, 150],
    [399.99, 100],
    [199.99, 50],
    [129.99, 32.5],
  ])('splits %d into four payments of %d, as the price list says', (price, monthly) => {
    expect(monthlyInstalment(price, 4, 2)).toBe(monthly);
  });

  it.each([
    ['whole rupees', 25_000, 3, 0, 8_334],
    ['whole yen', 10_000, 4, 0, 2_500],
    ['thousandths of a dinar', 79.5, 4, 3, 19.875],
    ['thousandths of a dinar, rounded up', 10, 3, 3, 3.334],
  ])('splits into %s', (_name, price, count, decimals, monthly) => {
    expect(monthlyInstalment(price, count, decimals)).toBe(monthly);
  });

  it.each([
    [87.5, 4, 350],
    [29.33, 4, 117.32],
    [0.1, 3, 0.3],
  ])('adds payments of %d, %i of them, to %d without a lost fraction', (instalment, count, total) => {
    expect(instalmentTotal(instalment, count)).toBe(total);
  });

  it.each([
    [349.99, 499.99, 150],
    [749.99, 799.99, 50],
    [399.99, 549.99, 150],
    [199.99, 499.99, 300],
  ])('saves whole pounds: %d instead of %d saves %d', (price, original, saving) => {
    expect(wholeSaving(price, original)).toBe(saving);
  });

  it('rounds the promotion to 43 percent', () => {
    expect(savingPercent(199.99, 349.99)).toBe(43);
  });

  it('never asks for less than the price in all, and for less than a penny a payment more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 12 }), (pence, count) => {
        const monthly = Math.round(monthlyInstalment(pence / 100, count, 2) * 100);
        expect(monthly * count).toBeGreaterThanOrEqual(pence);
        expect((monthly - 1) * count).toBeLessThan(pence);
      }),
    );
  });

  it('never promises more saving than is true', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (pence, off) => {
          const saving = wholeSaving(pence / 100, (pence + off) / 100);
          expect(saving * 100).toBeLessThanOrEqual(off);
          expect((saving + 1) * 100).toBeGreaterThan(off);
        },
      ),
    );
  });
});

describe('a price that was converted from another currency', () => {
  const about = (amount: number) => ({
    amount,
    text: `about ${amount}`,
    free: false,
    converted: true as const,
  });
  const since = { iso: '2025-01-01', text: '1 January 2025' };

  it('saves nothing: the former one was never paid here', () => {
    const price = { amount: 20_000, text: 'PHP 20,000', free: false };
    const prices = { price, originalPrice: about(36_000), originalPriceSince: since };
    expect(savingOf(prices)).toBeUndefined();
    expect(savingOf({ ...prices, originalPrice: { ...about(36_000), converted: undefined } })).toBe(16_000);
  });
});
