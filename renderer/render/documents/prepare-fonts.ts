import { readFileSync } from 'node:fs';
import type { DocumentFont, ReadyDocument } from '../../../schemas/planned-document.ts';
import type { DocumentFace, DocumentFaces } from '../../../schemas/printed-document.ts';
import { directLayouts } from '../../typefaces/direct-layouts.ts';
import { fixWeight } from '../../typefaces/fix-weight.ts';
import type { OpenFont } from '../../typefaces/open-font.ts';
import { openBidi } from './open-bidi.ts';

/**
 * `name`: of the typeface in content/media. `font` is what pdfkit takes: an open font, or the name of a standard font
 * that every reader has. `widths` caches text widths at 100 points.
 */
export type PreparedFont = {
  name: string;
  font: OpenFont | string;
  widths: Map<string, number>;
  has: (codePoint: number) => boolean;
  problem?: string;
};

/** `faces`: by the name of the face, or of a face in a script (`strong Deva`). */
export type PreparedFonts = { faces: ReadonlyMap<string, PreparedFont>; scripts: readonly string[] };

/** Prepared fonts by typeface, hash and weight: shared by all documents. */
export type FontCache = Map<string, PreparedFont>;

/** The website's typefaces as the faces of a document. A damaged file is replaced, and `problem` says why. */
export async function prepareFonts(
  { scripts = {}, ...fonts }: ReadyDocument['fonts'],
  faces: DocumentFaces,
  cache: FontCache,
): Promise<PreparedFonts> {
  const prepared = new Map<string, PreparedFont>();
  for (const [name, face] of Object.entries(faces)) {
    prepared.set(name, await prepareOnce(fonts[face.typeface], face, cache));
    for (const [script, font] of Object.entries(scripts))
      prepared.set(faceIn(script, name), await prepareOnce(font, face, cache));
  }
  return { faces: prepared, scripts: Object.keys(scripts) };
}

/** The name of a face in a script. */
export function faceIn(script: string, face: string): string {
  return `${face} ${script}`;
}

async function prepareOnce(font: DocumentFont, face: DocumentFace, cache: FontCache): Promise<PreparedFont> {
  const key = `${face.typeface} ${font.hash} ${face.weight}`;
  const prepared = cache.get(key) ?? (await prepareFont(font, face));
  cache.set(key, prepared);
  return prepared;
}

async function prepareFont({ name, path }: DocumentFont, face: DocumentFace): Promise<PreparedFont> {
  try {
    const file = await fixWeight(readFileSync(path), face.weight);
    const font = directLayouts(file, openBidi().mirror);
    return { name, font, widths: new Map(), has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { name, font: plainFont(face), widths: new Map(), has: () => true, problem };
  }
}

/** A standard font that a PDF may use without embedding it. */
function plainFont({ typeface, weight }: DocumentFace): string {
  const names = { heading: ['Times-Roman', 'Times-Bold'], text: ['Helvetica', 'Helvetica-Bold'] } as const;
  return names[typeface][weight < 600 ? 0 : 1];
}
