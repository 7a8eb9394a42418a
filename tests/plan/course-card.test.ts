/** Where and when: a card says only what the file of its course says. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Course } from '../../schemas/planned.ts';
import { planAcademy } from '../feeds/plan-academy.ts';

let courses: Map<string, Course>;
beforeAll(async () => {
  const { pages } = await planAcademy(new Date('2026-11-01T09:00:00Z'));
  const catalogue = pages.find(({ address }) => address === '/courses');
  const shown = catalogue?.sections.find(({ kind }) => kind === 'course-search')?.props.courses as Course[];
  courses = new Map(shown.map((course) => [course.id, course]));
});

describe('the place of a course', () => {
  test('is nothing where nobody has said it, and never online by default', () => {
    expect(courses.get('healthcare-apprentice')).not.toHaveProperty('location');
  });

  test('of the two practical days is the training centre', () => {
    for (const id of ['moving-handling', 'basic-life-support'])
      expect(courses.get(id)?.location).toBe('Training centre, London');
  });

  test('is online where the file says so', () => {
    expect(courses.get('osce-virtual-adult')?.location).toBe('Online');
  });

  test('in the message of a course without one is to be agreed', async () => {
    const { pages } = await planAcademy(new Date('2026-11-01T09:00:00Z'));
    const checkout = pages.find(({ address }) => address === '/checkout/healthcare-apprentice');
    const text = JSON.stringify(checkout?.sections);
    expect(text).toContain('Location: to be agreed');
    expect(text).not.toContain('{course.');
  });
});

test('only courses that say so start at once', () => {
  const promising = [...courses.values()].filter(({ footer }) => /immediately/.test(footer ?? ''));
  expect(promising.map(({ id }) => id)).toEqual(['oet-comprehensive', 'cbt-comprehensive']);
  expect(courses.get('osce-virtual-adult')?.footer).toBe('Flexible payment options');
  expect(courses.get('moving-handling')).not.toHaveProperty('footer');
});
