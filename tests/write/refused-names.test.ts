/** Names that a disk refuses: nothing is changed because of them, and no journal waits for them for ever. */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutputCache } from '../../renderer/write/write-output.ts';
import { recoverOutput } from '../../renderer/write/write-output.ts';
import { buildOnce, createFolder, type Files, readFolder } from './build-once.ts';
import { beforeEachCall } from './with-file-system.ts';

const oldSite = { 'a.css': 'old', 'index.html': 'old' };
const newSite = { 'a.css': 'new', 'index.html': 'new', 'new/page.html': 'new' };

/** A disk that refuses to create some names. */
function onDisk<Result>(refuses: RegExp, code: string, work: () => Result): Result {
  const mend = beforeEachCall(['renameSync', 'writeFileSync', 'mkdirSync'], (name, args) => {
    const path = name === 'renameSync' ? args[1] : args[0];
    if (typeof path === 'string' && path.split('/').some((part) => refuses.test(part)))
      throw Object.assign(new Error(`${name} failed`), { code, syscall: name });
  });
  try {
    return work();
  } finally {
    mend();
  }
}

describe.each([
  ['longer than any disk allows', `blog/${'x'.repeat(256)}.html`, /(?!)/, 'ENAMETOOLONG'],
  ['longer in bytes than in letters', `blog/${'लेख'.repeat(40)}.html`, /(?!)/, 'ENAMETOOLONG'],
  ['longer than an encrypted folder allows', `${'y'.repeat(150)}/index.html`, /^.{144,}$/, 'ENAMETOOLONG'],
  ['with a sign that Windows keeps for itself', 'wiki/Special:Search/index.html', /[:*?"<>|]/, 'EINVAL'],
  ['in letters that the disk can’t write', 'old/c\u0301\u{1f393}/index.html', /\u{1f393}/u, 'EILSEQ'],
])('a name %s', (_kind, output, refuses, code) => {
  const withName: Files = { ...newSite, [output]: 'x' };

  it('is refused while the old website stands as it was, and the next build succeeds', () => {
    const folder = createFolder();
    buildOnce(folder, oldSite);
    const { written, problems } = onDisk(refuses, code, () => buildOnce(folder, withName));
    expect([written, problems.map((one) => one.code)]).toEqual([undefined, ['output-name-refused']]);
    expect(problems[0]?.message).toContain(`(${code})`);
    expect(readFolder(folder.out)).toEqual(oldSite);
    expect(existsSync(join(folder.root, '.site/output/dist/journal.json'))).toBe(false);
    expect(onDisk(refuses, code, () => buildOnce(folder, newSite)).codes).toEqual([]);
    expect(readFolder(folder.out)).toEqual(newSite);
  });
});

describe('a journal that can’t be finished', () => {
  /** Decided on a disk that accepted the name, as by a version that didn’t try it; then the disk refuses it. */
  function leaveJournal() {
    const folder = createFolder();
    buildOnce(folder, oldSite);
    const left = onRename(/^late/, 'EIO', () => buildOnce(folder, { ...newSite, 'late.html': 'x' }));
    expect(left.codes).toEqual(['output-unfinished']);
    return folder;
  }

  const onRename = <Result>(refuses: RegExp, code: string, work: () => Result) => {
    const mend = beforeEachCall(['renameSync'], (name, [, to]) => {
      if (typeof to === 'string' && refuses.test(to.split('/').at(-1) ?? ''))
        throw Object.assign(new Error(`${name} failed`), { code, syscall: name });
    });
    try {
      return work();
    } finally {
      mend();
    }
  };

  it.each(['ENAMETOOLONG', 'EINVAL', 'EILSEQ', 'ENOTSUP'])('is given up with a message: %s', (code) => {
    const folder = leaveJournal();
    const cache: OutputCache = {};
    const next = onRename(/^late/, code, () => buildOnce(folder, newSite, cache));
    expect(next.codes).toEqual(['output-given-up']);
    expect(next.problems[0]).toMatchObject({ severity: 'warning', place: { file: 'dist/late.html' } });
    expect(readFolder(folder.out)).toEqual(newSite);
    expect(buildOnce(folder, newSite, cache).codes).toEqual([]);
    expect(buildOnce(folder, oldSite).codes).toEqual([]);
    expect(readFolder(folder.out)).toEqual(oldSite);
  });

  it('is given up by commands that only read as well', () => {
    const folder = leaveJournal();
    expect(onRename(/^late/, 'EINVAL', () => recoverOutput(folder.out))).toBe(true);
    expect(readFolder(folder.out)).toEqual(newSite);
    expect(buildOnce(folder, newSite).codes).toEqual([]);
  });

  it('waits where the reason may pass, and loses nothing', () => {
    const folder = leaveJournal();
    expect(onRename(/^late/, 'ENOSPC', () => buildOnce(folder, newSite)).codes).toEqual(['output-disk-full']);
    expect(buildOnce(folder, { ...newSite, 'late.html': 'x' }).codes).toEqual([]);
    expect(readFolder(folder.out)).toEqual({ ...newSite, 'late.html': 'x' });
  });
});

it('plain names are not tried', () => {
  const folder = createFolder();
  let tried = 0;
  const mend = beforeEachCall(['writeFileSync'], (_, [path]) => {
    if (String(path).includes('/names/')) tried += 1;
  });
  try {
    buildOnce(folder, newSite);
    expect(tried).toBe(0);
    buildOnce(folder, { ...newSite, 'é/index.html': 'x', 'é/b.html': 'y' });
    expect(tried).toBe(1);
  } finally {
    mend();
  }
  renameSync(folder.out, `${folder.out}-read`);
  expect(Object.keys(readFolder(`${folder.out}-read`))).toHaveLength(5);
});
