import type { PrintedDocument } from '../../../schemas/printed-document.ts';
import { lackingCharacters } from '../../typefaces/lacking-characters.ts';
import { faceRuns } from './face-runs.ts';
import type { PreparedFonts } from './prepare-fonts.ts';

/** Characters that a document uses but its fonts lack. */
export function missingCharacters({ pages }: PrintedDocument, fonts: PreparedFonts): string[] {
  const missing = new Set<string>();
  for (const mark of pages.flatMap(({ marks }) => marks)) {
    if (mark.kind !== 'text') continue;
    for (const { text, face } of faceRuns(mark.text, mark.style.face, fonts)) {
      const font = fonts.faces.get(face);
      for (const character of lackingCharacters(text, font ? [font.has] : [])) missing.add(character);
    }
  }
  return [...missing].sort();
}
