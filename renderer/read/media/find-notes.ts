import type { Report } from '../../../diagnostics/diagnostic.ts';
import { filmBroken } from '../../../diagnostics/messages/media.ts';
import { pictureBroken } from '../../../diagnostics/messages/read.ts';
import { filmTellsMore, pdfTellsPlace } from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import { cleanMedia } from '../../private-data/clean-media.ts';
import { findPlaceInPdf } from '../../private-data/find-place-in-pdf.ts';
import { pictureTypes } from '../../schema/picture-endings.ts';

/**
 * Whether a file has to be cleaned before it is published. Reports a file that can't be, except a picture that will be
 * encoded again (`canBeMade`): only decoding shows whether it is sound, and only then is it known whether it is
 * published as it is.
 */
export function findNotes(
  bytes: Uint8Array,
  { extension, place, canBeMade }: { extension: string; place: Place; canBeMade: boolean },
  report: Report,
): boolean {
  if (extension === 'pdf' && findPlaceInPdf(bytes)) report(pdfTellsPlace(place));
  const cleaned = cleanMedia(bytes, extension);
  if (cleaned.kind === 'clean') return cleaned.bytes !== bytes;
  const film = films.get(extension);
  if (cleaned.kind === 'mixed') report(filmTellsMore(place));
  else if (film !== undefined) report(filmBroken(place, film));
  else if (!canBeMade) report(pictureBroken(place, pictureTypes.get(extension) ?? extension));
  return true;
}

const films = wordTable({ mp4: 'MP4', webm: 'WebM' });
