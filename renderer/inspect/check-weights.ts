import path from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { downloadHeavy, pictureHeavy } from '../../diagnostics/messages/inspect.ts';
import type { Asset, PlannedCopy } from '../../schemas/asset.ts';
import { typeOfPicture } from '../schema/picture-endings.ts';

/**
 * In bytes. An ordinary picture on these pages has 100 kB or less, and all pictures of the median website some 1 MB.
 * Source: https://almanac.httparchive.org/en/2024/page-weight.
 */
const mostOfPicture = 500_000;
const mostOfDownload = 10_000_000;

/**
 * A slow mobile connection, in bits per second. Source:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md.
 */
const speed = 1_600_000;

/**
 * Files published unchanged reach visitors at full size; all other pictures are resized. `root`: the folder of the
 * site.
 */
export function checkWeights(assets: readonly Asset[], root: string, report: Report): void {
  for (const asset of assets) {
    const file = wholeFile(asset);
    if (!file) continue;
    const isPicture = typeOfPicture(file.output) !== undefined;
    if (file.bytes <= (isPicture ? mostOfPicture : mostOfDownload)) continue;
    const name = path.relative(root, file.path).split(path.sep).join('/');
    const size = { bytes: file.bytes, seconds: (file.bytes * 8) / speed };
    report((isPicture ? pictureHeavy : downloadHeavy)({ file: name, line: 1, column: 1 }, size));
  }
}

/** A file that is copied unchanged, except perhaps for camera metadata. */
function wholeFile(asset: Asset): PlannedCopy | undefined {
  if (asset.make === 'copy') return asset.file;
  if (asset.make !== 'derived' || asset.file.recipe.kind !== 'clean') return undefined;
  const { output, source, recipe } = asset.file;
  return { output, path: source.path, bytes: recipe.bytes };
}
