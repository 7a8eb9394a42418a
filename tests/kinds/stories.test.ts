import { expect, it } from 'vitest';
import { storiesOf } from '../../kinds/course/plan-course-detail.ts';

const exams: Readonly<Record<string, string>> = {
  'osce-online': 'osce',
  'osce-onsite': 'osce',
  'first-aid': 'short',
};
const stories = [
  { id: 'amara', course: 'osce-online' },
  { id: 'bina', course: 'osce-onsite' },
  { id: 'carla', course: 'osce-online' },
  { id: 'dede', course: 'first-aid' },
];

it.each([
  { course: 'osce-online', exam: 'osce', told: ['amara', 'carla'], why: 'those who took it, in their order' },
  { course: 'osce-in-a-day', exam: 'osce', told: ['amara', 'bina', 'carla'], why: 'the same exam' },
  { course: 'oet', exam: 'oet', told: [], why: 'nobody took that exam' },
  { course: 'lifting', exam: 'short', told: [], why: 'short courses prepare for no exam in common' },
])('the stories of $course are of $told: $why', ({ course, exam, told }) => {
  const chosen = storiesOf({ course, exam }, stories, (other) => exams[other] ?? '');
  expect(chosen.map(({ id }) => id)).toEqual(told);
});

it('nobody is asked for their exam where somebody took the course', () => {
  const asked: string[] = [];
  storiesOf({ course: 'osce-online', exam: 'osce' }, stories, (other) => {
    asked.push(other);
    return exams[other] ?? '';
  });
  expect(asked).toEqual([]);
});
