import { textEndings } from '../../../diagnostics/text-endings.ts';
import type { Kind, Kinds } from '../../model/kinds.ts';

/**
 * An allowed name in `content/`, and the extensions that its files may have, the usual one first. `hasFolders`: they may
 * lie in folders within it.
 */
export type Collection = { name: string; extensions: readonly string[]; hasFolders: boolean };

export type ContentLayout = {
  /** Folders with one file per entry. */
  folders: readonly Collection[];
  /** Files that are a collection of one entry. */
  singleFiles: readonly Collection[];
};

export function contentLayout(kinds: Kinds): ContentLayout {
  const collections = (holds: Kind['holds']) =>
    kinds.filter((kind) => kind.holds === holds).map(collectionOf);
  return { folders: collections('folder'), singleFiles: collections('file') };
}

function collectionOf({ collection, format, folders }: Kind): Collection {
  const extensions = format === 'mdx' ? textEndings : ['.yaml'];
  return { name: collection, extensions, hasFolders: folders };
}

export const mediaFolder = 'media';
