/** Problems with a site's own code for its kinds of content. Whoever edits content can’t have caused them. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** `code` is the failing line, if known; `id` and `entry` the entry that was passed to it, and its file. */
export function kindThrows(failure: {
  kind: string;
  detail: string;
  code: Place | undefined;
  id?: string;
  entry?: Place;
}): Diagnostic {
  const { kind, id, entry, code, detail } = failure;
  const about = id === undefined ? '' : ` on the entry “${id}”`;
  const message = `The code of the kind “${kind}” fails${about}: ${detail}`;
  const hint = 'Ask a developer to correct the code. Until then, undo your last change to what it was given.';
  const place = code ?? entry ?? { file: 'kinds/registry.ts', line: 1, column: 1 };
  const problem = createError('kind-throws', place, message, hint);
  return code && entry
    ? { ...problem, related: [{ place: entry, message: 'The entry it was given.' }] }
    : problem;
}
