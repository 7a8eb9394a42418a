import type { TextRun } from '../../schemas/planned-document.ts';
import { breakLines, type Line, type StyledRun } from './break-lines.ts';
import { type Mark, type Part, part, type Row, type Style } from './row.ts';
import type { Styles } from './styles.ts';
import type { Typesetting } from './typesetting.ts';

/** A text of one look. No line of a paragraph stands alone at the end or start of a page; a heading's lines are of like length. */
export function layOutText(text: string, style: Style, set: Typesetting): Row[] {
  const lay = (width: number) => breakLines([{ text, style }], width, set.measure);
  const { width } = set.column;
  return rowsOf(style.face === 'heading' ? balanceLines(lay, width) : lay(width), style, set);
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
export function layOutRuns(runs: readonly TextRun[], style: Style, set: Typesetting): Row[] {
  const styled = runs.map(
    (run): StyledRun => ({ text: run.text, style: styleOf(run, style, set.styles), href: run.href }),
  );
  return rowsOf(breakLines(styled, set.column.width, set.measure), style, set);
}

function styleOf(run: TextRun, style: Style, { colours }: Styles): Style {
  return {
    ...style,
    ...(run.strong && { face: 'strong', colour: colours.ink }),
    ...(run.emphasis && { slanted: true }),
    ...(run.href !== undefined && { colour: colours.link }),
  };
}

function rowsOf(lines: readonly Line[], style: Style, { owner, column }: Typesetting): Row[] {
  const partOf = createLinkParts(owner);
  return lines.map((line, index) => {
    const alone = index === 0 || index === lines.length - 2;
    return {
      before: 0,
      height: style.leading,
      marks: marksOf(line, column.x, baselineOf(style), partOf),
      ...(alone && index < lines.length - 1 && { keep: true }),
    };
  });
}

/** The part of a stretch of text. A link that runs over two lines is one part. */
function createLinkParts(owner: Part): (run: StyledRun) => Part {
  const links = new Map<StyledRun, Part>();
  return (run) => {
    if (run.href === undefined) return owner;
    const link = links.get(run) ?? part('Link', owner);
    links.set(run, link);
    return link;
  };
}

function marksOf(line: Line, start: number, y: number, partOf: (run: StyledRun) => Part): Mark[] {
  let x = start;
  return line.fragments.map(({ run, text, width }): Mark => {
    const link = run.href === undefined ? {} : { link: { kind: 'address', href: run.href } as const };
    const mark = { kind: 'text', x, y, text, width, style: run.style, part: partOf(run), ...link } as const;
    x += width;
    return mark;
  });
}

/** Letters stand in the middle of their line: about three quarters of their size is above the baseline. */
export function baselineOf({ size, leading }: Style): number {
  return (leading - size) / 2 + size * 0.78;
}
