import type { DocumentContent } from '../../schemas/planned-document.ts';
import type { PrintedMark } from '../../schemas/printed-document.ts';
import { numberIn } from '../components/count-text.ts';
import { fillPattern } from '../components/fill-pattern.ts';
import { breakLines } from './break-lines.ts';
import { directRuns } from './direct-runs.ts';
import { baselineOf, placeLine } from './lay-out-text.ts';
import { paper } from './paper.ts';
import type { Typesetting } from './typesetting.ts';

/** The footer of each page: the owner on the left, the page number on the right. It isn't read out. */
export function printFoot(
  { siteName, title, words, locale }: DocumentContent,
  page: { number: number; total: number },
  set: Typesetting,
): PrintedMark[] {
  const { styles, measure, levels, column } = set;
  const { x, width } = column;
  const style = styles.footer;
  const top = paper.height - paper.foot;
  const show = numberIn({ language: locale });
  const count = fillPattern(words.page, { number: show(page.number), total: show(page.total) });
  const room = width - measure(count, style);
  const print = (text: string, left: number, most: number): PrintedMark[] => {
    const [line] = breakLines(directRuns([{ text, style }], levels), most, measure);
    const placed = line ? placeLine(line, { ...set, column: { x: left, width: most } }) : [];
    return placed.map(({ run: _run, ...piece }) => ({
      kind: 'text',
      ...piece,
      y: top + baselineOf(style),
      style,
    }));
  };
  return [
    { kind: 'rectangle', x, y: top - 10, width, height: 0.5, colour: styles.colours.line },
    ...print(`${siteName} · ${title}`, x, room - 20),
    ...print(count, x + room, width),
  ];
}
