import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import type { Source } from '../../model/source.ts';
import { isFields } from '../../schema/fields.ts';

/** What the last run merged, by the names of the files: the same files give the same value, which is known again by that. */
export type MergedFiles = Map<
  string,
  { parts: readonly unknown[]; source: Source; problems: readonly Diagnostic[] }
>;

function nameOf(part: unknown): unknown {
  if (typeof part === 'string') return part;
  return isFields(part) ? part.file : undefined;
}

/** What was made of the same parts before, with the problems that belong to it. */
export function once(
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
