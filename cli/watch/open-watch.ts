import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  addPictures,
  type BuiltSite,
  type Cache,
  createCache,
  type Diagnostic,
  openWatchedIslands,
  type PendingPicture,
} from '../../renderer/site.ts';
import { bugReport } from '../bug-report.ts';
import type { CliOptions } from '../options.ts';
import { shippedFolders } from '../package-folder.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { sourceTextFinder } from '../print/find-source-text.ts';
import { formatCount } from '../print/format-count.ts';
import { printText } from '../print/print-text.ts';
import { afterPause } from '../serve/after-pause.ts';
import { createBuildQueue } from '../serve/build-queue.ts';
import { createChanges } from '../serve/changes.ts';
import { createDueMoment } from '../serve/due-moment.ts';
import { createEarlyPages } from '../serve/early-pages.ts';
import { createFailureDesk, scriptsAddress } from '../serve/failure-desk.ts';
import { createIdleTask } from '../serve/idle-task.ts';
import { isFromHere } from '../serve/is-from-here.ts';
import { type ListenOptions, listen, type RunningServer } from '../serve/listen.ts';
import { createLiveReload, type Problems } from '../serve/live-reload.ts';
import { createNewFiles } from '../serve/new-files.ts';
import { openOutputFolder } from '../serve/output-folder.ts';
import { createPageTexts } from '../serve/page-texts.ts';
import { createPendingPictures } from '../serve/pending-pictures.ts';
import { sayPolling } from '../serve/say-polling.ts';
import { type ServeSiteOptions, serveSite } from '../serve/serve-site.ts';
import { createSourceDesk } from '../serve/source-desk.ts';
import { watchFiles } from '../serve/watch-files.ts';
import { plainPaint, type Terminal } from '../terminal.ts';
import { createLayerWatch } from './layer-watch.ts';
import { rebuild, rehearse } from './rebuild.ts';

/** A site that is built, served and followed until it is closed. */
export type OpenWatch = {
  server: RunningServer;
  /** Of the builds, for whatever else wants to know what is on the site. */
  cache: Cache;
  /** The base path of the site, from its home page. */
  base: () => string;
  /** False if there is no site. */
  isThere: () => boolean;
  /** Resolves once no build is running. */
  settled: () => Promise<void>;
  /** Something besides files has changed, such as the day: builds again. */
  request: () => void;
  /** Leaves the output complete. */
  close: () => Promise<void>;
};

type OpenWatchOptions = ListenOptions & {
  poll?: boolean;
  /**
   * Changes pages on their way out, instead of having them follow changes by themselves; answers further addresses, and
   * makes further files.
   */
  around?: Pick<ServeSiteOptions, 'changePage' | 'intercept' | 'make'>;
  /** Called with the files (absolute) that have changed. */
  changed?: (files: readonly string[]) => void;
  /** Resolves once a build is in nobody’s way. Default: at once. */
  quiet?: (signal: AbortSignal) => Promise<void>;
  /** Called when pages are shown before the build that writes them. */
  shown?: () => void;
  /** Called after each build that was not interrupted. */
  built?: (result: BuiltSite) => void;
};

/**
 * Builds a site, serves it, and updates the open browser on every change. `decide` gives the current moment each time.
 */
export async function openWatch(
  decide: () => CliOptions,
  {
    poll,
    around = {},
    changed = () => {},
    quiet = async () => {},
    shown = () => {},
    built = () => {},
    ...listening
  }: OpenWatchOptions,
  terminal: Terminal,
): Promise<OpenWatch> {
  const options = decide();
  const ending = new AbortController();
  const early = createEarlyPages();
  const token = randomBytes(16).toString('base64url');
  const live = createLiveReload(options.out, early, token);
  const pictures = createPendingPictures({
    finished: () => queue.request(),
    signal: ending.signal,
  });
  const index = createIdleTask({ run: () => queue.request(), signal: ending.signal });
  const cache = createCache();
  const reportBug = (error: unknown): void => terminal.note(bugReport(error, terminal.system));
  const warmUp = () => rehearse({ ...decide(), cache }, { live, early }).catch(reportBug);
  const rehearsal = afterPause(() => queue.spare(warmUp), { pause: breather, signal: ending.signal });
  const changes = createChanges();
  const again = afterPause(() => queue.request(), { pause: patience, signal: ending.signal });
  const news = createNewFiles();
  const layers = createLayerWatch();
  const texts = createPageTexts(decide);
  const request = () => {
    texts.forget();
    queue.request();
  };
  const nextChange = createDueMoment(request, { now: () => decide().today, signal: ending.signal });
  const serving = {
    live,
    early,
    pictures,
    index,
    rehearsal,
    again,
    changes,
    news,
    layers,
    nextChange,
    quiet,
    shown,
    built,
  };
  const now = () => ({ ...decide(), cache });
  const queue = createBuildQueue(rebuild(now, serving, terminal, ending.signal));
  const desk = createSourceDesk({ root: options.root, token, texts, env: process.env, reportBug });
  const islands = openWatchedIslands(cache, scriptsAddress);
  const failures = createFailureDesk({ islands, token, show: sayFailure(options, terminal), reportBug });
  const { changePage = live.changePage, intercept = () => false } = around;
  const make = async (output: string) => (await pictures.make(output)) ?? around.make?.(output);
  // Before the first build: without a port nobody could see it.
  const server = await listen(
    listening,
    serveSite({
      ...{ out: options.out, reportBug, make, early, instead: islands.instead },
      changePage,
      intercept: (request, response) =>
        intercept(request, response) ||
        (isFromHere(request) && desk(request, response)) ||
        failures(request, response) ||
        live.intercept(request, response),
    }),
  );
  // Saves count from now on: one during the first build aborts it.
  const watching = watchFiles(options.root, shippedFolders(options.root), {
    changed: (files) => {
      index.stop();
      rehearsal.stop();
      texts.forget();
      changes.add(files);
      changed(files);
      queue.request();
    },
    news,
    polls: sayPolling(options.root, terminal),
    poll,
  });
  layers.follow(watching.follow);
  queue.request();
  return {
    server,
    cache,
    request,
    base: () => options.base ?? openOutputFolder(options.out).base(),
    isThere: () => existsSync(path.join(options.root, 'site.yaml')),
    settled: queue.settled,
    close: async () => {
      ending.abort();
      index.stop();
      live.close();
      server.close();
      watching.close();
      await queue.settled();
      await finishPictures({ ...options, cache, pictures: pictures.all() }, terminal);
    },
  };
}

/** In milliseconds: the pause before trying again while another process writes the output. */
const patience = 500;

/** In milliseconds: after a build, browsers are answered first. */
const breather = 300;

/** Whatever ended the watch, the output is left complete: no page refers to a picture that is still to be made. */
async function finishPictures(
  { root, out, cache, pictures }: CliOptions & { cache: Cache; pictures: readonly PendingPicture[] },
  terminal: Terminal,
): Promise<void> {
  if (pictures.length === 0) return;
  const left = formatCount(pictures.length, 'picture');
  terminal.note(`Making ${left} that the pages show already. Press Ctrl-C again to stop without.`);
  const { diagnostics } = await addPictures({ root, out, cache, pictures });
  for (const { message } of diagnostics) terminal.note(message);
}

/** Prints a failure of an island once, however many pages and reloads it fails on. */
function sayFailure({ root }: CliOptions, terminal: Terminal): (problem: Diagnostic) => Problems {
  const said = new Set<string>();
  return (problem) => {
    const sourceText = sourceTextFinder({ sourceText: () => undefined }, root);
    const text = printText([problem], { paint: plainPaint, sourceText, prefix: filePrefix(root) });
    if (!said.has(text)) terminal.note(text);
    said.add(text);
    return { title: 'A script of this page has failed.', text, close: 'Hide' };
  };
}
