import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import type { Place } from '../../diagnostics/place.ts';
import { type BundleName, bundleNames } from './evaluate-bundle.ts';
import { isPackaged } from './is-packaged.ts';

/** The source map of a bundle. `folder`: what its sources are relative to, from where places are told; left out where that is the same. */
export type BundleMap = { bundle: BundleName; map: string; folder?: string };

/** The line of a bundle's file that threw (or called what threw), from the source maps of the bundles that may be in it. */
export function locateThrow(error: unknown, maps: readonly BundleMap[]): Place | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  const sources = new Map<string, { map: SourceMap; folder: string }>(
    maps.map(({ bundle, map, folder = '' }) => [
      bundleNames[bundle],
      { map: new SourceMap(JSON.parse(map)), folder },
    ]),
  );
  for (const [, name = '', line, column] of error.stack.matchAll(/([\w-]+\.js):(\d+):(\d+)/g)) {
    const source = sources.get(name);
    const entry = source?.map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!source || !entry || !('originalSource' in entry)) continue;
    const file = posix.join(source.folder, entry.originalSource);
    if (isPackaged(file)) continue;
    return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}
