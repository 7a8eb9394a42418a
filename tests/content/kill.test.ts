// @module-tag long/kill
/**
 * kill -9 of the real command, 50 times or more, in the middle of builds that alternate between two versions of a site.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { repository, runSite, smallSiteFolder } from '../cli/run-site.ts';
import { editFile } from './site-copy.ts';

/** At least this many kills; up to the most if too few come before or during the writing, which is chance. */
const [kills, most] = [50, 300];
const enough = { untouched: 6, written: 11 };
const minute = 60_000;
const building = ['build', '--at', '2026-11-01'];

type Files = Readonly<Record<string, string>>;

test(
  'no file is ever half-written, and the next command leaves exactly one version',
  async () => {
    const root = await smallSiteFolder();
    const versions = { old: await buildVersion(root, 'old'), new: await buildVersion(root, 'new') };
    const random = createRandom(20251005);
    let usual = await measureBuild(root, 'new');
    const seen = { untouched: 0, written: 0 };
    const isEnough = () => seen.untouched >= enough.untouched && seen.written >= enough.written;
    for (let count = 0; count < kills || (!isEnough() && count < most); count += 1) {
      const version = count % 2 === 0 ? 'old' : 'new';
      await setVersion(root, version);
      // Half of the moments are anywhere in a build, half after it has locked the output.
      const whenWriting = count % 4 >= 2;
      const wasWriting = await buildAndKill(root, {
        whenWriting,
        delay: (random() * usual) / (whenWriting ? 4 : 1),
      });
      seen[wasWriting ? 'written' : 'untouched'] += 1;
      expect(findTorn(readFiles(root), versions)).toEqual([]);
      if (count % 10 !== 9) continue;
      expect(await buildVersion(root, version)).toEqual(versions[version]);
      // The machine may be busier by now, or less so.
      usual = await measureBuild(root, version);
    }
    expect(await buildVersion(root, 'new')).toEqual(versions.new);
    expect(seen.written).toBeGreaterThanOrEqual(enough.written);
    expect(seen.untouched).toBeGreaterThanOrEqual(enough.untouched);
  },
  20 * minute,
);

async function setVersion(root: string, version: 'old' | 'new'): Promise<void> {
  const other = version === 'old' ? 'new' : 'old';
  const titled = readFileSync(path.join(root, 'site.yaml'), 'utf8').includes(`tagline: ${version} `);
  if (titled) return;
  const isFirst = !readFileSync(path.join(root, 'site.yaml'), 'utf8').includes(`tagline: ${other} `);
  await editFile(root, 'site.yaml', (text) =>
    isFirst
      ? text.replace('tagline: ', `tagline: ${version} `)
      : text.replace(`tagline: ${other} `, `tagline: ${version} `),
  );
}

async function buildVersion(root: string, version: 'old' | 'new'): Promise<Files> {
  await setVersion(root, version);
  const { code, out, note } = await runCommand(building, root);
  if (code !== 0) throw new Error(`site build ended with ${code}:\n${out}${note}`);
  return readFiles(root);
}

/** How long it takes to change the other version into this one. */
async function measureBuild(root: string, version: 'old' | 'new'): Promise<number> {
  await buildVersion(root, version === 'old' ? 'new' : 'old');
  await setVersion(root, version);
  const started = performance.now();
  await runSite(building, root);
  return performance.now() - started;
}

/** Kills a build after `delay` milliseconds, or that long after it starts to write. Returns whether it had started. */
function buildAndKill(
  root: string,
  { whenWriting, delay }: { whenWriting: boolean; delay: number },
): Promise<boolean> {
  const lock = path.join(root, '.site/output/dist/lock.json');
  const args = [path.join(repository, 'bin/site.js'), ...building];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
  const before = timeOf(lock);
  const isWriting = () => existsSync(lock) && timeOf(lock) !== before;
  return new Promise((resolve, reject) => {
    const state = { wasWriting: false };
    const ended = new AbortController();
    child.once('error', reject);
    child.once('exit', () => {
      ended.abort();
      resolve(state.wasWriting);
    });
    const kill = async () => {
      while (whenWriting && !isWriting()) await wait(2, undefined, { signal: ended.signal });
      state.wasWriting = whenWriting;
      await wait(delay, undefined, { signal: ended.signal });
      state.wasWriting ||= isWriting();
      child.kill('SIGKILL');
    };
    // A build that ends before then has written everything.
    kill().catch(() => {
      state.wasWriting = true;
    });
  });
}

function timeOf(file: string): number {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/** Files that match neither version. */
function findTorn(found: Files, versions: Record<'old' | 'new', Files>): string[] {
  return Object.keys(found).filter(
    (file) => found[file] !== versions.old[file] && found[file] !== versions.new[file],
  );
}

function readFiles(root: string): Files {
  const out = path.join(root, 'dist');
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(path.join(out, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(out, name), 'latin1')]));
}

/** Reproducible numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
