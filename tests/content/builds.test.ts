/** Guarantees for the output of every build, whatever its content. */
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { repository, runSite } from '../cli/run-site.ts';
import { readTree } from './read-tree.ts';
import { buildSite, day, editFile } from './site-copy.ts';

const shipped = inject('shipped');
const state = { elsewhere: '', out: '', built: new Map<string, Buffer>() };
beforeAll(async () => {
  const cold = await elsewhere(shipped.root);
  state.elsewhere = path.dirname(cold);
  state.out = await buildSite(cold, { TZ: 'America/Los_Angeles', LANG: 'tr_TR.UTF-8' });
  state.built = readTree(state.out);
}, 180_000);
afterAll(() => rm(state.elsewhere, { recursive: true, force: true }));

test('two builds in different folders, time zones and languages, one from nothing, are equal to the byte', () => {
  const first = readTree(shipped.out);
  const second = state.built;
  expect([...first.keys()]).toEqual([...second.keys()]);
  const different = [...first]
    .filter(([file, bytes]) => !second.get(file)?.equals(bytes))
    .map(([file]) => file);
  expect(different).toEqual([]);
  expect(first.size).toBeGreaterThan(90);
});

test('a build that finds what an earlier one kept, a part of it damaged, is equal to the byte', {
  tags: ['long/faults'],
}, async () => {
  const root = path.dirname(state.out);
  const values = path.join(root, '.site/cache/values');
  const names = readdirSync(values).toSorted();
  expect(names.length).toBeGreaterThan(3);
  for (const name of names.filter((_, index) => index % 2 === 0))
    truncateSync(path.join(values, name), Math.floor(statSync(path.join(values, name)).size / 2));
  const out = path.join(root, 'again');
  const { code } = await runSite(['build', '--at', day, '--out', out], root);
  expect(code).toBe(0);
  const [first, second] = [readTree(shipped.out), readTree(out)];
  expect([...first].filter(([file, bytes]) => !second.get(file)?.equals(bytes))).toEqual([]);
  expect(second.size).toBe(first.size);
});

test('after an edit only the pages that show it are made, by the next process as well', async () => {
  const root = path.dirname(state.out);
  const args = ['build', '--at', day, '--profile', '--format', 'json'];
  const build = async () => {
    const { code, out } = await runSite(args, root);
    expect(code).toBe(0);
    const { times }: { times: { pages: { name: string }[] } } = JSON.parse(out);
    return times.pages.map(({ name }) => name);
  };
  const post = 'content/posts/how-to-book-osce-exam-online.mdx';
  const asShipped = readFileSync(path.join(root, post));
  onTestFinished(() => writeFileSync(path.join(root, post), asShipped));
  // The cache may have been damaged before: this build rewrites it.
  await editFile(root, post, (text) => `${text}\nOne more.\n`);
  await build();
  await editFile(root, post, (text) => `${text}\nAnd another.\n`);
  expect(await build()).toEqual(['/blog/how-to-book-osce-exam-online']);
  expect(await build()).toEqual([]);
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
  const found = [...readTree(shipped.out)].flatMap(([file, bytes]) =>
    telling.filter((name) => bytes.includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('what is kept about a build stays out of the output', () => {
  const files = [...readTree(shipped.out).keys()];
  expect(
    files.filter((file) => /(^|\/)\.site|provenance|manifest\.jsonl|\.map$|\.yaml$|\.mdx$/.test(file)),
  ).toEqual([]);
  expect(statSync(path.join(shipped.root, '.site')).isDirectory()).toBe(true);
});

/** The same site in a folder of another depth, without anything from earlier builds. */
async function elsewhere(root: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'another place '));
  const copy = path.join(folder, 'a site');
  for (const name of ['site.yaml', 'content'])
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  return copy;
}
