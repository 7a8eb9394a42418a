import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { createCache } from '../../renderer/site.ts';
import { bugReport } from '../bug-report.ts';
import { exitCodes } from '../exit-codes.ts';
import { buildGallery } from '../gallery/build-gallery.ts';
import { galleryDesk, galleryFolder, type Shown } from '../gallery/serve-gallery.ts';
import type { CliOptions } from '../options.ts';
import { shippedFolders } from '../package-folder.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { formatCount } from '../print/format-count.ts';
import { printText } from '../print/print-text.ts';
import { startProgress } from '../print/progress.ts';
import { createBuildQueue } from '../serve/build-queue.ts';
import { listen } from '../serve/listen.ts';
import { createNewFiles } from '../serve/new-files.ts';
import { openOutputFolder } from '../serve/output-folder.ts';
import { createPendingPictures } from '../serve/pending-pictures.ts';
import { type ServerOptions, sayAddresses } from '../serve/say-addresses.ts';
import { sayPolling } from '../serve/say-polling.ts';
import { serveSite } from '../serve/serve-site.ts';
import { untilInterrupted } from '../serve/until-interrupted.ts';
import { watchFiles } from '../serve/watch-files.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `site gallery`: shows every section and component with its example, and follows changes, until Ctrl-C. Works on a
 * copy in `.site`, which is removed at the end and never part of the website.
 */
export async function gallery(
  options: CliOptions,
  { port, host, allowHost, open }: ServerOptions,
  terminal: Terminal,
): Promise<number> {
  const state = path.join(options.root, '.site');
  await mkdir(state, { recursive: true });
  const scratch = await mkdtemp(path.join(state, 'gallery-'));
  const [folder, out] = [path.join(scratch, 'site'), path.join(scratch, 'dist')];
  const ending = new AbortController();
  const { signal } = ending;
  const interrupted = untilInterrupted().then(() => ending.abort());
  const pictures = createPendingPictures({ finished: () => {}, signal });
  const cache = createCache();
  const reportBug = (error: unknown): void => terminal.note(bugReport(error, terminal.system));
  let shown: Shown | undefined;
  const build = async (): Promise<void> => {
    const stop = startProgress('Building the gallery', terminal);
    const built = await buildGallery({ options, folder, out, cache, signal }).finally(stop);
    if (signal.aborted) return;
    if (!built.ok) {
      const { sourceText } = built;
      const printing = { paint: terminal.paintOut, prefix: filePrefix(options.root), sourceText };
      return terminal.out(printText(built.diagnostics, printing));
    }
    pictures.replace(built.pending);
    shown = { gallery: built, base: openOutputFolder(out).base(), version: (shown?.version ?? 0) + 1 };
  };
  const queue = createBuildQueue(() => build().catch(reportBug));
  const watching = watchFiles(options.root, shippedFolders(options.root), {
    changed: () => queue.request(),
    news: createNewFiles(),
    polls: sayPolling(options.root, terminal),
  });
  try {
    queue.request();
    await Promise.race([queue.settled(), interrupted]);
    if (signal.aborted) return exitCodes.interrupted;
    if (!shown) return exitCodes.problems;
    const server = await listen(
      { port, host, allowHost },
      serveSite({ out, reportBug, make: pictures.make, intercept: galleryDesk(() => shown) }),
    );
    try {
      await sayAddresses(server, { base: galleryFolder, opens: open }, terminal);
      const { pages, leftOut } = shown.gallery;
      terminal.note(
        `${formatCount(pages.length, 'example')}, ${leftOut.length} left out. Press Ctrl-C to stop.`,
      );
      await interrupted;
      return exitCodes.interrupted;
    } finally {
      server.close();
    }
  } finally {
    ending.abort();
    watching.close();
    await queue.settled();
    await rm(scratch, { recursive: true, force: true });
  }
}
