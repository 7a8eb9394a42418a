/** Problems of the templates. Whoever edits content can't have caused them, so each says which template is meant. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function templateBroken(place: Place, detail: string): Diagnostic {
  return createError(
    'template-broken',
    place,
    `This template can’t be read: ${detail}`,
    'Ask a developer to correct this file. Nothing in your content is wrong.',
  );
}

export function templateStyle(place: Place, detail: string): Diagnostic {
  return createWarning(
    'template-style',
    place,
    `Browsers will ignore part of this stylesheet: ${detail}`,
    'Ask a developer to correct this file. Nothing in your content is wrong.',
  );
}

/** `given` is where the section, drawing or document stands that it was to show; `template` where it failed, if that is known. */
export function templateThrows(
  given: Place,
  template: Place | undefined,
  kind: string,
  detail: string,
): Diagnostic {
  const message = `The template “${kind}” fails with these values: ${detail}`;
  const hint = 'Ask a developer to correct the template. Until then, undo your last change to what it shows.';
  if (!template) return createError('template-throws', given, message, hint);
  const related = [{ place: given, message: 'The values it was given.' }];
  return { ...createError('template-throws', template, message, hint), related };
}

export function sectionUnregistered(place: Place, kind: string): Diagnostic {
  return createError(
    'section-unregistered',
    place,
    `There is no template for the section “${kind}”.`,
    'Ask a developer to add it to templates/registry.ts.',
  );
}

export function islandUnknown(place: Place, name: string, template: string): Diagnostic {
  return createError(
    'island-unknown',
    place,
    `The template “${template}” uses the island “${name}”, which is not in templates/registry.ts.`,
    'Ask a developer to add it there.',
  );
}

export function islandFileMissing(place: Place, name: string, expected: string): Diagnostic {
  return createError(
    'island-file-missing',
    place,
    `templates/registry.ts lists the island “${name}”, but there is no file ${expected}.`,
    'Ask a developer to add the file.',
  );
}

export function islandProps(place: Place, name: string, detail: string): Diagnostic {
  return createError(
    'island-props',
    place,
    `The island “${name}” is given values that its schema does not allow: ${detail}`,
    `Ask a developer to compare the template with schemas/islands/${name}.schema.json.`,
  );
}

/** A warning: there are machines that the search engine has no program for, and the pages are whole without it. */
export function searchNotMade(place: Place, detail: string): Diagnostic {
  return createWarning(
    'search-not-made',
    place,
    `The website is built without its search, which can’t be made on this machine: ${detail}`,
    'Before the website goes live, install the packages again with the optional ones: npm install --include=optional',
  );
}

/** `output` is the file that was to be made. */
export function drawingFailed(place: Place, output: string, detail: string): Diagnostic {
  return createError(
    'drawing-failed',
    place,
    `The picture ${output} can’t be drawn: ${detail}`,
    'It is made from the icon, the logo, the colours and the pictures named here. Undo your last change to one of them.',
  );
}
