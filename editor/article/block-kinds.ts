import type { LibraryPicture } from '../contract.ts';
import { blockWords } from '../words.ts';

/** A block of an article. `markdown`: an example, as it is written. */
export type BlockKind = { name: string; title: string; description: string; markdown: string };

/** The blocks that Markdown has. `picture`: any of the library. */
export function blockKinds(picture: LibraryPicture | undefined): readonly BlockKind[] {
  const { name: file = 'picture.jpg', alt = '' } = picture ?? {};
  return Object.entries(blockWords).map(([name, { title, description, example }]) => ({
    ...{ name, title, description },
    markdown: typeof example === 'string' ? example : example(file, alt),
  }));
}
