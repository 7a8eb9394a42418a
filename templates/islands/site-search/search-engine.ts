/**
 * The only access to the search engine, whose files the build puts next to the pages (https://pagefind.app). None of it
 * is loaded before the first search.
 */

export type Found = { address: string; title: string; excerpt: string };

/** The best matches first, at most `most` of them; `count` is the total. */
export type Search = (words: string, most: number) => Promise<{ count: number; found: Found[] }>;

type Engine = {
  search: (words: string) => Promise<{ results: { data: () => Promise<Page> }[] }>;
};
type Page = { url: string; excerpt: string; meta: { title?: string } };

/** `index` is the folder of the engine. The next search retries a failed download. */
export function createSearch(index: string): Search {
  let engine: Promise<Engine> | undefined;
  return async (words, most) => {
    engine ??= loadEngine(index);
    const ready = await engine.catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    const { results } = await ready.search(words);
    const pages = await Promise.all(results.slice(0, most).map((result) => result.data()));
    return { count: results.length, found: pages.map(readPage) };
  };
}

/** Not in a worker: the pages' policy forbids them. */
async function loadEngine(index: string): Promise<Engine> {
  const address = new URL(`${index}pagefind.js`, location.href).href;
  const module = await import(address);
  return module.createInstance({ basePath: index, noWorker: true, excerptLength: 24 });
}

function readPage({ url, excerpt, meta }: Page): Found {
  return { address: url, title: meta.title ?? url, excerpt };
}
