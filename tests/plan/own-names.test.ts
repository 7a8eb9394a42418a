/** A text may name the other fields of its own entry and those of any other, in whatever order the kinds stand. */
import { expect, test } from 'vitest';
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
