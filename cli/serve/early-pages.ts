import type { PreviewedPage } from '../../renderer/site.ts';

/** Pages that are served before the build that writes them is done, and the page viewed last. */
export type EarlyPages = {
  /** The HTML of a page of the output, if it is newer than the file. */
  html: (output: string) => string | undefined;
  /** A drawing on such a page that isn't a file yet. */
  drawing: (output: string) => string | undefined;
  show: (pages: readonly PreviewedPage[]) => void;
  /** After a build: the files are up to date again. */
  clear: () => void;
  /** A file on such a page may not exist until the build ends: resolves then, or at once for other files. */
  awaited: (address: string) => Promise<void>;
  /** Notes that a page of the output was sent. */
  sent: (output: string) => void;
  lastSent: () => string | undefined;
};

export function createEarlyPages(): EarlyPages {
  const pages = new Map<string, string>();
  const drawings = new Map<string, string>();
  let waiting: (() => void)[] = [];
  let last: string | undefined;
  return {
    html: (output) => pages.get(output),
    drawing: (output) => drawings.get(output),
    show: (shown) => {
      for (const { output, html, drawings: drawn } of shown) {
        pages.set(output, html);
        for (const drawing of drawn) drawings.set(drawing.output, drawing.svg);
      }
    },
    clear: () => {
      pages.clear();
      drawings.clear();
      for (const goOn of waiting) goOn();
      waiting = [];
    },
    awaited: async (address) => {
      if (![...pages.values()].some((html) => html.includes(`${address}"`))) return;
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
    sent: (output) => {
      last = output;
    },
    lastSent: () => last,
  };
}
