import type { DocumentOffer } from '../../schemas/planned-document.ts';
import { layOutText } from './lay-out-text.ts';
import { endOf, type Mark, markFirst, moveMark, type Row, spaceBefore, stackRows } from './row.ts';
import { type Column, inColumn, inPart, type Typesetting } from './typesetting.ts';

/** The offer's name on the left, its price on the right, its contents below in two columns. Never split. */
export function layOutOffer(offer: DocumentOffer, set: Typesetting): Row[] {
  const box = inPart(set, 'Sect');
  const { x, width } = set.column;
  const name = layOutName(offer, box);
  const price = layOutPrice(offer, inColumn(box, width * 0.66, width * 0.34));
  const colour = set.styles.colours.ink;
  const top: Mark = { kind: 'rectangle', x, y: 0, width, height: 0.9, colour };
  const head: Row = {
    before: 22,
    height: 10 + Math.max(name.height, price.height),
    marks: [top, ...[...name.marks, ...price.marks].map((mark) => moveMark(mark, 0, 10))],
    keep: true,
  };
  return [head, layOutFeatures(offer, box)];
}

function layOutName({ title, subtitle, facts }: DocumentOffer, set: Typesetting) {
  const { styles, column } = set;
  const left = inColumn(set, 0, column.width * 0.62);
  return stackRows([
    ...layOutText(title, styles.section, inColumn(inPart(set, 'H3'), 0, column.width * 0.74)),
    ...layOutText(subtitle, styles.small, inPart(left, 'P')),
    ...spaceBefore(layOutText(facts.join(' · '), styles.cell, inPart(left, 'P')), 3),
  ]);
}

function layOutPrice({ price, priceNotes }: DocumentOffer, set: Typesetting) {
  const { styles, column } = set;
  const rows = [
    ...layOutText(price, styles.price, inPart(set, 'P')),
    ...priceNotes.flatMap((note) => layOutText(note, styles.small, inPart(set, 'P'))),
  ];
  return stackRows(rows.map((row) => alignRight(row, column)));
}

/** Ragged on the left, flush with the column's end. */
function alignRight(row: Row, { x, width }: Column): Row {
  const end = Math.max(...row.marks.map(endOf));
  return { ...row, marks: row.marks.map((mark) => moveMark(mark, x + width - end, 0)) };
}

function layOutFeatures({ featuresLabel, features }: DocumentOffer, set: Typesetting): Row {
  const label = stackRows(layOutText(featuresLabel, set.styles.cellHead, inPart(set, 'P')));
  const list = inPart(set, 'L');
  const width = (set.column.width - 20) / 2;
  const half = Math.ceil(features.length / 2);
  const sides = [features.slice(0, half), features.slice(half)].map((texts, side) => {
    const column = inColumn(list, side * (width + 20), width);
    return stackRows(texts.flatMap((text) => layOutFeature(text, inPart(column, 'LI'))));
  });
  const marks = sides.flatMap((side) => side.marks.map((mark) => moveMark(mark, 0, label.height)));
  return {
    before: 8,
    height: label.height + Math.max(...sides.map(({ height }) => height)),
    marks: [...label.marks, ...marks],
  };
}

function layOutFeature(text: string, set: Typesetting): Row[] {
  const { cell } = set.styles;
  const bullet = layOutText('•', cell, inPart(set, 'Lbl'));
  const rows = layOutText(text, cell, inColumn(inPart(set, 'LBody'), 11));
  return spaceBefore(markFirst(rows, bullet[0]?.marks ?? []), 2);
}
