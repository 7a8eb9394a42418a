import type { TextRun } from '../../schemas/planned-document.ts';
import type { Measure } from '../../schemas/printed-document.ts';
import { breakLines, type Line, type StyledRun } from './break-lines.ts';
import { type Mark, type Part, part, type Row, type Style } from './row.ts';
import type { Styles } from './styles.ts';

export type Typesetting = { styles: Styles; measure: Measure };

/** The column that text is set in. */
export type Column = { x: number; width: number };

/** A text of one look. No line of a paragraph stands alone at the end or start of a page; a heading's lines are of like length. */
export function layOutText(
  text: string,
  style: Style,
  owner: Part,
  column: Column,
  { measure }: Typesetting,
): Row[] {
  const lay = (width: number) => breakLines([{ text, style }], width, measure);
  const lines = style.face === 'heading' ? balanceLines(lay, column.width) : lay(column.width);
  return rowsOf(lines, style, owner, column);
}

/** As many lines as needed, each as short as that allows: no single word on a line of its own. */
function balanceLines(lay: (width: number) => Line[], width: number): Line[] {
  let lines = lay(width);
  for (let narrower = width - 6; narrower > width / 2; narrower -= 6) {
    const tried = lay(narrower);
    if (tried.length > lines.length) return lines;
    lines = tried;
  }
  return lines;
}

/** A text with emphasis and links, based on `style`. */
export function layOutRuns(
  runs: readonly TextRun[],
  style: Style,
  owner: Part,
  column: Column,
  set: Typesetting,
): Row[] {
  const styled = runs.map(
    (run): StyledRun => ({ text: run.text, style: styleOf(run, style, set.styles), href: run.href }),
  );
  return rowsOf(breakLines(styled, column.width, set.measure), style, owner, column);
}

function styleOf(run: TextRun, style: Style, { colours }: Styles): Style {
  return {
    ...style,
    ...(run.strong && { face: 'strong', colour: colours.ink }),
    ...(run.emphasis && { slanted: true }),
    ...(run.href !== undefined && { colour: colours.link }),
  };
}

function rowsOf(lines: readonly Line[], style: Style, owner: Part, column: Column): Row[] {
  const links = new Map<StyledRun, Part>();
  return lines.map((line, index) => {
    const alone = index === 0 || index === lines.length - 2;
    const marks = marksOf(line, style, owner, column.x, links);
    return {
      before: 0,
      height: style.leading,
      marks,
      ...(alone && index < lines.length - 1 && { keep: true }),
    };
  });
}

/** A link that runs over two lines is one link. */
function marksOf(line: Line, style: Style, owner: Part, start: number, links: Map<StyledRun, Part>): Mark[] {
  let x = start;
  return line.fragments.map(({ run, text, width }) => {
    const mark: Mark = {
      kind: 'text',
      x,
      y: baselineOf(style),
      text,
      width,
      style: run.style,
      part: owner,
    };
    x += width;
    if (run.href === undefined) return mark;
    const link = links.get(run) ?? part('Link', owner);
    links.set(run, link);
    return { ...mark, part: link, link: { kind: 'address', href: run.href } };
  });
}

/** Letters stand in the middle of their line: about three quarters of their size is above the baseline. */
export function baselineOf({ size, leading }: Style): number {
  return (leading - size) / 2 + size * 0.78;
}
