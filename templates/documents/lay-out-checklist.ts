import type { DocumentBlock } from '../../schemas/planned-document.ts';
import { layOutText } from './lay-out-text.ts';
import { keepWithNext, type Mark, markFirst, type Row, spaceBefore } from './row.ts';
import { inColumn, inPart, type Typesetting } from './typesetting.ts';

type Checklist = Extract<DocumentBlock, { kind: 'checklist' }>;

/** The side of a box, without its rounded corners. */
const side = 6.5;
const box = `M1.5 0h${side}a1.5 1.5 0 0 1 1.5 1.5v${side}a1.5 1.5 0 0 1-1.5 1.5h-${side}a1.5 1.5 0 0 1-1.5-1.5v-${side}a1.5 1.5 0 0 1 1.5-1.5z`;

/** Lines with a tick box, under a heading. */
export function layOutChecklist({ title, items }: Checklist, set: Typesetting): Row[] {
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
