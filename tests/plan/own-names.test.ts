/** A text may name the other fields of its own entry and those of any other, whatever the order of the kinds. */
import { expect, test } from 'vitest';
import { circleOf } from '../../renderer/plan/context/planning-circle.ts';
import { checkEdited } from '../check/check-edited.ts';
import { planWhole } from '../plan-whole.ts';

test('texts of a course name the course, another one and an article', async () => {
  const { site, found } = await checkEdited({
    'content/courses/osce-online.yaml': [
      [
        'Live sessions',
        '"{course.duration} of {course.title}, then {courses.apprentice.title} after {posts.first-day.title}"',
      ],
    ],
    'content/posts/first-day.mdx': [['title: ', 'title: On {events.webinar.title}, ']],
  });
  expect(found).toEqual([]);
  if (!site) throw new Error('the site was refused');
  const planned = JSON.stringify(planWhole(site, { today: new Date('2026-11-21T09:00:00Z') }).pages);
  expect(planned).toContain('14 days of OSCE Online, then ');
  expect(planned).toMatch(/ after On [^{}"]+, /);
  expect(planned).not.toMatch(/\{(course|courses|posts|events)\./);
});

test('texts that name each other by way of what code answers are an error at the first of them', async () => {
  const { site, found } = await checkEdited({
    'content/tutors/ann.yaml': [['Ann Example', '"{posts.first-day.author}"']],
    'content/posts/first-day.mdx': [['author: Example Author', 'tutor: ann']],
  });
  expect(found).toEqual([]);
  if (!site) throw new Error('the site was refused');
  const error = catchError(() => planWhole(site, { today: new Date('2026-11-21T09:00:00Z') }));
  expect(circleOf(error)).toEqual({
    place: expect.objectContaining({ file: 'content/tutors/ann.yaml', line: 1, column: 7 }),
    name: 'tutors.ann.name',
    way: ['tutors.ann.name', 'posts.first-day.author'],
  });
});

function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
