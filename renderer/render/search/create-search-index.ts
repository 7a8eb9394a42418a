import type { PagefindIndex } from 'pagefind';
import type { OutputFile, RenderedPage } from '../../model/output.ts';

/** Takes the pages one by one, and makes the files that the search in the browser loads. */
export type SearchIndex = {
  add: (page: RenderedPage) => Promise<void>;
  /** What couldn't be done is in `problem`; there are no files then. */
  finish: () => Promise<{ files: OutputFile[]; problem?: string }>;
  /** Ends the engine's own process. May be called at any time. */
  close: () => Promise<void>;
};

/** What stands beside the content of a page would be found on every page. */
const beside = ['nav', 'aside', 'form', 'dialog', 'noscript', '[hidden]'];

/** The user interfaces and the worker that come with the engine are of no use here. */
const needed = /^(pagefind\.js|pagefind-entry\.json|.+\.pf_meta|(index|fragment|filter)\/.+|wasm\..+)$/;

/** `sections`: kinds of sections that are no content of their page either; their elements have the kind as their class. */
export function createSearchIndex(folder: string, sections: readonly string[]): SearchIndex {
  let opening: Promise<Opened> | undefined;
  const open = () => {
    opening ??= openIndex([...beside, ...sections.map((kind) => `.${kind}`)]);
    return opening;
  };
  return {
    add: async ({ page, html }) => {
      const { index } = await open();
      if (!page.head.unlisted) await index?.addHTMLFile({ url: page.address, content: html });
    },
    finish: async () => {
      const { index, problem } = await open();
      if (!index) return { files: [], problem };
      const { files, errors } = await index.getFiles();
      if (errors.length > 0) return { files: [], problem: errors.join(' ') };
      return { files: withoutSpareParts(files).map((file) => asset(folder, file)) };
    },
    close: async () => {
      const opened = await opening;
      opening = undefined;
      await opened?.end();
    },
  };
}

type Opened = { index?: PagefindIndex; problem?: string; end: () => Promise<unknown> };

/** The engine starts a process of its own, so it is loaded only for a site with a search. Its program is an optional package: there is none for some machines. */
async function openIndex(excludeSelectors: string[]): Promise<Opened> {
  try {
    const { createIndex, close } = await import('pagefind');
    const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors });
    return { index, problem: errors.join(' '), end: close };
  } catch (error) {
    return {
      problem: firstLine(error instanceof Error ? error.message : String(error)),
      end: () => Promise.resolve(),
    };
  }
}

/** The rest tells where else the program could be had. */
function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

type EngineFile = { path: string; content: Uint8Array };

/** In the order of their names. The engine for no language in particular is left out where the site has one. */
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
