import { expect, test } from 'vitest';
import { addToList } from '../../renderer/edit/add-to-list.ts';
import { spliceText } from '../../renderer/edit/splice-text.ts';
import { parseSource } from '../../renderer/read/read-source.ts';

function added(text: string): string | undefined {
  const splice = addToList(parseSource('site.yaml', text).source, ['seen', 'courses'], ['a', 'b']);
  return splice && spliceText(text, [splice]);
}

test.each([
  ['flow', 'seen: { courses: [x] } # mine\nname: N\n', 'seen: { courses: [x, a, b] } # mine\nname: N\n'],
  ['empty flow', 'seen:\n  courses: []\n', 'seen:\n  courses: [a, b]\n'],
  [
    'flow over lines',
    'seen:\n  courses: [\n    x, # mine\n  ]\n',
    'seen:\n  courses: [\n    x, a, b, # mine\n  ]\n',
  ],
  [
    'lines',
    'seen:\n  courses:\n    - x # mine\nname: N\n',
    'seen:\n  courses:\n    - x # mine\n    - a\n    - b\nname: N\n',
  ],
  [
    'lines of Windows, without the last break',
    'seen:\r\n  courses:\r\n  - x',
    'seen:\r\n  courses:\r\n  - x\r\n  - a\r\n  - b',
  ],
  [
    'another collection',
    'seen:\n  posts: [x] # mine\nname: N\n',
    'seen:\n  posts: [x] # mine\n  courses: [a, b]\nname: N\n',
  ],
  ['another collection in flow', 'seen: { posts: [x] }\n', 'seen: { posts: [x], courses: [a, b] }\n'],
  ['nothing yet', 'name: N', 'name: N\nseen:\n  courses: [a, b]\n'],
])('words are added to a list: %s', (_, text, expected) => {
  expect(added(text)).toBe(expected);
  expect(parseSource('site.yaml', expected).problems).toEqual([]);
});

test('not where something else stands', () => {
  expect(added('seen: { courses: x }\n')).toBeUndefined();
  expect(added('seen: all\n')).toBeUndefined();
});
