import { readFileSync } from 'node:fs';
import type { DocumentFont, ReadyDocument } from '../../model/document.ts';
import { fixWeight } from '../../typefaces/fix-weight.ts';
import { openFont } from '../../typefaces/open-font.ts';
import type { Face } from './layout/row.ts';

/** `file` is what pdfkit takes: a font's bytes, or the name of one that every reader program has. */
export type PreparedFont = { file: Buffer | string; has: (codePoint: number) => boolean; problem?: string };
export type PreparedFonts = Record<Face, PreparedFont>;

/** Prepared fonts by hash and weight: every document uses the same. */
export type FontCache = Map<string, PreparedFont>;

/** The website's typefaces in the weights of a document. A damaged file is replaced, and `problem` says why. */
export async function prepareFonts(
  { heading, text }: ReadyDocument['fonts'],
  cache: FontCache,
): Promise<PreparedFonts> {
  const prepare = async (font: DocumentFont, weight: number, plain: string): Promise<PreparedFont> => {
    const key = `${font.hash} ${weight}`;
    const known = cache.get(key) ?? (await prepareFont(font, weight, plain));
    cache.set(key, known);
    return known;
  };
  return {
    heading: await prepare(heading, 600, 'Times-Bold'),
    text: await prepare(text, 400, 'Helvetica'),
    strong: await prepare(text, 700, 'Helvetica-Bold'),
  };
}

async function prepareFont(font: DocumentFont, weight: number, plain: string): Promise<PreparedFont> {
  try {
    const file = await fixWeight(readFileSync(font.path), weight);
    const open = openFont(file);
    return { file, has: (codePoint) => open.hasGlyphForCodePoint(codePoint) };
  } catch (error) {
    return { file: plain, has: () => true, problem: error instanceof Error ? error.message : String(error) };
  }
}
