import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber, formatRoundMoney } from '../../renderer/plan/formats/format-money.ts';
import { createFormats, type FormatStyle } from '../../renderer/plan/formats/formats.ts';

const style = { timeZone: 'Europe/London', freeWord: 'Free', clock: undefined };
const pounds = createFormats({ ...style, locale: 'en-GB', currency: 'GBP' });

/** Spaces within an amount are non-breaking. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money as a visitor reads it', () => {
  it('shows prices with pence, so that a list of them aligns', () => {
    expect(formatMoney(600, pounds).text).toBe('£600.00');
  });

  it('shows fees and savings without empty pence', () => {
    expect(formatRoundMoney(794, pounds).text).toBe('£794');
    expect(formatRoundMoney(87.5, pounds).text).toBe('£87.50');
  });

  it.each<[string, Pick<FormatStyle, 'locale' | 'currency' | 'numbers' | 'decimals'>, number, string]>([
    ['rupees in lakhs', { locale: 'en-IN', currency: 'INR' }, 240_000, '₹2,40,000.00'],
    ['Nepalese rupees as people write them', { locale: 'en-IN', currency: 'NPR' }, 124_000, 'NPR 1,24,000'],
    ['Nepalese rupees with paisa', { locale: 'en-IN', currency: 'NPR' }, 1249.5, 'NPR 1,249.50'],
    ['Nepali in its own digits', { locale: 'ne-NP', currency: 'NPR' }, 124_000, 'नेरू १,२४,०००'],
    ['Nepali in Latin digits', { locale: 'ne-NP', currency: 'NPR', numbers: 'latn' }, 124_000, 'नेरू 1,24,000'],
    [
      'English in Devanagari digits',
      { locale: 'en-IN', currency: 'NPR', numbers: 'deva' },
      24_000,
      'NPR २४,०००',
    ],
    ['yen', { locale: 'ja-JP', currency: 'JPY' }, 24_000, '￥24,000'],
    ['dinars', { locale: 'en-GB', currency: 'KWD' }, 79.5, 'KWD 79.500'],
    ['euros in Germany', { locale: 'de-DE', currency: 'EUR' }, 1200, '1.200,00 €'],
    ['euros in France', { locale: 'fr-FR', currency: 'EUR' }, 1200, '1 200,00 €'],
    ['pounds without pence', { locale: 'en-GB', currency: 'GBP', decimals: 0 }, 600, '£600'],
  ])('shows %s', (_name, site, amount, text) => {
    expect(plain(formatMoney(amount, createFormats({ ...style, ...site })).text)).toBe(text);
  });

  it('parts thousands with a space that typefaces have', () => {
    const french = createFormats({ ...style, locale: 'fr-FR', currency: 'EUR' });
    expect(formatNumber(12_000, french)).toBe('12\u00a0000');
    expect(formatMoney(12_000, french).text).toBe('12\u00a0000,00\u00a0€');
  });
});
