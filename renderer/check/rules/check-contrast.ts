import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import { lowContrast } from '../../../diagnostics/messages/check-values.ts';
import { locate } from '../../source/locate.ts';
import { type ColourPair, colourPairs, contrastOn } from '../colour-contrasts.ts';
import type { Content } from '../content.ts';

/** Refuses an unreadable theme, for light and for dark devices: one message per colour with too little contrast. */
export function checkContrast({ site }: Content, report: Report): void {
  const colours = fieldsOf(fieldsOf(site.value.theme).colours);
  for (const mode of ['light', 'dark']) {
    const palette = fieldsOf(colours[mode]);
    const place = (key: string) => locate(site.source, ['theme', 'colours', mode, key]);
    for (const pair of colourPairs) {
      const [worst, ...others] = weakBacks(pair, palette);
      if (!worst) continue;
      const also = others.map(({ back }) => back);
      report(lowContrast(place(pair.front), { ...pair, ...worst, also, mode, related: place(worst.back) }));
    }
  }
}

type Weak = { back: string; ratio: number };

/** The backgrounds against which the colour is too weak, the worst first. */
function weakBacks({ front, backs, least }: ColourPair, palette: Fields): Weak[] {
  const weak = backs.flatMap((back): Weak[] => {
    const ratio = contrastOn(front, back, palette);
    return ratio < least ? [{ back, ratio }] : [];
  });
  return weak.toSorted((one, other) => one.ratio - other.ratio);
}
