import type { Fields } from '../../diagnostics/fields.ts';
import { contrastRatio, mixColours } from './contrast-ratio.ts';

const text = 4.5;
/** For lines and rings that show where something is. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const shape = 3;
const grounds = ['paper', 'surface', 'mist'];

/** The names of a colour and of those that it is put on. */
export type ColourPair = { front: string; backs: readonly string[]; least: number };

/** The colour pairs that the templates combine, with the minimum contrast of WCAG 2.2 AA. */
export const colourPairs: readonly ColourPair[] = [
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

/** From 1 to 21, and infinite unless both are colours. */
export function contrastOn(front: string, back: string, palette: Fields): number {
  const ratios = groundsOf(back, palette).map((ground) => contrastRatio(palette[front], ground));
  return Math.min(...ratios.filter((one) => one !== undefined));
}

/** Cards on a dark band are a little lighter than the band: 7 % of the text's colour, as `templates/styles/ink.css` mixes them. */
function groundsOf(back: string, palette: Fields): unknown[] {
  if (back !== 'ink-surface') return [palette[back]];
  return [palette[back], mixColours(palette['on-ink'], palette[back], 0.07)];
}
