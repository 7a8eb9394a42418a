/** The search index, made by the search engine itself. */
import { beforeEach, expect, test, vi } from 'vitest';
import { readChildren, readProcess } from '../../bench/measure/read-process.ts';
import { createSearchIndex, type SearchIndex } from '../../renderer/render/search/create-search-index.ts';

const count = 150;
const pages = Array.from({ length: count }, (_, page) => ({
  address: `/page-${page}`,
  output: `page-${page}.html`,
  html: `<!doctype html><html lang="en-GB"><head><title>Page ${page}</title></head><body><nav>menu</nav><main><h1>Page ${page}</h1><p>The word of this page is w${page.toString(36)}x.</p></main></body></html>`,
}));

const engine = { users: 0 };
const opened: SearchIndex[] = [];

const isRunning = () => readChildren(process.pid).some((id) => readProcess(id)?.command.includes('pagefind'));

beforeEach(() => {
  // The engine reports unfinished requests here.
  const printed = vi.spyOn(console, 'error');
  return async () => {
    for (const index of opened.splice(0)) await index.close();
    // It may print until its process has exited.
    await vi.waitUntil(() => !isRunning(), { timeout: 30_000, interval: 5 });
    const { calls } = printed.mock;
    printed.mockRestore();
    expect(calls).toEqual([]);
  };
});

function open(options: { when?: 'now' | 'later'; signal?: AbortSignal } = {}): SearchIndex {
  const readOutput = (output: string) => pages.find((page) => page.output === output)?.html ?? '';
  const ready = { engine, folder: 'pagefind', sections: [], readOutput };
  const index = createSearchIndex({ ...ready, when: 'now', ...options });
  opened.push(index);
  return index;
}

/** `stands`: the pages that are unchanged in the output. `more`: added to each of the others besides its text. */
async function addAll(index: SearchIndex, stands: (page: number) => boolean, more = ''): Promise<void> {
  for (const [number, { html, ...page }] of pages.entries()) {
    const common = { ...page, isListed: number !== 7, sha256: `${number}` };
    if (stands(number)) await index.keep(common);
    else await index.add({ ...common, html: () => html.replace('</main>', `${more}</main>`) }, common.sha256);
  }
}

/** More than the engine accepts at once. */
const long = '<p>One more word.</p>'.repeat(2000);

async function make(stands: (page: number) => boolean) {
  const index = open();
  await addAll(index, stands);
  const made = await index.finish(undefined);
  if (made.kind !== 'made') throw new Error(`The index is ${made.kind}.`);
  expect(made.problem).toBeUndefined();
  await opened.pop()?.close();
  return made;
}

test('it is the same whichever pages were there before, and whatever the engine is busy with', async () => {
  const anew = await make(() => false);
  expect(anew.files.length).toBeGreaterThan(10);
  expect(await make((page) => page < 149)).toEqual(anew);
  expect(await make((page) => page % 3 === 0)).toEqual(anew);
});

test('of the same pages none is made', async () => {
  const known = { pages: (await make(() => false)).pages, files: [] };
  const index = open();
  await addAll(index, () => true);
  expect(await index.finish(known)).toEqual({ kind: 'same' });
  // If it is missing from the output, it is made after all.
  expect(await index.finish(undefined)).toMatchObject({ kind: 'made', pages: known.pages });
});

test('pages that were made again and came out the same are no other index', async () => {
  const known = { pages: (await make(() => false)).pages, files: [] };
  const index = open();
  await addAll(index, () => false, long);
  expect(await index.finish(known)).toEqual({ kind: 'same' });
});

test('later is not now', async () => {
  const index = open({ when: 'later' });
  await addAll(index, () => false);
  expect(await index.finish(undefined)).toEqual({ kind: 'left' });
});

test('it may be given up while the engine is at work', async () => {
  const ending = new AbortController();
  const index = open({ signal: ending.signal });
  await addAll(index, (page) => page < 100, long);
  const finishing = index.finish(undefined);
  ending.abort();
  await index.close();
  await finishing.catch(() => {});
});
