/** The other sites that a site.yaml names: those that are read are also watched for changes. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { neighbourFolders, waysIn } from '../../../renderer/read/neighbours/find-neighbours.ts';
import { readSite } from '../../../renderer/site.ts';
import { scanInputs } from '../../../renderer/warm/scan-inputs.ts';
import { createSite } from '../create-site.ts';

/** A site of the family, with its alternates verbatim. */
const family = (folder: string, alternates: string) =>
  createSite({
    'main/site.yaml': `name: Main\nalternates: ${alternates}\n`,
    'main/content/pages/home.yaml': 'title: Home\n',
    [`main/branches/${folder}/site.yaml`]:
      'extends: ../../site.yaml\nname: North\norigin: https://north.example\nlanguage: en\n',
  });

const inBlock = (way: string) => `\n  label: Other\n  sites:\n    - label: North\n      site: ${way}`;
const inBraces = (way: string) => `\n  label: Other\n  sites: [{ site: ${way}, label: North }]`;

test.each([
  ['north', inBlock('branches/north/site.yaml')],
  ['north', inBlock('branches/north/site.yaml # ours')],
  ['north', inBlock('branches/north/../north/site.yaml/')],
  ['north', inBlock('\n        branches/north/site.yaml')],
  ['north side', inBlock('branches/north side/site.yaml')],
  ['north, side', inBlock('branches/north, side/site.yaml')],
  ['north-[side]', inBlock('branches/north-[side]/site.yaml')],
  ['o’brien', inBlock('branches/o’brien/site.yaml')],
  ["o'brien", inBlock("branches/o'brien/site.yaml")],
  ["o'brien", inBlock("'branches/o''brien/site.yaml'")],
  ['north "side"', inBlock(`'branches/north "side"/site.yaml'`)],
  ['north#1', inBlock('branches/north#1/site.yaml')],
  ['north #1', inBlock('"branches/north #1/site.yaml"')],
  ['north: side', inBlock('"branches/north: side/site.yaml"')],
  ['north', inBraces('branches/north/site.yaml')],
  ['north side', inBraces('branches/north side/site.yaml')],
  ['north, side', inBraces('"branches/north, side/site.yaml"')],
  ['north', '{"label":"Other","sites":[{"site":"branches/north/site.yaml","label":"North"}]}'],
  ['north', "{ label: Other, sites: [{ 'site' : branches/north/site.yaml}] }"],
])('a site in the folder %s is found, and a change of it seen: %#', async (folder, alternates) => {
  const root = path.join(family(folder, alternates), 'main');
  const neighbour = path.join(root, 'branches', folder);
  expect(neighbourFolders(root)).toEqual([neighbour]);
  expect(scanInputs(root)?.stamps.names).toContain(path.join(neighbour, 'site.yaml'));
  const { diagnostics, sources } = await readSite({ root });
  expect(codesOf(diagnostics)).toEqual([]);
  expect(sources?.neighbours).toHaveLength(1);
});

test('several on one line are all found', () => {
  const text = 'alternates: { sites: [{ site: a/site.yaml }, {site: "b/site.yaml"}, { site: c/site.yaml }] }';
  expect(waysIn(text)).toEqual(expect.arrayContaining(['a/site.yaml', 'b/site.yaml', 'c/site.yaml']));
});

test.each([
  ['north', inBlock('"branches/north\\x2fsite.yaml"')],
  ['north', inBlock('"branches/north/site\\u002eyaml"')],
  ['north', inBlock('"branches/north/\\\n        site.yaml"')],
  ['north', inBlock('>-\n        branches/north/site.yaml')],
  ['north side', inBlock('branches/north\n        side/site.yaml')],
  ['north', '{ label: Other, sites: [{ "s\\x69te": branches/north/site.yaml, label: North }] }'],
])('a way that only the whole YAML tells is refused where it stands: %#', async (folder, alternates) => {
  const { diagnostics } = await readSite({ root: path.join(family(folder, alternates), 'main') });
  expect(codesOf(diagnostics)).toEqual(['alternate-not-plain']);
});

test('branches that come and go are seen, where the site names one', () => {
  const states = (alternates: string) => {
    const root = createSite({ 'site.yaml': `name: Main\nalternates: ${alternates}\n` });
    return [
      () => {},
      () => mkdirSync(path.join(root, 'branches')),
      () => mkdirSync(path.join(root, 'branches/other')),
      () => mkdirSync(path.join(root, 'branches/north')),
      () => rmSync(path.join(root, 'branches'), { recursive: true }),
    ].map((change) => {
      change();
      return scanInputs(root)?.digest;
    });
  };
  const [none, empty, other, north, gone] = states(inBlock('branches/north/site.yaml'));
  expect(new Set([none, empty, north]).size).toBe(3);
  expect([other, gone]).toEqual([empty, none]);
  expect(new Set(states(inBlock('../north/site.yaml'))).size).toBe(1);
});

test('a line without an end keeps nobody waiting', () => {
  expect(waysIn(`site:${' '.repeat(1_000_000)}`).join('')).toBe('');
  expect(waysIn('site:'.repeat(100_000)).length).toBeGreaterThan(0);
});

function codesOf(diagnostics: readonly { code: string }[]): string[] {
  return diagnostics.map(({ code }) => code).filter((code) => code.startsWith('alternate-'));
}
