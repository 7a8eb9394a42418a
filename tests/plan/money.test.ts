import { describe, expect, it } from 'vitest';
import { formatMoney, formatRoundMoney } from '../../renderer/plan/formats/format-money.ts';
import { createFormats } from '../../renderer/plan/formats/formats.ts';

const style = { timeZone: 'Europe/London', freeWord: 'Free', clock: undefined };
const pounds = createFormats({ ...style, locale: 'en-GB', currency: 'GBP' });

describe('money as a visitor reads it', () => {
  it('shows prices with pence, so that a list of them aligns', () => {
    expect(formatMoney(600, pounds).text).toBe('£600.00');
  });

  it('shows fees and savings without empty pence', () => {
    expect(formatRoundMoney(794, pounds).text).toBe('£794');
    expect(formatRoundMoney(87.5, pounds).text).toBe('£87.50');
  });

  it('follows the currency and locale of the site', () => {
    const rupees = createFormats({ ...style, locale: 'en-NP', currency: 'NPR' });
    expect(formatMoney(1250, rupees).text.replaceAll('\u00a0', ' ')).toBe('NPR 1,250.00');
  });
});
