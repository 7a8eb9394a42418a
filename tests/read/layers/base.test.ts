import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findLayers } from '../../../renderer/read/layers/find-layers.ts';
import { createSite, read } from '../create-site.ts';

const family = (extend: string) =>
  createSite({
    'academy/site.yaml': 'name: Base\n',
    'academy/content/pages/home.yaml': 'title: Home\n',
    'academy/branches/np/site.yaml': `extends: ${extend}\n`,
    'academy/branches/loop/site.yaml': 'extends: ../np/site.yaml\n',
    'academy/branches/other/site.yaml': 'extends: ../../site.yaml\n',
    'outside/site.yaml': 'name: Secret\n',
    'outside/content/facts.yaml': 'secret: 1\n',
  });

test.each([
  ['../../site.yaml', []],
  ['"../../site.yaml" # the main site', []],
  ["'../../site.yaml'", []],
  ['../other/site.yaml', []],
  ['../../../outside/site.yaml', ['base-outside']],
  ['../../../../../../../../etc/site.yaml', ['base-outside']],
  ['/etc/site.yaml', ['base-not-a-site']],
  ['https://example.com/site.yaml', ['base-not-a-site']],
  ['../../content/pages/home.yaml', ['base-not-a-site']],
  ['../..', ['base-not-a-site']],
  ['../nothing/site.yaml', ['base-missing']],
  ['./site.yaml', ['base-circular']],
  ['../np/site.yaml', ['base-circular']],
  ['../loop/site.yaml', ['base-circular']],
  ['', ['empty-value']],
  ['# ../../site.yaml', ['empty-value']],
  ['[../../site.yaml]', ['extends-not-plain']],
  ['>-\n  ../../site.yaml', ['extends-not-plain']],
])('extends: %s', async (extend, codes) => {
  const root = path.join(family(extend), 'academy/branches/np');
  const { sources, said } = await read(root);
  const found = said.map((line) => line.replace(/^.* /, ''));
  expect(found).toEqual(codes);
  expect(sources === undefined).toBe(codes.length > 0);
});

test.each([
  ['site.yaml', 'itself'],
  ['../np/site.yaml', 'itself'],
  ['../../branches/np/site.yaml', 'itself'],
  ['../loop/site.yaml', 'circle'],
])('%s is told as what it is', (extend, fault) => {
  const { broken } = findLayers(path.join(family(extend), 'academy/branches/np'));
  expect(broken?.fault).toBe(fault);
});

test('a line without an end keeps nobody waiting', async () => {
  const root = (extend: string) => path.join(family(extend), 'academy/branches/np');
  const spaces = ' '.repeat(200_000);
  expect((await read(root(`../../site.yaml${spaces}x`))).said).toEqual(['site.yaml:1:10 text-too-long']);
  expect((await read(root(`../../site.yaml${' '.repeat(900)}# note`))).said).toEqual([]);
});

test('a base behind a link is not read', async () => {
  const root = family('../../link/site.yaml');
  mkdirSync(path.join(root, 'academy/link'));
  symlinkSync(path.join(root, 'outside/site.yaml'), path.join(root, 'academy/link/site.yaml'));
  expect((await read(path.join(root, 'academy/branches/np'))).said).toEqual(['site.yaml:1:10 base-is-link']);
});

test('a folder that is a link out of the family is not followed', async () => {
  const root = family('../../link/site.yaml');
  symlinkSync(path.join(root, 'outside'), path.join(root, 'academy/link'));
  const { said, sources } = await read(path.join(root, 'academy/branches/np'));
  expect(said).toEqual(['site.yaml:1:10 base-outside']);
  expect(sources).toBeUndefined();
});

test('content of a base that is a link to the outside is not read', async () => {
  const root = createSite({
    'academy/site.yaml': 'name: Base\n',
    'academy/branches/np/site.yaml': 'extends: ../../site.yaml\n',
    'outside/facts.yaml': 'secret: 1\n',
  });
  symlinkSync(path.join(root, 'outside'), path.join(root, 'academy/content'));
  const { said, sources } = await read(path.join(root, 'academy/branches/np'));
  expect(said).toEqual(['../../content:1:1 file-link-outside']);
  expect(sources).toBeUndefined();
});

test('a repository ends where it ends', async () => {
  const root = path.join(family('../../site.yaml'), 'academy/branches/np');
  mkdirSync(path.join(root, '.git'));
  expect((await read(root)).said).toEqual(['site.yaml:1:10 base-outside']);
});

test('a chain has an end', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const root = createSite({ 'site.yaml': 'name: Base\n', 'content/pages/home.yaml': 'title: Home\n' });
  for (const [index, name] of names.entries()) {
    const below = names[index - 1];
    mkdirSync(path.join(root, 'branches', name), { recursive: true });
    writeFileSync(
      path.join(root, 'branches', name, 'site.yaml'),
      `extends: ${below === undefined ? '../../site.yaml' : `../${below}/site.yaml`}\n`,
    );
  }
  expect(findLayers(path.join(root, 'branches/e')).layers).toHaveLength(6);
  expect((await read(path.join(root, 'branches/g'))).said).toEqual(['../b/site.yaml:1:10 too-many-layers']);
});
