import type { Kind, Kinds } from '../../model/kinds.ts';

/** An allowed name in `content/`, and the extension of its files. `hasFolders`: they may lie in folders within it. */
export type Collection = { name: string; extension: '.yaml' | '.mdx'; hasFolders: boolean };

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
  return { name: collection, extension: `.${format}`, hasFolders: folders };
}

export const mediaFolder = 'media';
