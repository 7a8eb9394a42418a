import type { PreviewedPage } from '../../renderer/site.ts';

/** Pages that are served before the build that writes them is done, and what somebody looked at last. */
export type EarlyPages = {
  /** The HTML of a page of the output, where it is newer than the file. */
  html: (output: string) => string | undefined;
  /** A drawing that such a page shows, and that is no file yet. */
  drawing: (output: string) => string | undefined;
  show: (pages: readonly PreviewedPage[]) => void;
  /** Once a build has ended: the files count again. */
  clear: () => void;
  /** A file that such a page names may come only with the build: ends once that has ended, at once for other files. */
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
