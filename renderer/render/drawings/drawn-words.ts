/** The words that a social picture can show, so that no letter is left as a gap. */
import type { Report } from '../../../diagnostics/diagnostic.ts';
import { pictureCharacters } from '../../../diagnostics/messages/media.ts';
import type { PlannedDrawing, Typefaces } from '../../../schemas/asset.ts';
import { type HasCharacter, lackingCharacters } from '../../typefaces/lacking-characters.ts';
import type { Coverage } from '../../typefaces/open-coverage.ts';

export type SocialDrawing = Extract<PlannedDrawing, { kind: 'social' }>;

const texts = ['title', 'eyebrow', 'note', 'siteName'] as const;

/**
 * Leaves out missing symbols such as emoji and arrows; a text that lacks any other character is left out as a whole.
 */
export async function drawnWords(drawing: SocialDrawing, coverage: Coverage): Promise<SocialDrawing> {
  const has = await coveragesOf(drawing.typefaces, coverage);
  const { picture } = drawing;
  const own = texts.map((key) => [key, picture[key] && drawnText(picture[key], has)] as const);
  if (own.every(([key, text]) => text === picture[key])) return drawing;
  return { ...drawing, picture: { ...picture, ...Object.fromEntries(own) } };
}

/** Reports what is left out, at the line of the text. */
export async function checkDrawnWords(
  drawings: readonly PlannedDrawing[],
  coverage: Coverage,
  report: Report,
): Promise<void> {
  for (const drawing of drawings) {
    if (drawing.kind !== 'social') continue;
    const { picture, places, typefaces } = drawing;
    const has = await coveragesOf(typefaces, coverage);
    const own = [picture.title, picture.eyebrow, picture.note].join(' ');
    for (const [text, place] of [
      [own, places.title] as const,
      [picture.siteName, places.siteName] as const,
    ]) {
      const lacking = lackingCharacters(text, has);
      if (lacking.length > 0) report(pictureCharacters(place, lacking));
    }
  }
}

async function coveragesOf(
  { heading, text, scripts = [] }: Typefaces,
  coverage: Coverage,
): Promise<HasCharacter[]> {
  const found: HasCharacter[] = [];
  for (const typeface of [heading, text, ...scripts]) found.push(await coverage(typeface));
  return found;
}

function drawnText(text: string, has: readonly HasCharacter[]): string {
  const lacking = new Set(lackingCharacters(text, has));
  if (lacking.size === 0) return text;
  const ornaments = [...lacking].filter((character) => /[\p{So}\p{Sm}\p{Emoji_Modifier}]/u.test(character));
  if (ornaments.length < lacking.size) return '';
  const rest = [...text].filter((character) => !lacking.has(character)).join('');
  return rest
    .replaceAll(/[\u200d\ufe0f]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}
