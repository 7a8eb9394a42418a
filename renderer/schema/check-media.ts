import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import * as messages from '../../diagnostics/messages/check-references.ts';
import { altSaysPicture, altWithoutDescription } from '../../diagnostics/messages/debris.ts';
import { cropLeavesNothing, cropOfDrawing } from '../../diagnostics/messages.generated.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Path, Place } from '../../diagnostics/place.ts';
import { pictureView } from '../../kinds/read-fields.ts';
import type { MediaFiles } from '../model/source.ts';
import { beside, besideName, isBeside } from './beside-name.ts';
import { pictureEnding } from './picture-endings.ts';

/** A file of content/media that a browser can show as a picture. */
export function checkPicture(
  name: unknown,
  place: () => Place,
  { media }: { media: MediaFiles },
  report: Report,
): void {
  if (!checkFile(name, place, { media }, report) || typeof name !== 'string') return;
  const file = besideName(name, place().file);
  if (ownProperty(media, file)?.width === undefined) report(messages.noPicture(place(), name));
}

/** A crop leaves something, and of a picture that is encoded again. `placeOf`: of a part of the picture’s field. */
export function checkCrop(
  picture: unknown,
  placeOf: (...field: Path) => Place,
  { media }: { media: MediaFiles },
  report: Report,
): void {
  const { src, crop: written } = fieldsOf(picture);
  const { crop } = pictureView(picture);
  if (!crop) return;
  const file = ownProperty(media, besideName(String(src), placeOf().file));
  if (file?.width !== undefined && file.format === undefined) {
    report(cropOfDrawing(placeOf('crop'), { name: String(src) }));
    return;
  }
  for (const [one, other] of [['left', 'right'] as const, ['top', 'bottom'] as const]) {
    const sides = [crop[one] ?? 0, crop[other] ?? 0];
    const sum = sides.reduce((all, side) => all + side);
    const last = Object.keys(fieldsOf(written)).findLast((side) => side === one || side === other);
    // The schema refuses the others.
    if (last !== undefined && sum >= 100 && sides.every((side) => side >= 0 && side <= 100))
      report(cropLeavesNothing(placeOf('crop', last), { one, other, sum }));
  }
}

/** Whether content/media has such a file, or the folder of the entry. */
export function checkFile(
  name: unknown,
  place: () => Place,
  { media }: { media: MediaFiles },
  report: Report,
): boolean {
  if (typeof name !== 'string' || name === '') return false;
  if (Object.hasOwn(media, isBeside(name) ? besideName(name, place().file) : name)) return true;
  if (/^(?:https?:|data:|blob:|\/\/)/i.test(name)) {
    report(messages.mediaElsewhere(place(), name));
    return false;
  }
  const names = Object.keys(media);
  if (isBeside(name)) {
    const folder = besideName(beside, place().file);
    const known = names
      .filter((one) => one.startsWith(folder))
      .map((one) => beside + one.slice(folder.length));
    report(messages.nothingBeside(place(), name, nearestFile(name, known)));
    return false;
  }
  // With the separators of Windows, which Markdown has encoded.
  const written = name.replace(/%5C/gi, '\\');
  const file = written.replace(/^.*[\\/]/, '');
  const meant =
    names.find((known) => known.endsWith(`/${file}`) || known === file) ?? nearestFile(written, names);
  report(messages.unknownMedia(place(), written, meant));
  return false;
}

/** By file name alone: two paths in one folder are mostly equal, whatever the files are called. */
function nearestFile(name: string, names: readonly string[]): string | undefined {
  const meant = nearest(stemOf(name), names.map(stemOf));
  return names.find((known) => stemOf(known) === meant);
}

function stemOf(name: string): string {
  return name.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
}

/** A description that doesn't say what the picture shows: a file name, or “photo”. */
export function checkDescription(
  { alt, src, notation }: { alt: unknown; src: unknown; notation: 'Markdown' | 'YAML' },
  place: () => Place,
  report: Report,
): void {
  if (typeof alt !== 'string') return;
  const written = alt.trim();
  if (isFileName(written, String(src)))
    report(altWithoutDescription(place(), written, { isName: true, notation }));
  else if (
    /^(?:an? |the )?(?:image|photo|picture|pic|img|foto|screenshot|graphic|untitled|alt(?: text)?)[\s_-]*\d*\.?$/i.test(
      written,
    )
  )
    report(altWithoutDescription(place(), written, { isName: false, notation }));
  else {
    const [, rest] = mediaWords.exec(written) ?? [];
    if (rest !== undefined) report(altSaysPicture(place(), written, rest));
  }
}

/** Words that screen readers say before every picture's description. */
const mediaWords = /^(?:an? |the )?(?:image|photo|photograph|picture|pic|graphic) (?:of|showing) (\S.*)$/is;

const fileName = new RegExp(String.raw`^\S.*\.(?:${pictureEnding}|hei[cf]|tiff?)$`, 'i');

/** Whether it is a file name as cameras and computers choose them; a single word may well be a description. */
function isFileName(written: string, source: string): boolean {
  if (fileName.test(written)) return true;
  if (/^(?:screen ?shot|whatsapp image|image|photo|scan|pasted image)\s+\D{0,5}\d{4}[-.\d]/i.test(written))
    return true;
  if (/^(?:IMG|DSCN?|PXL|DCIM|MVI|P)[_-]?\d{3}\S*$/i.test(written)) return true;
  const name = source.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return written === name && /[-_\d]/.test(name);
}
