/** What is said about pictures and typefaces that are made ready for the website. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { lackOf, nameCharacters, typefaceFor } from '../typeface-for.ts';

export function pictureTooLarge(
  place: Place,
  { width, height }: { width: number; height: number },
  limit: number,
): Diagnostic {
  return createError(
    'picture-too-large',
    place,
    `This picture is ${width} × ${height} pixels, and must be ${limit} million pixels or smaller.`,
    'Save a smaller copy: 2,000 pixels along the longer side is enough for any screen.',
  );
}

/** `most`: parts, or levels. */
export function pictureHardToDraw(
  place: Place,
  why: 'repeats' | 'circle' | 'filter' | 'too many parts' | 'too deep',
  most: number,
): Diagnostic {
  const reasons = {
    repeats: `Parts of this picture repeat each other, so that there are more than ${most.toLocaleString('en-GB')} of them to draw.`,
    circle: 'This part of the picture is made of itself, so that drawing it would never end.',
    filter: 'This filter takes so long to draw that it could stop a visitor’s browser.',
    'too many parts': `This picture has more than ${most.toLocaleString('en-GB')} parts, which could stop a visitor’s browser.`,
    'too deep': `The parts of this picture stand within each other more than ${most} levels deep.`,
  };
  return createError(
    'picture-hard-to-draw',
    place,
    reasons[why],
    'Make it simpler in the program that it was made with, or save it as a PNG picture.',
  );
}

export function sharingPictureSvg(place: Place, name: string): Diagnostic {
  return createWarning(
    'sharing-picture-svg',
    place,
    `“${name}” is an SVG picture, and services do not show those where a page is shared.`,
    'Save it as a PNG or JPEG of 1200 × 630 pixels, and name that file.',
  );
}

type Size = { width: number; height: number };

export function pictureCharacters(place: Place, characters: readonly string[]): Diagnostic {
  const named = nameCharacters(characters);
  const many = `pictures for sharing leave out a sign or a whole text: the website’s typefaces do not contain ${named}.`;
  return {
    ...createWarning(
      'picture-characters',
      place,
      `The website’s typefaces do not contain ${named}, so the picture for sharing leaves out the sign or the whole text.`,
      typefaceFor(characters),
    ),
    lacks: { ...lackOf(characters), many },
  };
}

export function sharingPictureSmall(place: Place, { width, height }: Size, least: Size): Diagnostic {
  return createWarning(
    'sharing-picture-small',
    place,
    `This picture is ${width} × ${height} pixels, and services show one below ${least.width} × ${least.height} small, or not at all.`,
    'Choose a larger picture: 1200 × 630 pixels is best.',
  );
}

/** `type`: MP4 or WebM. */
export function filmBroken(place: Place, type: string): Diagnostic {
  return createError(
    'film-broken',
    place,
    `This is not ${type === 'MP4' ? 'an' : 'a'} ${type} film, or the file is damaged.`,
    'Save it again from the program that it was made with, then play it from start to end.',
  );
}

export function filmTellsMore(place: Place): Diagnostic {
  return createError(
    'film-tells-more',
    place,
    'This film may say where it was taken, in a form from which that can’t be taken out.',
    'Save it again with picture and sound only, as an ordinary MP4 film that is not fragmented.',
  );
}

export function pdfTellsPlace(place: Place): Diagnostic {
  return createWarning(
    'pdf-tells-place',
    place,
    'This PDF says where a photo in it was taken, and everybody who downloads it can read that.',
    'Remove the place from the photo, then make the PDF again.',
  );
}

export function typefaceBroken(place: Place): Diagnostic {
  return createError(
    'typeface-broken',
    place,
    'This is not a WOFF2 typeface, or the file is damaged.',
    'Download the typeface again as WOFF2.',
  );
}

export function mediaChanged(place: Place): Diagnostic {
  return createError(
    'media-changed',
    place,
    'This file changed while the website was being built.',
    'Run the command again.',
  );
}

export function mediaNotKept(place: Place, reason: string): Diagnostic {
  return createError(
    'media-not-kept',
    place,
    `The sizes made from this picture could not be saved in .site/cache (${reason}).`,
    'Check that there is space on the disk, and that you have permission to write to the website’s folder.',
  );
}
