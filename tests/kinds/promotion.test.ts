import { describe, expect, it } from 'vitest';
import { promotion as code } from '../../kinds/promotion/promotion.ts';
import { promotionText } from '../../kinds/promotion/promotion-texts.ts';
import { makeSite, readsOf } from './make-site.ts';

const offer = {
  course: 'osce',
  code: 'NURSE',
  price: 199.99,
  title: 'A lower price',
  text: 'Use {promotion.code}: {promotion.savingNow} less, {promotion.savingOriginal} less than before.',
  badge: '{percent}% off',
  until: '2027-03-31',
  untilText: 'Until {date}',
};
const courses = {
  osce: { price: 349.99, originalPrice: 499.99, originalPriceSince: '2025-01-01' },
};
const running = makeSite({ settings: { promotion: offer }, entries: { courses } });

function nameOf(field: string, site = running) {
  return code.shared?.promotion?.name?.(field, site);
}

describe('what texts may say of the promotion', () => {
  it.each([
    ['code', 'NURSE'],
    ['price', '£199.99'],
    ['percentOff', '43%'],
    ['savingNow', '£150'],
    ['savingOriginal', '£300'],
    ['untilText', 'Until the day 2027-03-31'],
    ['badge', '43% off'],
    ['title', 'A lower price'],
  ])('%s is %s', (field, text) => {
    expect(nameOf(field)?.value).toBe(text);
  });

  it('is put down to the line of the name', () => {
    expect(nameOf('savingNow')?.origins).toEqual([
      { path: '', value: '£150', places: [{ file: 'site.yaml#promotion#savingNow', line: 1, column: 1 }] },
    ]);
  });

  it('is nothing once it is over, and where its course is hidden', () => {
    const over = makeSite({
      settings: { promotion: offer },
      entries: { courses },
      now: '2027-04-01T00:00:00Z',
    });
    expect(nameOf('code', over)?.value).toBeUndefined();
    expect(nameOf('code', makeSite({ settings: { promotion: offer } }))?.value).toBeUndefined();
  });

  it('a saving is not computed from the promotion’s texts', () => {
    expect(readsOf(nameOf('savingNow') ?? { ...running.isHidden('/'), reads: [] })).not.toContain(
      'site.yaml: promotion/text',
    );
  });

  it('knows the days on which it begins and is gone', () => {
    expect(nameOf('code')?.dates).toEqual(['2027-04-01']);
  });
});

it('its own texts name its values', () => {
  expect(promotionText('text', 'osce', running).value).toBe('Use NURSE: £150 less, £300 less than before.');
});

describe('around a page', () => {
  const frame = { siteName: 'A', promotion: { course: { id: 'osce' } } };
  const page = { plain: false, current: undefined, sections: [] };
  const sold = (id: string) => ({ kind: 'price-card', props: { course: { id } } });
  const on = (changes: Partial<Parameters<NonNullable<typeof code.frameOn>>[1]>) =>
    code.frameOn?.(frame, { ...page, ...changes });

  it.each([
    { where: 'a general page', changes: {}, stays: true },
    { where: 'the page of its course', changes: { current: { kind: 'courses', id: 'osce' } }, stays: true },
    {
      where: 'the page of another course',
      changes: { current: { kind: 'courses', id: 'oet' } },
      stays: false,
    },
    { where: 'the page of an article', changes: { current: { kind: 'posts', id: 'oet' } }, stays: true },
    { where: 'a page that sells another course', changes: { sections: [sold('oet')] }, stays: false },
    { where: 'the till', changes: { plain: true }, stays: false },
  ])('the promotion on $where: $stays', ({ changes, stays }) => {
    expect(on(changes)).toEqual(stays ? frame : { siteName: 'A' });
  });
});
