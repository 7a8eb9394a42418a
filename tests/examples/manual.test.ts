/** docs/ as a website: every page of it is made, leads on, and says what the file says. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { chaptersOf } from '../../scripts/chapters-of.js';
import { repository } from '../cli/run-site.ts';
import { builtManual } from './manual-folder.ts';

const docs = readdirSync(path.join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && path.basename(name) !== 'README.md')
  .map((name) => name.split(path.sep).join('/'));
const chapters = chaptersOf();
const sourceOf = (text: string) => /^edit: ".*?\/main\/docs\/(.+)"$/m.exec(text)?.[1] ?? '';

test('each file of docs is a chapter', () => {
  expect(chapters.map(({ text }) => sourceOf(text)).toSorted()).toEqual(docs.toSorted());
});

test('npm run manual writes the chapters and runs a command on them', async () => {
  const written = path.join(repository, 'examples/manual/content/chapters');
  const before = existsSync(written);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/manual.js', 'check', '--format', 'json'], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect(existsSync(path.join(written, 'guide/editing.md'))).toBe(true);
  if (!before) await rm(written, { recursive: true });
  expect([status, stdout]).toEqual([0, expect.stringContaining('"ok": true')]);
}, 60_000);

describe('the built manual', { tags: ['long/manual'] }, () => {
  const state = { root: '', out: '' };
  beforeAll(async () => {
    Object.assign(state, await builtManual());
  });
  const html = (address: string) => readFileSync(path.join(state.out, `${address}.html`), 'utf8');

  test('each chapter is a page', () => {
    const missing = chapters.filter(
      ({ name }) => !existsSync(path.join(state.out, name.replace(/md$/, 'html'))),
    );
    expect(missing).toEqual([]);
  });

  test('each chapter has its title, a link to edit it, and a summary for search results', () => {
    for (const { name, text } of chapters) {
      const page = html(name.replace(/\.md$/, ''));
      const [, title = ''] = /^title: "(.+)"$/m.exec(text) ?? [];
      const [, summary = ''] = /^summary: "(.+)"$/m.exec(text) ?? [];
      expect(page.match(/<h1[\s>]/g), name).toHaveLength(1);
      expect(title.length, name).toBeGreaterThan(1);
      expect(summary.length, name).toBeGreaterThan(20);
      expect(summary.length, name).toBeLessThanOrEqual(170);
      expect(page, name).toContain(`/edit/main/docs/${sourceOf(text)}"`);
    }
  });

  test('the pictures of a file are on its chapter, in several sizes', () => {
    const [, output = ''] =
      /(media\/chapters\/guide\/edit-price-1280-640\.\w+\.avif)/.exec(html('guide/editing')) ?? [];
    expect(existsSync(path.join(state.out, output)) && output).toMatch(/\.avif$/);
  });

  test('each heading of a file is one of its chapter', () => {
    const lost = chapters.flatMap(({ name, text }) => {
      const written = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').match(/^#{2,4} /gm) ?? [];
      const printed = html(name.replace(/\.md$/, '')).match(/<h[2-4] id=/g) ?? [];
      return written.length === printed.length ? [] : [`${name}: ${written.length} → ${printed.length}`];
    });
    expect(lost).toEqual([]);
  });

  test('a chapter leads to the one before it and the one after it', () => {
    const page = html('guide/developing');
    expect(page).toMatch(/href="\/guide\/editing" rel="prev"/);
    expect(page).toMatch(/href="\/guide\/kinds" rel="next"/);
    expect(html('guide/editing')).not.toContain('rel="prev"');
  });

  test('links of docs lead to chapters, and have their titles instead of names of files', () => {
    expect(html('guide/editing')).toContain('href="/reference"');
    expect(html('guide/developing')).toMatch(/<a href="\/guide\/importing">Importing a website<\/a>/);
    const links = chapters.flatMap(({ name }) =>
      [...html(name.replace(/\.md$/, '')).matchAll(/ href="(?!https?:)[^"]*\.md[^"]*"/g)].map(
        ([link]) => name + link,
      ),
    );
    expect(links).toEqual([]);
  });

  test('names in braces are shown, not filled in with values of the manual', () => {
    expect(html('kinds/kind-facts')).toContain('<code>{facts.osce.fullFee}</code>');
    expect(html('guide/editing')).toContain('{site.');
  });

  test('the manual can be searched, and its code copied', () => {
    expect(existsSync(path.join(state.out, 'pagefind'))).toBe(true);
    expect(html('guide/hosting')).toContain('<site-island of="copy-code"');
  });
});
