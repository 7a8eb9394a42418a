import type { DocumentDay, DocumentStation } from '../../schemas/planned-document.ts';
import { type DoorSize, doorsWidth, layOutDoors } from './lay-out-doors.ts';
import { type Column, layOutRuns, layOutText, type Typesetting } from './lay-out-text.ts';
import {
  keepTogether,
  type Mark,
  moveMark,
  type Part,
  part,
  type Row,
  spaceBefore,
  stackRows,
} from './row.ts';

const small: DoorSize = { width: 8, height: 12, gap: 3 };

/** One door: where it stands among the others, what is asked behind it, and what goes wrong. Never cut. */
export function layOutStation(
  station: DocumentStation,
  owner: Part,
  column: Column,
  set: Typesetting,
): Row[] {
  const { styles } = set;
  const box = part('Sect', owner);
  const doors = doorsWidth(station.doors, small);
  const left = { ...column, width: column.width - doors - 20 };
  const head = layOutText(station.title, styles.section, part('H3', box), left, set);
  const marks = layOutDoors(station.doors, column.x + column.width - doors, small, styles);
  const where = [station.where, ...(station.time ? [station.time] : [])].join('  ·  ');
  const slip = [{ text: `${station.slipLabel}: `, strong: true } as const, { text: station.slip }];
  return keepTogether([
    { ...rule(column, set), before: 13 },
    ...head.map(
      (row, index): Row => (index === 0 ? { ...row, marks: [...row.marks, ...moveDown(marks, 3)] } : row),
    ),
    ...layOutText(where, styles.small, part('P', box), left, set),
    ...spaceBefore(layOutText(station.task, styles.body, part('P', box), column, set), 4),
    ...spaceBefore(layOutRuns(slip, styles.cell, part('P', box), column, set), 3),
  ]);
}

/** A day of a plan: its number and its doors on the left, what is done on the right. Never cut. */
export function layOutDay(day: DocumentDay, owner: Part, column: Column, set: Typesetting): Row[] {
  const { styles } = set;
  const box = part('Sect', owner);
  const side = { ...column, width: 118 };
  const label = stackRows(layOutText(day.label, styles.strong, part('P', box), side, set));
  const doors = day.doors ? moveDown(layOutDoors(day.doors, column.x, small, styles), label.height + 4) : [];
  const inner = { x: column.x + side.width, width: column.width - side.width };
  const texts = stackRows(
    day.texts.flatMap((text, index) =>
      spaceBefore(layOutText(text, styles.cell, part('P', box), inner, set), index === 0 ? 0 : 2),
    ),
  );
  const height = Math.max(label.height + (day.doors ? 4 + small.height : 0), texts.height);
  return [
    { ...rule(column, set), before: 3, keep: true },
    { before: 0, height, marks: [...label.marks, ...doors, ...texts.marks] },
  ];
}

function moveDown(marks: readonly Mark[], by: number): Mark[] {
  return marks.map((mark) => moveMark(mark, 0, by));
}

function rule({ x, width }: Column, { styles }: Typesetting): Row {
  const line: Mark = { kind: 'rectangle', x, y: 0, width, height: 0.7, colour: styles.colours.line };
  return { before: 0, height: 6, marks: [line] };
}
