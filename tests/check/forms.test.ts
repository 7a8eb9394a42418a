import { describe, expect, test } from 'vitest';
import { explainForm } from '../../renderer/check/shape/forms/explain-form.ts';
import { readDate } from '../../renderer/check/shape/forms/read-date.ts';
import { schemas } from './check-edited.ts';

const forms = {
  time: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  id: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  address: '^/([a-z0-9-]+(/[a-z0-9-]+)*(/:(id|slug))?|:(id|slug))?$',
  origin: '^https?://[^/ ]+$',
  currency: '^[A-Z]{3}$',
  colour: '^#[0-9a-fA-F]{6}$',
  year: '^[0-9]{4}$',
};

const explain = (form: keyof typeof forms, written: string) =>
  explainForm(written, (text) => new RegExp(forms[form], 'u').test(text));

describe('a text that is not in its form', () => {
  test.each<[keyof typeof forms, string, string]>([
    ['time', '9:30', '09:30'],
    ['time', '9.30 a.m.', '09:30'],
    ['time', '12am', '00:00'],
    ['time', '12.15 pm', '12:15'],
    ['time', '19h30', '19:30'],
    ['time', '1930', '19:30'],
    ['time', '18:00:00', '18:00'],
    ['time', ' 18:00', '18:00'],
    ['time', 'midday', '12:00'],
    ['id', 'Our Story', 'our-story'],
    ['id', 'our_story', 'our-story'],
    ['id', 'très-tôt', 'tres-tot'],
    ['id', '#our-story', 'our-story'],
    ['address', '/Courses/OSCE', '/courses/osce'],
    ['address', 'https://example.org/courses/osce/', '/courses/osce'],
    ['address', 'about-us.html', '/about-us'],
    ['address', '/about us/', '/about-us'],
    ['origin', 'https://example.org/', 'https://example.org'],
    ['origin', 'www.example.org', 'https://www.example.org'],
    ['origin', 'https//example.org', 'https://example.org'],
    ['origin', 'htps://example.org', 'https://example.org'],
    ['origin', 'https://example.org/en/', 'https://example.org'],
    ['currency', 'eur', 'EUR'],
    ['currency', '£', 'GBP'],
    ['colour', '1a2b3c', '#1a2b3c'],
    ['colour', '#abc', '#aabbcc'],
  ])('as %s, “%s” was meant to be %s', (form, written, meant) => {
    const explained = explain(form, written);
    expect(explained.meant).toBe(meant);
    expect(explained.slips.length).toBeGreaterThan(0);
  });

  test.each<[keyof typeof forms, string, string | undefined]>([
    ['time', '25:00', 'hour-too-late'],
    ['time', '10:75', 'minutes-too-many'],
    ['time', '13pm', 'twelve-hour-clock'],
    ['time', '16', undefined],
    ['time', 'after lunch', undefined],
    ['id', '2nd-step', 'first-digit'],
    ['id', 'q&a', undefined],
    ['origin', 'https://exa mple.org', undefined],
    ['currency', '$', undefined],
    ['colour', 'mauve', undefined],
    ['colour', 'teal', 'colour-name'],
    ['colour', '#12345', undefined],
    ['year', '26', 'year-of-two-digits'],
    ['year', '2025/26', undefined],
  ])('as %s, nothing is offered for “%s”', (form, written, slip) => {
    const explained = explain(form, written);
    expect(explained.meant).toBeUndefined();
    expect(explained.slips).toEqual(slip === undefined ? [] : [slip]);
  });
});

describe('a date in another form', () => {
  test.each([
    ['20261003', '2026-10-03'],
    ['2026-1-5', '2026-01-05'],
    ['2026/10/03', '2026-10-03'],
    ['2026-25-12', '2026-12-25'],
    ['25.12.2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['4/4/2026', '2026-04-04'],
    ['3 Oct 2026', '2026-10-03'],
    ['Saturday, 3rd of October 2026', '2026-10-03'],
    ['Sept. 3, 2026', '2026-09-03'],
    ['2026-10-03T16:00', '2026-10-03'],
    ['29 February 2028', '2028-02-29'],
  ])('“%s” is %s', (written, date) => {
    expect(readDate(written)).toEqual({ kind: 'day', date });
  });

  test('day and month that may be either way are both offered', () => {
    expect(readDate('3/10/2026')).toEqual({ kind: 'unsure', dates: ['2026-10-03', '2026-03-10'] });
  });

  test('a day with the name of another one is shown, never written', () => {
    expect(readDate('Sunday, 5 October 2025')).toEqual({ kind: 'day', date: '2025-10-05' });
    expect(readDate('Mon 5 October 2025')).toEqual({ kind: 'unsure', dates: ['2025-10-05'] });
  });

  test('a day that there is not says how many there are', () => {
    expect(readDate('31 June 2026')).toEqual({ kind: 'no-such-day', month: 6, year: 2026, days: 30 });
    expect(readDate('2026-02-29')).toEqual({ kind: 'no-such-day', month: 2, year: 2026, days: 28 });
    expect(readDate('2026-14-20')).toEqual({ kind: 'no-such-month', month: 14 });
  });

  test.each(['next Monday', 'October 2026', '3/10/26', '10 January', '2026'])(
    '“%s” is not guessed at',
    (written) => {
      expect(readDate(written)).toBeUndefined();
    },
  );
});

describe('every pattern of a schema', () => {
  const parts = Object.entries(schemas).flatMap(([name, schema]) => patterns(schema, name));

  test('is found', () => {
    expect(parts.length).toBeGreaterThan(50);
  });

  test('is said in words', () => {
    expect(parts.filter(({ inWords }) => typeof inWords !== 'string' || inWords === '')).toEqual([]);
  });

  test('is said in words that continue “Write …” or “must be …”', () => {
    expect(parts.filter(({ inWords }) => /^(?:[A-Z]|Write)|[.!]$/.test(String(inWords)))).toEqual([]);
  });
});

function patterns(part: unknown, at: string): { at: string; inWords: unknown }[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([key, value]) => patterns(value, `${at}/${key}`));
  if (!('pattern' in part) || typeof part.pattern !== 'string' || !('type' in part)) return inner;
  return [{ at, inWords: 'inWords' in part ? part.inWords : undefined }, ...inner];
}
