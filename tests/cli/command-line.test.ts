import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copySite } from '../content/site-copy.ts';
import { runCommand } from './run-command.ts';
import { emptyFolder, runSite, smallSiteFolder, startSite } from './run-site.ts';

let empty = '';
let small = '';
beforeAll(async () => {
  empty = await emptyFolder();
  small = await smallSiteFolder();
});

describe('the command line', () => {
  it('helps with examples and exit codes', async () => {
    const { code, out } = await runSite(['--help'], empty);
    expect(code).toBe(0);
    for (const word of [
      'build',
      'watch',
      'check',
      'explain',
      'types',
      'preview',
      'new',
      'init',
      'Examples:',
      'Exit codes:',
    ]) {
      expect(out).toContain(word);
    }
    expect((await runSite(['new', '--help'], empty)).out).toContain('site new course');
  });

  it('prints its version', async () => {
    const { code, out, note } = await runSite(['--version'], empty);
    expect([code, out, note]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/), '']);
  });

  it('tells V8 nothing that this Node doesn’t know', async () => {
    const { code, note } = await runSite(['build'], await smallSiteFolder());
    expect([code, note]).toEqual([0, expect.not.stringContaining('flag')]);
  });

  it.each([
    [['biuld'], 'build'],
    [['build', '--fromat', 'json'], '--format'],
    [['check', '--format', 'xml'], 'text, json, github, sarif'],
    [['check', '--at', 'someday'], '2026-03-01'],
    [['build', '--base', 'branch'], '/branch'],
    [['build', '--shard', '0/3'], '3/8'],
    [['build', '--shard', '4/3'], '3/8'],
    [['build', '--shard', 'a'], '3/8'],
    [['build', '--shard', '1/0'], '3/8'],
    [['build', '--shard', '1/1000'], 'up to 256'],
    [['build', '--shard', '1.5/3'], '3/8'],
    [['build', '--shard', '-1/3'], '3/8'],
    [['build', '--shard'], '--shard'],
    [['merge', '--shard', '1/3'], '--shard'],
    [['new', 'corse', 'x'], 'course'],
    [['new', 'course', 'My Course!'], 'my-course'],
    [['preview', '--port', 'high'], '4173'],
    [['explain', 'not-a-nubmer'], 'not-a-number'],
    [['explain', 'qqqqqqqqqq'], 'site explain'],
  ])('answers wrong usage %j with exit code 2 and what to write', async (args, advice) => {
    const { code, out, note } = await runSite(args, small);
    expect([code, out]).toEqual([2, '']);
    expect(note).toContain(advice);
    expect(note).not.toMatch(/^\s+at /m);
  });
});

describe('check', () => {
  it('finds nothing wrong with a small site', async () => {
    const { code, out } = await runCommand(['check'], small);
    expect(out).toMatch(/^Checked \d+ pages, .*: no problems\.\n$/m);
    expect(code).toBe(0);
  });

  it('says in each format what is wrong, with exit code 1', async () => {
    const folder = await smallSiteFolder();
    await breakPrice(folder);
    const text = await runCommand(['check'], folder);
    expect(text.code).toBe(1);
    expect(text.out).toContain('content/courses/osce-weekend.yaml:5:8 error');
    expect(text.out).toMatch(/\| price: 2O9\n\s+\| {8}\^/);
    expect(text.out).not.toContain('\u001b');

    const json = await runCommand(['check', '--format', 'json'], folder);
    const result = JSON.parse(json.out);
    expect([json.code, result.version, result.ok, result.errors]).toEqual([1, 1, false, 1]);
    expect(result.diagnostics[0]).toMatchObject({
      file: 'content/courses/osce-weekend.yaml',
      line: 5,
      column: 8,
    });

    const github = await runSite(
      ['check', '--format', 'github', '--root', path.basename(folder)],
      path.dirname(folder),
    );
    expect(github.out).toMatch(
      new RegExp(
        `^::error file=${path.basename(folder)}/content/courses/osce-weekend.yaml,line=5,col=8,title=[a-z-]+::`,
      ),
    );
  });

  it('colours only where it is asked to', async () => {
    const folder = await smallSiteFolder();
    await breakPrice(folder);
    expect((await runSite(['check'], folder, { FORCE_COLOR: '1' })).out).toContain('\u001b[31merror');
  });

  it('refuses what is not real once it counts', async () => {
    const { code, out } = await runCommand(['check', '--release'], small);
    expect(code).toBe(1);
    expect(out).toContain('site.yaml:');
    expect(out).toContain('before-your-first-mock-exam.mdx:');
  });

  it('says where a site would begin in a folder without one', async () => {
    const { code, out } = await runCommand(['check'], empty);
    expect(code).toBe(1);
    expect(out).toContain('site init');
  });
});

describe('build', () => {
  it('writes a small site and sums up; a second time nothing changes', async () => {
    const first = await runSite(['build', '--at', '2026-03-01'], small);
    expect(first.out).toMatch(
      /^Next change on 2027-01-01: .*\nBuilt \d+ pages, \d+ files, .* into dist: no problems\.\n$/,
    );
    expect(first.code).toBe(0);
    const home = await readFile(path.join(small, 'dist/index.html'), 'utf8');
    expect(home).toContain('<!doctype html>');
    await runCommand(['build', '--at', '2026-03-01'], small);
    expect(await readFile(path.join(small, 'dist/index.html'), 'utf8')).toBe(home);
  });
});

describe('Ctrl-C', () => {
  it.each([50, 400, 900])('after %i ms of building leaves a whole site or none', async (delay) => {
    const folder = await copySite(small);
    const building = startSite(['build', '--at', '2026-03-01'], folder);
    await new Promise((resolve) => setTimeout(resolve, delay));
    const code = await building.interrupt();
    // A null code: so early that the signal ended Node itself.
    expect([null, 0, 130]).toContain(code);
    const names = await readdir(folder);
    expect(names.filter((name) => !['.site', 'content', 'dist', 'site.yaml'].includes(name))).toEqual([]);
    if (names.includes('dist')) await access(path.join(folder, 'dist/index.html'));
    expect((await runCommand(['build', '--at', '2026-03-01'], folder)).code).toBe(0);
  });
});

describe('new', () => {
  it.each([
    ['course', 'placeholder', []],
    ['post', 'sample', []],
    // No page of this site lists events.
    ['event', 'sample', ['entry-not-shown']],
    // It has no address until a route is added.
    ['page', 'sample', ['page-without-route']],
  ])(
    'begins a %s that is valid at once but not for release, and never writes over one',
    async (kind, mark, still) => {
      const folder = await smallSiteFolder();
      const { code, out, note } = await runCommand(['new', kind, 'quite-new'], folder);
      expect(code).toBe(0);
      const file = path.resolve(out.trim());
      const text = await readFile(file, 'utf8');
      expect(text).toContain('Quite new');
      expect(text).toContain('# Optional.');
      expect(text).toContain(`\n${mark}: true\n`);
      expect(note).toContain(`“${mark}: true”`);
      const check = await runCommand(['check', '--format', 'json'], folder);
      const { diagnostics } = JSON.parse(check.out);
      expect(diagnostics.map(({ code }: { code: string }) => code)).toEqual(still);
      const release = await runCommand(['check', '--release', '--format', 'json'], folder);
      const refused = JSON.parse(release.out).diagnostics.map(
        ({ code, file }: { code: string; file: string }) => [code, file],
      );
      expect(refused).toContainEqual(['not-for-release', path.relative(folder, file)]);

      await writeFile(file, 'mine');
      const again = await runCommand(['new', kind, 'quite-new'], folder);
      expect([again.code, await readFile(file, 'utf8')]).toEqual([1, 'mine']);
    },
  );

  it('wants a site to write into', async () => {
    const { code, out } = await runCommand(['new', 'post', 'a'], empty);
    expect(code).toBe(1);
    expect(out).toContain('site init');
  });
});

describe('preview', () => {
  it('shows what was built, with its headers, until Ctrl-C', async () => {
    const folder = await copySite(small);
    await runCommand(['build'], folder);
    const server = startSite(['preview', '--port', '0'], folder);
    const address = await server.printed(/http:\/\/localhost:\d+\//);
    const home = await fetch(address);
    expect(await home.text()).toBe(await readFile(path.join(folder, 'dist/index.html'), 'utf8'));
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${address}nowhere`)).status).toBe(404);
    expect(await server.interrupt()).toBe(130);
  });

  it('wants something to show', async () => {
    const { code, out } = await runCommand(['preview'], await smallSiteFolder());
    expect(code).toBe(1);
    expect(out).toContain('site build');
  });
});

async function breakPrice(folder: string): Promise<void> {
  const file = path.join(folder, 'content/courses/osce-weekend.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('price: 249', 'price: 2O9'));
}
