import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { cloneHoldsLink } from '../../../diagnostics/messages/command.ts';
import { isGone } from '../../store/own-files.ts';
import type { FlatFile } from './flat-file.ts';

/**
 * Developers' files in a folder of the site: `name` is `schemas`, `templates` or `kinds`. Hidden files and packages are
 * left out, as are the files that `site types` generates.
 */
export function ownFiles(root: string, name: string, report: Report): FlatFile[] {
  return entriesOf(join(root, name)).flatMap((entry): FlatFile[] => {
    const file = `${name}/${entry.name}`;
    if (isNobodysBusiness(entry.name) || generated.includes(file)) return [];
    if (entry.isSymbolicLink()) report(cloneHoldsLink(file));
    if (entry.isDirectory()) return ownFiles(root, file, report);
    return entry.isFile() ? [{ name: file, copyOf: join(root, file) }] : [];
  });
}

const generated = ['schemas/types.ts', 'schemas/editor'];

function isNobodysBusiness(name: string): boolean {
  return name.startsWith('.') || name.endsWith('~') || name === 'node_modules';
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) =>
      one.name < other.name ? -1 : 1,
    );
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}
