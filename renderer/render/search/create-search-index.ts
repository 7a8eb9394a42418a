import type { PagefindIndex } from 'pagefind';
import type { OutputFile } from '../../model/output.ts';
import { digest } from '../digest.ts';

/** Takes the pages one by one, and makes the files that the search in the browser loads. */
export type SearchIndex = {
  add: (page: FoundPage, sha256: string) => Promise<void>;
  /** A page that is unchanged in the output. */
  keep: (page: StandingPage) => Promise<void>;
  /**
   * May be called before anybody awaits it. A failure is in `problem`, without files. `same`: the index in the output
   * already covers exactly these pages.
   */
  finish: (known: MadeIndex | undefined) => Promise<FinishedIndex>;
  /** Ends the engine's process. May be called at any time. */
  close: () => Promise<void>;
};

/** `isListed`: not left out of lists, so it can be found. */
type FoundPage = { address: string; isListed: boolean; html: () => string };
type StandingPage = Omit<FoundPage, 'html'> & { output: string; sha256: string };

/** An existing index: `pages` identifies its pages and their content. */
export type MadeIndex = { pages: string; files: readonly MadeFile[] };

type MadeFile = { output: string; bytes: number; sha256: string };

export type FinishedIndex =
  | { kind: 'same' }
  /** An index has to be made later: nobody awaits this one, or it was closed before it was made. */
  | { kind: 'left' }
  | { kind: 'made'; pages: string; files: OutputFile[]; problem?: string };

/** All our indexes share one engine process. `users`: how many of them are open. */
export type SearchEngine = { users: number };

/** Anything outside a page's content would be found on every page. */
const beside = ['nav', 'aside', 'form', 'dialog', 'noscript', '[hidden]'];

/** We don't use the user interfaces and the worker that come with the engine. */
const needed = /^(pagefind\.js|pagefind-entry\.json|.+\.pf_meta|(index|fragment|filter)\/.+|wasm\..+)$/;

/**
 * `sections`: kinds of sections that aren't page content either; their elements have the kind as their class. `when`:
 * `later` makes no index, but finds out whether one has to be made.
 */
type Options = {
  engine: SearchEngine;
  folder: string;
  sections: readonly string[];
  readOutput: (output: string) => string;
  when: 'now' | 'later';
  signal?: AbortSignal;
};

/** A page queued for the engine. Its text is made, or read from the output, when its turn comes. */
type WaitingPage = { address: string; html: () => string };

/** The maximum number of pages sent without an answer, and of pages queued before the engine starts. */
const mostSent = 64;

/**
 * Starts the engine once a page has changed, and then reads the unchanged pages so far from the output. It works in
 * parallel with the build, on the pages in their order: nobody awaits its answer before the index is finished.
 */
export function createSearchIndex({
  engine,
  folder,
  sections,
  readOutput,
  when,
  signal,
}: Options): SearchIndex {
  const waiting: WaitingPage[] = [];
  const seen: string[] = [];
  // Answered requests are removed; failed ones stay, for whoever awaits them all.
  const sent = new Set<Promise<void>>();
  let isClosed = false;
  let opening: Promise<OpenedIndex> | undefined;
  let isOpen = false;
  const open = async () => {
    opening ??= openIndex([...beside, ...sections.map((kind) => `.${kind}`)], engine);
    const opened = await opening;
    isOpen = true;
    return opened;
  };
  const send = (index: PagefindIndex, { address, html }: WaitingPage) => {
    const adding = index.addHTMLFile({ url: address, content: searchedPart(html()) });
    const answer: Promise<void> = askedLater(adding.then(() => void sent.delete(answer)));
    sent.add(answer);
  };
  const sendWaiting = async () => {
    const opened = await open();
    for (const page of waiting.splice(0)) {
      if (sent.size >= mostSent) await Promise.all(sent);
      if (isClosed || signal?.aborted) break;
      if (opened.index) send(opened.index, page);
    }
    return opened;
  };
  const finish = async (known: MadeIndex | undefined): Promise<FinishedIndex> => {
    const pages = digest([...sections, ...seen].join('\n'), 32);
    if (known?.pages === pages) return { kind: 'same' };
    if (when === 'later') return { kind: 'left' };
    const { index, problem } = await sendWaiting();
    if (!index) return { kind: 'made', pages, files: [], problem };
    await Promise.all(sent);
    // A request after it has ended would make the engine start another process that nobody ends.
    if (isClosed) return { kind: 'left' };
    const { files, errors } = await index.getFiles();
    if (errors.length > 0) return { kind: 'made', pages, files: [], problem: errors.join(' ') };
    return { kind: 'made', pages, files: withoutSpareParts(files).map((file) => asset(folder, file)) };
  };
  return {
    add: async ({ address, isListed, html }, sha256) => {
      if (!isListed) return;
      seen.push(`${address} ${sha256}`);
      if (when === 'later') return;
      waiting.push({ address, html });
      void open();
      if (isOpen || waiting.length > mostSent) await sendWaiting();
    },
    keep: async ({ address, isListed, output, sha256 }) => {
      if (!isListed) return;
      seen.push(`${address} ${sha256}`);
      waiting.push({ address, html: () => readOutput(output) });
      if (isOpen) await sendWaiting();
    },
    finish: (known) => askedLater(finish(known)),
    close: async () => {
      isClosed = true;
      const opened = await opening;
      opening = undefined;
      // If it exits with requests pending, it logs errors.
      await Promise.allSettled(sent);
      await opened?.end();
    },
  };
}

/** The head without its stylesheets, and the content of `main`: a quarter of a page. Nothing else is searched. */
function searchedPart(html: string): string {
  const [head, body] = cutAt(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, ''), '<body');
  const end = body.lastIndexOf('</main>');
  const [, main] = cutAt(body.slice(0, end), '<main');
  return main === '' ? html : `${head}<body>${main}</main></body></html>`;
}

/** Splits a text in two, the second part beginning with `mark`; without a mark, all is in the first. */
function cutAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

type OpenedIndex = { index?: PagefindIndex; problem?: string; end: () => Promise<unknown> };

/**
 * The engine starts a process, so it is loaded only for a site with a search. Its binary is an optional package: some
 * machines have none.
 */
async function openIndex(excludeSelectors: string[], engine: SearchEngine): Promise<OpenedIndex> {
  engine.users += 1;
  try {
    const { createIndex, close } = await import('pagefind');
    const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors });
    const end = async () => {
      if (engine.users > 1) await index?.deleteIndex();
      engine.users -= 1;
      if (engine.users === 0) await close();
    };
    return { index, problem: errors.join(' '), end };
  } catch (error) {
    engine.users -= 1;
    return {
      problem: firstLine(error instanceof Error ? error.message : String(error)),
      end: () => Promise.resolve(),
    };
  }
}

/** The rest says where else the binary could be found. */
function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

type EngineFile = { path: string; content: Uint8Array };

/** Sorted by name. Omits the engine for unknown languages if the site has one for its own. */
function withoutSpareParts(files: readonly EngineFile[]): EngineFile[] {
  const isLanguage = (path: string) => /^wasm\.(?!unknown\.)/.test(path);
  const hasLanguage = files.some(({ path }) => isLanguage(path));
  return files
    .filter(({ path }) => needed.test(path) && !(hasLanguage && path.startsWith('wasm.unknown.')))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function asset(folder: string, { path, content }: EngineFile): OutputFile {
  return { output: `${folder}/${path}`, phase: 'asset', content };
}

/** A promise that may be awaited later, or never if the build ends before: until then its rejection isn't a bug. */
function askedLater<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}
