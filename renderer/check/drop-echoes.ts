import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/**
 * One mistake, one message: where a value is wrong by its form, what other rules say of the same value is left out, and a
 * warning is left out where an error stands.
 */
export function dropEchoes(problems: readonly Diagnostic[]): Diagnostic[] {
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(addressOf));
  const malformed = new Set(problems.filter(({ code }) => forms.has(code)).map(addressOf));
  return problems.filter((problem) => {
    if (problem.severity === 'warning') return !wrong.has(addressOf(problem));
    return !malformed.has(addressOf(problem)) || !references.has(problem.code);
  });
}

const forms: ReadonlySet<string> = new Set(['wrong-form', 'unknown-choice', 'not-a-date', 'quotes-needed']);
const references: ReadonlySet<string> = new Set(['unknown-category', 'unknown-entry', 'unmatched-value']);

function addressOf({ place }: Diagnostic): string {
  return `${place.file}:${place.line}:${place.column}`;
}
