import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Paint } from '../terminal.ts';
import { fileFromHere } from './file-prefix.ts';
import { formatCount } from './format-count.ts';
import { groupByFile } from './group-diagnostics.ts';

/**
 * The problems that keep a new site from being built: in plain words, by the file to edit. A problem in a file of the
 * base is fixed in the branch’s own file of the same name. Problems with the same code share one hint.
 */
export function leftToDo(diagnostics: readonly Diagnostic[], prefix: string, paint: Paint): string {
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(inOwnFile)
    .toSorted(settingsFirst);
  const files = groupByFile(errors);
  const head = `${formatCount(errors.length, 'thing')} to fill in before the website can be built, in ${formatCount(files.size, 'file')}:`;
  const explained = new Set<string>();
  const groups = [...files].map(([file, problems]) =>
    [paint('bold', fileFromHere(prefix, file)), ...problems.map((one) => lineOf(one, explained))].join('\n'),
  );
  return [head, ...groups].join('\n\n');
}

function inOwnFile(problem: Diagnostic): Diagnostic {
  const [file = problem.place.file] = /content\/.*|site\.yaml$/s.exec(problem.place.file) ?? [];
  return { ...problem, place: { ...problem.place, file } };
}

/** Most of them are in site.yaml; the others keep their order. */
function settingsFirst(one: Diagnostic, other: Diagnostic): number {
  return Number(other.place.file === 'site.yaml') - Number(one.place.file === 'site.yaml');
}

function lineOf({ code, message, hint }: Diagnostic, explained: Set<string>): string {
  const isNew = hint !== undefined && !explained.has(code);
  explained.add(code);
  return isNew ? `  - ${message}\n    ${hint}` : `  - ${message}`;
}
