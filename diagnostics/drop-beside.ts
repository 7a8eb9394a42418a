import type { Diagnostic } from './diagnostic.ts';

/**
 * Drops warnings at the same place as an error, since they may change once the error is fixed. Also drops an error
 * about the form of a name if another one says that there is no such name.
 */
export function dropBeside(problems: readonly Diagnostic[]): Diagnostic[] {
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(addressOf));
  const unknown = new Set(problems.filter(({ code }) => code.startsWith('unknown-')).map(addressOf));
  return problems.filter(({ severity, place, code }) => {
    if (code === 'wrong-form' && unknown.has(addressOf({ place }))) return false;
    // Problems of a whole file are placed at its start: there each counts by itself.
    const isOfFile = place.line === 1 && place.column === 1;
    return severity === 'error' || isOfFile || !wrong.has(addressOf({ place }));
  });
}

function addressOf({ place }: Pick<Diagnostic, 'place'>): string {
  return `${place.file}:${place.line}:${place.column}`;
}
