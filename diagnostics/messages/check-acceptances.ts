/** Problems with the warnings that site.yaml accepts. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { didYouMean } from './guess.ts';

export function acceptanceTooBroad(place: Place, code: string, files: readonly string[]): Diagnostic {
  const [first = '', ...others] = files;
  const shown = others.length > 2 ? `${others.length} other files` : others.join(' and ');
  return generated.acceptanceTooBroad(place, { code, first, shown, entries: entriesFor(code, files) });
}

/** Lines to copy; of very many files only the first. */
function entriesFor(code: string, files: readonly string[]): string {
  const shown = files.slice(0, mostEntries).map((file) => `{ code: ${code}, file: ${file}, reason: … }`);
  const more = files.length > mostEntries ? ` and ${files.length - mostEntries} more` : '';
  return `${shown.join(', ')}${more}`;
}

const mostEntries = 12;

/** `meant`: the file that was probably meant. */
export function acceptanceOfNoFile(place: Place, file: string, meant: string | undefined): Diagnostic {
  return generated.acceptanceOfNoFile(place, {
    file,
    hint: didYouMean(meant) ?? 'Write the file as the warning names it, or delete this entry.',
  });
}
