import { buildSite, type Cache, createCache } from '../../renderer/site.ts';
import { bugReport } from '../bug-report.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import { shippedFolders } from '../package-folder.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { sourceTextFinder } from '../print/find-source-text.ts';
import { printOutcome } from '../print/print-outcome.ts';
import { printText } from '../print/print-text.ts';
import { startProgress } from '../print/progress.ts';
import { createBuildQueue } from '../serve/build-queue.ts';
import { listen } from '../serve/listen.ts';
import { createLiveReload, type LiveReload, type Problems } from '../serve/live-reload.ts';
import { createPendingPictures, type PendingPictures } from '../serve/pending-pictures.ts';
import { readBase } from '../serve/read-base.ts';
import { serveSite } from '../serve/serve-site.ts';
import { untilInterrupted } from '../serve/until-interrupted.ts';
import { watchFiles } from '../serve/watch-files.ts';
import { plain, type Terminal } from '../terminal.ts';

/** `site watch`: builds, serves, and brings every change into the open browser, until Ctrl-C. */
export async function watch(
  options: Options,
  { port }: { port?: number },
  terminal: Terminal,
): Promise<number> {
  const ending = new AbortController();
  const interrupted = untilInterrupted();
  const live = createLiveReload(options.out);
  const pictures = createPendingPictures({
    finished: () => queue.request(),
    signal: ending.signal,
  });
  const queue = createBuildQueue(rebuild(options, { live, pictures }, terminal, ending.signal));
  queue.request();
  await Promise.race([queue.settled(), interrupted]);

  const reportBug = (error: unknown): void => terminal.note(bugReport(error, terminal.system));
  const server = await listen(port, serveSite({ out: options.out, reportBug, make: pictures.make, ...live }));
  const stopWatching = await watchFiles(options.root, shippedFolders(options.root), queue.request);
  terminal.out(`http://localhost:${server.port}${options.base ?? (await readBase(options.out))}/`);
  terminal.note('Every change shows in the browser by itself. Ctrl-C ends it.');

  await interrupted;
  ending.abort();
  live.close();
  server.close();
  await stopWatching();
  await queue.settled();
  return exitCodes.interrupted;
}

type Serving = { live: LiveReload; pictures: PendingPictures };

/** A bug of ours must not end the watching: the next change may well be what undoes its cause. */
function rebuild(
  options: Options,
  { live, pictures }: Serving,
  terminal: Terminal,
  signal: AbortSignal,
): () => Promise<void> {
  const cache = createCache();
  return async () => {
    const stopProgress = startProgress('Building', terminal);
    try {
      await live.update(await buildOnce(options, { cache, pictures }, terminal, signal));
      pictures.finish().catch((error: unknown) => terminal.note(bugReport(error, terminal.system)));
    } catch (error) {
      if (signal.aborted) return;
      const text = bugReport(error, terminal.system);
      terminal.note(text);
      await live.update(problemsWith(text));
    } finally {
      stopProgress();
    }
  };
}

type Lasting = { cache: Cache; pictures: PendingPictures };

async function buildOnce(
  options: Options,
  { cache, pictures }: Lasting,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Problems | undefined> {
  const started = performance.now();
  const result = await buildSite({ ...options, pictures: 'later', cache, signal });
  pictures.replace(result.pending);
  if (signal.aborted) return undefined;
  printOutcome(result, { options, until: 'write', milliseconds: performance.now() - started }, terminal);
  if (result.ok) return undefined;
  const printing = {
    paint: plain,
    sourceText: sourceTextFinder(result, options.root),
    prefix: filePrefix(options.root),
  };
  return problemsWith(printText(result.diagnostics, printing));
}

function problemsWith(text: string): Problems {
  return {
    title: 'There is a mistake. The last good version stays until it is put right.',
    text,
    close: 'Hide',
  };
}
