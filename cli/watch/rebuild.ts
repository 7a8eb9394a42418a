import { setTimeout as wait } from 'node:timers/promises';
import { type BuiltSite, type Cache, previewPages } from '../../renderer/site.ts';
import { bugReport } from '../bug-report.ts';
import { buildAsked } from '../commands/build-asked.ts';
import type { CliOptions } from '../options.ts';
import { filePrefix } from '../print/file-prefix.ts';
import { sourceTextFinder } from '../print/find-source-text.ts';
import { createPrintAgain } from '../print/print-again.ts';
import { printText } from '../print/print-text.ts';
import { startProgress } from '../print/progress.ts';
import type { AfterPause } from '../serve/after-pause.ts';
import type { Changes } from '../serve/changes.ts';
import type { DueMoment } from '../serve/due-moment.ts';
import type { EarlyPages } from '../serve/early-pages.ts';
import type { IdleTask } from '../serve/idle-task.ts';
import { outputAt } from '../serve/live-page.ts';
import type { DraftPages, LiveReload, Problems } from '../serve/live-reload.ts';
import type { NewFiles } from '../serve/new-files.ts';
import { openOutputFolder } from '../serve/output-folder.ts';
import type { PendingPictures } from '../serve/pending-pictures.ts';
import { plainPaint, type Terminal } from '../terminal.ts';
import type { LayerWatch } from './layer-watch.ts';

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
  /** Resolves once a build is in nobody’s way. */
  quiet: (signal: AbortSignal) => Promise<void>;
  /** Called when pages are shown before the build that writes them. */
  shown: () => void;
  /** Called after each build that was not interrupted. */
  built: (result: BuiltSite) => void;
};

/** A bug of ours must not end the watch: the next change may well undo its cause. */
export function rebuild(
  now: () => CliOptions & { cache: Cache },
  serving: WatchServices,
  terminal: Terminal,
  ending: AbortSignal,
): () => Promise<void> {
  const { live, early, pictures, index, rehearsal, again, changes, news, layers, nextChange, quiet, built } =
    serving;
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
      if (!isFirst) await quiet(signal);
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
      built(result);
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
  { live, early, shown }: WatchServices,
  signal: AbortSignal,
): Promise<void> {
  const pages = await previewPages({ ...options, outputs: outputsSeen(options, { live, early }) });
  early.show(pages);
  await live.refresh();
  if (pages.length > 0) shown();
  await wait(pages.length > 0 ? answering : stillness, undefined, { signal }).catch(() => {});
}

/** The open pages, as files of the output. */
function outputsSeen({ out }: CliOptions, { live, early }: Pick<WatchServices, 'live' | 'early'>): string[] {
  const folder = openOutputFolder(out);
  const open = live.open().map((address) => outputAt(folder, address));
  return [...new Set([...open, early.lastSent() ?? []].flat())];
}

/**
 * Shows nothing, but loads and warms up the code that shows the next save: otherwise the first after a build takes half
 * as long again.
 */
export async function rehearse(
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

function problemsWith(text: string): Problems {
  return {
    title: 'There is a mistake. You see the last good version until it is corrected.',
    text,
    close: 'Hide',
  };
}
