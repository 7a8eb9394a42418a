import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import type { Place } from '../../diagnostics/place.ts';
import { type BundleName, bundleNames } from './evaluate-bundle.ts';
import { isNeededPackage, isPackaged } from './is-packaged.ts';

/**
 * The source map of a bundle. `folder`: what its sources are relative to, seen from where places are reported; omitted
 * if the same.
 */
export type BundleMap = { bundle: BundleName; map: string; folder?: string };

/** The line of a bundle's file that threw (or called what threw), from the source maps of the bundles involved. */
export function locateThrow(error: unknown, maps: readonly BundleMap[]): Place | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  for (const [, name = '', line, column] of error.stack.matchAll(/(?<![\w-])([\w-]+\.js):(\d+):(\d+)/g)) {
    const found = maps.find(({ bundle }) => bundleNames[bundle] === name);
    const entry = found && readMap(found).findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) continue;
    const { originalSource: source, originalLine, originalColumn } = entry;
    const file = posix.join(found.folder ?? '', source);
    if (isPackaged(file) || (found.bundle === 'shipped' && isNeededPackage(source))) continue;
    return { file, line: originalLine + 1, column: originalColumn + 1 };
  }
  return undefined;
}

/** A map is large, and a template that throws does so on each page that uses it. */
const readMaps = new WeakMap<BundleMap, SourceMap>();

function readMap(bundled: BundleMap): SourceMap {
  const known = readMaps.get(bundled);
  if (known) return known;
  const map = new SourceMap(JSON.parse(bundled.map));
  readMaps.set(bundled, map);
  return map;
}
