import { readFileSync } from 'node:fs';
import type { DocumentFont, ReadyDocument } from '../../../schemas/planned-document.ts';
import type { DocumentFace, DocumentFaces } from '../../../schemas/printed-document.ts';
import { fixWeight } from '../../typefaces/fix-weight.ts';
import { openFont } from '../../typefaces/open-font.ts';

/** `file` is what pdfkit takes: a font's bytes, or the name of one that every reader program has. */
export type PreparedFont = {
  typeface: DocumentFace['typeface'];
  file: Uint8Array | string;
  has: (codePoint: number) => boolean;
  problem?: string;
};

/** By the name of the face. */
export type PreparedFonts = ReadonlyMap<string, PreparedFont>;

/** Prepared fonts by typeface, hash and weight: every document uses the same. */
export type FontCache = Map<string, PreparedFont>;

/** The website's typefaces as the faces of a document. A damaged file is replaced, and `problem` says why. */
export async function prepareFonts(
  fonts: ReadyDocument['fonts'],
  faces: DocumentFaces,
  cache: FontCache,
): Promise<PreparedFonts> {
  const prepared = new Map<string, PreparedFont>();
  for (const [name, face] of Object.entries(faces)) {
    const key = `${face.typeface} ${fonts[face.typeface].hash} ${face.weight}`;
    const font = cache.get(key) ?? (await prepareFont(fonts[face.typeface], face));
    cache.set(key, font);
    prepared.set(name, font);
  }
  return prepared;
}

async function prepareFont({ path }: DocumentFont, face: DocumentFace): Promise<PreparedFont> {
  try {
    const file = await fixWeight(readFileSync(path), face.weight);
    const open = openFont(file);
    return { typeface: face.typeface, file, has: (codePoint) => open.hasGlyphForCodePoint(codePoint) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { typeface: face.typeface, file: plainFont(face), has: () => true, problem };
  }
}

/** One of those that a PDF may name without carrying them. */
function plainFont({ typeface, weight }: DocumentFace): string {
  const names = { heading: ['Times-Roman', 'Times-Bold'], text: ['Helvetica', 'Helvetica-Bold'] } as const;
  return names[typeface][weight < 600 ? 0 : 1];
}
