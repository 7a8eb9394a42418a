import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSite, cleanSite, createCache } from '../../renderer/site.ts';
import { listOutput } from '../../renderer/write/output-files.ts';
import { openOutput } from '../../renderer/write/write-output.ts';
import { runCommand } from './run-command.ts';
import { runSite, smallSiteFolder } from './run-site.ts';

const day = ['--at', '2026-11-22'];
const today = new Date('2026-11-22T12:00:00Z');

let root = '';
beforeEach(async () => {
  root = await smallSiteFolder();
});

const inRoot = (file: string) => path.join(root, file);

async function keep(site: string, bytes: number): Promise<void> {
  await mkdir(path.join(site, '.site/cache/media'), { recursive: true });
  await writeFile(path.join(site, '.site/cache/media/a'), Buffer.alloc(bytes));
}

async function editHome(from: string, to: string): Promise<void> {
  const home = inRoot('content/pages/home.yaml');
  await writeFile(home, (await readFile(home, 'utf8')).replace(from, to));
}

/** A sentence that a build warns about. */
const tooLong = `  - section: prose\n    body: We practise ${'and practise '.repeat(24)}until it is dark.\n\n`;

/** A hash of each file. */
function filesOf(folder: string): Record<string, string> {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(
    listOutput(folder)
      .files.toSorted()
      .map((file) => [file, hashOf(file)]),
  );
}

describe('site clean', () => {
  it('says what it removed, and that the next build takes longer', async () => {
    await keep(root, 38_200_000);
    await writeFile(inRoot('.site/cache/media/b'), '');
    const { code, out, note } = await runCommand(['clean'], root);
    expect([code, out, note]).toEqual([
      0,
      'Removed 2 files, 38.2 MB. The next build makes everything again, so it takes longer.\n',
      '',
    ]);
    expect(existsSync(inRoot('.site/cache'))).toBe(false);
    expect(await runCommand(['clean'], root)).toEqual({
      code: 0,
      out: 'There was nothing to remove.\n',
      note: '',
    });
  });

  it('only tells with --dry-run', async () => {
    await keep(root, 12);
    const { code, out } = await runCommand(['clean', '--dry-run'], root);
    expect([code, out]).toEqual([0, 'Would remove 1 file, 12 bytes. Nothing was removed.\n']);
    expect(existsSync(inRoot('.site/cache/media/a'))).toBe(true);
  });

  it('tells programs the same', async () => {
    await keep(root, 12);
    const { out } = await runCommand(['clean', '--dry-run', '--format', 'json'], root);
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      ok: true,
      root,
      files: 1,
      bytes: 12,
      diagnostics: [],
    });
    const sarif = await runCommand(['clean', '--dry-run', '--format', 'sarif'], root);
    expect(JSON.parse(sarif.out).runs[0].results).toEqual([]);
    const github = await runCommand(['clean', '--format', 'github'], root);
    expect([github.out, github.note]).toEqual(['', expect.stringContaining('Removed 1 file')]);
  });

  it('leaves a running build what it uses, and says so in each format', async () => {
    await keep(root, 12);
    const output = openOutput({ root, out: inRoot('dist') }, () => {});
    const text = await runCommand(['clean'], root);
    expect([text.code, text.out]).toEqual([1, expect.stringContaining('[cache-in-use]')]);
    const json = await runCommand(['clean', '--format', 'json'], root);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, diagnostics: [{ code: 'cache-in-use' }] });
    expect(existsSync(inRoot('.site/cache/media/a'))).toBe(true);
    output?.discard();
  });

  it('cleans the site and its branches with --all, each for itself without', async () => {
    const branch = inRoot('branches/nepal');
    await mkdir(branch, { recursive: true });
    await cp(inRoot('site.yaml'), path.join(branch, 'site.yaml'));
    await keep(root, 12);
    await keep(branch, 34);
    const told = await runCommand(['clean', '--all', '--dry-run', '--format', 'json'], root);
    expect(JSON.parse(told.out).sites).toMatchObject([{ bytes: 12 }, { root: branch, bytes: 34 }]);
    await runCommand(['clean'], root);
    expect(existsSync(path.join(branch, '.site/cache'))).toBe(true);
    const { code, out } = await runCommand(['clean', '--all'], root);
    expect(code).toBe(0);
    expect(out).toMatch(
      /There was nothing to remove\.\n[\s\S]*nepal\nRemoved 1 file, 34 bytes\.[\s\S]*2 sites in /,
    );
    expect(existsSync(path.join(branch, '.site/cache'))).toBe(false);
    expect((await runCommand(['clean', '--all', '--out', 'dist'], root)).code).toBe(2);
  });

  it('cleans the others with --all where one is being built', async () => {
    const branch = inRoot('branches/nepal');
    await mkdir(branch, { recursive: true });
    await cp(inRoot('site.yaml'), path.join(branch, 'site.yaml'));
    await keep(root, 12);
    await keep(branch, 34);
    const output = openOutput({ root, out: inRoot('dist') }, () => {});
    const { code, out } = await runCommand(['clean', '--all'], root);
    output?.discard();
    expect([code, out]).toEqual([1, expect.stringContaining('[cache-in-use]')]);
    expect([root, branch].map((site) => existsSync(path.join(site, '.site/cache')))).toEqual([true, false]);
  });
});

/** The output of a build, without how long it took. */
const said = ({ code, out, note }: Awaited<ReturnType<typeof runSite>>) => ({
  code,
  note,
  out: out.replace(/ in [\d.]+ m?s\b/, ''),
});

describe('after site clean', () => {
  it('a build gives the same files and messages, and keeps everything again', async () => {
    await editHome('  - section: course-cards\n', `${tooLong}  - section: course-cards\n`);
    const build = async () => said(await runSite(['build', ...day], root));
    const first = await build();
    const dist = filesOf(inRoot('dist'));
    const media = listOutput(inRoot('.site/cache/media')).files.toSorted();
    expect([first.code, first.out]).toEqual([0, expect.stringContaining('1 warning')]);
    expect(media.length).toBeGreaterThan(0);
    expect((await runSite(['clean'], root)).out).toMatch(/^Removed \d+ files, /);
    expect(filesOf(inRoot('dist'))).toEqual(dist);
    expect(await build()).toEqual(first);
    expect(filesOf(inRoot('dist'))).toEqual(dist);
    expect(listOutput(inRoot('.site/cache/media')).files.toSorted()).toEqual(media);
    // Into an empty folder, from the cache of the second build.
    await rm(inRoot('dist'), { recursive: true });
    expect(await build()).toEqual(first);
    expect(filesOf(inRoot('dist'))).toEqual(dist);
  });

  it('a process that goes on, as watch does, builds what one from nothing does', async () => {
    const cache = createCache();
    const options = { root, out: inRoot('dist'), today };
    expect((await buildSite({ ...options, cache })).ok).toBe(true);
    expect(cleanSite({ root, outs: [options.out], until: 'write' }).files).toBeGreaterThan(0);
    await editHome('title: ', 'title: New ');
    const next = await buildSite({ ...options, cache });
    const cold = await buildSite({ ...options, out: inRoot('cold') });
    expect([next.ok, next.diagnostics]).toEqual([true, cold.diagnostics]);
    expect(next.changed).toContain('index.html');
    expect(filesOf(options.out)).toEqual(filesOf(inRoot('cold')));
  });

  it('a check that was under way comes to its end', { tags: ['long/cases'] }, async () => {
    const before = said(await runSite(['check', ...day], root));
    let isDone = false;
    const checking = runSite(['check', ...day], root).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      expect(cleanSite({ root, outs: [], until: 'write' }).diagnostics).toEqual([]);
      await new Promise(setImmediate);
    }
    expect(said(await checking)).toEqual(before);
  });
});
