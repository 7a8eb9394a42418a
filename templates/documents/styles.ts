import { ownValue } from '../own-value.ts';
import type { Style } from './row.ts';

export type Styles = Record<
  | 'title'
  | 'subtitle'
  | 'chapter'
  | 'lede'
  | 'section'
  | 'subsection'
  | 'body'
  | 'cell'
  | 'cellHead'
  | 'small'
  | 'strong'
  | 'price'
  | 'brand'
  | 'footer',
  Style
> & { colours: Record<'line' | 'background' | 'accent' | 'band' | 'link' | 'ink' | 'muted', string> };

/** The printed style: the theme's light colours, sizes and line heights in points. */
export function createStyles(theme: Readonly<Record<string, string>>): Styles {
  const colour = (name: string) => ownValue(theme, name) ?? '#000000';
  const [ink, text, muted] = [colour('ink'), colour('text'), colour('muted')];
  return {
    title: { face: 'heading', size: 34, leading: 39, colour: ink },
    subtitle: { face: 'text', size: 14, leading: 21, colour: muted },
    chapter: { face: 'heading', size: 24, leading: 29, colour: ink },
    lede: { face: 'text', size: 12, leading: 18, colour: muted },
    section: { face: 'heading', size: 15.5, leading: 20, colour: ink },
    subsection: { face: 'strong', size: 11, leading: 16, colour: ink },
    body: { face: 'text', size: 10.5, leading: 16, colour: text },
    cell: { face: 'text', size: 9.25, leading: 13.5, colour: text },
    cellHead: { face: 'strong', size: 9.25, leading: 13.5, colour: ink },
    small: { face: 'text', size: 9.25, leading: 14, colour: muted },
    strong: { face: 'strong', size: 10.5, leading: 16, colour: ink },
    price: { face: 'strong', size: 13, leading: 18, colour: colour('primary') },
    brand: { face: 'strong', size: 11, leading: 16, colour: colour('on-ink') },
    footer: { face: 'text', size: 8.5, leading: 12, colour: muted },
    colours: {
      line: colour('line'),
      background: colour('mist'),
      accent: colour('accent'),
      band: colour('ink-surface'),
      link: colour('primary'),
      ink,
      muted,
    },
  };
}
