/** However much of a site lies aside while it is built, and whether or not a later build may go on from it: it is the same. */
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateSite } from '../../bench/generate-site.ts';
import { runBuild } from '../../renderer/door/run-build.ts';
import { buildSite, createCache } from '../../renderer/site.ts';
import { ownProcess } from '../../renderer/turns/own-process.ts';
import { repository } from '../cli/run-site.ts';
import { readFolder } from './build-once.ts';

const today = new Date('2026-11-22T12:00:00Z');
const made = { folder: '', root: '' };
const articles = 50;

const out = (name: string) => path.join(made.root, name);
const posts = () => path.join(made.root, 'content/posts');
const post = (name: string) => path.join(posts(), name);

beforeAll(async () => {
  made.folder = await mkdtemp(path.join(os.tmpdir(), 'last-'));
  made.root = path.join(made.folder, 'site');
  await generateSite(made.root, path.join(repository, 'starter'), { articles, seed: 'x', sharing: 'one' });
  let characters = 0;
  for (const name of readdirSync(posts())) {
    const text = readFileSync(post(name), 'utf8');
    const body = text.slice(text.indexOf('\n---\n') + 5).replace(/^## .*$/gm, '');
    writeFileSync(post(name), text + body.repeat(30));
    characters += text.length + body.length * 30;
  }
  // So much that some of it is laid aside.
  expect(characters).toBeGreaterThan(5_000_000);
  ownProcess();
});
afterAll(() => rmSync(made.folder, { recursive: true, force: true }));

test('with all in memory, with texts laid aside, and with nothing left to a later build', async () => {
  const inMemory = await buildSite({ root: made.root, out: out('memory'), today, cache: createCache() });
  const leaving = await buildSite({ root: made.root, out: out('leaving'), today });
  const { built: last } = await runBuild({ root: made.root, out: out('last'), today });
  for (const built of [inMemory, leaving, last]) {
    expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(built).toMatchObject({ ok: true, pages: inMemory.pages, files: inMemory.files });
    expect(built.diagnostics).toEqual(inMemory.diagnostics);
  }
  const expected = readFolder(out('memory'));
  expect(Object.keys(expected).length).toBeGreaterThan(articles);
  for (const name of ['leaving', 'last']) expect(readFolder(out(name))).toEqual(expected);
});

test('a later build goes on from texts that were laid aside', async () => {
  const [first = ''] = readdirSync(posts());
  appendFileSync(post(first), '\nOne more sentence.\n');
  const { changed } = await buildSite({ root: made.root, out: out('leaving'), today });
  expect(changed).toEqual([`blog/${first.replace('.mdx', '')}.html`, 'feed.json', 'feed.xml']);
  await runBuild({ root: made.root, out: out('last'), today });
  expect(readFolder(out('leaving'))).toEqual(readFolder(out('last')));
});
