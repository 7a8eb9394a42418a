import type { DocumentBlock } from '../../schemas/planned-document.ts';
import { layOutChecklist } from './lay-out-checklist.ts';
import { layOutOffer } from './lay-out-offer.ts';
import { layOutDay, layOutStation } from './lay-out-station.ts';
import { layOutTable } from './lay-out-table.ts';
import { type Column, layOutRuns, layOutText, type Typesetting } from './lay-out-text.ts';
import { keepTogether, type Part, part, type Row, spaceBefore } from './row.ts';

/** An article's blocks one below the other. A line that announces what follows ("Remember three things:") stays with it. */
export function layOutBlocks(
  blocks: readonly DocumentBlock[],
  owner: Part,
  column: Column,
  set: Typesetting,
): Row[] {
  return blocks.flatMap((block, index) => {
    const rows = layOutBlock(block, owner, column, set);
    const announces = block.kind === 'paragraph' && block.runs.at(-1)?.text.endsWith(':');
    return announces && index < blocks.length - 1 ? rows.map((row): Row => ({ ...row, keep: true })) : rows;
  });
}

function layOutBlock(block: DocumentBlock, owner: Part, column: Column, set: Typesetting): Row[] {
  const { styles } = set;
  switch (block.kind) {
    case 'heading': {
      const [style, tag, space] =
        block.level === 3 ? ([styles.section, 'H3', 24] as const) : ([styles.subsection, 'H4', 16] as const);
      const rows = layOutText(block.text, style, part(tag, owner), column, set);
      return spaceBefore(rows, space).map((row) => ({ ...row, keep: true }));
    }
    case 'paragraph':
      return spaceBefore(layOutRuns(block.runs, styles.body, part('P', owner), column, set), 8);
    case 'list':
      return layOutList(block, owner, column, set);
    case 'quote':
      return layOutQuote(block.blocks, owner, column, set);
    case 'note':
      return layOutNote(block, owner, column, set);
    case 'table':
      return layOutTable(block, owner, column, set);
    case 'checklist':
      return layOutChecklist(block, owner, column, set);
    case 'station':
      return layOutStation(block, owner, column, set);
    case 'day':
      return layOutDay(block, owner, column, set);
    case 'offer':
      return layOutOffer(block, owner, column, set);
  }
}

type List = Extract<DocumentBlock, { kind: 'list' }>;

function layOutList(list: List, owner: Part, column: Column, set: Typesetting): Row[] {
  const owned = part('L', owner);
  const indent = list.ordered ? 20 : 16;
  return list.items.flatMap((blocks, index) => {
    const item = part('LI', owned);
    const label = list.ordered ? `${list.start + index}.` : '•';
    const inner = { x: column.x + indent, width: column.width - indent };
    const marker = layOutText(
      label,
      list.ordered ? set.styles.strong : set.styles.body,
      part('Lbl', item),
      { ...column, width: indent },
      set,
    );
    const rows = spaceBefore(layOutBlocks(blocks, part('LBody', item), inner, set), index === 0 ? 8 : 4);
    // The number or bullet is read first, so it is marked first.
    return rows.map((row, at) =>
      at === 0 ? { ...row, marks: [...(marker[0]?.marks ?? []), ...row.marks] } : row,
    );
  });
}

/** A spoken example: set in, with a bar beside it. */
function layOutQuote(blocks: readonly DocumentBlock[], owner: Part, column: Column, set: Typesetting): Row[] {
  const inner = { x: column.x + 18, width: column.width - 36 };
  const rows = spaceBefore(layOutBlocks(blocks, part('BlockQuote', owner), inner, set), 0);
  const background = { x: column.x, width: 0, edge: set.styles.colours.link };
  return [
    { before: 14, height: 2, marks: [], keep: true, background },
    ...rows.map((row) => ({ ...row, background })),
    closing(2, background),
  ];
}

type Note = Extract<DocumentBlock, { kind: 'note' }>;

/** What the website shows as a callout. */
export function layOutNote(
  { title, blocks }: Omit<Note, 'kind'>,
  owner: Part,
  column: Column,
  set: Typesetting,
): Row[] {
  const box = part('Div', owner);
  const inner = { x: column.x + 18, width: column.width - 36 };
  const heading = layOutText(title, set.styles.strong, part('P', box), inner, set);
  const body = spaceBefore(layOutBlocks(blocks, box, inner, set), 3);
  const background = {
    x: column.x,
    width: column.width,
    colour: set.styles.colours.background,
    edge: set.styles.colours.link,
  };
  const rows = [...heading.map((row): Row => ({ ...row, keep: true })), ...body];
  return keepTogether([
    { before: 18, height: 12, marks: [], background },
    ...rows.map((row) => ({ ...row, background })),
    closing(12, background),
  ]);
}

/** The empty foot of a tinted box; whoever follows keeps its distance from it. */
function closing(height: number, background: Row['background']): Row {
  return { before: 0, height, marks: [], background };
}
