import type { Direction } from '../model/plan.ts';
import {
  asRun,
  type FontSubset,
  type Glyph,
  type GlyphRun,
  type OpenFont,
  openFont,
  rememberLayouts,
} from './open-font.ts';

/**
 * A font for pdfkit, which passes `features` on: here they are the direction of a text that has only one. Such a text
 * is laid out as a whole; pdfkit would set its words from left to right. `mirror` flips brackets.
 * In right-to-left scripts, typefaces compose several letters from one glyph and dots. So that each can be searched and
 * copied, a glyph is embedded once for every letter that it represents.
 */
export function directLayouts(file: Uint8Array, mirror: (text: string) => string): OpenFont {
  const font = openFont(file);
  const { layout } = rememberLayouts(font);
  const exact = withOwnGlyphs(openFont(file));
  return Object.assign(Object.create(font), {
    layout: (text: string, direction?: Direction) =>
      direction ? layOutDirected(exact, text, { direction, mirror }) : layout(text),
    createSubset: () => distinguish(font),
  });
}

/** fontkit caches glyphs, each with the characters that it was first created for. */
function withOwnGlyphs(font: OpenFont): OpenFont {
  const { getGlyph } = font;
  const own: OpenFont['getGlyph'] = (id, codePoints) => {
    Object.assign(font, { _glyphs: {} });
    return getGlyph.call(font, id, codePoints);
  };
  return Object.assign(font, { getGlyph: own });
}

type DirectedText = { direction: Direction; mirror: (text: string) => string };

/** A mirrored bracket represents the original one. */
function layOutDirected(font: OpenFont, text: string, { direction, mirror }: DirectedText): GlyphRun {
  const turn = direction === 'rtl' ? mirror : (same: string) => same;
  const { glyphs, positions } = font.layout(turn(text), [], undefined, undefined, direction);
  const written = glyphs.map(({ codePoints }) => turn(String.fromCodePoint(...codePoints)));
  const texts = direction === 'rtl' ? joinMarks(written.map(turnLetters)) : written;
  return asRun(
    glyphs.map((glyph, index) => nameGlyph(glyph, texts[index] ?? '')),
    positions,
  );
}

/** The letters of a ligature in visual order: PDF readers reverse each line letter by letter. */
function turnLetters(text: string): string {
  return [...text].reverse().join('');
}

/** A mark above or below joins the letter on its right: PDF readers would take it for a separate word. */
function joinMarks(written: readonly string[]): string[] {
  let marks = '';
  return written.map((text) => {
    if (/^\p{M}+$/u.test(text)) {
      marks += text;
      return '';
    }
    const joined = text && marks + text;
    if (text) marks = '';
    return joined;
  });
}

/** pdfkit takes this id for the number of the glyph. */
function nameGlyph({ id, advanceWidth }: Glyph, text: string): Glyph {
  const codePoints = [...text].map((character) => character.codePointAt(0) ?? 0);
  return { id: [id, ...codePoints].join(' '), codePoints, advanceWidth };
}

function distinguish(font: OpenFont): FontSubset {
  const subset = font.createSubset();
  const places = new Map<string, number>();
  const includeGlyph = (glyph: number | string): number => {
    if (typeof glyph === 'number') return subset.includeGlyph(glyph);
    const place = places.get(glyph) ?? subset.glyphs.push(Number.parseInt(glyph, 10)) - 1;
    places.set(glyph, place);
    return place;
  };
  return Object.assign(Object.create(subset), { includeGlyph });
}
