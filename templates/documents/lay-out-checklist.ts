import type { DocumentBlock } from '../../schemas/planned-document.ts';
import { type Column, layOutText, type Typesetting } from './lay-out-text.ts';
import { type Mark, type Part, part, type Row, spaceBefore } from './row.ts';

type Checklist = Extract<DocumentBlock, { kind: 'checklist' }>;

const box = 9.5;

/** Lines with a box to tick, under a heading. */
export function layOutChecklist(list: Checklist, owner: Part, column: Column, set: Typesetting): Row[] {
  const { styles } = set;
  const heading = layOutText(list.title, styles.section, part('H3', owner), column, set);
  const items = part('L', owner);
  const inner = { x: column.x + 22, width: column.width - 22 };
  const square: Mark = {
    kind: 'shape',
    x: column.x,
    y: 3,
    path: `M1.5 0h${box - 3}a1.5 1.5 0 0 1 1.5 1.5v${box - 3}a1.5 1.5 0 0 1-1.5 1.5h-${box - 3}a1.5 1.5 0 0 1-1.5-1.5v-${box - 3}a1.5 1.5 0 0 1 1.5-1.5z`,
    colour: styles.colours.ink,
    line: 0.9,
  };
  return [
    ...spaceBefore(heading, 22).map((row): Row => ({ ...row, keep: true })),
    ...list.items.flatMap((text) => {
      const rows = layOutText(text, styles.body, part('LBody', part('LI', items)), inner, set);
      return spaceBefore(rows, 7).map(
        (row, index): Row => (index === 0 ? { ...row, marks: [square, ...row.marks] } : row),
      );
    }),
  ];
}
