// @module-tag long/faults
/**
 * Machine failures during a build: the output is the old site or the new one, whole, and the next build needs no help.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, runSite, smallSiteFolder, startSite } from '../cli/run-site.ts';
import { readTree } from '../content/read-tree.ts';
import { day } from '../content/site-copy.ts';
import { untilSettled } from '../until-settled.ts';
import { type Fault, runWithFault } from './run-with-fault.ts';

const build = ['build', '--at', day];
const course = 'content/courses/osce-weekend.yaml';
const typeface = 'content/media/fonts/figtree.woff2';
const year = 365 * 24 * 3_600_000;

type Output = ReadonlyMap<string, Buffer>;
/** Built in its old version; its sources are the new version. */
let prepared: string;
let old: Output;
let fresh: Output;
/** Calls to the file system in a build of the new version. */
let calls: number;

beforeAll(async () => {
  prepared = await smallSiteFolder();
  await runWell(prepared);
  old = outputOf(prepared);
  edit(prepared, 'Monday');
  const root = await copy();
  const count = `${root}-calls`;
  await runWithFault(build, root, { count });
  calls = Number(readFileSync(count, 'utf8'));
  fresh = outputOf(root);
  expect([...fresh.keys()]).toEqual([...old.keys()]);
  expect(fresh).not.toEqual(old);
});

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  test('ends a build at any stage, and the next one goes on', async () => {
    const codes: (number | null)[] = [];
    for (const part of [0.05, 0.25, 0.45, 0.65, 0.85, 0.98]) {
      const root = await copy();
      const at = Math.round(calls * part);
      const { code, note } = await runWithFault(build, root, { at, signal });
      expect(note).not.toContain('    at ');
      expect([old, fresh]).toContainEqual(outputOf(root));
      codes.push(code);
      await expectFreshNext(root);
    }
    // While the last stage moves everything into place, signals are not handled, and the site is whole.
    expect(codes).toEqual([130, 130, 130, 130, 130, 0]);
  });
});

describe('what is read', () => {
  type Case = [fault: (root: string) => Fault, said: string];
  const cases: Record<string, Case> = {
    'a file is gone before it is read': [
      (root) => ({ path: join(root, course), moment: 'before', move: `${root}-gone` }),
      'file-unreadable',
    ],
    'a folder is gone before it is listed': [
      (root) => ({ path: join(root, 'content/courses'), time: 2, moment: 'before', move: `${root}-gone` }),
      'file-unreadable',
    ],
    'all content is gone before it is listed': [
      (root) => ({ path: join(root, 'content'), time: 2, moment: 'before', move: `${root}-gone` }),
      'file-unreadable',
    ],
    'a file is empty for a moment': [
      (root) => ({ path: join(root, course), moment: 'before', write: '' }),
      'file-empty',
    ],
  };

  test.each(Object.keys(cases))('%s', async (name) => {
    const [fault, said] = cases[name] as Case;
    const root = await copy();
    const sources = readTree(join(root, 'content'));
    const { code, out } = await runWithFault(build, root, fault(root));
    expect(out).toContain(`[${said}]`);
    expect(code).toBe(1);
    expect(outputOf(root)).toEqual(old);
    rmSync(join(root, 'content'), { recursive: true, force: true });
    for (const [file, bytes] of sources) write(join(root, 'content', file), bytes);
    await expectFreshNext(root);
  });

  test.each([1, 2])(
    'a file that is saved after it was opened for time %i is seen by this build or the next',
    async (time) => {
      const root = await copy();
      const later = readFileSync(join(root, course), 'utf8').replace('Monday', 'Friday');
      const fault = { path: join(root, course), time, moment: 'after', write: later } as const;
      expect((await runWithFault(build, root, fault)).code).toBe(0);
      if (!home(root).includes('on a Friday')) expect(outputOf(root)).toEqual(fresh);
      await runWell(root);
      expect(home(root)).toContain('on a Friday');
    },
  );

  test.each<[string, (root: string) => { append: string } | { move: string }]>([
    ['another than was looked at', () => ({ append: ' ' })],
    ['gone since it was looked at', (root) => ({ move: `${root}-gone` })],
  ])('a typeface that is %s is not published', async (_, change) => {
    const root = await copy();
    rmSync(join(root, '.site/cache'), { recursive: true });
    const path = join(root, typeface);
    const bytes = readFileSync(path);
    const { code, out } = await runWithFault(build, root, { path, moment: 'after', ...change(root) });
    expect([code, out]).toEqual([1, expect.stringContaining('[media-changed]')]);
    expect(outputOf(root)).toEqual(old);
    writeFileSync(path, bytes);
    await expectFreshNext(root);
  });
});

describe('what is written', () => {
  test('the output is gone while the site is built', async () => {
    const root = await copy();
    await runWithFault(build, root, lost(root, 'dist'));
    await expectFreshNext(root);
  });

  test.each(['.site', '.site/output'])('%s is gone while the site is built', async (folder) => {
    const root = await copy();
    const { code, out } = await runWithFault(build, root, lost(root, folder));
    expect(outputOf(root)).toEqual(old);
    // The record of which files are the program's is lost.
    expect(out).toContain('[output-not-ours]');
    expect(code).toBe(1);
    rmSync(join(root, 'dist'), { recursive: true });
    await expectFreshNext(root);
  });

  function lost(root: string, folder: string): Fault {
    return { path: join(root, course), target: join(root, folder), moment: 'after', move: `${root}-lost` };
  }
});

describe('the clock', () => {
  test.each([
    ['goes back by a year', -year],
    ['jumps ahead by a year', year],
  ])('%s at any stage of a build', async (_, clock) => {
    const steps = 3;
    for (let step = 0; step < steps; step += 1) {
      const root = await copy();
      const at = Math.round((calls * (step + 0.5)) / steps);
      expect((await runWithFault(build, root, { at, clock })).code).toBe(0);
      expect(outputOf(root)).toEqual(fresh);
      edit(root, 'Friday');
      await runWell(root);
      expect(home(root)).toContain('on a Friday');
    }
  });

  test('was a year ahead: what is saved since has an older time, and is seen', async () => {
    const root = await copy();
    const ahead = new Date(Date.now() + year);
    for (const file of readTree(join(root, 'content')).keys())
      utimesSync(join(root, 'content', file), ahead, ahead);
    await runWithFault(build, root, { at: 1, clock: year });
    expect(outputOf(root)).toEqual(fresh);
    edit(root, 'Friday');
    await runWell(root);
    expect(home(root)).toContain('on a Friday');
  });

  test('a file of the same length with the time of the one before is seen as another', async () => {
    const root = await copy();
    await runWell(root);
    const { atime, mtime } = statSync(join(root, course));
    edit(root, 'Friday');
    utimesSync(join(root, course), atime, mtime);
    await runWell(root);
    expect(home(root)).toContain('on a Friday');
  });
});

test('a build beside site watch makes a whole site, and watching goes on', async () => {
  const root = await copy();
  const watch = startSite(['watch', '--at', day], root);
  try {
    const address = (await watch.printed(/http:\/\/localhost:\d+/)).trim();
    const shows = async (word: string) => (await (await fetch(address)).text()).includes(`on a ${word}`);
    await expect.poll(() => shows('Monday'), { timeout: 60_000 }).toBe(true);
    await expectFreshNext(root);
    edit(root, 'Friday');
    await runWell(root);
    expect(home(root)).toContain('on a Friday');
    await expect.poll(() => shows('Friday'), { timeout: 60_000 }).toBe(true);
  } finally {
    expect(await watch.interrupt()).toBe(130);
  }
});

/**
 * The sources of the new version with the output and cache of the old one. Edited long enough ago for a build to look
 * at them only once: that fixes the order of its calls.
 */
async function copy(): Promise<string> {
  const root = join(await emptyFolder(), 'site');
  cpSync(prepared, root, { recursive: true, preserveTimestamps: true });
  await untilSettled(root);
  return root;
}

/** Changes a page by a word of the same length. */
function edit(root: string, day: 'Monday' | 'Friday'): void {
  const file = join(root, course);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/practised twice.*/, `practised twice, on a ${day}`);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

async function runWell(root: string): Promise<void> {
  const { code, out, note } = await runSite(build, root);
  expect([code, code === 0 ? '' : out + note]).toEqual([0, '']);
}

/** The next build succeeds without any cleaning up. */
async function expectFreshNext(root: string): Promise<void> {
  await runWell(root);
  expect(outputOf(root)).toEqual(fresh);
}

function outputOf(root: string): Output {
  return readTree(join(root, 'dist'));
}

function home(root: string): string {
  return String(outputOf(root).get('index.html'));
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
