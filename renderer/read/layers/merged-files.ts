import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { isFields } from '../../../diagnostics/fields.ts';
import type { Source } from '../../model/source.ts';

/** Results of the last merge, by file name: unchanged files give the identical value, by which it is recognised. */
export type MergedFiles = Map<
  string,
  { parts: readonly unknown[]; source: Source; problems: readonly Diagnostic[] }
>;

function nameOf(part: unknown): unknown {
  if (typeof part === 'string') return part;
  return isFields(part) ? part.file : undefined;
}

/** The cached result for the same parts, with its problems, or a new one. */
export function mergeOnce(
  { merged, report }: { merged: { before: MergedFiles; now: MergedFiles }; report: Report },
  parts: readonly [Source, ...unknown[]],
  make: (report: Report) => Source,
): Source {
  const key = parts.map(nameOf).join('\n');
  const known = merged.before.get(key);
  const isSame =
    known?.parts.length === parts.length && known.parts.every((part, index) => part === parts[index]);
  const problems: Diagnostic[] = [];
  const now = isSame ? known : { parts, source: make((problem) => void problems.push(problem)), problems };
  merged.now.set(key, now);
  now.problems.forEach(report);
  return now.source;
}
