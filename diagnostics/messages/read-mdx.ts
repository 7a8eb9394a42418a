/** What is said about the notation of MDX texts. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function frontMatterMissing(place: Place): Diagnostic {
  return createError(
    'front-matter-missing',
    place,
    'The fields at the top are missing (title, date and so on, between two lines of ---).',
    'Start the file with a line ---, then the fields, then another line ---.',
  );
}

export function frontMatterOpen(place: Place): Diagnostic {
  return createError(
    'front-matter-open',
    place,
    'The fields at the top start here with ---, but never end.',
    'Put a line with nothing but --- under the last field.',
  );
}

export function frontMatterLanguage(place: Place, language: string): Diagnostic {
  return createError(
    'front-matter-language',
    place,
    `The fields at the top can’t be written in ${language}, only in YAML.`,
    'Write nothing but --- in the first line.',
  );
}

export function mdxBraceOpen(place: Place): Diagnostic {
  return createError(
    'mdx-brace-open',
    place,
    'The { that opens here is never closed.',
    'Close the reference with }, as in {facts.osce.stations}. To show a brace, write \\{.',
  );
}

export function mdxExpression(place: Place): Diagnostic {
  return createError(
    'mdx-expression',
    place,
    'Only a reference to a value may stand between braces.',
    'Write it like {facts.osce.stations}. To show a brace, write \\{.',
  );
}

export function mdxTagOpen(place: Place, name: string | undefined): Diagnostic {
  return createError(
    'mdx-tag-open',
    place,
    name === undefined
      ? 'A tag that opens here is never closed.'
      : `<${name}> opens here and is never closed.`,
    name === undefined
      ? 'Put the closing tag after the text, on a line of its own.'
      : `Put </${name}> after the text, on a line of its own with an empty line above it.`,
  );
}

export function mdxTagClose(place: Place, name: string | undefined): Diagnostic {
  const tag = name === undefined ? 'This closing tag' : `</${name}>`;
  return createError(
    'mdx-tag-close',
    place,
    `${tag} closes something that isn’t open here.`,
    'Delete it, or write the opening tag with the same name before the text.',
  );
}

export function mdxComment(place: Place): Diagnostic {
  return createError(
    'mdx-comment',
    place,
    'Comments like this one can’t stand in a text.',
    'Delete the comment; notes for colleagues can stand in the fields at the top, after a #.',
  );
}

export function mdxLessThan(place: Place): Diagnostic {
  return createError(
    'mdx-less-than',
    place,
    'The sign < starts a tag here, but no complete tag follows.',
    'To show the sign, write &lt; or "less than". A link is written [its text](https://…).',
  );
}

export function mdxSyntax(place: Place): Diagnostic {
  return createError(
    'mdx-syntax',
    place,
    'The text can’t be understood here.',
    'Look for braces and pointed brackets that are not closed, here or above.',
  );
}
