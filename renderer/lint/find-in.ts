import type { Debris } from './debris.ts';
import type { Expression, Where } from './expression.ts';
import { expressions } from './expressions.ts';

type Rows = { sign: RegExp; rows: readonly Expression[] };

const tables: Readonly<Record<Where, Rows>> = {
  plain: tableOf('plain'),
  markdown: tableOf('markdown'),
  words: tableOf('words'),
  'finished words': tableOf('finished words'),
  prose: tableOf('prose'),
};

function tableOf(where: Where): Rows {
  const rows = expressions.filter((row) => row.in === where);
  const flags = new Set(rows.flatMap(({ sign }) => [...sign.flags]));
  return { sign: new RegExp(rows.map(({ sign }) => sign.source).join('|'), [...flags].join('')), rows };
}

/** Matches any text in which a row for these texts may find something. */
export function signOf(where: Where): RegExp {
  return tables[where].sign;
}

/**
 * All that the rows for these texts find in one. `source`: the text as written, if something is blanked out in `text`;
 * messages quote it.
 */
export function findIn(where: Where, text: string, source = text): Debris[] {
  const { sign, rows } = tables[where];
  if (!sign.test(text)) return [];
  const reported = new Set<string>();
  return rows.flatMap((row) => {
    if (row.once !== undefined && reported.has(row.once)) return [];
    const found = findRow(row, text, source);
    if (row.once === undefined || found.length === 0) return found;
    reported.add(row.once);
    return found.slice(0, 1);
  });
}

export function findRow(row: Expression, text: string, source = text): Debris[] {
  if (!row.sign.test(text)) return [];
  return [...text.matchAll(row.pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    const written = source.slice(match.index, end);
    if (row.isRight?.(written)) return [];
    const groups = match.slice(1).map((group, index) => {
      const extent = match.indices?.[index + 1];
      return extent ? source.slice(...extent) : (group ?? '');
    });
    const skipped = row.skip?.exec(written)?.[0].length ?? 0;
    return [{ offset: match.index + skipped, tell: (place) => row.message(place, written, ...groups) }];
  });
}
