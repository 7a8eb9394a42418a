/** What is said about the notation of YAML files and front matter. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function yamlTabIndent(place: Place): Diagnostic {
  return createError(
    'yaml-tab-indent',
    place,
    'This line is moved in with a tab.',
    'Use spaces instead, two for each level.',
  );
}

export function yamlColonInText(place: Place, example: string): Diagnostic {
  return createError(
    'yaml-colon-in-text',
    place,
    'This text has a colon with a space after it, which looks like the start of another field.',
    `Put quotes around the text: ${example}`,
  );
}

export function yamlIndentation(place: Place): Diagnostic {
  return createError(
    'yaml-indentation',
    place,
    'The start of this line doesn’t stand under the start of the lines that it belongs to.',
    'Give all fields of one group, and all dashes of one list, the same number of spaces before them.',
  );
}

export function yamlQuoteOpen(place: Place, quote: string): Diagnostic {
  return createError(
    'yaml-quote-open',
    place,
    `The quote that opens here (${quote}) is never closed.`,
    `Put a ${quote} at the end of the text.`,
  );
}

export function yamlTextAfterQuote(place: Place, quote: string): Diagnostic {
  return createError(
    'yaml-text-after-quote',
    place,
    'The quotes end before the text does.',
    quote === "'"
      ? "Write the text between double quotes, or type the ' inside it twice."
      : 'Put the whole text between quotes, and use single quotes around it if it has double quotes inside.',
  );
}

export function yamlDuplicateKey(place: Place, key: string, first: Place): Diagnostic {
  return {
    ...createError(
      'yaml-duplicate-key',
      place,
      `“${key}” is written twice; the first time in line ${first.line}.`,
      'Keep the one that you mean and delete the other.',
    ),
    related: [{ place: first, message: 'The first one.' }],
  };
}

export function yamlSpaceAfterColon(place: Place, example: string): Diagnostic {
  return createError(
    'yaml-space-after-colon',
    place,
    'A space is missing after the colon.',
    `Write it like this: ${example}`,
  );
}

export function yamlSpaceAfterDash(place: Place, example: string): Diagnostic {
  return createError(
    'yaml-space-after-dash',
    place,
    'A space is missing after the dash of this list item.',
    `Write it like this: ${example}`,
  );
}

export function yamlLineAlone(place: Place): Diagnostic {
  return createError(
    'yaml-line-alone',
    place,
    'This line is neither a field (`name: text`) nor a list item (`- text`).',
    'Add what is missing. If it continues the text of the line above, move it further in than that line.',
  );
}

export function yamlListOnKeyLine(place: Place): Diagnostic {
  return createError(
    'yaml-list-on-key-line',
    place,
    'A list can’t start on the same line as the name of its field.',
    'Start each item on a line of its own. If a dash is part of the text, put quotes around the text.',
  );
}

export function yamlListItem(place: Place): Diagnostic {
  return createError(
    'yaml-list-item',
    place,
    'This line stands in a list, but is not one of its items.',
    'Start it with "- " under the other dashes, or under the first letter of the item that it belongs to.',
  );
}

export function yamlReservedStart(place: Place, character: string, example: string): Diagnostic {
  return createError(
    'yaml-reserved-start',
    place,
    `A text can’t start with ${character} unless it stands in quotes.`,
    `Put quotes around the text: ${example}`,
  );
}

export function yamlReferenceUnquoted(place: Place, example: string): Diagnostic {
  return createError(
    'yaml-reference-unquoted',
    place,
    'A text that starts with a reference in braces must stand in quotes.',
    `Write it like this: ${example}`,
  );
}

export function yamlBracketOpen(place: Place, bracket: string): Diagnostic {
  return createError(
    'yaml-bracket-open',
    place,
    `The ${bracket} that opens here is never closed, or something between the brackets is not separated by commas.`,
    `Close it with ${bracket === '[' ? ']' : '}'} on the same line. If it is part of a text, put quotes around the text.`,
  );
}

export function yamlComma(place: Place): Diagnostic {
  return createError(
    'yaml-comma',
    place,
    'A comma between brackets separates two values, but one is missing here.',
    'Delete the comma, or write the missing value.',
  );
}

export function yamlBackslash(place: Place): Diagnostic {
  return createError(
    'yaml-backslash',
    place,
    'A backslash in double quotes starts a special sign, and there is no such sign.',
    "Write the text between single quotes ('), or type the backslash twice.",
  );
}

export function yamlSeveralDocuments(place: Place): Diagnostic {
  return createError(
    'yaml-several-documents',
    place,
    'This line ends the file for the website, but more follows.',
    'Delete the line with --- or ..., or put it in quotes if it is a text.',
  );
}

export function yamlDirective(place: Place): Diagnostic {
  return createError(
    'yaml-directive',
    place,
    'Instructions to the YAML reader (lines that start with %) aren’t used here.',
    'Delete this line and the --- below it.',
  );
}

export function yamlMergeKey(place: Place): Diagnostic {
  return createError(
    'yaml-merge-key',
    place,
    'Fields can’t be taken over from elsewhere with <<.',
    'Write the fields out. A value that several places share belongs in content/facts.yaml.',
  );
}

export function yamlAlias(place: Place, written: string): Diagnostic {
  return createError(
    'yaml-alias',
    place,
    `${written} is a name for a piece of YAML or the use of one, and that isn’t supported.`,
    'Put quotes around it if it is a text. A value that several places share belongs in content/facts.yaml.',
  );
}

export function yamlTag(place: Place, written: string): Diagnostic {
  return createError(
    'yaml-tag',
    place,
    `${written} would give the value a type of its own, and that isn’t supported.`,
    'Delete it, or put quotes around the whole text if it is part of it.',
  );
}

export function yamlTooDeep(place: Place, limit: number): Diagnostic {
  return createError(
    'yaml-too-deep',
    place,
    `Lists and fields stand more than ${limit} levels inside each other here.`,
    'Check the spaces at the start of the lines, and the brackets.',
  );
}

export function yamlKeyRefused(place: Place, key: string): Diagnostic {
  return createError(
    'yaml-key-refused',
    place,
    `“${key}” can’t be the name of a field.`,
    'Choose another name.',
  );
}

export function yamlKeyNotText(place: Place): Diagnostic {
  return createError(
    'yaml-key-not-text',
    place,
    'The name of a field is missing, or is a list.',
    'Write a name before the colon, or put quotes around the text if it starts with a bracket.',
  );
}

export function yamlNoFields(place: Place): Diagnostic {
  return createError(
    'yaml-no-fields',
    place,
    'This file must consist of fields, each a name, a colon, a space and a value.',
    'Start with a line such as title: Courses',
  );
}

export function yamlSyntax(place: Place): Diagnostic {
  return createError(
    'yaml-syntax',
    place,
    'This line can’t be understood.',
    'Check the spaces at its start, the colons and the quotes, here and in the line above. Put quotes around a text with special signs.',
  );
}

export function yamlSmartQuotes(place: Place, example: string): Diagnostic {
  return createWarning(
    'yaml-smart-quotes',
    place,
    'The curly quotes around this text will be visible on the page.',
    `Delete them, or use straight ones: ${example}`,
  );
}

export function yamlHashCutsText(place: Place, lost: string): Diagnostic {
  return createWarning(
    'yaml-hash-cuts-text',
    place,
    `“${lost}” is left out: # after a space starts a comment.`,
    'Put quotes around the whole text if # is part of it; put a space after # if it is a comment.',
  );
}

export function yamlHashHidesText(place: Place, hidden: string): Diagnostic {
  return createError(
    'yaml-hash-hides-text',
    place,
    `“${hidden}” is taken for a comment, so this field is empty.`,
    'Put quotes around the text. If it is a comment, put a space after #.',
  );
}

export function yamlListAfterText(place: Place): Diagnostic {
  return createError(
    'yaml-list-after-text',
    place,
    'A list starts here, but the field above already has a text.',
    'Delete the text after the colon, or give the list a field of its own. A dash in a text needs quotes around the text.',
  );
}
