import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';
import { smallSiteFolder } from './run-site.ts';

let root = '';
beforeEach(async () => {
  root = await smallSiteFolder();
});

const set = (...words: string[]) => runCommand(['set', ...words, '--at', '2026-11-22'], root);
const textOf = (file: string) => readFile(path.join(root, file), 'utf8');
const course = 'content/courses/osce-weekend.yaml';

describe('site set', () => {
  it('changes one value and no other byte, and says which line', async () => {
    const before = await textOf(course);
    const { code, out } = await set('courses/osce-weekend', 'price', '259.50');
    expect(code).toBe(0);
    expect(out).toContain(`${course}:`);
    expect(out).toMatch(/- price: 249\n\s+\+ price: 259\.5\n/);
    expect(await textOf(course)).toBe(before.replace('price: 249\n', 'price: 259.5\n'));
  });

  it('says so if the value is that already', async () => {
    const before = await textOf(course);
    expect((await set(`${course}:price`, '249')).out).toContain('says so already. Nothing was written.');
    expect(await textOf(course)).toBe(before);
  });

  it('refuses a mistake with the message of a check, and writes nothing', async () => {
    const before = await textOf(course);
    const { code, out } = await set('courses/osce-weekend', 'price', '£259');
    expect(code).toBe(1);
    expect(out).toContain('[not-a-number]');
    expect(out).toContain('hint: Write 259');
    expect(out).toContain('Nothing was written.');
    expect(await textOf(course)).toBe(before);
  });

  it('adds a field that the schema allows', async () => {
    expect((await set('courses/osce-weekend', 'badge', 'New: at weekends')).code).toBe(0);
    expect(await textOf(course)).toMatch(/\nbadge: "New: at weekends"\n/);
  });

  it('finds the item of a list by its name, or by its number', async () => {
    await set('pages/home', 'sections', 'hero', 'title', 'A title of our own');
    await set('pages/home', 'sections', '1', 'eyebrow', 'Above it');
    const text = await textOf('content/pages/home.yaml');
    expect(text).toContain('title: A title of our own');
    expect(text).toContain('eyebrow: Above it');
  });

  it('still changes a file in which something else is wrong', async () => {
    await writeFile(path.join(root, course), (await textOf(course)).replace('price: 249', 'price: £249'));
    const { code } = await set('courses/osce-weekend', 'subtitle', 'Two days');
    expect(code).toBe(0);
    expect(await textOf(course)).toContain('subtitle: Two days');
  });

  it.each([
    ['a file', ['courses/osce-weekent', 'price', '1'], 'Did you mean “courses/osce-weekend”?'],
    ['a value', ['facts.osce.stations'], 'Name a value and what it is to be'],
  ])('asks for %s that it can’t find', async (_, words, told) => {
    const { code, note } = await set(...words);
    expect(code).toBe(2);
    expect(note).toContain(told);
  });
});

describe('site set, in a branch', () => {
  const branch = () => path.join(root, 'branches/north');
  const inBranch = (...words: string[]) => runCommand(['set', ...words, '--at', '2026-11-22'], branch());

  beforeEach(async () => {
    await runCommand(['new', 'branch', 'north'], root);
  });

  it('writes head office’s value into a file of the branch’s own, which remembers it', async () => {
    const before = await textOf(course);
    const note = '# head office: "Every station, practised twice", 2026-11-22';
    await inBranch('courses/osce-weekend', 'subtitle', 'Two days in Leeds');
    expect(await readFile(path.join(branch(), course), 'utf8')).toBe(`subtitle: Two days in Leeds ${note}\n`);
    expect(await textOf(course)).toBe(before);
    await inBranch('courses/osce-weekend', 'subtitle', 'Two days in York');
    expect(await readFile(path.join(branch(), course), 'utf8')).toBe(`subtitle: Two days in York ${note}\n`);
  });
});
