import type { Thing } from '../../../diagnostics/thing.ts';
import { type FolderEntry, listFolder } from './list-folder.ts';
import { slugFrom } from './slug-from.ts';

/** The entries that an unused file, or those in an unused folder, may have been meant for: references to them fail. */
export function idsIn(entry: FolderEntry): Thing[] {
  const files = entry.kind === 'folder' ? listFolder(entry, [entry.absolute], () => {}) : [entry];
  return files.flatMap(({ name }) => {
    const id = name.replace(/\.[^.]+$/, '').replace(/\.(?:ya?ml|mdx?|txt)$/i, '');
    return [...new Set([id, slugFrom(id) ?? id])].map((one) => ({ of: '*', name: one }));
  });
}
