/** Every step of a build that changes the disk fails once: with a full disk, and as if the process died there. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recoverOutput } from '../../renderer/write/write-output.ts';
import { buildOnce, createFolder, readFolder } from './build-once.ts';
import { beforeEachCall } from './with-file-system.ts';

const changing = [
  ...['writeFileSync', 'writeSync', 'fsyncSync', 'renameSync'],
  ...['mkdirSync', 'linkSync', 'rmSync', 'rmdirSync'],
];

const oldSite = { 'assets/a.css': 'old', 'gone/index.html': 'gone', 'index.html': 'old', swap: 'file' };
const newSite = {
  'assets/a.css': 'new',
  'index.html': 'new',
  'new/index.html': 'new',
  'swap/index.html': 'new',
};

function buildWithFault(
  folder: { root: string; out: string },
  settings: { step: number; dead: boolean; code: string },
) {
  const mend = breakFileSystem(settings);
  try {
    return buildOnce(folder, newSite);
  } catch (error) {
    // The process is "dead": errors after that don't matter.
    if (!settings.dead) throw error;
    return undefined;
  } finally {
    mend();
  }
}

/**
 * Fails the changing call number `step` (from 0) with `code`, and all later ones if `dead` is set, until the returned
 * function is called.
 */
function breakFileSystem({ step, dead, code }: { step: number; dead: boolean; code: string }): () => void {
  let remaining = step;
  return beforeEachCall(changing, (name) => {
    remaining -= 1;
    const fails = dead ? remaining < 0 : remaining === -1;
    if (fails) throw Object.assign(new Error(`${name} failed`), { code, syscall: name });
  });
}

test.each([
  ['ENOSPC', 'output-disk-full'],
  ['EACCES', 'output-denied'],
  ['EROFS', 'output-read-only'],
  ['EIO', 'output-failed'],
])(
  '%s at any step is one message, and the output is the old site or on its way to the new',
  (code, message) => {
    const seen = new Set<string>();
    for (let step = 0; ; step += 1) {
      const folder = createFolder();
      buildOnce(folder, oldSite);
      const result = buildWithFault(folder, { step, dead: false, code });
      if (result?.written) break;
      const decided = existsSync(join(folder.root, '.site/output/dist/journal.json'));
      expect(result?.codes).toEqual([decided ? 'output-unfinished' : message]);
      for (const problem of result?.codes ?? []) seen.add(problem);
      if (!decided) expect(readFolder(folder.out)).toEqual(oldSite);
      recoverOutput(folder.out);
      expect(readFolder(folder.out)).toEqual(decided ? newSite : oldSite);
      expect(buildOnce(folder, newSite).codes).toEqual([]);
      expect(readFolder(folder.out)).toEqual(newSite);
    }
    expect(seen).toEqual(new Set([message, 'output-unfinished']));
  },
);

test('a process that dies at any step leaves whole files, and the next command makes them one site', () => {
  const found = { old: 0, new: 0 };
  for (let step = 0; ; step += 1) {
    const folder = createFolder();
    buildOnce(folder, oldSite);
    if (buildWithFault(folder, { step, dead: true, code: 'EIO' })?.written) break;
    for (const [file, content] of Object.entries(readFolder(folder.out))) {
      expect([Reflect.get(oldSite, file), Reflect.get(newSite, file)]).toContain(content);
    }
    giveLockToTheDead(folder.root);
    recoverOutput(folder.out);
    const site = readFolder(folder.out);
    expect([oldSite, newSite]).toContainEqual(site);
    found[site['index.html'] === 'new' ? 'new' : 'old'] += 1;
    expect(buildOnce(folder, newSite).codes).toEqual([]);
    expect(readFolder(folder.out)).toEqual(newSite);
  }
  expect(found.old).toBeGreaterThan(5);
  expect(found.new).toBeGreaterThan(5);
});

/** The process that "died" is this one, which is still running. */
function giveLockToTheDead(root: string) {
  const lock = join(root, '.site/output/dist/lock.json');
  if (existsSync(lock)) writeFileSync(lock, JSON.stringify({ pid: process.pid, started: 'before' }));
}
