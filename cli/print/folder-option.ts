import { filePrefix } from './file-prefix.ts';
import { shellWord } from './shell-word.ts';

/** ` --root …` as typed in the working folder, empty if that is the root. */
export function folderOption(root: string): string {
  return optionForPrefix(filePrefix(root));
}

/** For `branches/nepal/`, as returned by `filePrefix`. */
export function optionForPrefix(prefix: string): string {
  return prefix === '' ? '' : ` --root ${shellWord(prefix.replace(/(?<=.)\/$/, ''))}`;
}
