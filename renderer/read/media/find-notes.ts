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
 * Whether a file has to be cleaned before it is published. What can't be is reported; not yet of a picture that is made
 * anew (`canBeMade`): whether it is sound is known once it is decoded, and only then whether it is shown as it is.
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
