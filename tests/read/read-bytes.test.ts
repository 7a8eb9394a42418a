import { expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readBytes } from '../../renderer/read/folder/read-bytes.ts';
import { reasonOf } from '../../renderer/read/folder/reason-of.ts';
import { createSite } from './create-site.ts';

test('a file that vanished after its folder was listed is reported', () => {
  const found: Diagnostic[] = [];
  const absolute = `${createSite({})}/gone.yaml`;
  expect(
    readBytes(
      { name: 'gone.yaml', absolute, file: 'gone.yaml', kind: 'file' },
      1,
      (problem) => void found.push(problem),
    ),
  ).toBeUndefined();
  expect(found).toMatchObject([{ code: 'file-unreadable', message: expect.stringContaining('deleted') }]);
});

test('a refusal by the operating system is explained in plain words, or by its code', () => {
  expect(reasonOf(Object.assign(new Error('x'), { code: 'EACCES' }))).toBe('you have no permission');
  expect(reasonOf(Object.assign(new Error('x'), { code: 'EIO' }))).toContain('EIO');
});
