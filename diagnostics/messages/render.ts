/** Problems with the templates. Whoever edits content can't have caused them, so each says which template is meant. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** `name`: the package that imports the module; undefined if the file does so itself. */
export function packageNeedsNode(
  place: Place,
  { name, module }: { name?: string; module: string },
): Diagnostic {
  const what = name === undefined ? `This file imports “${module}”` : `“${name}” needs “${module}”`;
  return createError(
    'package-needs-node',
    place,
    `${what} of Node, which browsers don’t have.`,
    'Import a package that is made for browsers, or compute this in a template, which runs when the website is built.',
  );
}

/** `given`: the place of the section, drawing or document to show; `template`: where the template failed, if known. */
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
