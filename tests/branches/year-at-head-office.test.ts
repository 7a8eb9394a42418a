/** A year of changes at head office to the invented school, and what its branch in Pokhara learns of each. */
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSite, findDrift, readSite, settleDrift } from '../../renderer/site.ts';
import { repository } from '../cli/run-site.ts';

const today = new Date('2025-10-01T12:00:00Z');
const branch = 'branches/pokhara';

/** The school with its branch. `files`: the branch's files, relative to its folder. */
async function family(files: Readonly<Record<string, string>> = {}) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-year-'));
  await cp(path.join(repository, 'tests/fixtures/site'), root, { recursive: true });
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  const edit = async (file: string, change: (text: string) => string) => {
    const before = await readFile(path.join(root, file), 'utf8');
    expect(change(before)).not.toBe(before);
    await write(file, change(before));
  };
  for (const [file, text] of Object.entries(files)) await write(`${branch}/${file}`, text);
  const ofBranch = async () => {
    const read = await readSite({ root: path.join(root, branch) });
    const checked = checkSite(read, { today });
    const found = [...read.diagnostics, ...checked.diagnostics];
    const told = found.map(({ code, severity, place }) => `${place.file} ${severity} ${code}`);
    return { read, found, told, drift: findDrift(read) };
  };
  return { root, write, edit, ofBranch, place: (file: string) => path.join(root, file) };
}

type Family = Awaited<ReturnType<typeof family>>;

/** Renames the file of a course, with every mention of it, and keeps its old address. */
async function renameCourse({ place, edit, root }: Family, [from, to]: readonly [string, string]) {
  await rename(place(`content/courses/${from}.yaml`), place(`content/courses/${to}.yaml`));
  const read = await readSite({ root });
  const sources = [read.sources?.site, ...Object.values(read.sources?.collections ?? {}).flat()];
  const named = new RegExp(`(?<![\\w-])${from}(?![\\w-])`, 'g');
  for (const source of sources)
    if (source && named.test(source.text)) await edit(source.file, (text) => text.replace(named, to));
  await edit(`content/courses/${to}.yaml`, (text) => `${text}\naliases: [/courses/${from}]\n`);
}

describe('a course that head office renames', () => {
  const price = 'price: 20 # head office: 30, 2025-05-03\n';

  test.each([
    ['lifting', 'moving-people'],
    ['lifting', 'safer-hoisting-2'],
  ])('is followed by its alias from %s to %s, in one message', async (from, to) => {
    const site = await family({
      'content/pages/osce.yaml': `sections:\n  - section: prose\n    id: ours\n    title: Ours\n    body: "It costs {courses.${from}.price}."\n`,
    });
    await renameCourse(site, [from, to]);
    const { told, read, found } = await site.ofBranch();
    expect(told.filter((line) => !line.startsWith('../'))).toEqual([
      `content/courses/${from}.yaml warning base-renamed`,
    ]);
    expect(found.find(({ code }) => code === 'base-renamed')?.related).toHaveLength(1);
    const courses = read.sources?.collections.courses ?? [];
    const now = courses.find(({ entry }) => entry === to);
    expect(now?.value).toMatchObject({ price: 20 });
    expect(courses.filter(({ file }) => file.includes(from))).toHaveLength(1);
  });

  test('is told in one message where no alias says what it is called now', async () => {
    const site = await family({ 'content/courses/lifting.yaml': price });
    await rename(site.place('content/courses/lifting.yaml'), site.place('content/courses/hoists.yaml'));
    const { told, drift } = await site.ofBranch();
    expect(told.filter((line) => line.startsWith('content/courses'))).toEqual([
      'content/courses/lifting.yaml error base-entry-gone',
    ]);
    expect(drift.diagnostics.map(({ code }) => code)).toContain('base-entry-gone');
  });

  test('is left out by its old name as well', async () => {
    const site = await family({ 'content/courses/lifting.yaml': 'remove: true\n' });
    await renameCourse(site, ['lifting', 'hoists']);
    const { read } = await site.ofBranch();
    const courses = read.sources?.collections.courses ?? [];
    expect(courses.filter(({ isLeftOut }) => isLeftOut).map(({ file }) => file)).toEqual([
      '../../content/courses/hoists.yaml',
    ]);
  });

  test('is not taken for a course that the branch has of its own', async () => {
    const site = await family();
    const own = await readFile(site.place('content/courses/theory.yaml'), 'utf8');
    await site.write(`${branch}/content/courses/ward-english.yaml`, own.replace(/^shopId:.*\n/m, ''));
    await site.edit('content/courses/english.yaml', (text) => `${text}\naliases: [/2019/ward-english]\n`);
    const { read } = await site.ofBranch();
    const files = (read.sources?.collections.courses ?? []).map(({ file }) => file);
    expect(files).toContain('content/courses/ward-english.yaml');
    expect(files).toContain('../../content/courses/english.yaml');
  });
});

test('a course that head office takes out is one message, which asks for no title', async () => {
  const site = await family();
  await rm(site.place('content/courses/lifting.yaml'));
  const { found } = await site.ofBranch();
  const own = found.filter(({ place }) => place.file.startsWith('content/courses'));
  expect(own.map(({ code }) => code)).toEqual(['base-entry-gone']);
  expect(own[0]?.message).toContain('no course called “lifting”');
});

test('a page that moves takes along the branch’s entry of a menu', async () => {
  const site = await family({});
  await site.edit(`${branch}/site.yaml`, (text) =>
    text.replace('- { label: Midwifery,', '- { to: /courses, label: Programmes }\n    - { label: Midwifery,'),
  );
  await site.edit('site.yaml', (text) =>
    text
      .replace('path: /courses, page: courses', 'path: /programmes, page: courses')
      .replace(/to: \/courses(?![/\w])/g, 'to: /programmes'),
  );
  await site.edit('content/pages/courses.yaml', (text) => `aliases: [/courses]\n${text}`);
  const { read, told } = await site.ofBranch();
  expect(JSON.stringify(read.sources?.site.value)).toContain('{"label":"Programmes","to":"/programmes"}');
  expect(told.filter((line) => line.startsWith('site.yaml'))).toEqual(['site.yaml warning base-renamed']);
});

test('a field that every course has to have from now on is missed in the branch’s own course only', async () => {
  const site = await family();
  const theory = await readFile(site.place('content/courses/theory.yaml'), 'utf8');
  await site.write(
    `${branch}/content/courses/first-aid.yaml`,
    theory.replace(/^(?:shopId|badge|originalPrice\w*):.*\n/gm, ''),
  );
  const schema = JSON.parse(await readFile(path.join(repository, 'schemas/course.schema.json'), 'utf8'));
  const stricter = { ...schema, required: [...schema.required, 'badge'] };
  await site.write('schemas/course.schema.json', JSON.stringify(stricter, null, 2));
  for (const file of await readdir(site.place('content/courses'))) {
    const text = await readFile(site.place(`content/courses/${file}`), 'utf8');
    if (!/^badge:/m.test(text))
      await site.write(`content/courses/${file}`, `${text.trimEnd()}\nbadge: New\n`);
  }
  const { told } = await site.ofBranch();
  expect(told.filter((line) => line.includes(' error '))).toEqual([
    'content/courses/first-aid.yaml error missing-key',
  ]);
});

test('a new page appears by itself', async () => {
  const site = await family();
  await site.write(
    'content/pages/parking.yaml',
    'title: Parking\ndescription: Where to leave a car near the school.\nsections:\n  - { section: prose, id: parking, title: Parking, body: Behind the house. }\n',
  );
  await site.edit('site.yaml', (text) =>
    text.replace('routes:\n', 'routes:\n  - { path: /parking, page: parking }\n'),
  );
  const { told, read } = await site.ofBranch();
  expect(told.filter((line) => line.includes(' error '))).toEqual([]);
  expect((read.sources?.collections.pages ?? []).map(({ file }) => file)).toContain(
    '../../content/pages/parking.yaml',
  );
});

test('sections in another order keep what the branch says of them', async () => {
  const site = await family({ 'content/pages/home.yaml': 'sections:\n  - { id: pathway, title: Ours }\n' });
  await site.edit('content/pages/home.yaml', (text) => {
    const [head = '', ...sections] = text.split(/\n(?= {2}- section:)/);
    return [head, ...sections.toReversed().map((section) => section.trimEnd())].join('\n');
  });
  const { read, told } = await site.ofBranch();
  expect(told.filter((line) => line.startsWith('content/'))).toEqual([]);
  const home = (read.sources?.collections.pages ?? []).find(({ file }) => file.endsWith('home.yaml'));
  expect(JSON.stringify(home?.value)).toContain('"title":"Ours"');
});

test('a section that head office renames is one message, and nothing of “Head office changed”', async () => {
  const site = await family({
    'content/pages/home.yaml':
      'sections:\n  - id: pathway\n    title: Ours # head office: "Three steps to UK practice", 2025-05-03\n',
  });
  await site.edit('content/pages/home.yaml', (text) => text.replace('id: pathway', 'id: the-way'));
  const { told } = await site.ofBranch();
  expect(told.filter((line) => line.startsWith('content/'))).toEqual([
    'content/pages/home.yaml error nothing-to-change',
  ]);
});

describe('an article that the branch has translated', () => {
  const post = 'content/posts/new-clocks.mdx';
  const translated = '---\ntitle: दुई स्टेसनमा नयाँ समय\n---\n\nतपाईंका नोटहरूमा दुई कुरा पुराना छन्।\n';

  test('is out of date once head office changes its text, and settled by one line', async () => {
    const site = await family({ [post]: translated });
    const root = site.place(branch);
    settleDrift(await readSite({ root }), { choice: 'keep', today });
    const kept = await readFile(site.place(`${branch}/${post}`), 'utf8');
    expect(kept).toMatch(/^# text of head office: "If you learned the exam from a colleague/m);
    expect((await site.ofBranch()).drift.diagnostics).toEqual([]);

    await site.edit(post, (text) => text.replace('two details', 'three details'));
    const { drift, told } = await site.ofBranch();
    expect(told).toContain(`${post} warning base-changed`);
    expect(drift.texts).toMatchObject([{ file: post, base: `../../${post}`, on: '2025-10-01' }]);
    expect(drift.texts[0]?.now).toContain('three details');

    settleDrift(await readSite({ root }), { choice: 'keep', today });
    const again = await readFile(site.place(`${branch}/${post}`), 'utf8');
    expect(again.match(/text of head office/g)).toHaveLength(1);
    expect((await site.ofBranch()).drift.diagnostics).toEqual([]);
  });

  test('is given up for head office’s text by --take', async () => {
    const site = await family({ [post]: translated });
    const root = site.place(branch);
    settleDrift(await readSite({ root }), { choice: 'keep', today });
    const { settled } = settleDrift(await readSite({ root }), {
      choice: 'take',
      places: [`${post}:text`],
      today,
    });
    expect(settled).toHaveLength(1);
    const left = await readFile(site.place(`${branch}/${post}`), 'utf8');
    expect(left).not.toContain('text of head office');
    expect(left).toMatch(/^---\ntitle: .*\n---\n\s*$/);
  });
});
