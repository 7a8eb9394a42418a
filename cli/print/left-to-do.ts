import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Paint } from '../terminal.ts';
import { countWords } from './count-words.ts';
import { fileFromHere } from './file-prefix.ts';
import { groupByFile } from './group-diagnostics.ts';

/** What keeps a new site from being built: in plain words, by file. `prefix` goes before each, as in other messages. */
export function leftToDo(diagnostics: readonly Diagnostic[], prefix: string, paint: Paint): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const files = groupByFile(errors);
  const head = `${countWords(errors.length, 'thing')} to fill in before it can be built, in ${countWords(files.size, 'file')}:`;
  const groups = [...files].map(([file, problems]) =>
    [paint('bold', fileFromHere(prefix, file)), ...problems.map(lineOf)].join('\n'),
  );
  return [head, ...groups].join('\n\n');
}

function lineOf({ message, hint }: Diagnostic): string {
  return hint === undefined ? `  - ${message}` : `  - ${message} ${hint}`;
}
