import type { DocumentBlock } from '../../schemas/planned-document.ts';
import { layOutOffer } from './lay-out-offer.ts';
import { layOutDay, layOutStation } from './lay-out-station.ts';
import { layOutTable } from './lay-out-table.ts';
import { layOutRuns, layOutText } from './lay-out-text.ts';
import { keepTogether, keepWithNext, type Mark, markFirst, type Row, spaceBefore } from './row.ts';
import { inColumn, inPart, type Typesetting } from './typesetting.ts';

type BlockOf<Kind extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: Kind }>;

/**
 * An article's blocks one below the other. A line that introduces the next block ("Remember three things:") stays with
 * it.
 */
export function layOutBlocks(blocks: readonly DocumentBlock[], set: Typesetting): Row[] {
  return blocks.flatMap((block, index) => {
    const rows = layOutBlock(block, set);
    const announces = block.kind === 'paragraph' && block.runs.at(-1)?.text.endsWith(':');
    return announces && index < blocks.length - 1 ? keepWithNext(rows) : rows;
  });
}

function layOutBlock(block: DocumentBlock, set: Typesetting): Row[] {
  switch (block.kind) {
    case 'heading':
      return layOutHeading(block, set);
    case 'paragraph':
      return spaceBefore(layOutRuns(block.runs, set.styles.body, inPart(set, 'P')), 8);
    case 'list':
      return layOutList(block, set);
    case 'quote':
      return layOutQuote(block, set);
    case 'note':
      return layOutNote(block, set);
    case 'table':
      return layOutTable(block, set);
    case 'checklist':
      return layOutChecklist(block, set);
    case 'station':
      return layOutStation(block, set);
    case 'day':
      return layOutDay(block, set);
    case 'offer':
      return layOutOffer(block, set);
  }
}

function layOutHeading({ level, text }: BlockOf<'heading'>, set: Typesetting): Row[] {
  const { section, subsection } = set.styles;
  const rows =
    level === 3
      ? spaceBefore(layOutText(text, section, inPart(set, 'H3')), 24)
      : spaceBefore(layOutText(text, subsection, inPart(set, 'H4')), 16);
  return keepWithNext(rows);
}

function layOutList({ ordered, start, items }: BlockOf<'list'>, set: Typesetting): Row[] {
  const list = inPart(set, 'L');
  const indent = ordered ? 20 : 16;
  return items.flatMap((blocks, index) => {
    const item = inPart(list, 'LI');
    const label = inColumn(inPart(item, 'Lbl'), 0, indent);
    const marker = ordered
      ? layOutText(`${start + index}.`, set.styles.strong, label)
      : layOutText('•', set.styles.body, label);
    const rows = layOutBlocks(blocks, inColumn(inPart(item, 'LBody'), indent));
    return markFirst(spaceBefore(rows, index === 0 ? 8 : 4), marker[0]?.marks ?? []);
  });
}

/** A spoken example: indented, with a bar alongside. */
function layOutQuote({ blocks }: BlockOf<'quote'>, set: Typesetting): Row[] {
  const rows = spaceBefore(layOutBlocks(blocks, inBox(inPart(set, 'BlockQuote'))), 0);
  const background = { x: set.column.x, width: 0, edge: set.styles.colours.link };
  const top: Row = { before: 14, height: 2, marks: [], keep: true };
  return [top, ...rows, bottom(2)].map((row) => ({ ...row, background }));
}

/** Shown as a callout on the website. */
export function layOutNote({ title, blocks }: Omit<BlockOf<'note'>, 'kind'>, set: Typesetting): Row[] {
  const box = inBox(inPart(set, 'Div'));
  const { colours, strong } = set.styles;
  const background = { ...set.column, colour: colours.background, edge: colours.link };
  const rows = [
    ...keepWithNext(layOutText(title, strong, inPart(box, 'P'))),
    ...spaceBefore(layOutBlocks(blocks, box), 3),
  ];
  const top: Row = { before: 18, height: 12, marks: [] };
  return keepTogether([top, ...rows, bottom(12)].map((row) => ({ ...row, background })));
}

function inBox(set: Typesetting): Typesetting {
  return inColumn(set, 18, set.column.width - 36);
}

/** The empty foot of a box, from which the next row keeps its distance. */
function bottom(height: number): Row {
  return { before: 0, height, marks: [] };
}

type Checklist = Extract<DocumentBlock, { kind: 'checklist' }>;

/** The side of a box, without its rounded corners. */
const side = 6.5;

const box = `M1.5 0h${side}a1.5 1.5 0 0 1 1.5 1.5v${side}a1.5 1.5 0 0 1-1.5 1.5h-${side}a1.5 1.5 0 0 1-1.5-1.5v-${side}a1.5 1.5 0 0 1 1.5-1.5z`;

/** Lines with a tick box, under a heading. */
function layOutChecklist({ title, items }: Checklist, set: Typesetting): Row[] {
  const { styles, column } = set;
  const heading = layOutText(title, styles.section, inPart(set, 'H3'));
  const list = inColumn(inPart(set, 'L'), 22);
  const width = side + 3;
  const colour = styles.colours.ink;
  const square: Mark = { kind: 'shape', x: column.x, y: 3, width, path: box, colour, line: 0.9 };
  return [
    ...keepWithNext(spaceBefore(heading, 22)),
    ...items.flatMap((text) => {
      const rows = layOutText(text, styles.body, inPart(inPart(list, 'LI'), 'LBody'));
      return markFirst(spaceBefore(rows, 7), [square]);
    }),
  ];
}
