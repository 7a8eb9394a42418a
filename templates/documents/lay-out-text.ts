import type { TextRun } from '../../schemas/planned-document.ts';
import { breakLines, type Fragment, type Line, type StyledRun } from './break-lines.ts';
import { directRuns } from './direct-runs.ts';
import { type DocumentPart, type Mark, part, type Row, type Style } from './row.ts';
import type { Styles } from './styles.ts';
import type { Typesetting } from './typesetting.ts';

/** A piece of a line in one style and direction. */
type PositionedText = { run: StyledRun; x: number; text: string; width: number; direction?: 'ltr' | 'rtl' };

/**
 * A text in one style. No line of a paragraph is left alone at the end or start of a page; a heading's lines are of
 * similar length.
 */
export function layOutText(text: string, style: Style, set: Typesetting): Row[] {
  const runs = directRuns([{ text, style }], set.levels);
  const lay = (width: number) => breakLines(runs, width, set.measure);
  const { width } = set.column;
  return rowsOf(style.face === 'heading' ? balanceLines(lay, width) : lay(width), style, set);
}

/** As few lines as possible, each as short as that allows: no single word on a line of its own. */
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
  return rowsOf(breakLines(directRuns(styled, set.levels), set.column.width, set.measure), style, set);
}

function styleOf(run: TextRun, style: Style, { colours }: Styles): Style {
  return {
    ...style,
    ...(run.strong && { face: 'strong', colour: colours.ink }),
    ...(run.emphasis && { slanted: true }),
    ...(run.href !== undefined && { colour: colours.link }),
  };
}

function rowsOf(lines: readonly Line[], style: Style, set: Typesetting): Row[] {
  const partOf = createLinkParts(set.owner);
  return lines.map((line, index) => {
    const alone = index === 0 || index === lines.length - 2;
    return {
      before: 0,
      height: style.leading,
      marks: placeLine(line, set).map(({ run, ...text }): Mark => {
        const link = run.href === undefined ? {} : { link: { kind: 'address', href: run.href } as const };
        return { kind: 'text', ...text, y: baselineOf(style), style: run.style, part: partOf(run), ...link };
      }),
      ...(alone && index < lines.length - 1 && { keep: true }),
    };
  });
}

/** Returns the part for a run of text. A link that spans two lines is one part. */
function createLinkParts(owner: DocumentPart): (run: StyledRun) => DocumentPart {
  const links = new Map<StyledRun, DocumentPart>();
  return (run) => {
    if (run.href === undefined) return owner;
    const whole = run.whole ?? run;
    const link = links.get(whole) ?? part('Link', owner);
    links.set(whole, link);
    return link;
  };
}

/** The fragments of a line in reading order, each at its position in the column. */
export function placeLine(line: Line, { direction, column }: Typesetting): PositionedText[] {
  const places = placeFragments(line, direction === 'rtl' ? 1 : 0);
  return line.fragments.map((fragment) => {
    const { run, text, width } = fragment;
    const level = run.level === undefined ? {} : ({ direction: run.level % 2 ? 'rtl' : 'ltr' } as const);
    return { run, x: column.x + (places.get(fragment) ?? 0), text, width, ...level };
  });
}

/** Letters are centred in their line: about three quarters of their size is above the baseline. */
export function baselineOf({ size, leading }: Style): number {
  return (leading - size) / 2 + size * 0.78;
}

/** The distance of each fragment from the start of its line: rule L2 of the Unicode bidirectional algorithm. */
function placeFragments({ fragments }: Line, base: number): Map<Fragment, number> {
  const levelOf = ({ run }: Fragment) => run.level ?? base;
  let order = fragments;
  for (let level = Math.max(base, ...fragments.map(levelOf)); level > base; level -= 1)
    order = turnRound(order, (fragment) => levelOf(fragment) >= level);
  const places = new Map<Fragment, number>();
  let at = 0;
  for (const fragment of order) {
    places.set(fragment, at);
    at += fragment.width;
  }
  return places;
}

/** The list with every sequence of `inside` fragments reversed. */
function turnRound(list: readonly Fragment[], inside: (fragment: Fragment) => boolean): Fragment[] {
  const turned: Fragment[] = [];
  let stretch: Fragment[] = [];
  for (const fragment of list) {
    if (inside(fragment)) stretch.unshift(fragment);
    else {
      turned.push(...stretch, fragment);
      stretch = [];
    }
  }
  return [...turned, ...stretch];
}
