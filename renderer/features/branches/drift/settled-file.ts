/** The result for one file of a branch, and the one way to change its text. */
import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import type { OverridingLine } from '../../../drift/overriding-lines.ts';
import { type Splice, spliceText } from '../../../edit/splice-text.ts';
import type { Source } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';

/**
 * `text`: absent if the file is to be deleted. `lost`: a line that could not be changed alone; then nothing is to be
 * written.
 */
export type SettledFile = { kind: 'settled'; text?: string } | { kind: 'lost'; line: OverridingLine };

export type SettledDrift = {
  /** The lines that were changed, as they were before. */
  settled: { file: string; line: number }[];
  /** Changes that were not possible; nothing was written in these files. */
  diagnostics: Diagnostic[];
};

/** The file with some of its text changed; undefined if its value is then anything but `expected`. */
export function changed(source: Source, splices: readonly Splice[], expected: unknown): Source | undefined {
  const after = reread(source.file, spliceText(source.text, splices));
  const isSame = isDeepStrictEqual(after?.value, expected) && bodyOf(after) === bodyOf(source);
  return isSame ? after : undefined;
}

function bodyOf(source: Source | undefined): string | undefined {
  return source?.body && source.text.slice(source.body.start);
}

/** Parses a file of the branch alone; undefined if it contains a mistake. */
export function reread(file: string, text: string): Source | undefined {
  const { source, problems } = parseSource(file, text);
  return hasError(problems) ? undefined : source;
}

/** Later lines first: a change only moves what is below it. */
export function fromBelow(lines: readonly OverridingLine[]): OverridingLine[] {
  return [...lines].sort((one, other) => other.line.end - one.line.end);
}
