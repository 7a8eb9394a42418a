import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const pages = readdirSync(folder).filter((name) => name !== 'README.md');
const parts = ['Context', 'Choice', 'Price', 'What would undo it', 'Held by'];

test.each(pages)('%s says why, at what price and which tests hold it', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  expect([...text.matchAll(/^\*\*(.+?)\.\*\*/gmu)].map((match) => match[1])).toEqual(parts);
  const held = text.slice(text.indexOf('**Held by.**'));
  const missing = [...held.matchAll(/`(.+?)`/gu)].filter(([, path = '']) => !existsSync(path));
  expect(missing.map(([quoted]) => quoted)).toEqual([]);
});

test('the list of decisions names each page once, by its title', () => {
  const list = readFileSync(`${folder}/README.md`, 'utf8');
  const listed = [...list.matchAll(/^- \[(.+)\]\((.+)\)$/gmu)].map(([, title, name]) => `${name}: ${title}`);
  const titles = pages.map(
    (name) => `${name}: ${readFileSync(`${folder}/${name}`, 'utf8').split('\n')[0]?.slice(2)}`,
  );
  expect(listed.sort()).toEqual(titles.sort());
});

test('the architecture page can be read in ten minutes', () => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8').split(/\s+/u).length).toBeLessThanOrEqual(1800);
});
