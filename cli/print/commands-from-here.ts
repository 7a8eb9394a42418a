import path from 'node:path';
import { optionForPrefix } from './folder-option.ts';

/** These take a different folder, or none. */
const elsewhere = /^(?:init|explain)\b/;

/**
 * A message knows its site, but not the working folder: from there, `site drift --keep site.yaml:4` of a branch needs
 * `--root branches/nepal`. `prefix`: that folder, as returned by `filePrefix`.
 */
export function commandsFromHere(text: string, prefix: string): string {
  if (prefix === '') return text;
  return text
    .replaceAll(
      /`cd ([./]+)`/g,
      (_, folder: string) => `\`cd ${path.posix.join(prefix, folder).replace(/(?<=.)\/$/, '')}\``,
    )
    .replaceAll(/`site ([a-z][^`]*)`/g, (command, written: string) =>
      elsewhere.test(written) ? command : `\`site ${written}${optionForPrefix(prefix)}\``,
    );
}
