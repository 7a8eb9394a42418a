/** Whatever a branch takes out, checking it finds the same as checking its clone, which has no base. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFlatFile } from '../../cli/scaffold/write-flat-file.ts';
import { buildSite, flattenSite, readSite } from '../../renderer/site.ts';
import { emptyFolder, repository } from '../cli/run-site.ts';

const today = new Date('2025-10-01T12:00:00Z');
const state = { root: '', branch: '' };

beforeAll(async () => {
  state.root = await emptyFolder();
  state.branch = path.join(state.root, 'branches/pokhara');
  await cp(path.join(repository, 'tests/fixtures/site'), state.root, { recursive: true });
});
afterAll(() => rm(state.root, { recursive: true, force: true }));

/** Takes these files out of the branch of the school, and checks it and its clone. `site`: lines for its site.yaml. */
async function checkBoth(removed: readonly string[], site: string) {
  const settings = path.join(state.branch, 'site.yaml');
  const before = await readFile(settings, 'utf8');
  const files = removed.map((file) => path.join(state.branch, 'content', file));
  for (const file of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, file.endsWith('.mdx') ? '---\nremove: true\n---\n' : 'remove: true\n');
  }
  await writeFile(settings, withoutConfirming(before, site) + site);
  try {
    const cloned = await cloneOf(state.branch);
    return { branch: await found(state.branch), clone: await found(cloned) };
  } finally {
    await writeFile(settings, before);
    for (const file of files) await rm(file, { force: true });
  }
}

/** Entries that are taken out need no confirming. */
function withoutConfirming(settings: string, site: string): string {
  const [field = ''] = site.split(':');
  return field === ''
    ? settings
    : settings.replace(new RegExp(`^(confirmed:.*?)\\b${field}\\b,? ?`, 'm'), '$1');
}

async function cloneOf(root: string): Promise<string> {
  const { files, diagnostics } = flattenSite(await readSite({ root }), { today });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const clone = await emptyFolder();
  for (const file of files ?? []) {
    const target = path.join(clone, file.name);
    await mkdir(path.dirname(target), { recursive: true });
    const written = writeFlatFile(file);
    if ('copyOf' in written) await cp(written.copyOf, target);
    else await writeFile(target, written.text);
  }
  return clone;
}

/** By the file names of the clone, without lines, which may differ there. */
async function found(root: string): Promise<string[]> {
  const { diagnostics } = await buildSite({ root, out: path.join(root, 'dist'), until: 'check', today });
  return diagnostics
    .filter(({ code }) => code !== 'entry-not-shown')
    .map(({ code, severity, place }) => `${place.file.replace(/^(?:\.\.\/)+/, '')} ${severity} ${code}`)
    .sort();
}

describe('a branch finds what its clone would', () => {
  type Taken = readonly [what: string, removed: readonly string[], site: string];
  const first: readonly Taken[] = [
    ['a course with its outcome, and the answers that lead there', ['courses/english.yaml'], ''],
  ];
  const others: readonly Taken[] = [
    ['the page of articles', ['pages/article.yaml'], ''],
    ['a question, so that nothing leads to some outcomes', ['questions/prepare.yaml'], ''],
    ['the shop and the checkout', ['pages/checkout.yaml'], 'shop: null\n'],
    [
      'several courses, so that a question has no answers left',
      ['courses/theory.yaml', 'courses/english.yaml', 'courses/associate-both.yaml'],
      '',
    ],
    ['a course that a page compares with others', ['courses/one-day.yaml', 'courses/adult-onsite.yaml'], ''],
    ['the page of courses', ['pages/course.yaml'], ''],
    ['a page to which an outcome leads', ['pages/midwifery.yaml'], ''],
    ['a tutor who has written articles', ['tutors/amos-field.yaml'], ''],
    ['the promotion', [], 'promotion: null\n'],
    ['the community', [], 'community: null\n'],
  ];
  test.each(first)('of %s', findsTheSame);
  test.each(others)('of %s', { tags: ['long/branches'] }, findsTheSame);

  async function findsTheSame(...[, removed, site]: Taken): Promise<void> {
    const { branch, clone } = await checkBoth(removed, site);
    expect(branch).toEqual(clone);
    expect(branch.filter((line) => line.includes(' error '))).toEqual([]);
  }
});

test('without shop and checkout no button of a course leads to the page that it is on', {
  tags: ['long/branches'],
}, async () => {
  await mkdir(path.join(state.branch, 'content/pages'), { recursive: true });
  await writeFile(path.join(state.branch, 'content/pages/checkout.yaml'), 'remove: true\n');
  const settings = await readFile(path.join(state.branch, 'site.yaml'), 'utf8');
  await writeFile(path.join(state.branch, 'site.yaml'), `${settings}shop: null\n`);
  const out = path.join(state.branch, 'dist');
  expect((await buildSite({ root: state.branch, out, today })).ok).toBe(true);
  const page = await readFile(path.join(out, 'courses/english.html'), 'utf8');
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  expect(main).toContain('<h1');
  expect(main).not.toContain('href="/courses/english"');
});
