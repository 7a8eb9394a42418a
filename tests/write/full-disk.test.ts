/** A full disk, wherever it shows in a build, gives one message in words that are true. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { explainFailure as explainCommandFailure } from '../../cli/explain-failure.ts';
import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import { outputDiskFull } from '../../diagnostics/messages/write.ts';
import { cacheNotWritten } from '../../diagnostics/messages.generated.ts';
import { explainWriteFailure } from '../../renderer/write/explain-write-failure.ts';
import { joinDiskFull } from '../../renderer/write/join-disk-full.ts';
import { emptyFolder } from '../cli/run-site.ts';

const place = { file: 'content/media/logo.svg', line: 1, column: 1 };

async function siteFolder() {
  const root = await emptyFolder();
  const out = path.join(root, 'dist');
  await mkdir(out);
  return { root, out };
}

test('of the pictures, pages and lists that found no room, one message is left, of the output', async () => {
  const folder = await siteFolder();
  const others = [
    createError('not-a-number', place, 'Not a number'),
    createWarning('said-twice', place, 'Twice'),
  ];
  const found = [
    outputDiskFull(place, 'nothing'),
    ...others,
    cacheNotWritten({ ...place, file: '.site/cache' }, { reason: 'ENOSPC' }),
    outputDiskFull({ ...place, file: 'dist/index.html' }, 'nothing'),
  ];
  const told = joinDiskFull(found, folder);
  expect(told).toMatchObject([...others, { code: 'output-disk-full', place: { file: 'dist' } }]);
  expect(joinDiskFull(others, folder)).toEqual(others);
});

describe.each(['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO'])('%s', (code) => {
  const explain = ({ root, out }: { root: string; out: string }) => {
    const error = Object.assign(new Error(code), { code, syscall: 'write' });
    return explainWriteFailure(error, path.join(out, 'index.html'), { out, root }).message;
  };

  test('speaks of an old website only where there is one', async () => {
    const folder = await siteFolder();
    expect(explain(folder)).not.toContain('old');
    expect(explain({ ...folder, out: path.join(folder.out, 'not-there') })).not.toContain('old');
    await writeFile(path.join(folder.out, 'index.html'), 'old');
    expect(explain(folder)).toMatch(/The old (?:one|website) has not changed\./);
  });
});

test('a command that writes elsewhere says so as well, and no bug of ours', () => {
  const notes: string[] = [];
  const terminal = { note: (text: string) => void notes.push(text), system: 'a test' };
  const error = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'mkdtemp' });
  expect(explainCommandFailure(error, terminal)).toBe(1);
  expect(notes).toEqual(['The disk is full. Free some space, then run the command again.']);
});
