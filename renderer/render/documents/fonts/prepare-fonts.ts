import { readFileSync } from 'node:fs';
import type { DocumentFont, ReadyDocument } from '../../../model/document.ts';
import { openFont } from '../../typefaces/open-font.ts';
import type { Face } from '../layout/row.ts';
import { fixWeight } from './fix-weight.ts';
import { unpackWoff2 } from './unpack-woff2.ts';

/** `file` is what the PDF carries: a font's bytes, or the name of one that every reader program has. */
export type PreparedFont = { file: Buffer | string; has: (codePoint: number) => boolean; problem?: string };
export type PreparedFonts = Record<Face, PreparedFont>;

/** Prepared fonts by hash and weight: every document uses the same. */
export type FontCache = Map<string, PreparedFont>;

/** The website's typefaces in the weights of a document. A damaged file is replaced, and `problem` says why. */
export function prepareFonts({ heading, text }: ReadyDocument['fonts'], cache: FontCache): PreparedFonts {
  const prepare = (font: DocumentFont, weight: number, plain: string): PreparedFont => {
    const key = `${font.hash} ${weight}`;
    const known = cache.get(key) ?? prepareFont(font, weight, plain);
    cache.set(key, known);
    return known;
  };
  return {
    heading: prepare(heading, 600, 'Times-Bold'),
    text: prepare(text, 400, 'Helvetica'),
    strong: prepare(text, 700, 'Helvetica-Bold'),
  };
}

function prepareFont(font: DocumentFont, weight: number, plain: string): PreparedFont {
  try {
    const file = fixWeight(unpackWoff2(readFileSync(font.path)), weight, openFont);
    const open = openFont(file);
    return { file, has: (codePoint) => open.hasGlyphForCodePoint(codePoint) };
  } catch (error) {
    return { file: plain, has: () => true, problem: error instanceof Error ? error.message : String(error) };
  }
}
