import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { FixedLine, Times } from '../../renderer/site.ts';
import { countDiagnostics } from './group-diagnostics.ts';
import { jsonText } from './json-text.ts';

export type JsonSummary = {
  ok: boolean;
  /** Absolute. */
  root: string;
  pages: number;
  files: number;
  bytes: number;
  milliseconds: number;
  /** Entries that are hidden on the day of the build, and the next day on which that changes. */
  hidden: (Place & { from?: string; until?: string })[];
  nextChange?: string;
  /** Milliseconds by stage, kind of section, page and file, longest first; only with `--profile`. */
  times?: Times;
  /** Only with `--shard`: the part of the site that was built; the numbers above are its own. */
  shard?: { number: number; count: number };
  /** Only with `--fix`: lines that were fixed, or would be with `--dry-run`. */
  fixed?: readonly FixedLine[];
  /**
   * Only in `site drift`: the number of lines without a note of what they replaced, the number of entries of the base
   * that were never marked as seen, and the settled lines.
   */
  drift?: { unremembered: number; unseen: number; settled: { file: string; line: number }[] };
};

/**
 * One object for other programs. Its structure is stable: `version` increases when a field is removed or changes its
 * meaning; new fields may be added at any time. `file` is relative to `root`; lines and columns count from 1.
 */
export function printJson(diagnostics: readonly Diagnostic[], summary: JsonSummary): string {
  const { errors, warnings } = countDiagnostics(diagnostics);
  return jsonText({
    version: 1,
    ...summary,
    errors,
    warnings,
    diagnostics: diagnostics.map(plainDiagnostic),
  });
}

function plainDiagnostic({
  code,
  severity,
  place,
  message,
  hint,
  related,
  fix,
}: Diagnostic): Record<string, unknown> {
  return {
    code,
    severity,
    ...place,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(fix === undefined ? {} : { fix: { ...fix.place, from: fix.from, to: fix.to } }),
    related: (related ?? []).map((other) => ({ ...other.place, message: other.message })),
  };
}
