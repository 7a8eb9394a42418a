/** The assets stage: pictures in the sizes and formats that pages need, typefaces with the characters in use. */
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { DerivedFile } from '../../schemas/asset.ts';
import type { AssetOptions, MadeAssets } from './asset-options.ts';
import { packagedEncoders } from './encoders.ts';
import { makeFromSource } from './make-from-source.ts';

/** A damaged file is reported once, however many sizes of it are needed. */
export async function makeAssets(
  files: readonly DerivedFile[],
  { encoders = packagedEncoders, ...options }: AssetOptions,
  report: Report,
): Promise<MadeAssets> {
  const made: MadeAssets = { copies: [], pending: [] };
  for (const group of groupBySource(files)) {
    const kept = group.map((file) => ({ file, kept: options.cache.find(file.key) }));
    for (const { file, kept: found } of kept) if (found) made.copies.push({ ...found, output: file.output });
    const missing = kept.filter((one) => !one.kept).map((one) => one.file);
    if (!missing.length || options.signal?.aborted) continue;
    const fresh = await makeFromSource(missing, { ...options, encoders }, report);
    made.copies.push(...fresh.copies);
    made.pending.push(...fresh.pending);
  }
  return made;
}

function groupBySource(files: readonly DerivedFile[]): DerivedFile[][] {
  const groups = new Map<string, DerivedFile[]>();
  for (const file of files) {
    const key = `${file.recipe.kind} ${file.source.path}`;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()];
}
