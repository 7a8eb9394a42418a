import type { Thing } from '../../../diagnostics/thing.ts';
import { type FolderEntry, listFolder } from './list-folder.ts';
import { slugFrom } from './slug-from.ts';

/** The entries that were perhaps to be made of a file, or of those in a folder, that isn't used: whatever names them can't find them. */
export function idsIn(entry: FolderEntry): Thing[] {
  const files = entry.kind === 'folder' ? listFolder(entry, [entry.absolute], () => {}) : [entry];
  return files.flatMap(({ name }) => {
    const id = name.replace(/\.[^.]+$/, '').replace(/\.(?:ya?ml|mdx?|txt)$/i, '');
    return [...new Set([id, slugFrom(id) ?? id])].map((one) => ({ of: '*', name: one }));
  });
}
