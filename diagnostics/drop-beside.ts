import type { Diagnostic } from './diagnostic.ts';

/**
 * A warning at the very place of an error is left out: what it says may be another once the error is mended. Of an
 * error about the form of a name, nothing is said where another one says that there is no such name.
 */
export function dropBeside(problems: readonly Diagnostic[]): Diagnostic[] {
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(addressOf));
  const unknown = new Set(problems.filter(({ code }) => code.startsWith('unknown-')).map(addressOf));
  return problems.filter(({ severity, place, code }) => {
    if (code === 'wrong-form' && unknown.has(addressOf({ place }))) return false;
    // What is said of a whole file stands at its start: there each counts for itself.
    const isOfFile = place.line === 1 && place.column === 1;
    return severity === 'error' || isOfFile || !wrong.has(addressOf({ place }));
  });
}

function addressOf({ place }: Pick<Diagnostic, 'place'>): string {
  return `${place.file}:${place.line}:${place.column}`;
}
