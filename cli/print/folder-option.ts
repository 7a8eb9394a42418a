import path from 'node:path';
import { shellWord } from './shell-word.ts';

/** ` --root …` as it has to be typed where the command was, nothing for that folder itself. */
export function folderOption(root: string): string {
  const folder = path.relative(process.cwd(), root);
  return folder === '' ? '' : ` --root ${shellWord(folder)}`;
}
