/** The file by which a website says from which content it was made. */
import { readFileSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, createCache, readSite } from '../../renderer/site.ts';
import { repository, smallSiteFolder } from '../cli/run-site.ts';

let root = '';
beforeAll(async () => {
  root = realpathSync(await smallSiteFolder());
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function build(more: Partial<Parameters<typeof buildSite>[0]> = {}, at = root): Promise<string> {
  const out = await mkdtemp(path.join(tmpdir(), 'site-version-'));
  try {
    const today = new Date('2026-11-22T12:00:00Z');
    const built = await buildSite({ root: at, out, today, cache: createCache(), ...more });
    expect(built.ok).toBe(true);
    expect(readFileSync(path.join(out, '_headers'), 'utf8')).not.toContain('version.json');
    expect(readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).not.toContain('version.json');
    return readFileSync(path.join(out, 'version.json'), 'utf8');
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

const versionRead = async (at = root) => {
  const { version } = await readSite({ root: at, cache: createCache() });
  return version && `{"version":"${version()}"}\n`;
};

test('names what can be found out from the files alone, on any day and below any folder', async () => {
  const version = await build();
  expect(version).toBe(await versionRead());
  expect(await build({ today: new Date('2027-05-01T12:00:00Z') })).toBe(version);
  expect(await build({ base: '/branch', drafts: true })).toBe(version);
});

test('changes with a text, and comes back with it', async () => {
  const [before, file] = [await build(), path.join(root, 'content/pages/home.yaml')];
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text}# A note.\n`);
  expect(await build()).not.toBe(before);
  await writeFile(file, text.replaceAll('\n', '\r\n'));
  expect(await build()).toBe(before);
  await writeFile(file, text);
});

test('of a branch follows its base as well', async () => {
  const branch = path.join(repository, 'branches/nepal');
  expect(await build({ pictures: 'later', search: 'later' }, branch)).toBe(await versionRead(branch));
});
