/**
 * A branch can name everything that it changes or takes out: by an id, as the only one of its kind, or by its title.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const repository = path.join(import.meta.dirname, '../../..');
const sites = ['.', 'starter', ...inFolder('examples'), ...inFolder('branches')];
const pages = sites.flatMap((site) =>
  inFolder(path.join(site, 'content/pages')).filter((file) => file.endsWith('.yaml')),
);

function inFolder(folder: string): string[] {
  const place = path.join(repository, folder);
  return existsSync(place) ? readdirSync(place).map((name) => path.join(folder, name)) : [];
}

type Section = { section?: string; id?: string; title?: string };

function unnamed(sections: readonly Section[]): Section[] {
  return sections.filter(({ section, id, title }) => {
    const alike = sections.filter((other) => other.section === section);
    const isTold = title !== undefined && alike.filter((other) => other.title === title).length === 1;
    return id === undefined && alike.length > 1 && !isTold;
  });
}

test('every section of a page that ships can be named', () => {
  expect(pages.length).toBeGreaterThan(30);
  const all = pages.map((file) => ({ file, ...parse(readFileSync(path.join(repository, file), 'utf8')) }));
  expect(all.flatMap(({ file, sections = [] }) => unnamed(sections).map(() => file))).toEqual([]);
});

test('two of one kind without ids or titles can’t', () => {
  const statistics = { section: 'statistics' };
  expect(unnamed([statistics, { ...statistics, title: 'Results' }])).toEqual([statistics]);
  expect(unnamed([statistics, { section: 'faq' }])).toEqual([]);
});
