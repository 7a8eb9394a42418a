import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Asset } from '../../schemas/asset.ts';
import type { CollectedFile } from '../model/output.ts';
import { breathe } from '../model/steps.ts';
import type { Templates } from '../render/assemble-templates.ts';
import { printArt } from '../render/drawings/print-art.ts';
import type { CachedArt } from '../warm/cached-pages.ts';
import type { Collector } from './collector.ts';

type MakeArtOptions = { templates: Templates; collector: Collector; left?: CachedArt; signal?: AbortSignal };

/** Drawings between two pauses for other work. */
const perBreath = 200;

/** Drawings that the same templates drew earlier are left in the output. Throws if aborted. */
export async function makeArt(
  assets: readonly Asset[],
  { templates, collector, left, signal }: MakeArtOptions,
  report: Report,
): Promise<CachedArt> {
  const version = templates.versions.art;
  const before = left?.version === version ? left.files : new Map<string, CollectedFile>();
  const files = new Map<string, CollectedFile>();
  for (const asset of assets) {
    if (asset.make !== 'art') continue;
    const { output } = asset.file;
    const known = before.get(output);
    const kept = known && collector.keep([known]) ? known : undefined;
    const printed = kept ? undefined : printArt(asset.file, templates, report);
    const file = kept ?? (printed && collector.take(printed));
    if (file) files.set(output, file);
    if (files.size % perBreath === 0) await breathe(signal);
  }
  return { version, files };
}
