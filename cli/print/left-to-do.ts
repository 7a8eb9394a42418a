import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Paint } from '../terminal.ts';
import { countWords } from './count-words.ts';
import { fileFromHere } from './file-prefix.ts';
import { groupByFile } from './group-diagnostics.ts';

/**
 * What keeps a new site from being built: in plain words, by the file to write it in. What is wrong with a file of the
 * base is put right in the branch’s own of the same name. What to do is said once for all problems of a kind.
 */
export function leftToDo(diagnostics: readonly Diagnostic[], prefix: string, paint: Paint): string {
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(inOwnFile)
    .toSorted(settingsFirst);
  const files = groupByFile(errors);
  const head = `${countWords(errors.length, 'thing')} to fill in before the website can be built, in ${countWords(files.size, 'file')}:`;
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

/** Most of what is left stands in site.yaml; the others keep their order. */
function settingsFirst(one: Diagnostic, other: Diagnostic): number {
  return Number(other.place.file === 'site.yaml') - Number(one.place.file === 'site.yaml');
}

function lineOf({ code, message, hint }: Diagnostic, explained: Set<string>): string {
  const isNew = hint !== undefined && !explained.has(code);
  explained.add(code);
  return isNew ? `  - ${message}\n    ${hint}` : `  - ${message}`;
}
