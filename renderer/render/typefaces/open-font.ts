/** The one file that knows fontkit; what is used of a font as it opens it is described here. */
import { createRequire } from 'node:module';

/** `minX` and the like are in font units. */
export type OpenFont = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  numGlyphs: number;
  variationAxes: Readonly<Record<string, { min: number; max: number } | undefined>>;
  getVariation: (settings: Readonly<Record<string, number>>) => OpenFont;
  getGlyph: (id: number) => { advanceWidth: number; path: { commands: readonly PathCommand[] } };
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  /** With the typeface's own kerning. */
  layout: (text: string) => { advanceWidth: number };
};
export type PathCommand = { command: string; args: readonly number[] };

/** `file` is an unpacked font. Throws where it is damaged. */
export function openFont(file: Buffer): OpenFont {
  const require = createRequire(import.meta.url);
  const fontkit = require('fontkit') as { create: (bytes: Buffer) => OpenFont };
  return fontkit.create(file);
}
