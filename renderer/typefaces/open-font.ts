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
  /** The code points that it has glyphs for. */
  characterSet: readonly number[];
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  /** With the typeface's own kerning. Without a direction, the first letter of a script decides it. */
  layout: (
    text: string,
    features?: readonly string[],
    script?: string,
    language?: string,
    direction?: Direction,
  ) => GlyphRun;
  getGlyph: (id: number, codePoints?: readonly number[]) => Glyph;
  createSubset: () => FontSubset;
};

export type Direction = 'ltr' | 'rtl';

/** `glyphs`: by their number in the subset, that in the font. */
export type FontSubset = { glyphs: number[]; includeGlyph: (glyph: number) => number };

/** `codePoints`: what the glyph stands for. `advanceWidth` of a run: of all its positions. */
export type GlyphRun = {
  glyphs: readonly Glyph[];
  positions: readonly GlyphPosition[];
  advanceWidth: number;
};
export type Glyph = { id: number | string; codePoints: readonly number[]; advanceWidth: number };
export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

/** `file` is an unpacked font. Throws where it is damaged. */
export function openFont(file: Uint8Array): OpenFont {
  const require = createRequire(import.meta.url);
  const fontkit = require('fontkit') as { create: (bytes: Uint8Array) => OpenFont };
  return fontkit.create(file);
}

/**
 * The same font, which lays out each text once. What a run says depends on its own text only, whatever was laid out
 * before; its positions are the caller's to change.
 */
export function rememberLayouts(font: OpenFont): OpenFont {
  const known = new Map<string, Pick<GlyphRun, 'glyphs' | 'positions'>>();
  const layout = (text: string): GlyphRun => {
    const run = known.get(text) ?? layOutAlone(font, text);
    known.set(text, run);
    return asRun(
      run.glyphs,
      run.positions.map((position) => ({ ...position })),
    );
  };
  return Object.assign(Object.create(font), { layout });
}

/** As wide as its positions are now. */
export function asRun(glyphs: GlyphRun['glyphs'], positions: readonly GlyphPosition[]): GlyphRun {
  return {
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** fontkit keeps glyphs, and with each the characters that it first stood for: a space may have been one that doesn't break. */
function layOutAlone(font: OpenFont, text: string): Pick<GlyphRun, 'glyphs' | 'positions'> {
  Object.assign(font, { _glyphs: {} });
  const { glyphs, positions } = font.layout(text);
  const plain = glyphs.map(({ id, codePoints, advanceWidth }) => ({ id, codePoints, advanceWidth }));
  return { glyphs: plain, positions };
}
