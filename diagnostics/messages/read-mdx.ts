/** What is said about the notation of MDX texts. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** `first`: the name of the field that the file begins with, where only the line above it is missing. */
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

export function frontMatterOpen(place: Place): Diagnostic {
  return createError(
    'front-matter-open',
    place,
    'The fields at the top start here, but there is no second line --- to end them.',
    'Put a line with only --- below the last field.',
  );
}

export function frontMatterLanguage(place: Place, language: string): Diagnostic {
  return createError(
    'front-matter-language',
    place,
    `The fields at the top must be YAML, not ${language}.`,
    'Write only --- on the first line.',
  );
}

/** `name`: that of the value that begins after the bracket. */
export function mdxBraceOpen(place: Place, name: string | undefined): Diagnostic {
  return createError(
    'mdx-brace-open',
    place,
    'The curly bracket that opens here is never closed.',
    name === undefined
      ? 'Close it with }, as in {{example.value}}. To show a curly bracket, write \\{'
      : `Write {${name}}`,
  );
}

export function mdxExpression(place: Place): Diagnostic {
  return createError(
    'mdx-expression',
    place,
    'Only the name of a value can go between curly brackets.',
    'Write it like this: {{example.value}}. To show a curly bracket, write \\{',
  );
}

/** `first`: where the same component is open already, so that `</Callout>` was meant and not `<Callout>`. */
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
  return createError(
    'mdx-tag-close',
    place,
    `${tag} has no opening tag before it.`,
    meant === undefined || meant === name
      ? `Delete it, or put ${opening} before the text.`
      : `Did you mean </${meant}>?`,
  );
}

export function mdxComment(place: Place): Diagnostic {
  return createError(
    'mdx-comment',
    place,
    'A comment can’t be written like this in the text.',
    'Write it as {/* your note */}: visitors will not see it.',
  );
}

/** `meant`: the tag as it was meant, where that is known. */
export function mdxLessThan(place: Place, meant?: string): Diagnostic {
  return createError(
    'mdx-less-than',
    place,
    'A < starts a tag, but there is no complete tag here.',
    meant !== undefined
      ? `Write ${meant}`
      : 'To show the sign, write &lt; or “less than”. To make a link, write [its text](https://www.example.com).',
  );
}

export function mdxSyntax(place: Place): Diagnostic {
  return createError(
    'mdx-syntax',
    place,
    'The text can’t be read from here on.',
    'Check for curly brackets { and angle brackets < that are not closed, here or above.',
  );
}

/** LaTeX has braces, which are for names here. */
export function mdxFormula(place: Place): Diagnostic {
  return createError(
    'mdx-formula',
    place,
    'Formulas can’t be written like this in the text.',
    'Write the formula in ordinary characters, such as x² + 1 or 5 × 10 mg, or show a picture of it.',
  );
}

export function frontMatterTwice(place: Place): Diagnostic {
  return createWarning(
    'front-matter-twice',
    place,
    'The fields of this article are given a second time here. What is written in this block is left out.',
    'Delete this block, from --- to ---. What only it says belongs among the fields above.',
  );
}

export function frontMatterEndsEarly(place: Place): Diagnostic {
  return createError(
    'front-matter-ends-early',
    place,
    'This line of hyphens ends the fields at the top, but more fields follow.',
    'Delete this line. There must be one line --- above the first field and one below the last.',
  );
}

export function frontMatterBeginsLate(place: Place): Diagnostic {
  return createError(
    'front-matter-begins-late',
    place,
    'This line of hyphens must be the first line of the file.',
    'Delete the empty lines above it.',
  );
}

/** `written`: what stands in place of three hyphens. */
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
