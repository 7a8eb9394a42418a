import type { DocumentContent } from '../../schemas/planned-document.ts';
import type { PrintedMark } from '../../schemas/printed-document.ts';
import { numberIn } from '../components/count-text.ts';
import { fillPattern } from '../components/fill-pattern.ts';
import { breakLines } from './break-lines.ts';
import { baselineOf } from './lay-out-text.ts';
import { paper } from './paper.ts';
import type { Typesetting } from './typesetting.ts';

/** At the foot of each page: whose document it is on the left, which page on the right. It isn't read out. */
export function printFoot(
  { siteName, title, words, locale }: DocumentContent,
  page: { number: number; total: number },
  { styles, measure, column: { x, width } }: Typesetting,
): PrintedMark[] {
  const style = styles.footer;
  const top = paper.height - paper.foot;
  const show = numberIn({ language: locale });
  const count = fillPattern(words.page, { number: show(page.number), total: show(page.total) });
  const room = width - measure(count, style);
  const [line] = breakLines([{ text: `${siteName} · ${title}`, style }], room - 20, measure);
  const print = (text: string, left: number): PrintedMark => ({
    kind: 'text',
    text,
    x: left,
    y: top + baselineOf(style),
    width: measure(text, style),
    style,
  });
  return [
    { kind: 'rectangle', x, y: top - 10, width, height: 0.5, colour: styles.colours.line },
    ...(line?.fragments ?? []).map(({ text }) => print(text, x)),
    print(count, x + room),
  ];
}
