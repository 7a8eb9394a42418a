import { type BuiltSite, buildSite, type Cache, createCache } from '../../renderer/site.ts';
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
import { createIdleTask, type IdleTask } from '../serve/idle-task.ts';
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
  const index = createIdleTask({ run: () => queue.request(), signal: ending.signal });
  const queue = createBuildQueue(rebuild(options, { live, pictures, index }, terminal, ending.signal));
  queue.request();
  await Promise.race([queue.settled(), interrupted]);

  const reportBug = (error: unknown): void => terminal.note(bugReport(error, terminal.system));
  const server = await listen(port, serveSite({ out: options.out, reportBug, make: pictures.make, ...live }));
  const stopWatching = await watchFiles(options.root, shippedFolders(options.root), () => {
    index.stop();
    queue.request();
  });
  terminal.out(`http://localhost:${server.port}${options.base ?? (await readBase(options.out))}/`);
  terminal.note('Every change shows in the browser by itself. Ctrl-C ends it.');

  await interrupted;
  ending.abort();
  index.stop();
  live.close();
  server.close();
  await stopWatching();
  await queue.settled();
  return exitCodes.interrupted;
}

/** `index`: making the index of the search, when nobody saves anything. */
type Serving = { live: LiveReload; pictures: PendingPictures; index: IdleTask };

/** A bug of ours must not end the watching: the next change may well be what undoes its cause. */
function rebuild(
  options: Options,
  { live, pictures, index }: Serving,
  terminal: Terminal,
  ending: AbortSignal,
): () => Promise<void> {
  const cache = createCache();
  let isFirst = true;
  return async () => {
    // Pages show at once; that they can be found as well may wait until nothing else is to be done.
    const indexing = index.begin();
    const search = isFirst || indexing ? 'now' : 'later';
    const stopProgress = indexing ? () => {} : startProgress('Building', terminal);
    const signal = indexing ?? ending;
    try {
      const { problems, result } = await buildOnce({ ...options, search, signal }, cache, terminal);
      if (signal.aborted) return;
      isFirst = false;
      pictures.replace(result.pending);
      await live.update(problems);
      pictures.finish().catch((error: unknown) => terminal.note(bugReport(error, terminal.system)));
      if (result.isSearchPending) index.request();
    } catch (error) {
      if (ending.aborted) return;
      const text = bugReport(error, terminal.system);
      terminal.note(text);
      await live.update(problemsWith(text));
    } finally {
      stopProgress();
    }
  };
}

type Once = Options & { search: 'now' | 'later'; signal: AbortSignal };

async function buildOnce(
  options: Once,
  cache: Cache,
  terminal: Terminal,
): Promise<{ result: BuiltSite; problems?: Problems }> {
  const started = performance.now();
  const result = await buildSite({ ...options, pictures: 'later', cache });
  if (options.signal.aborted) return { result };
  printOutcome(result, { options, until: 'write', milliseconds: performance.now() - started }, terminal);
  if (result.ok) return { result };
  const printing = {
    paint: plain,
    sourceText: sourceTextFinder(result, options.root),
    prefix: filePrefix(options.root),
  };
  return { result, problems: problemsWith(printText(result.diagnostics, printing)) };
}

function problemsWith(text: string): Problems {
  return {
    title: 'There is a mistake. The last good version stays until it is put right.',
    text,
    close: 'Hide',
  };
}
