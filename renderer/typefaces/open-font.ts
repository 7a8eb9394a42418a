/** The only file that uses fontkit; the types describe what we use of a font. */

import { createRequire } from 'node:module';
import type { Direction } from '../model/plan.ts';

/** Lengths are in font units. */
export type OpenFont = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** The variation axes, by tag (`wght`); empty if the typeface is static. */
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

/** `glyphs`: the number in the font, by the number in the subset. */
export type FontSubset = { glyphs: number[]; includeGlyph: (glyph: number) => number };

/** `codePoints`: what the glyph represents. `advanceWidth` of a run: the sum of its positions. */
export type GlyphRun = {
  glyphs: readonly Glyph[];
  positions: readonly GlyphPosition[];
  advanceWidth: number;
};
export type Glyph = { id: number | string; codePoints: readonly number[]; advanceWidth: number };
export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

/** `file` is an unpacked font. Throws if it is damaged. */
export function openFont(file: Uint8Array): OpenFont {
  const require = createRequire(import.meta.url);
  const fontkit = require('fontkit') as { create: (bytes: Uint8Array) => OpenFont };
  return fontkit.create(file);
}

/**
 * The same font with cached layouts. A run depends on its own text only, whatever was laid out before; callers may
 * change its positions.
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

/** Its width follows changes to its positions. */
export function asRun(glyphs: GlyphRun['glyphs'], positions: readonly GlyphPosition[]): GlyphRun {
  return {
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/**
 * fontkit caches glyphs, each with the characters that it first represented: a space may have been a non-breaking one.
 */
function layOutAlone(font: OpenFont, text: string): Pick<GlyphRun, 'glyphs' | 'positions'> {
  Object.assign(font, { _glyphs: {} });
  const { glyphs, positions } = font.layout(text);
  const plain = glyphs.map(({ id, codePoints, advanceWidth }) => ({ id, codePoints, advanceWidth }));
  return { glyphs: plain, positions };
}
