import { existsSync } from 'node:fs';
import path from 'node:path';
import { filePrefix } from './file-prefix.ts';

/**
 * Files are printed relative to the working folder, and may be pasted back; files of a site may also be given relative
 * to the site.
 */
export function wordFromRoot(word: string, root: string): string {
  const prefix = filePrefix(root);
  const [file = ''] = /^.*?\.(?:ya?ml|mdx?)(?=:|$)/.exec(word) ?? [];
  const isFromHere = file !== '' && !prefix.startsWith('../') && existsSync(file);
  if (!isFromHere && !path.isAbsolute(file)) return word;
  return path.relative(root, path.resolve(file)).split(path.sep).join('/') + word.slice(file.length);
}
