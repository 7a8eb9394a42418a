import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { BuiltSite } from './built-site.ts';

/** The result of a build that ended before it read anything. */
export function failedBuild(diagnostics: Diagnostic[]): BuiltSite {
  return {
    ok: false,
    diagnostics,
    pages: 0,
    files: { count: 0, bytes: 0 },
    changed: [],
    schedule: { hidden: [] },
    pending: [],
    isSearchPending: false,
    layers: [],
    sourceText: () => undefined,
  };
}
