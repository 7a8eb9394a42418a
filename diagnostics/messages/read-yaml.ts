/** What is said about the notation of YAML files and front matter. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function yamlTabIndent(place: Place): Diagnostic {
  return createError(
    'yaml-tab-indent',
    place,
    'This line is indented with a tab.',
    'Use spaces instead, two for each level.',
  );
}

export function yamlColonInText(place: Place, example: string): Diagnostic {
  return createError(
    'yaml-colon-in-text',
    place,
    'This text contains a colon followed by a space, which looks like the start of another field.',
    `Put the text in quotation marks: ${example}`,
  );
}

export function yamlIndentation(place: Place): Diagnostic {
  return createError(
    'yaml-indentation',
    place,
    'This line is not indented like the lines it belongs with.',
    'Put the same number of spaces before every field of a group, and before every hyphen of a list.',
  );
}

export function yamlQuoteOpen(place: Place, quote: string): Diagnostic {
  return createError(
    'yaml-quote-open',
    place,
    `The quotation mark that opens here (${quote}) is never closed.`,
    `Put another ${quote} at the end of the text.`,
  );
}

export function yamlTextAfterQuote(place: Place, quote: string): Diagnostic {
  return createError(
    'yaml-text-after-quote',
    place,
    'The closing quotation mark comes before the end of the text.',
    quote === "'"
      ? "Put double quotation marks around the text, or write the apostrophe inside it twice: ''"
      : 'Put quotation marks around the whole text. If there are double ones inside it, use single ones around it.',
  );
}

export function yamlDuplicateKey(place: Place, key: string, first: Place): Diagnostic {
  return {
    ...createError(
      'yaml-duplicate-key',
      place,
      `“${key}” is already on line ${first.line}.`,
      'Keep the one you want and delete the other.',
    ),
    related: [{ place: first, message: `The first “${key}”.` }],
  };
}

export function yamlSpaceAfterColon(place: Place, example: string): Diagnostic {
  return createError(
    'yaml-space-after-colon',
    place,
    'There is no space after the colon.',
    `Write it like this: ${example}`,
  );
}

export function yamlSpaceAfterDash(place: Place, example: string): Diagnostic {
  return createError(
    'yaml-space-after-dash',
    place,
    'There is no space after the hyphen.',
    `Write it like this: ${example}`,
  );
}

export function yamlLineAlone(place: Place): Diagnostic {
  return createError(
    'yaml-line-alone',
    place,
    'This line is neither a field (“name: value”) nor a list item (“- value”).',
    'Add the colon or the hyphen that is missing. If it continues the text above, indent it further than the line above.',
  );
}

export function yamlListOnKeyLine(place: Place): Diagnostic {
  return createError(
    'yaml-list-on-key-line',
    place,
    'A list can’t start on the same line as its field.',
    'Put each item on a line of its own, below the field. If the hyphen is part of the text, put the text in quotation marks.',
  );
}

export function yamlListItem(place: Place): Diagnostic {
  return createError(
    'yaml-list-item',
    place,
    'This line is in a list, but does not start with a hyphen.',
    'Put a hyphen and a space before it. If it belongs to the item above, indent it by two more spaces.',
  );
}

export function yamlReservedStart(place: Place, character: string, example: string): Diagnostic {
  return createError(
    'yaml-reserved-start',
    place,
    `Text can’t start with ${character} unless it is in quotation marks.`,
    `Put the text in quotation marks: ${example}`,
  );
}

export function yamlReferenceUnquoted(place: Place, example: string): Diagnostic {
  return createError(
    'yaml-reference-unquoted',
    place,
    'Text that starts with a name in curly brackets must be in quotation marks.',
    `Write it like this: ${example}`,
  );
}

export function yamlBracketOpen(place: Place, bracket: string): Diagnostic {
  return createError(
    'yaml-bracket-open',
    place,
    `The ${bracket} that opens here is never closed, or a comma is missing after it.`,
    `Close it with ${bracket === '[' ? ']' : '}'} on the same line, with a comma between the values. If it is part of the text, put the text in quotation marks.`,
  );
}

export function yamlComma(place: Place): Diagnostic {
  return createError(
    'yaml-comma',
    place,
    'A value is missing beside this comma.',
    'Delete the comma, or write the value.',
  );
}

export function yamlBackslash(place: Place): Diagnostic {
  return createError(
    'yaml-backslash',
    place,
    'A backslash inside double quotation marks has a special meaning, and this one can’t be read.',
    "Put single quotation marks (') around the text, or write the backslash twice: \\\\",
  );
}

export function yamlSeveralDocuments(place: Place): Diagnostic {
  return createError(
    'yaml-several-documents',
    place,
    'A line with only --- or ... ends the file, but there is more below it.',
    'Delete this line. If it is part of the text, put the text in quotation marks.',
  );
}

export function yamlDirective(place: Place): Diagnostic {
  return createError(
    'yaml-directive',
    place,
    'A line that starts with % is an instruction that can’t be used here.',
    'Delete this line and the line --- below it.',
  );
}

export function yamlMergeKey(place: Place): Diagnostic {
  return createError(
    'yaml-merge-key',
    place,
    'Fields can’t be copied from elsewhere with <<.',
    'Write the fields out here. To share a value between several places, put it in content/facts.yaml.',
  );
}

export function yamlAlias(place: Place, written: string): Diagnostic {
  return createError(
    'yaml-alias',
    place,
    `${written} stands for something written elsewhere in the file, and that can’t be used here.`,
    `If it is part of the text, put the text in quotation marks. To share a value between several places, put it in content/facts.yaml.`,
  );
}

export function yamlTag(place: Place, written: string): Diagnostic {
  return createError(
    'yaml-tag',
    place,
    `A value can’t start with ${written}.`,
    'Delete it. If it is part of the text, put the whole text in quotation marks.',
  );
}

export function yamlTooDeep(place: Place, limit: number): Diagnostic {
  return createError(
    'yaml-too-deep',
    place,
    `Fields and lists are more than ${limit} levels deep here.`,
    'Check the spaces at the start of the lines, and the brackets.',
  );
}

export function yamlKeyRefused(place: Place, key: string): Diagnostic {
  return createError(
    'yaml-key-refused',
    place,
    `“${key}” can’t be the name of a field.`,
    'Give the field another name.',
  );
}

export function yamlKeyNotText(place: Place): Diagnostic {
  return createError(
    'yaml-key-not-text',
    place,
    'There is no name before this colon.',
    'Write the name of the field before the colon. If this is text that starts with a bracket, put it in quotation marks.',
  );
}

export function yamlNoFields(place: Place): Diagnostic {
  return createError(
    'yaml-no-fields',
    place,
    'This file has no fields.',
    'Write each field on a line of its own: a name, a colon, a space and a value, such as title: Courses',
  );
}

export function yamlSyntax(place: Place): Diagnostic {
  return createError(
    'yaml-syntax',
    place,
    'This line can’t be read.',
    'Check the spaces at its start, the colons and the quotation marks, here and on the line above. Put text with special characters in quotation marks.',
  );
}

export function yamlSmartQuotes(place: Place, example: string): Diagnostic {
  return createWarning(
    'yaml-smart-quotes',
    place,
    'The curly quotation marks around this text will show on the page.',
    `Delete them, or use straight ones: ${example}`,
  );
}

export function yamlHashCutsText(place: Place, lost: string): Diagnostic {
  return createWarning(
    'yaml-hash-cuts-text',
    place,
    `“${lost}” is left out of the text: a # after a space starts a comment.`,
    'Put the whole text in quotation marks. If this is a comment, put a space after the #.',
  );
}

export function yamlHashHidesText(place: Place, hidden: string): Diagnostic {
  return createError(
    'yaml-hash-hides-text',
    place,
    `This field is empty, because “${hidden}” is read as a comment.`,
    'Put the text in quotation marks. If this is a comment, put a space after the #.',
  );
}

export function yamlListAfterText(place: Place): Diagnostic {
  return createError(
    'yaml-list-after-text',
    place,
    'A list starts here, but the field above already has a value.',
    'Delete the value after the colon, or give the list a field of its own. If the hyphen is part of the text, put the text in quotation marks.',
  );
}

export function yamlDashMissing(place: Place, key: string, first: Place): Diagnostic {
  return {
    ...createError(
      'yaml-dash-missing',
      place,
      `“${key}” is already on line ${first.line}, so the next item of the list probably starts here without its hyphen.`,
      `If it does, put a hyphen and a space before it, under the other hyphens: - ${key}: … If not, keep one of the two lines and delete the other.`,
    ),
    related: [{ place: first, message: 'The first one.' }],
  };
}
