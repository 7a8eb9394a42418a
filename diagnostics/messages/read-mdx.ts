/** Messages about the notation of MDX texts. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';

/** `first`: the name of the field that the file begins with, if only the line above it is missing. */
export function frontMatterMissing(place: Place, first: string | undefined): Diagnostic {
  return createError(
    'front-matter-missing',
    place,
    first === undefined
      ? 'The fields at the top of the file are missing (title, date and so on).'
      : 'The line --- above the fields at the top is missing.',
    first === undefined
      ? 'Start the file with a line ---, then the fields, then another line ---.'
      : `Put a line with only --- above “${first}”.`,
  );
}

/** `name`: that of the value that begins after the bracket. */
export function mdxBraceOpen(place: Place, name: string | undefined): Diagnostic {
  return generated.mdxBraceOpen(place, {
    hint:
      name === undefined
        ? 'Close it with }, as in {{example.value}}. To show a curly bracket, write \\{'
        : `Write {${name}}`,
  });
}

/** `first`: where the same component is already open, so that `</Callout>` was meant rather than `<Callout>`. */
export function mdxTagOpen(place: Place, name: string | undefined, first?: Place): Diagnostic {
  const tag = name === undefined ? 'The tag that opens here is' : `The tag <${name}> is`;
  const problem = createError(
    'mdx-tag-open',
    place,
    first === undefined
      ? `${tag} never closed.`
      : `<${name}> is opened here for the second time, and never closed.`,
    first === undefined ? closing(name) : `If the first one ends here, write </${name}>`,
  );
  return first === undefined
    ? problem
    : { ...problem, related: [{ place: first, message: `The first <${name}>.` }] };
}

function closing(name: string | undefined): string {
  if (name === undefined) return 'Put the closing tag after the text, on a line of its own.';
  if (name === 'details')
    return 'Put <details> and </details> on lines of their own, with an empty line before and after them.';
  return /^[a-z]/.test(name)
    ? `Put </${name}> after the words, in the same paragraph.`
    : `Put </${name}> after the text, on a line of its own with an empty line above it.`;
}

/** `meant`: the component that is still open. */
export function mdxTagClose(place: Place, name: string | undefined, meant?: string): Diagnostic {
  const tag = name === undefined ? 'This closing tag' : `</${name}>`;
  const opening = name === undefined ? 'the opening tag' : `<${name}>`;
  return generated.mdxTagClose(place, {
    tag,
    hint:
      meant === undefined || meant === name
        ? `Delete it, or put ${opening} before the text.`
        : `Did you mean </${meant}>?`,
  });
}

/** `meant`: the intended tag, if known. */
export function mdxLessThan(place: Place, meant?: string): Diagnostic {
  return generated.mdxLessThan(place, {
    hint:
      meant !== undefined
        ? `Write ${meant}`
        : 'To show the sign, write &lt; or “less than”. To make a link, write [its text](https://www.example.com).',
  });
}

/** `written`: the text that replaces the three hyphens. */
export function frontMatterFence(place: Place, written: string): Diagnostic {
  return createError(
    'front-matter-fence',
    place,
    written === '---'
      ? 'There is a space before these hyphens, so they don’t mark where the fields at the top start or end.'
      : `The fields at the top must start and end with a line of exactly three hyphens, not “${written}”.`,
    'Write ---',
  );
}
