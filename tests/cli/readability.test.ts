import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageReadability } from '../../renderer/site.ts';
import { runCommand } from './run-command.ts';
import { smallSiteFolder } from './run-site.ts';

const day = ['--at', '2026-11-22'];
const home = 'content/pages/home.yaml';
const hard =
  'Candidates who participated in preparatory examinations beforehand demonstrate considerably increased confidence. ';
const long = `We practise ${'and practise '.repeat(14)}until it is dark.`;

let root = '';
beforeAll(async () => {
  root = await smallSiteFolder();
  const file = path.join(root, home);
  const text = await readFile(file, 'utf8');
  const section = `  - section: prose\n    body: |\n      ${hard.repeat(12)}\n\n      Short. ${long}\n\n`;
  await writeFile(file, text.replace('  - section: course-cards\n', `${section}  - section: course-cards\n`));
});

async function edit(name: string, from: string, to: string): Promise<void> {
  const file = path.join(root, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

describe('site readability', () => {
  it('lists the pages, the hardest first, and the longest sentences with their lines', async () => {
    const { code, out, note } = await runCommand(['readability', ...day], root);
    expect([code, note]).toEqual([0, '']);
    const [head, first] = out.split('\n');
    expect(head).toBe('Reading age  Words  Words a sentence  Long sentences  Page');
    expect(first).toMatch(/^ +2\d +\d+ +\d+\.\d +1 {2}\/$/);
    expect(out).toMatch(/ 34 words {2}\S*content\/pages\/home\.yaml:\d+:14 {2}We practise and practise/);
  });

  it('gives the same to programs', async () => {
    const { out } = await runCommand(['readability', '--format', 'json', ...day], root);
    const { version, pages, sentences, notEnglish } = JSON.parse(out);
    expect(version).toBe(1);
    expect(notEnglish).toEqual([]);
    const ages = pages.flatMap(({ age }: PageReadability) => age ?? []);
    expect(ages).toEqual(ages.toSorted((one: number, other: number) => other - one));
    expect(pages[0]).toMatchObject({ address: '/', long: 1 });
    expect(sentences[0]).toMatchObject({ words: 34, text: long, pages: ['/'], place: { file: home } });
  });

  it('leaves out pages in other languages, and says how many', async () => {
    await edit(home, 'title: ', 'language: ne\ntitle: ');
    const { out } = await runCommand(['readability', ...day], root);
    expect(out).toContain('Not in English, so not measured: 1 page.');
    expect(out).not.toContain('We practise');
    await edit(home, 'language: ne\n', '');
  });

  it('says what is wrong with a site that can’t be planned', async () => {
    await edit(home, 'title: ', 'titel: ');
    const { code, note, out } = await runCommand(['readability', ...day], root);
    expect(code).toBe(1);
    expect(out + note).toContain('“titel”');
    await edit(home, 'titel: ', 'title: ');
  });
});
