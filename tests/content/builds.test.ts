/** What every build promises of its output, whatever is in it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { repository } from '../cli/run-site.ts';
import { buildSite } from './site-copy.ts';

const shipped = inject('shipped');
const state = { elsewhere: '', out: '' };
beforeAll(async () => {
  const cold = await elsewhere(shipped.root);
  state.elsewhere = path.dirname(cold);
  state.out = await buildSite(cold, { TZ: 'America/Los_Angeles', LANG: 'tr_TR.UTF-8' });
}, 180_000);
afterAll(() => rm(state.elsewhere, { recursive: true, force: true }));

test('two builds in different folders, time zones and languages, one from nothing, are equal to the byte', () => {
  const first = readFiles(shipped.out);
  const second = readFiles(state.out);
  expect([...first.keys()]).toEqual([...second.keys()]);
  const different = [...first]
    .filter(([file, bytes]) => !second.get(file)?.equals(bytes))
    .map(([file]) => file);
  expect(different).toEqual([]);
  expect(first.size).toBeGreaterThan(90);
});

test('no file of the output names a folder, a user or the name of the machine', () => {
  const names = [
    shipped.root,
    state.elsewhere,
    repository,
    os.homedir(),
    os.tmpdir(),
    os.hostname(),
    `/${os.userInfo().username}/`,
  ];
  const telling = names.filter((name) => name.length > 3).map((name) => Buffer.from(name));
  const found = [...readFiles(shipped.out)].flatMap(([file, bytes]) =>
    telling.filter((name) => bytes.includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('what is kept about a build stays out of the output', () => {
  const files = [...readFiles(shipped.out).keys()];
  expect(
    files.filter((file) => /(^|\/)\.site|provenance|manifest\.jsonl|\.map$|\.yaml$|\.mdx$/.test(file)),
  ).toEqual([]);
  expect(statSync(path.join(shipped.root, '.site')).isDirectory()).toBe(true);
});

/** The same site in a folder of another depth, without anything that an earlier build has made. */
async function elsewhere(root: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'another place '));
  const copy = path.join(folder, 'a site');
  for (const name of ['site.yaml', 'content'])
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  return copy;
}

function readFiles(out: string): Map<string, Buffer> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(path.join(out, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(out, name))]));
}
