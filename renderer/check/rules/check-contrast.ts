import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import { lowContrast } from '../../../diagnostics/messages/check-values.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import { contrastRatio, mixColours } from '../contrast-ratio.ts';

const text = 4.5;
/** For lines and rings that show where something is. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const shape = 3;
const grounds = ['paper', 'surface', 'mist'];

type Pair = { front: string; backs: readonly string[]; least: number };

/** The colour pairs that the templates combine, with the minimum contrast of WCAG 2.2 AA. */
const pairs: readonly Pair[] = [
  { front: 'ink', backs: grounds, least: text },
  { front: 'text', backs: grounds, least: text },
  { front: 'muted', backs: grounds, least: text },
  { front: 'primary', backs: grounds, least: text },
  { front: 'primary-strong', backs: grounds, least: text },
  { front: 'on-primary', backs: ['primary', 'primary-strong'], least: text },
  { front: 'on-accent', backs: ['accent'], least: text },
  { front: 'success', backs: grounds, least: text },
  { front: 'danger', backs: grounds, least: text },
  { front: 'on-ink', backs: ['ink-surface'], least: text },
  { front: 'on-ink-muted', backs: ['ink-surface'], least: text },
  { front: 'accent', backs: grounds, least: shape },
  { front: 'focus', backs: grounds, least: shape },
];

/** Refuses an unreadable theme, for light and for dark devices: one message per colour with too little contrast. */
export function checkContrast({ site }: Content, report: Report): void {
  const colours = fieldsOf(fieldsOf(site.value.theme).colours);
  for (const mode of ['light', 'dark']) {
    const palette = fieldsOf(colours[mode]);
    const place = (key: string) => locate(site.source, ['theme', 'colours', mode, key]);
    for (const pair of pairs) {
      const [worst, ...others] = weakBacks(pair, palette);
      if (!worst) continue;
      const also = others.map(({ back }) => back);
      report(lowContrast(place(pair.front), { ...pair, ...worst, also, mode, related: place(worst.back) }));
    }
  }
}

type Weak = { back: string; ratio: number };

/** The backgrounds against which the colour is too weak, the worst first. */
function weakBacks({ front, backs, least }: Pair, palette: Fields): Weak[] {
  const weak = backs.flatMap((back): Weak[] => {
    const ratios = groundsOf(back, palette).map((ground) => contrastRatio(palette[front], ground));
    const ratio = Math.min(...ratios.filter((one) => one !== undefined));
    return ratio < least ? [{ back, ratio }] : [];
  });
  return weak.toSorted((one, other) => one.ratio - other.ratio);
}

/** Cards on a dark band are a little lighter than the band: 7 % of the text's colour, as `templates/styles/ink.css` mixes them. */
function groundsOf(back: string, palette: Fields): unknown[] {
  if (back !== 'ink-surface') return [palette[back]];
  return [palette[back], mixColours(palette['on-ink'], palette[back], 0.07)];
}
