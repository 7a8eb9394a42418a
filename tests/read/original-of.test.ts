import { expect, test } from 'vitest';
import { originalOf } from '../../renderer/read/folder/check-file-names.ts';

test.each([
  ['Copy of course.yaml', 'course.yaml'],
  ['course - Copy.yaml', 'course.yaml'],
  ['course - Copy (2).yaml', 'course.yaml'],
  ['course copy.yaml', 'course.yaml'],
  ['course copy 2.yaml', 'course.yaml'],
  ['course (1).yaml', 'course.yaml'],
  ['course (conflicted copy 2026-01-02).yaml', 'course.yaml'],
  ['course.yaml.bak', 'course.yaml'],
  ['course.yaml.txt', 'course.yaml'],
])('“%s” is made of %s', (name, original) => {
  expect(originalOf(name)).toBe(original);
});

test.each([
  'course.yaml',
  'copy-of-course.yaml',
  'copywriting.yaml',
  'course-2.yaml',
  'notes.txt',
  'course.bak',
])('“%s” is a name of its own', (name) => {
  expect(originalOf(name)).toBeUndefined();
});
