import { expect, it } from 'vitest';
import { storiesOf } from '../../renderer/plan/stories-of.ts';

const stories = [
  story('amara', 'osce-online', 'osce'),
  story('bina', 'osce-onsite', 'osce'),
  story('carla', 'osce-online', 'osce'),
  story('dede', 'first-aid', 'short'),
];

it.each([
  { course: 'osce-online', exam: 'osce', told: ['amara', 'carla'], why: 'those who took it, in their order' },
  { course: 'osce-in-a-day', exam: 'osce', told: ['amara', 'bina', 'carla'], why: 'the same exam' },
  { course: 'oet', exam: 'oet', told: [], why: 'nobody took that exam' },
  { course: 'lifting', exam: 'short', told: [], why: 'short courses prepare for no exam in common' },
])('the stories of $course are of $told: $why', ({ course, exam, told }) => {
  expect(storiesOf({ course, exam }, stories).map(({ value }) => value.id)).toEqual(told);
});

function story(id: string, course: string, exam: string) {
  return {
    value: {
      ...{ id, exam, course: { id: course, title: course } },
      ...{ name: id, year: '2026', location: 'Leeds', country: 'India' },
      ...{ rating: 5, ratingText: '5', quote: 'It worked.', initials: id.slice(0, 1) },
    },
    origins: [],
  };
}
