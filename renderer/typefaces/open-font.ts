/** The one file that knows fontkit; what is used of a font as it opens it is described here. */
import { createRequire } from 'node:module';

/** Lengths are in font units. */
export type OpenFont = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** What the typeface may vary in, by tag (`wght`); empty where it has one form only. */
  variationAxes: Readonly<Record<string, { min: number; default: number; max: number } | undefined>>;
  getVariation: (settings: Readonly<Record<string, number>>) => OpenFont;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  /** With the typeface's own kerning. */
  layout: (text: string) => { advanceWidth: number };
};

/** `file` is an unpacked font. Throws where it is damaged. */
export function openFont(file: Buffer): OpenFont {
  const require = createRequire(import.meta.url);
  const fontkit = require('fontkit') as { create: (bytes: Buffer) => OpenFont };
  return fontkit.create(file);
}
