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
  /** Entries that are not shown on the day of the build, and the next day on which that changes. */
  hidden: (Place & { from?: string; until?: string })[];
  nextChange?: string;
  /** Milliseconds by stage, kind of section, page and file, longest first; only with `--profile`. */
  times?: Times;
  /** Only with `--shard`: which part of the site was made; the numbers above are its own. */
  shard?: { number: number; count: number };
  /** Only with `--fix`: lines that were fixed, or with `--dry-run` would be. */
  fixed?: readonly FixedLine[];
  /** Only of `site drift`: how many lines don't remember what they replaced, how many entries of the base were never noted as seen, and what was settled. */
  drift?: { unremembered: number; unseen: number; settled: { file: string; line: number }[] };
};

/**
 * One object for other programs. Its shape is kept: `version` counts up when a field goes or changes its meaning;
 * new fields may come at any time. `file` is relative to `root`; lines and columns count from 1.
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
