/** Changes in real folders are reported, and nothing else. */
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNewFiles } from '../../cli/serve/new-files.ts';
import { unlessSystemFails } from '../../cli/serve/unless-system-fails.ts';
import { watchFiles } from '../../cli/serve/watch-files.ts';
import { type FolderWatch, watchFolders } from '../../cli/serve/watch-folders.ts';
import { listFolder } from '../../renderer/read/folder/list-folder.ts';
import { isSiteFile } from '../../renderer/site.ts';
import { emptyFolder } from './run-site.ts';

/** `refused`: error codes of the system for folders that can't be watched. */
const state = { root: '', told: new Set<string>(), refused: new Map<string, string>() };
let watching: FolderWatch | undefined;

/** Only a change that is never reported takes so long. */
const patience = { timeout: 50_000, interval: 5 };

beforeEach(async () => {
  state.root = await emptyFolder();
  state.told = new Set();
  state.refused.clear();
  write('site.yaml', 'name: One');
  write('content/pages/home.yaml', 'title: Home');
  write('dist/index.html', '');
  watching = watchFolders({
    isSource: (file) => isSiteFile(state.root, file),
    changed: (file) => state.told.add(nameOf(file)),
    open: (folder, notice) => {
      const code = state.refused.get(nameOf(folder));
      if (code) throw Object.assign(new Error(code), { code, syscall: 'watch' });
      return watch(folder, notice);
    },
  });
  watching.add(state.root);
});
afterEach(() => {
  watching?.close();
  rmSync(state.root, { recursive: true, force: true });
});

function at(file: string): string {
  return path.join(state.root, file);
}

function nameOf(file: string): string {
  return path.relative(state.root, file).replaceAll('\\', '/');
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** Waits until all of these are reported, and a last change, before which everything else has been. */
async function untilTold(...files: string[]): Promise<void> {
  const last = 'content/last.yaml';
  write(last, String(state.told.size));
  await vi.waitUntil(() => [...files, last].every((file) => state.told.has(file)), patience);
  state.told.delete(last);
}

/** Waits until all of these are reported, and nothing else. */
async function expectTold(...files: string[]): Promise<void> {
  await untilTold(...files);
  expect([...state.told].sort()).toEqual(files.toSorted());
  state.told.clear();
}

test('a file that is written, made, renamed and deleted', async () => {
  write('content/pages/home.yaml', 'title: House');
  await expectTold('content/pages/home.yaml');
  write('content/pages/about.yaml', 'title: About');
  await expectTold('content/pages/about.yaml');
  renameSync(at('content/pages/about.yaml'), at('content/pages/us.yaml'));
  await expectTold('content/pages/about.yaml', 'content/pages/us.yaml');
  rmSync(at('content/pages/us.yaml'));
  await expectTold('content/pages/us.yaml');
  write('site.yaml', 'name: Two');
  await expectTold('site.yaml');
});

test('what stands beside the sources is nobody’s business', async () => {
  write('dist/index.html', 'new');
  write('README.md', 'new');
  write('node_modules/package/index.js', '');
  await expectTold();
});

test('a file that an editor puts in place of another, and one that only comes and goes', async () => {
  write('content/pages/4913', '');
  rmSync(at('content/pages/4913'));
  write('content/pages/home.yaml.new', 'title: House');
  renameSync(at('content/pages/home.yaml.new'), at('content/pages/home.yaml'));
  await expectTold('content/pages/home.yaml');
});

test('a new folder, whatever was put into it before it was seen', async () => {
  write('content/posts/deep/first.mdx', '');
  await expectTold('content/posts', 'content/posts/deep', 'content/posts/deep/first.mdx');
  write('content/posts/deep/second.mdx', '');
  await expectTold('content/posts/deep/second.mdx');
});

test('a folder that is moved away and comes back', async () => {
  renameSync(at('content'), at('elsewhere'));
  await vi.waitUntil(() => state.told.has('content'), patience);
  renameSync(at('elsewhere'), at('content'));
  await vi.waitUntil(() => state.told.has('content/pages/home.yaml'), patience);
  state.told.clear();
  write('content/pages/home.yaml', 'title: House');
  await expectTold('content/pages/home.yaml');
});

test('a folder that is replaced by another of the same name at once', async () => {
  renameSync(at('content/pages'), at('old'));
  write('content/pages/about.yaml', 'title: About');
  await untilTold('content/pages/about.yaml');
  state.told.clear();
  write('content/pages/about.yaml', 'title: Us');
  await expectTold('content/pages/about.yaml');
  write('old/home.yaml', 'title: Nobody sees it');
  await expectTold();
});

test('a folder that a file takes the place of', async () => {
  rmSync(at('content/pages'), { recursive: true });
  write('content/pages', '');
  await expectTold('content/pages', 'content/pages/home.yaml');
});

test('a file that was put beside another for as long as that was saved was never part of the site', async () => {
  const told = vi.fn();
  const news = createNewFiles();
  const files = watchFiles(state.root, [], { changed: told, polls: () => {}, news });
  const all = () => told.mock.calls.flat(2);
  const [home, draft] = [at('content/pages/home.yaml'), at('content/pages/home.new')];
  writeFileSync(draft, 'title: House');
  await vi.waitUntil(() => all().includes(draft), patience);
  renameSync(draft, home);
  await vi.waitUntil(() => all().includes(home), patience);
  expect([draft, home].map(news.hasPassed)).toEqual([true, false]);
  files.close();
});

test('a file of the last build that is taken away and put back is never a new one', () => {
  const news = createNewFiles();
  const home = at('content/pages/home.yaml');
  news.noticed(home, false);
  news.noticed(home, true);
  rmSync(home);
  expect(news.hasPassed(home)).toBe(false);
  const passing = at('content/pages/passing.yaml');
  news.noticed(passing, true);
  expect(news.hasPassed(passing)).toBe(true);
  news.built();
  expect(news.hasPassed(passing)).toBe(false);
});

test('whatever reading skips in content is no source', async () => {
  const names = ['.hidden', 'home.yaml~', '#home.yaml#', 'home.yaml.swp', 'Thumbs.db', 'desktop.ini'];
  for (const name of [...names, 'about.yaml']) write(`content/pages/${name}`, '');
  const folder = { absolute: at('content/pages'), file: 'content/pages' };
  const read = listFolder(folder, [state.root], () => {}).map(({ name }) => name);
  expect(read).toEqual(['about.yaml', 'home.yaml']);
  await expectTold('content/pages/about.yaml');
});

test('a link that leads back to itself, at once', async () => {
  const told = vi.fn();
  const files = watchFiles(state.root, [], { changed: told, polls: () => {}, news: createNewFiles() });
  symlinkSync('loop.yaml', at('content/pages/loop.yaml'));
  await vi.waitUntil(() => told.mock.calls.length > 0, patience);
  files.close();
  expect(told.mock.calls).toEqual([[[at('content/pages/loop.yaml')]]]);
});

function link(target: string, file: string): void {
  rmSync(at(file), { recursive: true, force: true });
  mkdirSync(path.dirname(at(file)), { recursive: true });
  symlinkSync(target, at(file));
}

test('the file that a link leads to, as the link', async () => {
  write('shared/about.yaml', 'title: About');
  link('../../shared/about.yaml', 'content/pages/about.yaml');
  await expectTold('content/pages/about.yaml');
  write('shared/about.yaml', 'title: Us');
  await expectTold('content/pages/about.yaml');
  write('shared/new.yaml', 'title: Others');
  await expectTold();
  renameSync(at('shared/new.yaml'), at('shared/about.yaml'));
  await expectTold('content/pages/about.yaml');
  rmSync(at('shared'), { recursive: true });
  await expectTold('content/pages/about.yaml');
  write('shared/about.yaml', 'title: About');
  await expectTold('content/pages/about.yaml');
  rmSync(at('content/pages/about.yaml'));
  await expectTold('content/pages/about.yaml');
  write('shared/about.yaml', 'title: Nobody shows it');
  await expectTold();
});

test('the folder that a link leads to, over other links, and wherever it leads afterwards', async () => {
  write('shared/one/oet.yaml', 'title: OET');
  write('shared/two/oet.yaml', 'title: OET');
  link('one', 'shared/current');
  link(at('shared/current'), 'content/courses');
  const told = ['content/courses', 'content/courses/oet.yaml'];
  await expectTold(...told);
  write('shared/one/oet.yaml', 'title: OET online');
  await expectTold('content/courses/oet.yaml');
  link('two', 'shared/current');
  await expectTold(...told);
  write('shared/one/oet.yaml', 'title: Nobody shows it');
  await expectTold();
  write('shared/two/deep/cbt.yaml', 'title: CBT');
  await expectTold('content/courses/deep', 'content/courses/deep/cbt.yaml');
  renameSync(at('shared/two'), at('shared/three'));
  await expectTold('content/courses');
  renameSync(at('shared/three'), at('shared/two'));
  await expectTold(...told, 'content/courses/deep', 'content/courses/deep/cbt.yaml');
  write('shared/two/deep/cbt.yaml', 'title: CBT online');
  await expectTold('content/courses/deep/cbt.yaml');
});

test('links that lead in circles, each way once', async () => {
  write('content/posts/first.mdx', '');
  await expectTold('content/posts', 'content/posts/first.mdx');
  link('..', 'content/pages/up');
  link('../posts', 'content/pages/posts');
  await expectTold('content/pages/up', 'content/pages/posts', 'content/pages/posts/first.mdx');
  link('../pages', 'content/posts/pages');
  const around = ['content/posts/pages', 'content/pages/posts/pages', 'content/posts/pages/posts'];
  await expectTold(...around, 'content/posts/pages/home.yaml', 'content/posts/pages/up');
  write('content/posts/first.mdx', 'title: First');
  await expectTold('content/posts/first.mdx', 'content/pages/posts/first.mdx');
});

test('what reading refuses behind a link is not followed: what stands outside, or is hidden', async () => {
  const outside = await emptyFolder();
  write('.git/HEAD', '');
  write('shared/oet.yaml', '');
  link(outside, 'content/outside');
  link('../.git', 'content/hidden');
  link('../shared', 'content/courses');
  await vi.waitUntil(() => state.told.has('content/courses'), patience);
  const told = vi.fn();
  const files = watchFiles(state.root, [], {
    changed: told,
    polls: () => {},
    news: createNewFiles(),
  });
  writeFileSync(path.join(outside, 'a.yaml'), '1');
  write('.git/HEAD', '1');
  write('shared/oet.yaml', '1');
  await vi.waitUntil(() => told.mock.calls.length > 0, patience);
  files.close();
  expect(told.mock.calls).toEqual([[[at('content/courses/oet.yaml')]]]);
});

test('a bug of ours is no refusal of the system', () => {
  const bug = (): never => {
    throw new TypeError('not a folder');
  };
  expect(() => unlessSystemFails(bug)).toThrow('not a folder');
});

test('a folder that may not be read is followed as soon as it may', async () => {
  state.refused.set('content/posts', 'EACCES');
  write('content/posts/first.mdx', '');
  await expectTold('content/posts');
  write('content/posts/second.mdx', '');
  await expectTold();
  state.refused.clear();
  // As the system reports new permissions.
  utimesSync(at('content/posts'), 0, 0);
  await expectTold('content/posts', 'content/posts/first.mdx', 'content/posts/second.mdx');
  write('content/posts/second.mdx', 'title: Second');
  await expectTold('content/posts/second.mdx');
});

test('nothing any more once it is closed', async () => {
  watching?.close();
  const other = watch(at('content/pages'));
  const told = once(other, 'change');
  write('content/pages/home.yaml', 'title: House');
  await told;
  other.close();
  expect(state.told.size).toBe(0);
});
