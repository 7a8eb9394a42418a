import type { Measures } from '../../model/typeface-measures.ts';
import { systemTypefaces } from './system-typefaces.ts';

type Fallback = keyof typeof systemTypefaces;

/** `families` are the names to list after the typeface's own; `css` defines them. */
export type FallbackFaces = { families: string[]; css: string };

/**
 * For each typeface that a device may have, a family in which that typeface is as wide and as high as the site's: so
 * nothing moves when the site's arrives. A family whose typeface the device lacks is skipped.
 */
export function fallbackFaces(family: string, fallback: Fallback, measures: Measures): FallbackFaces {
  const faces = systemTypefaces[fallback].map(({ regular, strong }, index) => {
    const name = `${family} ${index + 1}`;
    const light = printFace(name, regular.names, measures.regular / regular.width, measures);
    if (!measures.strong) return { name, css: light('') };
    const bold = printFace(name, strong.names, measures.strong / strong.width, measures);
    return { name, css: light('font-weight:400;') + bold('font-weight:700;') };
  });
  return { families: faces.map(({ name }) => name), css: faces.map(({ css }) => css).join('') };
}

function printFace(
  name: string,
  names: readonly string[],
  size: number,
  { ascent, descent, lineGap }: Measures,
) {
  const sources = names.map((local) => `local("${local}")`).join(',');
  const metrics = [
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(ascent / size)}`,
    `descent-override:${percent(descent / size)}`,
    `line-gap-override:${percent(lineGap / size)}`,
  ].join(';');
  return (weight: string): string => `@font-face{font-family:"${name}";src:${sources};${weight}${metrics}}`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
