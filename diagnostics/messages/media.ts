/** Messages about processing pictures and typefaces for the website. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { lackOf, nameCharacters, typefaceFor } from '../typeface-for.ts';

/** `most`: the limit of parts or levels. */
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

type Size = { width: number; height: number };

export function pictureCharacters(place: Place, characters: readonly string[]): Diagnostic {
  const named = nameCharacters(characters);
  const many = `pictures for sharing leave out a sign or a whole text: the website’s typefaces do not contain ${named}.`;
  return {
    ...generated.pictureCharacters(place, { named, hint: typefaceFor(characters) }),
    lacks: { ...lackOf(characters), many },
  };
}

export function sharingPictureSmall(place: Place, { width, height }: Size, least: Size): Diagnostic {
  return generated.sharingPictureSmall(place, {
    width,
    height,
    leastWidth: least.width,
    leastHeight: least.height,
  });
}

/** `type`: MP4 or WebM. */
export function filmBroken(place: Place, type: string): Diagnostic {
  return generated.filmBroken(place, { article: type === 'MP4' ? 'an' : 'a', type });
}
