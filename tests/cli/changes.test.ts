import { expect, test } from 'vitest';
import { createChanges } from '../../cli/serve/changes.ts';

test('files stay changed until a build that began after they did has ended', () => {
  const changes = createChanges();
  const first = changes.begin();
  expect(first.files).toEqual([]);
  changes.add(['a', 'b']);
  expect(first.signal.aborted).toBe(true);

  const second = changes.begin();
  expect(second.files).toEqual(['a', 'b']);
  changes.add(['b', 'c']);
  expect(second.signal.aborted).toBe(true);

  const third = changes.begin();
  expect(third.files).toEqual(['a', 'b', 'c']);
  third.end();
  expect(third.signal.aborted).toBe(false);
  expect(changes.begin().files).toEqual([]);
});
