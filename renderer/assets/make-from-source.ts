import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { pictureBroken } from '../../diagnostics/messages/read.ts';
import { outputDiskFull } from '../../diagnostics/messages/write.ts';
import { mediaChanged, mediaNotKept, typefaceBroken } from '../../diagnostics/messages.generated.ts';
import type { DerivedFile, PlannedCopy } from '../../schemas/asset.ts';
import { cleanMedia } from '../private-data/clean-media.ts';
import { endingOf, typeOfPicture } from '../schema/picture-endings.ts';
import { isDiskFull, systemCode, unlessRefused } from '../store/system-code.ts';
import type { AssetOptions, MadeAssets } from './asset-options.ts';
import type { Encoders } from './encoders.ts';

type Options = AssetOptions & { encoders: Encoders };

/** Makes all files derived from one source. If something is wrong with it, reports that and makes none. */
export async function makeFromSource(
  files: readonly DerivedFile[],
  options: Options,
  report: Report,
): Promise<MadeAssets> {
  const nothing: MadeAssets = { copies: [], pending: [] };
  const [first] = files;
  if (!first) return nothing;
  const isPicture = first.recipe.kind === 'picture';
  if (!isPicture && options.extent === 'examine') return nothing;
  try {
    const bytes = readSource(first.source, report);
    if (!bytes || (isPicture && !(await isSound(bytes, first, options, report)))) return nothing;
    if (isPicture && options.extent !== 'all') return { copies: [], pending: [...files] };
    const copies = await eachAtOnce(files, (file) => make(file, bytes, options, report));
    return { copies: copies.filter((copy) => copy !== undefined), pending: [] };
  } catch (error) {
    const reason = systemCode(error);
    if (reason === undefined) throw error;
    const { place } = first.source;
    report(isDiskFull(error) ? outputDiskFull(place, 'nothing') : mediaNotKept(place, { reason }));
    return nothing;
  }
}

/** The keys are for the bytes that the read stage saw. */
function readSource({ path, sha256, place }: DerivedFile['source'], report: Report): Uint8Array | undefined {
  // The read stage was able to read it.
  const bytes = unlessRefused(() => readFileSync(path));
  if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
  report(mediaChanged(place));
  return undefined;
}

/** Decoded once, whatever is made from it; a sound result is cached, so that the next check needn't decode. */
async function isSound(
  bytes: Uint8Array,
  { source }: DerivedFile,
  { cache, encoders }: Options,
  report: Report,
): Promise<boolean> {
  const key = `${source.sha256.slice(0, 32)}-sound`;
  if (cache.find(key)) return true;
  const decoded = await encoders.examinePicture(bytes);
  if (decoded) cache.mark(key);
  else report(pictureBroken(source.place, typeOf(source.path)));
  return decoded;
}

async function make(
  { output, key, recipe, source }: DerivedFile,
  bytes: Uint8Array,
  { cache, encoders, signal }: Options,
  report: Report,
): Promise<PlannedCopy | undefined> {
  if (signal?.aborted) return undefined;
  if (recipe.kind === 'picture')
    return { ...cache.keep(key, await encoders.encodePicture(bytes, recipe)), output };
  if (recipe.kind === 'clean') {
    const cleaned = cleanMedia(bytes, endingOf(source.path));
    if (cleaned.kind === 'clean') return { ...cache.keep(key, cleaned.bytes), output };
    report(pictureBroken(source.place, typeOf(source.path)));
    return undefined;
  }
  const subset = await encoders.subsetTypeface(bytes, recipe).catch(() => undefined);
  if (subset) return { ...cache.keep(key, subset), output };
  report(typefaceBroken(source.place));
  return undefined;
}

/** The read stage has checked that the extension is right. */
function typeOf(path: string): string {
  return typeOfPicture(path) ?? endingOf(path);
}

/** Node's thread pool has four threads. More parallel work than cores would only fill the memory. */
const atOnce = Math.min(4, availableParallelism());

/** Returns the results in the order of the items. After a failure no further item is begun. */
async function eachAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [index, item] of waiting) {
      if (failed) return;
      results.set(index, await work(item).catch(fail));
    }
  };
  const fail = (error: unknown): never => {
    failed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [...results].sort(([one], [other]) => one - other).map(([, result]) => result);
}
