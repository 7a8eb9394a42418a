import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/**
 * One mistake, one message: where a value is wrong by its form, what other rules say of the same value is left out, and a
 * warning is left out where an error stands.
 */
export function dropEchoes(problems: readonly Diagnostic[]): Diagnostic[] {
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(addressOf));
  const malformed = new Set(problems.filter(({ code }) => forms.has(code)).map(addressOf));
  return problems.filter((problem) => {
    if (problem.severity === 'warning')
      return !(wrong.has(addressOf(problem)) || (wrong.size > 0 && consequences.has(problem.code)));
    return !malformed.has(addressOf(problem)) || !references.has(problem.code);
  });
}

/** What may well come of an error elsewhere: a misspelt category, an address that isn’t one. */
const consequences: ReadonlySet<string> = new Set([
  'nothing-found',
  'nothing-found-by-all',
  'current-nowhere',
]);

const forms: ReadonlySet<string> = new Set(['wrong-form', 'unknown-choice', 'not-a-date', 'quotes-needed']);
const references: ReadonlySet<string> = new Set(['unknown-category', 'unknown-entry', 'unmatched-value']);

/** What is said of a whole file stands at its start: there each counts for itself. */
function addressOf({ place, code }: Diagnostic): string {
  return place.line === 1 && place.column === 1
    ? `${place.file} ${code}`
    : `${place.file}:${place.line}:${place.column}`;
}
