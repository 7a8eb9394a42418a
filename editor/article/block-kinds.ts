import type { LibraryPicture } from '../contract.ts';

/** A block of an article. `markdown`: an example, as it is written. */
export type BlockKind = { name: string; title: string; description: string; markdown: string };

/** The blocks that Markdown has. `picture`: any of the library. */
export function blockKinds(picture: LibraryPicture | undefined): readonly BlockKind[] {
  const { name = 'picture.jpg', alt = '' } = picture ?? {};
  return [
    kind('heading', 'Heading', 'Begins a part of the text.', '## Heading'),
    kind('subheading', 'Smaller heading', 'Within a part.', '### Smaller heading'),
    kind('list', 'List', 'Points in any order.', '- First\n- Second'),
    kind('numbers', 'Numbered list', 'Steps, one after the other.', '1. First\n2. Second'),
    kind('tasks', 'List to tick off', 'What is done, and what isn’t.', '- [x] Done\n- [ ] To do'),
    kind('quote', 'Quote', 'Words of somebody else.', '> Words of somebody else'),
    kind('table', 'Table', 'Rows and columns.', '| Day | Room |\n| --- | --- |\n| Monday | Harbour |'),
    kind('note', 'Note', 'A box that catches the eye.', '> [!NOTE]\n> What to look out for'),
    kind(
      'picture',
      'Picture',
      'From the library, with its description.',
      `![${alt || 'What it shows'}](${name})`,
    ),
    kind('code', 'Code', 'As it is typed, in letters of one width.', '```\nnpm start\n```'),
    kind(
      'footnote',
      'Footnote',
      'A remark below the text.',
      'A sentence with a note.[^note]\n\n[^note]: The note.',
    ),
    kind('divider', 'Divider', 'A line between two parts.', '---'),
  ];
}

function kind(name: string, title: string, description: string, markdown: string): BlockKind {
  return { name, title, description, markdown };
}
