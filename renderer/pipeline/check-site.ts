import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';
import { calendarDay } from '../../kinds/zoned-time.ts';
import { checkSourcesInSteps as checkSources } from '../check/check-sources.ts';
import type { Site } from '../model/site.ts';
import { type Steps, takeSteps } from '../model/steps.ts';
import type { Cache } from '../warm/open-cache.ts';
import { validatorsOf } from '../warm/site-cache.ts';
import type { ReadSite } from './read-site.ts';
import { reportFaults } from './report-faults.ts';
import { timeZoneOf } from './time-zone-of.ts';
import { withOwnExamples } from './with-own-examples.ts';

export type CheckOptions = {
  /** The moment that counts as now. */
  today: Date;
  /** Rejects placeholders and samples, as before going live. */
  release?: boolean;
  /** The cache that the site was read with. */
  cache?: Cache;
};

export type CheckedSite = {
  /** The content, which satisfies every schema and rule. Absent if reading or checking found an error. */
  site?: Site;
  /** Problems found by checking, not by reading; includes warnings that site.yaml accepts. */
  diagnostics: Diagnostic[];
};

/**
 * Checks what was read, even if incomplete: schemas, references, and rules that a schema can't state. Nothing is
 * planned or rendered.
 */
export function checkSite(read: ReadSite, options: CheckOptions): CheckedSite {
  return takeSteps(checkSiteInSteps(read, options));
}

/** The same, with pauses. */
export function* checkSiteInSteps(
  read: ReadSite,
  { today, release, cache }: CheckOptions,
): Steps<CheckedSite> {
  const { root, sources, schemas, code } = read;
  if (!sources || !schemas || !code) return { diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push(diagnostic);
  try {
    const validators = validatorsOf(schemas, cache?.kept);
    const checked = cache?.kept?.check;
    const day = calendarDay(today, timeZoneOf(sources.site.value));
    const site = yield* checkSources(
      sources,
      schemas,
      { release, validators, code, cache: checked, day, read: read.diagnostics },
      report,
    );
    const isWhole = !hasError(read.diagnostics);
    return {
      ...(isWhole && site && { site }),
      diagnostics: sortDiagnostics(withOwnExamples(diagnostics, sources)),
    };
  } catch (error) {
    reportFaults(error, root, report);
    return { diagnostics: sortDiagnostics(withOwnExamples(diagnostics, sources)) };
  }
}
