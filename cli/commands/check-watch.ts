import { createCache } from '../../renderer/site.ts';
import { bugReport } from '../bug-report.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { shippedFolders } from '../package-folder.ts';
import { createPrintAgain } from '../print/print-again.ts';
import { createBuildQueue } from '../serve/build-queue.ts';
import { createDueMoment } from '../serve/due-moment.ts';
import { createNewFiles } from '../serve/new-files.ts';
import { sayPolling } from '../serve/say-polling.ts';
import { untilInterrupted } from '../serve/until-interrupted.ts';
import { watchFiles } from '../serve/watch-files.ts';
import type { Terminal } from '../terminal.ts';
import { buildAsked } from './build-asked.ts';

/**
 * The lines before and after each check: a code editor that runs it in the background takes everything between them as
 * the current problems.
 */
export const checkMarks = { begin: 'Checking the website.', end: 'Waiting for the next change.' };

/**
 * `site check --watch`: checks, and checks again after each change, until Ctrl-C. `decide` gives the current moment
 * each time.
 */
export async function checkWatch(
  decide: () => CliOptions,
  { release, poll }: { release: boolean; poll?: boolean },
  terminal: Terminal,
): Promise<number> {
  const { root } = decide();
  const ending = new AbortController();
  const interrupted = untilInterrupted();
  const cache = createCache();
  const news = createNewFiles();
  let follow: (roots: readonly string[]) => void = () => {};
  const print = createPrintAgain(terminal);
  const nextChange = createDueMoment(() => queue.request(), {
    now: () => decide().today,
    signal: ending.signal,
  });
  const queue = createBuildQueue(async () => {
    const options = decide();
    terminal.out(checkMarks.begin);
    const started = performance.now();
    try {
      const checking = { ...options, release, cache, until: 'check' as const, signal: ending.signal };
      const result = await buildAsked(checking, terminal);
      if (ending.signal.aborted) return;
      news.built();
      follow(result.layers);
      const milliseconds = performance.now() - started;
      print(result, { options, until: 'check', milliseconds });
      if (result.ok) nextChange.set(result.schedule.nextChangeAt);
    } catch (error) {
      // A bug of ours must not end the watch: the next change may well undo its cause.
      terminal.note(bugReport(error, terminal.system));
    }
    terminal.out(checkMarks.end);
  });
  const watching = watchFiles(root, shippedFolders(root), {
    changed: () => queue.request(),
    news,
    polls: sayPolling(root, terminal),
    poll,
  });
  ({ follow } = watching);
  queue.request();
  await interrupted;
  ending.abort();
  watching.close();
  await queue.settled();
  return exitCodes.interrupted;
}
