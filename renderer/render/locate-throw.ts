import { SourceMap } from 'node:module';
import type { Place } from '../../diagnostics/place.ts';
import { bundleName } from './evaluate-templates.ts';

/** The line of the template that threw (or called what threw), from the bundle's source map. */
export function locateThrow(error: unknown, map: string): Place | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  const sources = new SourceMap(JSON.parse(map));
  for (const [, line, column] of error.stack.matchAll(framePattern)) {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || entry.originalSource.includes('node_modules/')) continue;
    return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}

const framePattern = new RegExp(`${bundleName.replace('.', '\\.')}:(\\d+):(\\d+)`, 'g');
