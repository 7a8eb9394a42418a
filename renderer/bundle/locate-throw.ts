import { SourceMap } from 'node:module';
import type { Place } from '../../diagnostics/place.ts';
import { type BundleName, bundleNames } from './evaluate-bundle.ts';

/** The line of a bundle's file that threw (or called what threw), from the bundle's source map. */
export function locateThrow(
  error: unknown,
  map: string,
  bundle: BundleName = 'templates',
): Place | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  const sources = new SourceMap(JSON.parse(map));
  for (const [, line, column] of error.stack.matchAll(framePattern(bundle))) {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || entry.originalSource.includes('node_modules/')) continue;
    return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}

function framePattern(bundle: BundleName): RegExp {
  return new RegExp(`${bundleNames[bundle].replace('.', '\\.')}:(\\d+):(\\d+)`, 'g');
}
