/** Another trade, with its own kinds of content and a section: it gets the same guarantees as the academy's site. */
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPages } from '../browser/list-pages.ts';
import { runSite } from '../cli/run-site.ts';
import { readPage } from '../content/read-page.ts';
import { buildSite, editFile } from '../content/site-copy.ts';
import { testEveryPage } from '../content/test-every-page.ts';
import { clinicFolder, copyClinic } from './clinic-folder.ts';

const treatments = [
  'back-and-neck',
  'hand-and-wrist',
  'knee-and-hip',
  'pelvic-health',
  'running-injuries',
  'shoulder',
];
const state = { root: '', out: '' };
beforeAll(async () => {
  state.root = await copyClinic();
  state.out = await buildSite(state.root);
});
afterAll(() => rm(state.root, { recursive: true, force: true }));

describe('the clinic', () => {
  test('is checked without a problem', async () => {
    const { code, out } = await runSite(['check', '--at', '2026-11-01'], state.root);
    expect([code, out]).toEqual([0, expect.stringMatching(/no problems\.\n$/)]);
  });

  test('names all that is made up before it goes live', async () => {
    const { code, out } = await runSite(['check', '--release', '--format', 'json'], state.root);
    const files: string[] = JSON.parse(out).diagnostics.map(({ file }: { file: string }) => file);
    expect(code).toBe(1);
    expect(files).toEqual(expect.arrayContaining(['site.yaml', 'content/facts.yaml']));
    expect(files).toEqual(expect.arrayContaining(peopleFiles()));
  });

  test('has its pages, one for each treatment among them', () => {
    const own = ['', 'contact', 'first-visit', 'prices', 'privacy', 'team', 'treatments', '404.html'];
    const made = treatments.map((id) => `treatments/${id}`);
    expect(listPages(state.out)).toEqual([...own, ...made].map((name) => `/${name}`).toSorted());
  });

  test('brings no code but one section', () => {
    const files = readdirSync(clinicFolder, { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => /\.(tsx?|js)$/.test(file) && !/^(dist|schemas\/types|\.)/.test(file));
    expect(code.filter((file) => !file.startsWith(path.join('templates/sections/treatments')))).toEqual([]);
    expect(code).toContain(path.join('templates/sections/treatments/treatments.tsx'));
  });
});

describe('every page of the clinic', () => {
  testEveryPage(() => state.out);

  test('says nothing of an academy and names no pound', () => {
    const foreign = /£|\b(nurses?|OSCE|enrol\w*|checkout|tutors?)\b/i;
    expect(htmlOfAll().flatMap((html) => foreign.exec(html)?.[0] ?? [])).toEqual([]);
  });
});

describe('a fact is written once', () => {
  test('a treatment’s new price stands on its page, in both lists and in the table, in euros', {
    tags: ['long/edits'],
  }, async () => {
    const root = await copyClinic();
    await editFile(root, 'content/treatments/shoulder.yaml', (text) =>
      text.replace('price: 75', 'price: 82.5'),
    );
    const out = await buildSite(root);
    for (const address of ['/', '/treatments', '/treatments/shoulder', '/prices'])
      expect(readPage(out, address).html, address).toContain('€82.50');
    expect(readPage(state.out, '/treatments/shoulder').html).not.toContain('€82.50');
    await rm(root, { recursive: true });
  });

  test('a treatment begun with site new gets its page and stands in both lists', async () => {
    const root = await copyClinic();
    const { code, out: file } = await runSite(['new', 'treatment', 'elbow-pain'], root);
    expect([code, file.trim()]).toEqual([0, path.join('content/treatments/elbow-pain.yaml')]);
    const out = await buildSite(root);
    expect(existsSync(path.join(out, 'treatments/elbow-pain.html'))).toBe(true);
    for (const address of ['/', '/treatments'])
      expect(readPage(out, address).html, address).toContain('href="/treatments/elbow-pain"');
    await rm(root, { recursive: true });
  });
});

function htmlOfAll(): string[] {
  return listPages(state.out).map((address) => readPage(state.out, address).html);
}

function peopleFiles(): string[] {
  return readdirSync(path.join(state.root, 'content/people')).map((name) => `content/people/${name}`);
}
