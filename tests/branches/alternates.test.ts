/**
 * A site and its branch in another language, each naming the other as an alternate, and the links between their pages.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository, runSite } from '../cli/run-site.ts';
import { day, editFile } from '../content/site-copy.ts';

const branch = 'branches/nepal';
const london = 'https://www.example.com';
const nepal = 'https://np.example.com';
let root: string;

beforeAll(async () => {
  root = path.join(await mkdtemp(path.join(os.tmpdir(), 'site-alternates-')), 'main');
  await cp(path.join(repository, 'starter'), root, { recursive: true });
  await mkdir(path.join(root, branch), { recursive: true });
  await writeFile(path.join(root, branch, 'site.yaml'), branchSettings);
  await editFile(
    root,
    'site.yaml',
    (text) =>
      `${text}\nalternates:\n  label: Other editions\n  sites:\n    - { site: ${branch}/site.yaml, label: नेपाली }\n`,
  );
  await built();
});
afterAll(() => rm(path.dirname(root), { recursive: true }));

const branchSettings = `extends: ../../site.yaml
name: Nepal Repairs
origin: ${nepal}
language: ne
routes:
  - { path: /about, remove: true }
  - { path: /hamro-barema, page: about }
  - { path: /privacy, remove: true }
contact:
  phone: "+977 1 4000000"
  email: np@example.com
  office: { name: Workshop, street: 1 Example Marg, city: Kathmandu, postcode: "44600", country: Nepal }
confirmed: [legal]
alternates:
  label: अन्य संस्करण
  sites:
    - { site: ../../site.yaml, label: English }
`;

test('a page names the same page of the other site, itself, and the one for all other languages', async () => {
  for (const [folder, page] of [
    ['.', 'about.html'],
    [branch, 'hamro-barema.html'],
  ] as const)
    expect(Object.fromEntries(hreflangs(await html(folder, page)))).toEqual({
      'en-GB': `${london}/about`,
      ne: `${nepal}/hamro-barema`,
      'x-default': `${london}/about`,
    });
  expect(hreflangs(await html(branch, 'services/lamps.html'))).toContainEqual([
    'en-GB',
    `${london}/services/lamps`,
  ]);
});

test('a page that the other site doesn’t have names none, and leads to its home page', async () => {
  const page = await html('.', 'privacy.html');
  expect(hreflangs(page)).toEqual([]);
  expect(switcher(page)).toEqual([[`${nepal}/`, 'ne', 'नेपाली']]);
});

test('the links to other sites are there for everybody, each in its own language', async () => {
  expect(switcher(await html('.', 'about.html'))).toEqual([[`${nepal}/hamro-barema`, 'ne', 'नेपाली']]);
  expect(switcher(await html(branch, 'index.html'))).toEqual([[`${london}/`, 'en-GB', 'English']]);
  expect(await html('.', 'index.html')).toContain(
    '<nav class="alternate-links screen-only" aria-label="Other editions">',
  );
});

test('the sitemap says the same', async () => {
  const sitemap = await html(branch, 'sitemap.xml');
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(sitemap).toContain(
    `<loc>${nepal}/hamro-barema</loc><xhtml:link rel="alternate" hreflang="ne" href="${nepal}/hamro-barema"/>`,
  );
  expect(await html('.', 'sitemap.xml')).toContain(`<loc>${london}/privacy</loc></url>`);
});

test('what changes in the other site is followed by a build of this one', async () => {
  await editFile(root, `${branch}/site.yaml`, (text) => text.replace('/hamro-barema', '/parichaya'));
  await built();
  expect(switcher(await html('.', 'about.html'))).toEqual([[`${nepal}/parichaya`, 'ne', 'नेपाली']]);
  await editFile(root, `${branch}/site.yaml`, (text) => text.replace('/parichaya', '/hamro-barema'));
});

test('search engines are told nothing of a site that doesn’t name this one', async () => {
  await editFile(root, `${branch}/site.yaml`, (text) => text.replace(/\nalternates:.*$/s, '\n'));
  await built();
  const page = await html('.', 'about.html');
  expect([hreflangs(page), switcher(page).length]).toEqual([[], 1]);
});

test('a way that leads to no site of the family is an error at its place, a branch that is gone a warning', {
  tags: ['long/cases'],
}, async () => {
  const said = async (written: string) => {
    await editFile(root, 'site.yaml', (text) => text.replace(/\S+\/site\.yaml/, written));
    const { code, out } = await runSite(['check', '--at', day], root);
    const [, severity, name] = /^site\.yaml:\d+:\d+ (error|warning) .*\[(alternate-\w+)\]$/m.exec(out) ?? [];
    return [code, severity, name];
  };
  expect(await said('branches/nowhere/site.yaml')).toEqual([0, 'warning', 'alternate-absent']);
  expect(await said('../elsewhere/site.yaml')).toEqual([1, 'error', 'alternate-missing']);
});

async function built(): Promise<void> {
  const { code, out, note } = await runSite(['build', '--all', '--at', day], root);
  expect([code, out + note]).toEqual([0, expect.stringContaining('2 sites')]);
}

function html(folder: string, file: string): Promise<string> {
  return readFile(path.join(root, folder, 'dist', file), 'utf8');
}

function hreflangs(page: string): [language: string, href: string][] {
  const links = page.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g);
  return [...links].map(([, language = '', href = '']) => [language, href]);
}

function switcher(page: string): [href: string, language: string, label: string][] {
  const [, list = ''] = /<nav class="alternate-links[ "][^>]*>(.*?)<\/nav>/.exec(page) ?? [];
  const links = list.matchAll(/<a [^>]*href="([^"]*)" lang="([^"]*)" hrefLang="\2">([^<]*)<\/a>/g);
  return [...links].map(([, href = '', language = '', label = '']) => [href, language, label]);
}
