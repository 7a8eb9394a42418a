import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { outputDiskFull } from '../../../diagnostics/messages/write.ts';
import { drawingFailed } from '../../../diagnostics/messages.generated.ts';
import type { PlannedCopy, PlannedDrawing } from '../../../schemas/asset.ts';
import { findPackageFolder } from '../../store/package-folder.ts';
import { isDiskFull } from '../../store/system-code.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { type Coverage, openCoverage } from '../../typefaces/open-coverage.ts';
import type { Templates } from '../assemble-templates.ts';
import { digest } from '../digest.ts';
import type { PartVersions } from '../part-versions.ts';
import { composeIcon } from './draw-icon.ts';
import { composeSocialPicture } from './draw-social-picture.ts';
import { type DrawingCache, recallDrawings, storeDrawings } from './drawing-cache.ts';
import { drawnWords } from './drawn-words.ts';
import { openPainter, type Painter } from './open-painter.ts';

/** Pictures drawn in earlier runs, by key. */
export type DrawingStore = {
  find: (key: string) => { path: string; bytes: number } | undefined;
  keep: (key: string, content: Uint8Array) => { path: string; bytes: number };
};

export type DrawOptions = {
  templates: Pick<Templates, 'module'> & { versions: Pick<PartVersions, 'social'> };
  store: DrawingStore;
  /** From an earlier run, or a new one; `values` holds what earlier processes stored. */
  known: DrawingCache;
  values: ValueStore;
  /** By default a new one. */
  painter?: Painter;
  /** `ready` defers what was never drawn before; a picture whose template has changed since shows as it was. */
  extent: 'ready' | 'all';
  signal?: AbortSignal;
};

/** A deferred picture. `make` returns its path, or undefined if it can't be drawn: the next run reports why. */
export type PendingDrawing = { output: string; make: () => Promise<string | undefined> };

/** `copies` are in the store, ready for the output, under `keys`. */
export type DrawnPictures = { copies: PlannedCopy[]; keys: string[]; pending: PendingDrawing[] };

/** Pictures are drawn in parallel with the rest of the build. */
export type DrawingQueue = {
  /** Draws one as soon as a lane is free, if it may be drawn now and never was. */
  begin: (drawing: PlannedDrawing) => void;
  /** Draws all that the site has, whether begun or not. Reports failures: the first of those with the same reason. */
  finish: (drawings: readonly PlannedDrawing[], report: Report) => Promise<DrawnPictures>;
  /** Starts no more, and resolves once the drawings in progress are done. */
  discard: () => Promise<void>;
};

/** Enough to keep the library busy until the main thread is free again; each takes some 5 MB. */
const atOnce = 8;

/** Draws what was never drawn before. */
export async function drawPictures(
  drawings: readonly PlannedDrawing[],
  options: DrawOptions,
  report: Report,
): Promise<DrawnPictures> {
  return openDrawing(options).finish(drawings, report);
}

/** Draws nothing yet. */
export function openDrawing(options: DrawOptions): DrawingQueue {
  const { known, values, templates, painter = openPainter(), extent, signal } = options;
  recallDrawings(known, values);
  const library = libraryVersion();
  const work = {
    ...options,
    painter,
    library,
    coverage: openCoverage(known.coverage, values),
    version: `${templates.versions.social}, ${library}`,
  };
  const results = new Map<string, Result>();
  const [queue, begun] = [[] as PlannedDrawing[], new Set<string>()];
  let [next, lanesOpen] = [0, 0];
  const drawWaiting = async () => {
    lanesOpen += 1;
    try {
      for (let one = queue[next]; one && !signal?.aborted; one = queue[next]) {
        next += 1;
        results.set(one.output, findReady(one, work) ?? (await makeNow(one, work)));
      }
    } finally {
      lanesOpen -= 1;
    }
  };
  const lanes = new Set<Promise<void>>();
  const add = (one: PlannedDrawing) => {
    if (begun.has(one.output)) return;
    begun.add(one.output);
    queue.push(one);
    if (lanesOpen === atOnce) return;
    const lane = drawWaiting();
    lanes.add(lane);
    // A failure is handled in `finish`.
    lane.then(
      () => lanes.delete(lane),
      () => {},
    );
  };
  return {
    begin: (one) => {
      if (extent === 'all') add(one);
    },
    finish: async (drawings, report) => {
      for (const one of drawings) add(one);
      await Promise.all(lanes);
      storeDrawings(known, new Set(drawings.map(({ output }) => output)), values);
      // After an abort, some are missing.
      const done = drawings.flatMap(({ output }) => results.get(output) ?? []);
      reportFailures(done, report);
      return gatherResults(done);
    },
    discard: async () => {
      next = queue.length;
      await Promise.allSettled(lanes);
    },
  };
}

type Work = DrawOptions & { coverage: Coverage; painter: Painter; library: string; version: string };
type Result = {
  drawing: PlannedDrawing;
  made?: { key: string; copy: PlannedCopy };
  reason?: string;
  /** The drawing itself is not at fault, so it is tried again. */
  isDiskFull?: boolean;
  pending?: PendingDrawing;
};

/** The cached result, without composing the picture; undefined if it has to be made now. */
function findReady(drawing: PlannedDrawing, work: Work): Result | undefined {
  const { output } = drawing;
  const { known, store, extent } = work;
  const version = versionOf(drawing, work);
  const entry = known.entries.get(output);
  const kept = entry && store.find(entry.key);
  const made = kept && { key: entry.key, copy: { ...kept, output } };
  if (made && entry.version === version) return { drawing, made };
  if (extent === 'all') return undefined;
  const failure = `${output} ${version}`;
  const reason = known.failures.get(failure);
  // Reported once: the next run tries again.
  if (known.failures.delete(failure)) return { drawing, reason };
  const make = async () => (await makeNow(drawing, work)).made?.copy.path;
  return { drawing, pending: { output, make }, ...(made && { made }) };
}

/**
 * A page picture's output name covers all its data, so that only templates and library can change it; an icon's name
 * covers nothing.
 */
function versionOf(drawing: PlannedDrawing, { version, templates, library }: Work): string {
  if (drawing.kind === 'social') return version;
  return `${digest(composeIcon(drawing, templates.module).look, 16)}, ${library}`;
}

async function makeNow(drawing: PlannedDrawing, work: Work): Promise<Result> {
  const { known, store, templates, painter, library } = work;
  const { output } = drawing;
  const version = versionOf(drawing, work);
  // Without the library no picture could be drawn, whatever this one contains.
  await painter.load();
  try {
    const { module } = templates;
    const composed =
      drawing.kind === 'social'
        ? composeSocialPicture(await drawnWords(drawing, work.coverage), module)
        : composeIcon(drawing, module);
    const key = digest(`${composed.look}\n${library}`, 32);
    const kept = store.find(key) ?? store.keep(key, await composed.draw(painter));
    known.entries.set(output, { key, version });
    known.changed = true;
    return { drawing, made: { key, copy: { ...kept, output } } };
  } catch (error) {
    if (isDiskFull(error)) return { drawing, isDiskFull: true };
    const reason = error instanceof Error ? error.message : String(error);
    known.failures.set(`${output} ${version}`, reason);
    return { drawing, reason };
  }
}

function reportFailures(results: readonly Result[], report: Report): void {
  const full = results.find((result) => result.isDiskFull);
  if (full) report(outputDiskFull(full.drawing.place, 'nothing'));
  const reasons = new Set<string>();
  for (const { drawing, reason } of results) {
    if (reason === undefined || reasons.has(reason)) continue;
    reasons.add(reason);
    report(drawingFailed(drawing.place, { output: drawing.output, detail: reason }));
  }
}

function gatherResults(results: readonly Result[]): DrawnPictures {
  const made = results.flatMap((result) => result.made ?? []);
  return {
    copies: made.map(({ copy }) => copy),
    keys: made.map(({ key }) => key),
    pending: results.flatMap(({ pending }) => pending ?? []),
  };
}

/** Another version may draw other bytes; `upright`: earlier ones drew rotated photos unrotated. */
function libraryVersion(): string {
  const file = readFileSync(join(findPackageFolder(), 'package.json'), 'utf8');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(file);
  return `takumi ${dependencies['@takumi-rs/core']}, upright`;
}
