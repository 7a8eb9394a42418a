import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PipelineResult } from '../../renderer/pipeline.ts';

/**
 * The text of a file for showing the line of a problem: what the pipeline read, else the file itself, which may be
 * a template or one that could not be read to its end.
 */
export function sourceTextFinder(result: PipelineResult, root: string): (file: string) => string | undefined {
  const read = new Map<string, string | undefined>();
  return (file) => {
    const known = result.sourceText(file);
    if (known !== undefined) return known;
    if (!read.has(file)) read.set(file, readIfPossible(path.join(root, file)));
    return read.get(file);
  };
}

/** A problem can be shown without its line, so whatever keeps us from reading is no matter. */
function readIfPossible(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    return undefined;
  }
}
