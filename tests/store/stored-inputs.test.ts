import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildOptions, BuiltSite } from '../../renderer/pipeline/built-site.ts';
import { runBuild } from '../../renderer/pipeline/run-build.ts';
import { createCache } from '../../renderer/site.ts';
import { openStores } from '../../renderer/store/open-stores.ts';
import type { MomentSeen } from '../../renderer/warm/is-same-moment.ts';
import { untilSettled as restUntilSettled } from '../../renderer/warm/scan-inputs.ts';
import { openStoredInputs, type StoredInputs } from '../../renderer/warm/stored-inputs.ts';
import { repository } from '../cli/run-site.ts';
import { untilSettled } from '../until-settled.ts';

const today = new Date('2026-11-22T12:00:00Z');
const site = { root: '', folder: '' };

beforeAll(async () => {
  site.folder = await mkdtemp(path.join(os.tmpdir(), 'record-'));
  site.root = path.join(site.folder, 'site');
  await cp(path.join(repository, 'starter'), site.root, { recursive: true });
  writeFileSync(inRoot('content/notes.txt'), 'a note');
});
afterAll(() => rm(site.folder, { recursive: true, force: true }));

const options = (): BuildOptions => ({ root: site.root, out: path.join(site.root, 'dist'), today });
/** The record that the next process would open. */
const open = (other: Partial<BuildOptions> = {}): StoredInputs => {
  const record = openStoredInputs({ ...options(), ...other }, openStores('some version'));
  if (!record) throw new Error('nothing can be kept');
  return record;
};

const cache = createCache();

/** Builds, long enough after the last change, and keeps the record, of which there was none before. */
async function keepBuild(past: MomentSeen['past'] = []): Promise<BuiltSite> {
  for (const file of ['.site/cache/values', '.site/output/dist/lock.json'])
    rmSync(inRoot(file), { recursive: true, force: true });
  await untilSettled(site.root);
  const record = open();
  expect(record.find()).toBeUndefined();
  return buildAndKeep(record, past);
}

async function buildAndKeep(record: StoredInputs, past: MomentSeen['past'] = []): Promise<BuiltSite> {
  const { built, moment } = await runBuild({ ...options(), cache });
  if (!moment || !built.ok) throw new Error(JSON.stringify(built.diagnostics));
  record.keep(built, { ...moment, past: [...moment.past, ...past] });
  return built;
}

/** For a build that begins right after an edit: on a busy machine this may need several tries. */
function openAfterEdit(): StoredInputs {
  rmSync(inRoot('.site/cache/values'), { recursive: true, force: true });
  for (;;) {
    appendFileSync(inRoot('site.yaml'), '# changed\n');
    const record = open();
    record.find();
    if (restUntilSettled(record.inputs(), record.begun()) > 0) return record;
  }
}

const inRoot = (file: string) => path.join(site.root, file);

test('a build is known again as long as nothing has changed, and nothing else is', async () => {
  const built = await keepBuild();
  const { sourceText, ...known } = open().find() ?? {};
  const { sourceText: _text, ...first } = built;
  const nothingMade = { all: [], pages: [], code: [], kinds: [] };
  expect(known).toEqual({ ...first, changed: [], rebuild: nothingMade });
  expect(sourceText?.('site.yaml')).toBe(readFileSync(path.join(site.root, 'site.yaml'), 'utf8'));
  expect(sourceText?.('content/no-such.yaml')).toBeUndefined();

  expect(open({ base: '/branch' }).find()).toBeUndefined();
  expect(open({ release: true }).find()).toBeUndefined();
  expect(open({ out: path.join(site.root, 'other') }).find()).toBeUndefined();
  expect(open({ today: new Date('2026-11-22T23:00:00Z') }).find()).toBeDefined();
  expect(open({ today: new Date('2026-11-23T12:00:00Z') }).find()).toBeUndefined();
  expect(openStoredInputs(options(), openStores('another version'))?.find()).toBeUndefined();
  expect(openStoredInputs(options(), openStores(undefined))).toBeUndefined();
});

test('an instant that has passed since is a change, on the same day as well', async () => {
  await keepBuild([['2026-11-22T12:30:00Z', false]]);
  expect(open().find()).toBeDefined();
  expect(open({ today: new Date('2026-11-22T12:30:00Z') }).find()).toBeUndefined();
});

test('what was changed just before a build began is not trusted to be what was read', async () => {
  await buildAndKeep(openAfterEdit());
  expect(open().find()).toBeUndefined();
});

test('a whole build waits until what was changed right before it counts', async () => {
  const record = openAfterEdit();
  const before = record.begun();
  await record.settle();
  expect(record.begun() - before).toBeGreaterThan(0);
  await buildAndKeep(record);
  expect(open().find()).toBeDefined();
});

test('what is changed while a build waits is seen', async () => {
  const record = openAfterEdit();
  const waiting = record.settle();
  appendFileSync(inRoot('site.yaml'), '# twice\n');
  await waiting;
  expect(record.inputs().digest).toBe(open().inputs().digest);
});

test('a program that writes a file and builds at once has nothing to do the second time', async () => {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { buildSite } from ${JSON.stringify(path.join(repository, 'lib/index.js'))};
    const options = { root: ${JSON.stringify(site.root)}, out: ${JSON.stringify(path.join(site.root, 'dist'))}, today: new Date(0), now: () => performance.now() };
    for (const note of ['# a note\\n', '']) {
      if (note) appendFileSync('site.yaml', note);
      const { ok, times } = await buildSite(options);
      console.log(ok, times.stages.map(({ name }) => name).includes('render'));
    }`;
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: site.root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(ended.stdout).toBe('true true\ntrue false\n');
});

const changes: [string, () => void][] = [
  ['a comment in a file of the site', () => appendFileSync(inRoot('site.yaml'), '# a note\n')],
  ['a file that keeps size and time', () => rewrite(inRoot('content/wording.yaml'))],
  ['a new file', () => writeFileSync(inRoot('content/more-notes.txt'), 'new')],
  ['a file that is gone', () => rmSync(inRoot('content/notes.txt'))],
  ['a page of the output', () => appendFileSync(inRoot('dist/index.html'), ' ')],
  ['a missing file of the output', () => rmSync(inRoot('dist/robots.txt'))],
  ['a file too many in the output', () => writeFileSync(inRoot('dist/.DS_Store'), 'dust')],
  ['the record of where everything comes from', () => rmSync(inRoot('.site/output/dist/provenance.jsonl'))],
  ['another process that is writing', () => writeFileSync(inRoot('.site/output/dist/lock.json'), '{}')],
];

test.each(changes)('%s is a change', async (_name, change) => {
  await keepBuild();
  expect(open().find()).toBeDefined();
  change();
  expect(open().find()).toBeUndefined();
});

/** Swaps the first letters of a comment: same size, same time. */
function rewrite(file: string): void {
  const time = new Date('2026-01-01T00:00:00Z');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/# (\w)(\w)/, '# $2$1'));
  utimesSync(file, time, time);
}
