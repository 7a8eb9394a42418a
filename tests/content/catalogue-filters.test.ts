import { describe, expect, test } from 'vitest';
import { numberOptions, numbersOf } from '../../templates/components/filters/number-options.ts';
import { makeCourse } from './make-course.ts';

const courses = [
  makeCourse({ id: 'one', category: 'osce', field: 'Adult nursing', format: 'Online' }),
  makeCourse({ id: 'two', category: 'oet', format: 'Online' }),
];
const filters = numberOptions(
  [
    {
      id: 'exam',
      label: 'Exam',
      by: 'category',
      options: [
        { id: 'cbt', label: 'CBT', values: ['cbt'] },
        { id: 'any-exam', label: 'Exams', values: ['oet', 'osce'] },
      ],
    },
    {
      id: 'format',
      label: 'Format',
      by: 'format',
      options: [{ id: 'onsite', label: 'Onsite', values: ['Onsite'] }],
    },
    {
      id: 'field',
      label: 'Field',
      by: 'field',
      options: [
        { id: 'adult', label: 'Adult', values: ['Adult nursing'] },
        { id: 'any', label: 'Any' },
      ],
    },
  ],
  courses,
);

test('a filter without choices of its own has one for each value, in the order of the alphabet', () => {
  const people = [{ country: 'Sri Lanka' }, { country: 'India' }, {}, { country: 'Sri Lanka' }];
  const [filter] = numberOptions([{ id: 'country', label: 'Country', by: 'country' }], people);
  expect(filter?.options.map(({ id, label, found }) => [id, label, found.length])).toEqual([
    ['india', 'India', 1],
    ['sri-lanka', 'Sri Lanka', 2],
  ]);
});

describe('the filters of the catalogue', () => {
  test('leave out a choice that finds nothing, and a filter without choices', () => {
    expect(filters.map(({ id, options }) => [id, ...options.map((option) => option.id)])).toEqual([
      ['exam', 'any-exam'],
      ['field', 'adult', 'any'],
    ]);
  });

  test('number the choices through, and say what each finds', () => {
    const options = filters.flatMap((filter) => filter.options);
    expect(options.map(({ number, found }) => [number, ...found.map(({ id }) => id)])).toEqual([
      [1, 'one', 'two'],
      [2, 'one'],
      [3, 'two'],
    ]);
    expect(courses.map((course) => numbersOf(course, filters))).toEqual(['1 2', '1 3']);
  });
});
