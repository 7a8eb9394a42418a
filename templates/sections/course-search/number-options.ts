import type { CourseSearchProps } from '../../../schemas/types.ts';

type Course = CourseSearchProps['courses'][number];
type Filter = CourseSearchProps['filters'][number];

export type ShownFilter = { id: string; label: string; options: ShownOption[] };

/** `number` counts through the options of all filters: by it stylesheet and script know which courses an option finds. */
export type ShownOption = { id: string; label: string; number: number; found: Course[] };

/** The filters with what each option finds, without options that find nothing. */
export function numberOptions(filters: readonly Filter[], courses: readonly Course[]): ShownFilter[] {
  let number = 0;
  return filters
    .map(({ id, label, by, options }) => ({
      id,
      label,
      options: options
        .map((option) => ({
          id: option.id,
          label: option.label,
          found: courses.filter((course) => isFound(course[by], option.values)),
        }))
        .filter(({ found }) => found.length > 0)
        .map((option) => {
          number += 1;
          return { ...option, number };
        }),
    }))
    .filter(({ options }) => options.length > 0);
}

/** Without values an option finds the courses that say nothing. */
function isFound(said: string | undefined, values: readonly string[] | undefined): boolean {
  return values === undefined ? said === undefined : said !== undefined && values.includes(said);
}

/** The numbers of the options that find a course: "1 5 9". */
export function numbersOf(course: Course, filters: readonly ShownFilter[]): string {
  return filters
    .flatMap(({ options }) => options)
    .filter(({ found }) => found.includes(course))
    .map(({ number }) => number)
    .join(' ');
}
