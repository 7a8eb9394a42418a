import type { Report } from '../../diagnostics/diagnostic.ts';
import * as messages from '../../diagnostics/messages/check-references.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { MediaFiles } from '../model/source.ts';

/** A file of content/media that a browser can show as a picture. */
export function checkPicture(
  name: unknown,
  place: () => Place,
  { media }: { media: MediaFiles },
  report: Report,
): void {
  if (!checkFile(name, place, { media }, report) || typeof name !== 'string') return;
  if (media[name]?.width === undefined) report(messages.noPicture(place(), name));
}

/** Whether content/media has such a file. */
export function checkFile(
  name: unknown,
  place: () => Place,
  { media }: { media: MediaFiles },
  report: Report,
): boolean {
  if (typeof name !== 'string' || name === '') return false;
  if (Object.hasOwn(media, name)) return true;
  const names = Object.keys(media);
  const file = name.replace(/^.*\//, '');
  const meant = names.find((known) => known.endsWith(`/${file}`) || known === file) ?? nearest(name, names);
  report(messages.unknownMedia(place(), name, meant));
  return false;
}
