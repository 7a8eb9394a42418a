import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from '../../renderer/site.ts';

/** Bytes: a problem in a larger file is shown without its line. */
const limit = 1_000_000;

/**
 * The text of a file, to show the line of a problem: as the build read it, or else the file itself, which may be a
 * template or one that could not be read completely.
 */
export function sourceTextFinder(
  { sourceText }: Pick<BuiltSite, 'sourceText'>,
  root: string,
): (file: string) => string | undefined {
  const read = new Map<string, string | undefined>();
  return (file) => {
    const known = sourceText(file);
    if (known !== undefined) return known;
    if (!read.has(file)) read.set(file, readIfPossible(root, file));
    return read.get(file);
  };
}

/** A problem can be shown without its line, so it doesn't matter why a file can't be read. */
function readIfPossible(root: string, file: string): string | undefined {
  try {
    const absolute = path.resolve(realpathSync(root), file);
    if (!isOrdinary(absolute)) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(absolute));
  } catch {
    return undefined;
  }
}

/** The target of a link may be nobody's business, a pipe would never end, and a huge file would fill the memory. */
function isOrdinary(absolute: string): boolean {
  const stats = statSync(absolute);
  return realpathSync(absolute) === absolute && stats.isFile() && stats.size <= limit;
}
