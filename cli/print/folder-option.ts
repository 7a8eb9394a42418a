import { filePrefix } from './file-prefix.ts';
import { shellWord } from './shell-word.ts';

/** ` --root …` as it has to be typed where the command was, nothing for that folder itself. */
export function folderOption(root: string): string {
  return optionForPrefix(filePrefix(root));
}

/** Of `branches/nepal/`, as `filePrefix` gives it. */
export function optionForPrefix(prefix: string): string {
  return prefix === '' ? '' : ` --root ${shellWord(prefix.replace(/(?<=.)\/$/, ''))}`;
}
