import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  addPictures,
  type BuiltSite,
  type Cache,
  createCache,
  type Diagnostic,
  openWatchedIslands,
  type PendingPicture,
  previewPages,
} from '../../renderer/site.ts';
import { bugReport } from '../bug-report.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { shippedFolders } from '../package-folder.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { sourceTextFinder } from '../print/find-source-text.ts';
import { formatCount } from '../print/format-count.ts';
import { createPrintAgain } from '../print/print-again.ts';
import { printText } from '../print/print-text.ts';
import { startProgress } from '../print/progress.ts';
import { type AfterPause, afterPause } from '../serve/after-pause.ts';
import { createBuildQueue } from '../serve/build-queue.ts';
import { type Changes, createChanges } from '../serve/changes.ts';
import { createDueMoment, type DueMoment } from '../serve/due-moment.ts';
import { createEarlyPages, type EarlyPages } from '../serve/early-pages.ts';
import { createFailureDesk, scriptsAddress } from '../serve/failure-desk.ts';
import { createIdleTask, type IdleTask } from '../serve/idle-task.ts';
import { isFromHere } from '../serve/is-from-here.ts';
import { listen } from '../serve/listen.ts';
import { outputAt } from '../serve/live-page.ts';
import { createLiveReload, type DraftPages, type LiveReload, type Problems } from '../serve/live-reload.ts';
import { createNewFiles, type NewFiles } from '../serve/new-files.ts';
import { openOutputFolder } from '../serve/output-folder.ts';
import { createPageTexts } from '../serve/page-texts.ts';
import { createPendingPictures, type PendingPictures } from '../serve/pending-pictures.ts';
import { type ServerOptions, sayAddresses } from '../serve/say-addresses.ts';
import { sayPolling } from '../serve/say-polling.ts';
import { serveSite } from '../serve/serve-site.ts';
import { createSourceDesk } from '../serve/source-desk.ts';
import { untilInterrupted } from '../serve/until-interrupted.ts';
import { watchFiles } from '../serve/watch-files.ts';
import { plainPaint, type Terminal } from '../terminal.ts';
import { buildAsked } from './build-asked.ts';

/**
 * `site watch`: builds, serves, and updates the open browser on every change, until Ctrl-C. `decide` gives the current
 * moment each time.
 */
export async function watch(
  decide: () => CliOptions,
  { port, host, allowHost, open, poll }: ServerOptions & { poll?: boolean },
  terminal: Terminal,
): Promise<number> {
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
  const layers = createLayers();
  const texts = createPageTexts(decide);
  const nextChange = createDueMoment(
    () => {
      texts.forget();
      queue.request();
    },
    { now: () => decide().today, signal: ending.signal },
  );
  const serving = { live, early, pictures, index, rehearsal, again, changes, news, layers, nextChange };
  const now = () => ({ ...decide(), cache });
  const queue = createBuildQueue(rebuild(now, serving, terminal, ending.signal));
  const desk = createSourceDesk({ root: options.root, token, texts, env: process.env, reportBug });
  const islands = openWatchedIslands(cache, scriptsAddress);
  const failures = createFailureDesk({ islands, token, show: sayFailure(options, terminal), reportBug });
  // Before the first build: without a port nobody could see it.
  const server = await listen(
    { port, host, allowHost },
    serveSite({
      ...{ out: options.out, reportBug, make: pictures.make, early, instead: islands.instead, ...live },
      intercept: (request, response) =>
        (isFromHere(request) && desk(request, response)) ||
        failures(request, response) ||
        live.intercept(request, response),
    }),
  );
  const interrupted = untilInterrupted().then(() => ending.abort());
  // Saves count from now on: one during the first build aborts it.
  const watching = watchFiles(options.root, shippedFolders(options.root), {
    changed: (files) => {
      index.stop();
      rehearsal.stop();
      texts.forget();
      changes.add(files);
      queue.request();
    },
    news,
    polls: sayPolling(options.root, terminal),
    poll,
  });
  try {
    layers.follow(watching.follow);
    queue.request();
    await Promise.race([queue.settled(), interrupted]);
    if (!existsSync(path.join(options.root, 'site.yaml'))) return exitCodes.problems;
    if (!ending.signal.aborted) {
      const base = options.base ?? openOutputFolder(options.out).base();
      await sayAddresses(server, { base, opens: open }, terminal);
      terminal.note('Changes appear in the browser as you save them. Press Ctrl-C to stop.');
      terminal.note('Alt-click a text to open its file, or press Alt+Shift+E for all texts of a section.');
    }
    await interrupted;
    return exitCodes.interrupted;
  } finally {
    ending.abort();
    index.stop();
    live.close();
    server.close();
    watching.close();
    await queue.settled();
    await finishPictures({ ...options, cache, pictures: pictures.all() }, terminal);
  }
}

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

/** `index`: builds the search index when nobody is saving. */
type WatchServices = {
  live: LiveReload;
  early: EarlyPages;
  pictures: PendingPictures;
  index: IdleTask;
  /** Warms up when nobody is waiting for anything. */
  rehearsal: AfterPause;
  /** Repeats the same build. */
  again: AfterPause;
  changes: Changes;
  news: NewFiles;
  layers: LayerWatch;
  /** The build of the day on which something appears or disappears. */
  nextChange: DueMoment;
};

/** Passes the folders of the last build on to the watcher. */
type LayerWatch = {
  built: (folders: readonly string[]) => void;
  follow: (tell: (folders: readonly string[]) => void) => void;
};

function createLayers(): LayerWatch {
  let last: readonly string[] = [];
  let told: (folders: readonly string[]) => void = () => {};
  return {
    built: (folders) => {
      last = folders;
      told(folders);
    },
    follow: (tell) => {
      told = tell;
      tell(last);
    },
  };
}

/** A bug of ours must not end the watch: the next change may well undo its cause. */
function rebuild(
  now: () => CliOptions & { cache: Cache },
  serving: WatchServices,
  terminal: Terminal,
  ending: AbortSignal,
): () => Promise<void> {
  const { live, early, pictures, index, rehearsal, again, changes, news, layers, nextChange } = serving;
  const print = createPrintAgain(terminal);
  let isFirst = true;
  let told = '';
  let isWaiting = false;
  return async () => {
    const options = now();
    // Pages are shown at once; the search index may wait until there is nothing else to do.
    const indexing = index.begin();
    const search = isFirst || indexing ? 'now' : 'later';
    const round = changes.begin();
    const signal = AbortSignal.any([ending, round.signal, ...(indexing ? [indexing] : [])]);
    const stopProgress = indexing ? () => {} : startProgress('Building', terminal);
    try {
      const files = round.files.filter((file) => !news.hasPassed(file));
      if (files.length > 0 && !isFirst) await showEarly({ ...options, changed: files }, serving, signal);
      if (signal.aborted) return;
      // A build that only adds deferred pictures or the index has nothing new to report.
      const saying = !isFirst && files.length === 0 && { told };
      const { problems, result } = await buildOnce(
        { ...options, search, signal, terminal, ...saying },
        print,
      );
      // The output was written, even if the build was aborted a moment later.
      if (result.ok) pictures.replace(result.pending);
      if (signal.aborted) return;
      const reason = whyPassing(result);
      if (reason !== undefined) {
        if (!isWaiting) terminal.note(reason);
        isWaiting = true;
        return again.request();
      }
      isWaiting = false;
      layers.built(result.layers);
      told = outcomeOf(result);
      isFirst = false;
      round.end();
      news.built();
      early.clear();
      await live.update(problems, result.ok ? draftPages(result) : undefined);
      if (result.ok) {
        nextChange.set(result.schedule.nextChangeAt);
        pictures.finish().catch((error: unknown) => terminal.note(bugReport(error, terminal.system)));
      }
      if (result.isSearchPending) index.request();
      rehearsal.request();
    } catch (error) {
      if (signal.aborted) return;
      const text = bugReport(error, terminal.system);
      terminal.note(text);
      early.clear();
      await live.update(problemsWith(text));
    } finally {
      stopProgress();
    }
  };
}

/** In milliseconds: the pause before trying again while another process writes the output. */
const patience = 500;

/** Temporary obstacles to a build that are nobody’s mistake, and what happens next. */
const passing: ReadonlyMap<string, string> = new Map([
  ['output-busy', 'This one waits until it has finished.'],
  ['state-deleted', 'It is written again.'],
]);

/** A message if there are no other errors; otherwise undefined. */
function whyPassing({ diagnostics }: BuiltSite): string | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first || !errors.every(({ code }) => passing.has(code))) return undefined;
  return `${first.message} ${passing.get(first.code)}`;
}

/**
 * In milliseconds: an editor that saves by renaming causes three changes; and a reloading browser has to be answered,
 * which a build in between would delay.
 */
const [stillness, answering] = [32, 120];

/** Shows open pages as the next build will make them. */
async function showEarly(
  options: CliOptions & { cache: Cache; changed: readonly string[] },
  { live, early }: WatchServices,
  signal: AbortSignal,
): Promise<void> {
  const pages = await previewPages({ ...options, outputs: outputsSeen(options, { live, early }) });
  early.show(pages);
  await live.refresh();
  await wait(pages.length > 0 ? answering : stillness, undefined, { signal }).catch(() => {});
}

/** The open pages, as files of the output. */
function outputsSeen({ out }: CliOptions, { live, early }: Pick<WatchServices, 'live' | 'early'>): string[] {
  const folder = openOutputFolder(out);
  const open = live.open().map((address) => outputAt(folder, address));
  return [...new Set([...open, early.lastSent() ?? []].flat())];
}

/** In milliseconds: after a build, browsers are answered first. */
const breather = 300;

/**
 * Shows nothing, but loads and warms up the code that shows the next save: otherwise the first after a build takes half
 * as long again.
 */
async function rehearse(
  options: CliOptions & { cache: Cache },
  showing: Pick<WatchServices, 'live' | 'early'>,
): Promise<void> {
  const seen = outputsSeen(options, showing);
  await previewPages({ ...options, changed: [], outputs: seen.length > 0 ? seen : ['index.html'] });
}

/** The printed result of a build, except for its size. */
function outcomeOf({ diagnostics, schedule }: BuiltSite): string {
  return JSON.stringify([diagnostics, schedule]);
}

/** `told`: the last outcome printed, if an identical one is not to be printed again. */
type BuildOnceOptions = CliOptions & {
  cache: Cache;
  search: 'now' | 'later';
  signal: AbortSignal;
  told?: string;
  terminal: Terminal;
};

async function buildOnce(
  options: BuildOnceOptions,
  print: ReturnType<typeof createPrintAgain>,
): Promise<{ result: BuiltSite; problems?: Problems }> {
  const started = performance.now();
  const result = await buildAsked({ ...options, pictures: 'later' }, options.terminal);
  if (options.signal.aborted) return { result };
  const milliseconds = performance.now() - started;
  if (whyPassing(result) !== undefined) return { result };
  const isTold = outcomeOf(result) === options.told;
  if (!isTold) print(result, { options, until: 'write', milliseconds });
  if (result.ok) return { result };
  const printing = {
    paint: plainPaint,
    sourceText: sourceTextFinder(result, options.root),
    prefix: filePrefix(options.root),
  };
  return { result, problems: problemsWith(printText(result.diagnostics, printing)) };
}

function draftPages({ schedule: { drafts = [] } }: BuiltSite): DraftPages {
  return {
    addresses: drafts.flatMap(({ addresses }) => addresses),
    mark: 'Draft',
    text: 'This page is a draft: visitors can’t see it.',
  };
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

function problemsWith(text: string): Problems {
  return {
    title: 'There is a mistake. You see the last good version until it is corrected.',
    text,
    close: 'Hide',
  };
}
