import type { DocumentOffer } from '../../schemas/planned-document.ts';
import { type Column, layOutText, type Typesetting } from './lay-out-text.ts';
import { endOf, type Mark, moveMark, type Part, part, type Row, spaceBefore, stackRows } from './row.ts';

/** What it is on the left, what it costs on the right, what it holds below in two columns. Never cut. */
export function layOutOffer(offer: DocumentOffer, owner: Part, column: Column, set: Typesetting): Row[] {
  const { styles } = set;
  const box = part('Sect', owner);
  const left = { x: column.x, width: column.width * 0.62 };
  const right = { x: column.x + column.width * 0.66, width: column.width * 0.34 };
  const name = stackRows([
    ...layOutText(offer.title, styles.section, part('H3', box), { ...left, width: column.width * 0.74 }, set),
    ...layOutText(offer.subtitle, styles.small, part('P', box), left, set),
    ...spaceBefore(layOutText(offer.facts.join('  ·  '), styles.cell, part('P', box), left, set), 3),
  ]);
  const price = alignRight(
    [
      ...layOutText(offer.price, styles.price, part('P', box), right, set),
      ...offer.priceNotes.flatMap((note) => layOutText(note, styles.small, part('P', box), right, set)),
    ],
    right,
  );
  const costs = stackRows(price);
  const top: Mark = {
    kind: 'rectangle',
    x: column.x,
    y: 0,
    width: column.width,
    height: 0.9,
    colour: styles.colours.ink,
  };
  const head: Row = {
    before: 22,
    height: 10 + Math.max(name.height, costs.height),
    marks: [top, ...[...name.marks, ...costs.marks].map((mark) => moveMark(mark, 0, 10))],
    keep: true,
  };
  return [head, layOutFeatures(offer, box, column, set)];
}

/** Ragged on the left, flush with the edge of the page's column. */
function alignRight(rows: readonly Row[], column: Column): Row[] {
  return rows.map((row) => {
    const end = Math.max(...row.marks.map(endOf));
    return { ...row, marks: row.marks.map((mark) => moveMark(mark, column.x + column.width - end, 0)) };
  });
}

function layOutFeatures(offer: DocumentOffer, box: Part, column: Column, set: Typesetting): Row {
  const { styles } = set;
  const label = layOutText(
    offer.featuresLabel,
    { ...styles.cell, face: 'strong', colour: styles.colours.ink },
    part('P', box),
    column,
    set,
  );
  const list = part('L', box);
  const width = (column.width - 20) / 2;
  const half = Math.ceil(offer.features.length / 2);
  const sides = [offer.features.slice(0, half), offer.features.slice(half)].map((features, side) =>
    stackRows(
      features.flatMap((text) =>
        layOutFeature(text, list, { x: column.x + side * (width + 20), width }, set),
      ),
    ),
  );
  const head = stackRows(label);
  const marks = sides.flatMap((side) => side.marks.map((mark) => moveMark(mark, 0, head.height)));
  return {
    before: 8,
    height: head.height + Math.max(...sides.map(({ height }) => height)),
    marks: [...head.marks, ...marks],
  };
}

function layOutFeature(text: string, list: Part, column: Column, set: Typesetting): Row[] {
  const item = part('LI', list);
  const bullet = layOutText('•', set.styles.cell, part('Lbl', item), column, set);
  const rows = layOutText(
    text,
    set.styles.cell,
    part('LBody', item),
    { x: column.x + 11, width: column.width - 11 },
    set,
  );
  const marked = rows.map((row, index) =>
    index === 0 ? { ...row, marks: [...(bullet[0]?.marks ?? []), ...row.marks] } : row,
  );
  return spaceBefore(marked, 2);
}
