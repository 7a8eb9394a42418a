import type { DocumentDay, DocumentStation } from '../../schemas/planned-document.ts';
import { type DoorSize, doorsWidth, layOutDoors } from './lay-out-doors.ts';
import { layOutRuns, layOutText } from './lay-out-text.ts';
import { keepTogether, type Mark, moveMark, type Row, spaceBefore, stackRows } from './row.ts';
import { inColumn, inPart, type Typesetting } from './typesetting.ts';

const small: DoorSize = { width: 8, height: 12, gap: 3 };

/** One door: its position among the others, its task, and a common mistake. Never split. */
export function layOutStation(station: DocumentStation, set: Typesetting): Row[] {
  const { styles, column } = set;
  const box = inPart(set, 'Sect');
  const width = doorsWidth(station.doors, small);
  const left = inColumn(box, 0, column.width - width - 20);
  const [first, ...more] = layOutText(station.title, styles.section, inPart(left, 'H3'));
  const doors = moveDown(layOutDoors(station.doors, column.x + column.width - width, small, styles), 3);
  const head = first ? [{ ...first, marks: [...first.marks, ...doors] }, ...more] : [];
  const where = [station.where, ...(station.time ? [station.time] : [])].join(' · ');
  const slip = [{ text: `${station.slipLabel}: `, strong: true } as const, { text: station.slip }];
  return keepTogether([
    { ...rule(set), before: 13 },
    ...head,
    ...layOutText(where, styles.small, inPart(left, 'P')),
    ...spaceBefore(layOutText(station.task, styles.body, inPart(box, 'P')), 4),
    ...spaceBefore(layOutRuns(slip, styles.cell, inPart(box, 'P')), 3),
  ]);
}

/** A day of a plan: its number and doors on the left, its tasks on the right. Never split. */
export function layOutDay(day: DocumentDay, set: Typesetting): Row[] {
  const { styles, column } = set;
  const box = inPart(set, 'Sect');
  const side = 118;
  const label = stackRows(layOutText(day.label, styles.strong, inColumn(inPart(box, 'P'), 0, side)));
  const doors = day.doors ? moveDown(layOutDoors(day.doors, column.x, small, styles), label.height + 4) : [];
  const texts = stackRows(
    day.texts.flatMap((text, index) =>
      spaceBefore(layOutText(text, styles.cell, inColumn(inPart(box, 'P'), side)), index === 0 ? 0 : 2),
    ),
  );
  const height = Math.max(label.height + (day.doors ? 4 + small.height : 0), texts.height);
  return [
    { ...rule(set), before: 3, keep: true },
    { before: 0, height, marks: [...label.marks, ...doors, ...texts.marks] },
  ];
}

function moveDown(marks: readonly Mark[], by: number): Mark[] {
  return marks.map((mark) => moveMark(mark, 0, by));
}

function rule({ column: { x, width }, styles }: Typesetting): Row {
  const line: Mark = { kind: 'rectangle', x, y: 0, width, height: 0.7, colour: styles.colours.line };
  return { before: 0, height: 6, marks: [line] };
}
