/** Problems of the templates. Whoever edits content can't have caused them, so each says which template is meant. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function templateBroken(place: Place, detail: string): Diagnostic {
  return createError(
    'template-broken',
    place,
    `This template can’t be read: ${detail}`,
    'A developer has to put this file right; your content is not the cause.',
  );
}

export function templateStyle(place: Place, detail: string): Diagnostic {
  return createWarning('template-style', place, `Browsers will skip a part of this stylesheet: ${detail}`);
}

/** `given` is where the section, drawing or document stands that it was to show; `template` where it failed, if that is known. */
export function templateThrows(
  given: Place,
  template: Place | undefined,
  kind: string,
  detail: string,
): Diagnostic {
  const message = `The template “${kind}” fails with these values: ${detail}`;
  const hint =
    'A developer has to put the template right. Until then, leave out what you changed last in what it shows.';
  if (!template) return createError('template-throws', given, message, hint);
  const related = [{ place: given, message: 'The values that it was given.' }];
  return { ...createError('template-throws', template, message, hint), related };
}

export function sectionUnregistered(place: Place, kind: string): Diagnostic {
  return createError(
    'section-unregistered',
    place,
    `There is no template for the section “${kind}”.`,
    `A developer adds it to templates/registry.ts.`,
  );
}

export function islandUnknown(place: Place, name: string, template: string): Diagnostic {
  return createError(
    'island-unknown',
    place,
    `The template “${template}” uses the island “${name}”, which templates/registry.ts doesn’t name.`,
  );
}

export function islandFileMissing(place: Place, name: string, expected: string): Diagnostic {
  return createError(
    'island-file-missing',
    place,
    `The registry names the island “${name}”, but there is no file ${expected}.`,
  );
}

export function islandProps(place: Place, name: string, detail: string): Diagnostic {
  return createError(
    'island-props',
    place,
    `The island “${name}” gets values that its schema doesn’t allow: ${detail}`,
    `A developer compares the template with schemas/islands/${name}.schema.json.`,
  );
}

/** A warning: there are machines that the search engine has no program for, and the pages are whole without it. */
export function searchNotMade(place: Place, detail: string): Diagnostic {
  return createWarning(
    'search-not-made',
    place,
    `The site is built without its search, which can’t be made here: ${detail}`,
    'Its program is an optional package: install the packages again, optional ones included, before this site goes live.',
  );
}

/** `output` is the file that was to be made. */
export function drawingFailed(place: Place, output: string, detail: string): Diagnostic {
  return createError(
    'drawing-failed',
    place,
    `The picture ${output} can’t be drawn: ${detail}`,
    'It is made of the icon, the logo, the colours and the pictures that are named here: try without the one that you changed last.',
  );
}
