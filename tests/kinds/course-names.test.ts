import { describe, expect, it } from 'vitest';
import { courseNames } from '../../kinds/course/course-names.ts';
import { makeEntry, makeSite, money, readsOf } from './make-site.ts';

const wording = {
  course: { students: '{count} students', rating: '{rating} of 5', locationOpen: 'to be agreed' },
};
const site = makeSite({ wording, settings: { checkout: { instalments: 4 } } });
const dear = {
  price: money(349.99),
  originalPrice: money(499.99),
  originalPriceSince: { iso: '2025-01-01', text: '1 January 2025' },
  payLater: true,
  students: '800+',
  rating: 4.9,
};

function nameOf(field: string, values: Readonly<Record<string, unknown>>) {
  const planned = courseNames[field]?.(makeEntry('courses', 'osce', values), site);
  if (!planned) throw new Error(`no name ${field}`);
  return planned;
}

describe('what texts may say of a course', () => {
  it.each([
    ['price', '£349.99'],
    ['originalPrice', '£499.99'],
    ['saving', '£150'],
    ['instalment', '£87.50'],
    ['students', '800+ students'],
    ['rating', '4.9 of 5'],
    ['location', 'to be agreed'],
  ])('%s is %s', (field, text) => {
    expect(nameOf(field, dear).value).toBe(text);
  });

  it('a price that nobody can date is not compared with', () => {
    const { originalPriceSince: _since, ...undated } = dear;
    expect(nameOf('originalPrice', undated).value).toBe('£349.99');
    expect(nameOf('saving', undated).value).toBeUndefined();
  });

  it('a course that is paid at once has no instalment', () => {
    expect(nameOf('instalment', { ...dear, payLater: false }).value).toBeUndefined();
  });

  it('of what nobody has counted yet there is nothing to say', () => {
    const { students: _students, rating: _rating, ...fresh } = dear;
    expect(nameOf('students', fresh).value).toBeUndefined();
    expect(nameOf('rating', fresh).value).toBeUndefined();
  });

  it('a computed value is put down to the line of the number that it is computed from, and to no other', () => {
    const { origins } = nameOf('saving', dear);
    expect(origins.map(({ path, places }) => [path, places.map(({ file }) => file)])).toEqual([
      ['', ['content/courses/osce.yaml#originalPrice']],
    ]);
  });

  it('each looks at the fields that it is made of alone, so that a course’s own texts may name it', () => {
    expect(readsOf(nameOf('students', dear))).toEqual(['content/courses/osce.yaml: students']);
    expect(readsOf(nameOf('saving', dear))).toEqual([
      'content/courses/osce.yaml: originalPrice',
      'content/courses/osce.yaml: originalPriceSince',
      'content/courses/osce.yaml: price',
    ]);
  });
});
