// @module-tag long/faults
/**
 * .site/ is deleted during a write by a process that goes on, as `site watch` does: it knows the contents of the
 * output, and writes the rest.
 */
import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, createCache } from '../../renderer/site.ts';
import type { OutputCache } from '../../renderer/write/write-output.ts';
import { editFile } from '../content/site-copy.ts';
import { buildOnce, createFolder, readFolder } from './build-once.ts';
import { beforeEachCall } from './with-file-system.ts';

const calls = [
  ...['writeFileSync', 'writeSync', 'fsyncSync', 'renameSync', 'copyFileSync'],
  ...['mkdirSync', 'linkSync', 'rmSync', 'rmdirSync'],
  ...['openSync', 'readFileSync', 'readdirSync', 'lstatSync', 'statSync'],
];

/** Deletes before call number `step`, from 0. `isOver`: there were fewer calls. */
function deleteAt(step: number, state: string): () => { isOver: boolean } {
  let remaining = step;
  const mend = beforeEachCall(calls, () => {
    remaining -= 1;
    // By another process, whose calls are not counted.
    if (remaining === -1) execFileSync('rm', ['-rf', state]);
  });
  return () => {
    mend();
    return { isOver: remaining >= 0 };
  };
}

const [oldSite, newSite, otherSite] = [
  { 'assets/a.css': 'old', 'gone/index.html': 'gone', 'index.html': 'old', swap: 'file' },
  { 'assets/a.css': 'new', 'index.html': 'new', 'new/index.html': 'new', 'swap/index.html': 'new' },
  { 'assets/a.css': 'other', 'index.html': 'other', 'new/index.html': 'new' },
];

test('at any step of writing', () => {
  const said = new Set<string>();
  for (let step = 0; ; step += 1) {
    const folder = createFolder();
    const cache: OutputCache = {};
    buildOnce(folder, oldSite, cache);
    const ended = deleteAt(step, join(folder.root, '.site'));
    const { written, codes } = buildOnce(folder, newSite, cache);
    if (ended().isOver) break;
    for (const code of codes) said.add(code);
    expect(codes, `step ${step}`).toEqual(written ? [] : ['state-deleted']);
    if (written) expect(readFolder(folder.out)).toEqual(newSite);
    expect(buildOnce(folder, otherSite, cache).codes, `step ${step}`).toEqual([]);
    expect(readFolder(folder.out)).toEqual(otherSite);
    expect(buildOnce(folder, newSite).codes).toEqual([]);
    expect(readFolder(folder.out)).toEqual(newSite);
  }
  expect([...said]).toEqual(['state-deleted']);
});

test('at some steps of a whole build, with what it copies from the cache', async () => {
  const { root, out } = createFolder();
  await cp(join(import.meta.dirname, '../fixtures/small-site'), root, { recursive: true });
  const cache = createCache();
  const today = new Date('2026-11-22T12:00:00Z');
  const build = () => buildSite({ root, out, today, cache });
  await build();
  const said = new Set<string>();
  for (let step = 0; ; step += 37) {
    await editFile(root, 'content/courses/osce-weekend.yaml', (text) =>
      text.replace(/price: \d+/, `price: ${100 + (step % 100)}`),
    );
    const ended = deleteAt(step, join(root, '.site'));
    const { ok, diagnostics } = await build();
    const { isOver } = ended();
    const codes = diagnostics.map(({ code }) => code);
    for (const code of codes) said.add(code);
    expect(codes, `step ${step}`).toEqual(ok ? [] : ['state-deleted']);
    expect(await build()).toMatchObject({ ok: true, diagnostics: [] });
    if (isOver) break;
  }
  expect([...said]).toEqual(['state-deleted']);
  const fresh = createFolder();
  await cp(root, fresh.root, { recursive: true, filter: (file) => !/\/(dist|\.site)$/.test(file) });
  await buildSite({ ...fresh, today });
  expect(readFolder(out)).toEqual(readFolder(fresh.out));
}, 240_000);
