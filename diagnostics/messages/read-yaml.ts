/** What is said about the notation of YAML files and front matter. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** Of what a line of a branch remembers of head office. */
export function lostNote(place: Place): Diagnostic {
  const problem = createError(
    'lost-comment-sign',
    place,
    'The # is missing before this note about head office.',
    'Write # head office at this place.',
  );
  return { ...problem, fix: { place, from: 'head office', to: '# head office' } };
}

/** `spaces`: as many as belong there, where the lines around it say so. */
export function yamlTabIndent(place: Place, spaces?: number): Diagnostic {
  const hint =
    spaces === undefined
      ? 'Use spaces instead, two for each level.'
      : spaces === 0
        ? 'Delete the tab.'
        : `Write ${spaces} spaces instead.`;
  return createError('yaml-tab-indent', place, 'This line is indented with a tab.', hint);
}

type ColonInText = {
  lines?: number;
  fields?: string | undefined;
  second?: string | undefined;
  below?: string;
};

/**
 * `lines`: over how many the text goes. `fields`: the text, where it may be a field of a group instead. `second`: the
 * word within it that may be the name of the next field. `below`: the name that the text stands under.
 */
export function yamlColonInText(
  place: Place,
  example: string,
  { lines = 1, fields, second, below }: ColonInText = {},
): Diagnostic {
  if (below !== undefined)
    return createError(
      'yaml-colon-in-text',
      place,
      `The text below “${below}” contains a colon followed by a space, which looks like the start of another field.`,
      `Write ${example} on this line, so that the lines below are read as one text.`,
    );
  const whole = lines === 1 ? '' : lines === 2 ? ', both lines of it' : `, all ${lines} lines of it`;
  const group = fields === undefined ? '' : `. If it is a field of its own, write { ${fields} }`;
  const next = second === undefined ? '' : `. If “${second}:” begins another field, put it on the next line`;
  return createError(
    'yaml-colon-in-text',
    place,
    'This text contains a colon followed by a space, which looks like the start of another field.',
    `Put the text in quotation marks${whole}: ${example}${group}${next}`,
  );
}

/** `second`: the field that follows another in its line. `example`: both as one text, where they may be one. */
export function yamlTwoFields(place: Place, second: string, example?: string): Diagnostic {
  return createError(
    'yaml-two-fields',
    place,
    'There are two fields on this line.',
    `Put “${second}” on the next line, under the name of the first.${example === undefined ? '' : ` If it is all one text, put it in quotation marks: ${example}`}`,
  );
}

/** `wanted`: how many spaces belong before the line. */
export function yamlIndentation(
  place: Place,
  wanted: { spaces: number; isSure: boolean } | undefined,
): Diagnostic {
  const lost =
    'If it belongs to a group or a text whose name is missing, put that name back on a line above it.';
  const hint =
    wanted === undefined
      ? 'Put the same number of spaces before every field of a group, and before every hyphen of a list.'
      : `${changeSpaces(place.column - 1, wanted.spaces)}${wanted.isSure ? '' : ` ${lost}`}`;
  return createError(
    'yaml-indentation',
    place,
    'This line is not indented like the lines it belongs with.',
    hint,
  );
}

/** `what`: what begins at the place, further in than the field above it. `outer`: how many spaces stand before that. */
export function yamlNameMissing(
  place: Place,
  { what, outer, example }: { what: 'list' | 'group'; outer: number; example: string },
): Diagnostic {
  const back = 'Put it back on a line of its own above this one, with a colon after it';
  const change = outer === 0 ? `delete the ${spaces(place.column - 1)}` : `put ${outer} ${spaces(outer)}`;
  return createError(
    'yaml-name-missing',
    place,
    `The name of the ${what} that begins here is missing.`,
    what === 'list'
      ? `${back}, for example “${example}:”.`
      : `${back}, for example “${example}:”. If no name is missing: ${change} before each of these lines.`,
  );
}

/** A field, and those below it, have names that the group has already. `first`: where it stands above. */
export function yamlSecondGroup(place: Place, name: string, first: Place): Diagnostic {
  return {
    ...createError(
      'yaml-second-group',
      place,
      'The fields of another group begin here, but the name of that group is missing.',
      'Put it back on a line of its own above this one, with a colon after it.',
    ),
    related: [{ place: first, message: `The first “${name}”.` }],
  };
}

function changeSpaces(written: number, wanted: number): string {
  if (wanted === 0) return `Delete the ${spaces(written)} before it.`;
  return `Put ${wanted} ${spaces(wanted)} before it, not ${written}.`;
}

function spaces(count: number): string {
  return count === 1 ? 'space' : 'spaces';
}

/** `meant`: the value in other quotes, where the one that opens it is an apostrophe. */
export function yamlQuoteOpen(place: Place, quote: string, meant?: string): Diagnostic {
  return createError(
    'yaml-quote-open',
    place,
    meant === undefined
      ? `The quotation mark that opens here (${quote}) is never closed.`
      : 'The apostrophe at the start of this text is taken for a quotation mark that is never closed.',
    meant === undefined ? `Put another ${quote} at the end of the text.` : `Write ${meant}`,
  );
}

/** `meant`: the whole value in quotes that hold it together. */
export function yamlTextAfterQuote(place: Place, quote: string, meant: string | undefined): Diagnostic {
  const general =
    quote === "'"
      ? "Put double quotation marks around the text, or write the apostrophe inside it twice: ''"
      : 'Put quotation marks around the whole text. If there are double ones inside it, use single ones around it.';
  return createError(
    'yaml-text-after-quote',
    place,
    'The closing quotation mark comes before the end of the text.',
    meant === undefined ? general : `Write ${meant}`,
  );
}

/** `opening`: in an item of a list, the field that it begins with. `areLists`: both have items of their own. */
export function yamlDuplicateKey(
  place: Place,
  key: string,
  first: Place,
  { opening, areLists }: { opening?: string; areLists: boolean },
): Diagnostic {
  const next =
    opening === undefined
      ? ''
      : ` If the first line of another item is missing here, put it back above this line: - ${opening}: …`;
  return {
    ...createError(
      'yaml-duplicate-key',
      place,
      `“${key}” is already on line ${first.line}.`,
      areLists
        ? `Move the items from here to the end of the list on line ${first.line}, then delete this line.${next}`
        : `Keep the one you want and delete the other.${next}`,
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
  const numbered = /^- \d{1,2}[.)] +(\S.*)$/.exec(example)?.[1];
  return createError(
    'yaml-space-after-dash',
    place,
    numbered === undefined
      ? 'There is no space after the hyphen.'
      : 'An item of a list starts with a hyphen, not with a number.',
    `Write it like this: ${numbered === undefined ? example : `- ${numbered}`}`,
  );
}

/** `meant`: as it would be written if its first word is the name of a field. */
export function yamlLineAlone(place: Place, meant?: string): Diagnostic {
  return createError(
    'yaml-line-alone',
    place,
    'This line is neither a field (“name: value”) nor a list item (“- value”).',
    meant === undefined
      ? 'Add the colon or the hyphen that is missing. If it continues the text above, indent it further than the line above. If it is a note for yourself, start it with # and a space.'
      : `If it is a field, write “${meant}”. If it continues the text above, indent it further than the line above.`,
  );
}

/** `meant`: the comment as it is written here. */
export function yamlComment(place: Place, meant: string): Diagnostic {
  return createError('yaml-comment', place, 'A comment starts with # in this file.', `Write ${meant}`);
}

/** A comment of another language behind a value. */
export function yamlCommentInText(place: Place, written: string, meant: string): Diagnostic {
  return createWarning(
    'yaml-comment-in-text',
    place,
    `“${written}” is part of the text, so visitors see it: a comment starts with #.`,
    `Write ${meant}`,
  );
}

/** `shown`: the letters around the space. */
export function yamlSpaceInText(place: Place, shown: string): Diagnostic {
  return createWarning(
    'yaml-space-in-text',
    place,
    `A space is put where this line begins, as “${shown}”: YAML joins the lines of a text with one.`,
    'Write the text on one line, without a space there.',
  );
}

/** A sign before a line that starts no item of a list, or starts one where none belongs. */
export function yamlBullet(place: Place, sign: string, meant: string): Diagnostic {
  return createError(
    'yaml-bullet',
    place,
    sign === '-'
      ? 'A hyphen starts an item of a list, but this line is among the fields of a group.'
      : `“${sign}” can’t start a line here: items of a list start with a hyphen, and fields with their name.`,
    `Write ${meant}`,
  );
}

export function yamlColonMisspelt(place: Place, meant: string): Diagnostic {
  return createError(
    'yaml-colon-misspelt',
    place,
    'The name of a field must be followed by a colon and a space.',
    `Write ${meant}`,
  );
}

/** `written`: with the question mark. */
/** `field`: the line without it, where it stands before the name of a field. */
export function yamlQuestionMark(place: Place, written: string, field: string | undefined): Diagnostic {
  return createError(
    'yaml-question-mark',
    place,
    field === undefined
      ? 'Text can’t start with a question mark and a space unless it is in quotation marks.'
      : 'There is a question mark before the name of this field.',
    field === undefined
      ? `Delete the question mark, or put the text in quotation marks: ${JSON.stringify(written)}`
      : `Write ${field}`,
  );
}

/** `meant`: the text without the sign. */
export function yamlBlockSign(place: Place, sign: string, meant: string): Diagnostic {
  return createError(
    'yaml-block-sign',
    place,
    `After ${sign} the text must start on the next line.`,
    `Delete the ${sign}, and write ${meant}`,
  );
}

export function yamlBracketClosed(
  place: Place,
  { opened, closed, wanted }: { opened: string; closed: string; wanted: string },
): Diagnostic {
  return createError(
    'yaml-bracket-closed',
    place,
    `This ${closed} can’t close what was opened with ${opened}.`,
    `Write ${wanted}`,
  );
}

export function yamlBracketExtra(place: Place, bracket: string): Diagnostic {
  return createError(
    'yaml-bracket-extra',
    place,
    `There is no opening bracket for this ${bracket}`,
    'Delete it.',
  );
}

/** `meant`: the same in curly ones. */
export function yamlRoundBrackets(place: Place, meant: string): Diagnostic {
  return createError(
    'yaml-round-brackets',
    place,
    'Round brackets can’t hold the fields of a group: curly ones do.',
    `Write ${meant}`,
  );
}

/** `meant`: the whole text in quotation marks; `number`: the same without commas, where it looks like a number. */
export function yamlCommaInText(place: Place, meant: string, number?: string): Diagnostic {
  return createError(
    'yaml-comma-in-text',
    place,
    'In curly brackets a comma ends the text, and what follows is read as the next field.',
    number === undefined
      ? `Put the text in quotation marks: ${meant}`
      : `Write ${number}, or put it in quotation marks if it is text: ${meant}`,
  );
}

/** `meant`: the value with its opening bracket. */
export function yamlBracketMissing(place: Place, bracket: string, meant: string): Diagnostic {
  return createError(
    'yaml-bracket-missing',
    place,
    `The ${bracket} that should open here is missing.`,
    `Write ${meant}`,
  );
}

/** Between which two the comma belongs: `before` the name of a field, or `after` a text. */
export function yamlCommaMissing(
  place: Place,
  { before = '', after, isSemicolon = false }: { before?: string; after?: string; isSemicolon?: boolean },
): Diagnostic {
  const name = before === '' ? 'the next field' : `“${before}”`;
  return createError(
    'yaml-comma-missing',
    place,
    after === undefined
      ? `Before this colon a comma is missing: it belongs between the fields in curly brackets${isSemicolon ? ', and a semicolon is not enough' : ''}.`
      : 'This colon stands where a comma belongs: commas separate the fields in curly brackets.',
    after === undefined
      ? `Write a comma before ${name}${isSemicolon ? ' instead of the semicolon' : ''}.`
      : `Write a comma after “${after}” instead of the colon.`,
  );
}

/** A quotation mark at one end of a text only. `meant`: the text without it. */
export function yamlQuoteAlone(place: Place, quote: string, meant: string): Diagnostic {
  return createWarning(
    'yaml-quote-alone',
    place,
    `There is only one ${quote} in this text, and visitors see it.`,
    `Write ${meant}`,
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

type ListItem = {
  /** The line with its hyphen. */
  meant: string;
  /** Nothing of the list stands above it. */
  isFirst: boolean;
  /** The field that the other items begin with, where this line is another. */
  opening: string | undefined;
  /** How many spaces it needs as a part of the item above; undefined where it can’t be one. */
  inner: number | undefined;
  /** It is rather a text of its own. */
  isLong: boolean;
};

export function yamlListItem(place: Place, { meant, isFirst, opening, inner, isLong }: ListItem): Diagnostic {
  const item = `Write “${meant}”, with the hyphen under those of the other items.`;
  const within = `put ${inner} spaces before it`;
  const hint = isFirst
    ? opening === undefined
      ? item
      : `${item} If the first line of the item is missing above it, put that back: - ${opening}: …`
    : inner === undefined
      ? item
      : opening === undefined
        ? `${item} If it belongs to the item above, ${within}.`
        : `If it belongs to the item above, ${within}. If it starts an item, write “${meant}”.`;
  return createError(
    'yaml-list-item',
    place,
    'This line is in a list, but does not start with a hyphen.',
    isLong ? `${hint} If it is a text whose name is missing, put that name back on a line above it.` : hint,
  );
}

/** The hint of a problem whose answer was tried. */
export function writeThis(meant: string): string {
  return `Write ${meant}`;
}

/** A hint where neither quotation marks nor anything else that was tried is right. */
export const whatBelongs =
  'Delete what is not part of the value. If all of it is one text, put it in quotation marks.';

export function yamlReservedStart(place: Place, character: string, example: string): Diagnostic {
  return createError(
    'yaml-reserved-start',
    place,
    `Text can’t start with ${character} unless it is in quotation marks.`,
    `Put the text in quotation marks: ${example}`,
  );
}

/** In a group or list in brackets. */
export function yamlBracketInText(place: Place, bracket: string, example: string): Diagnostic {
  return createError(
    'yaml-bracket-in-text',
    place,
    `This text is in brackets itself, so the ${bracket} in it opens another ${bracket === '{' ? 'group of fields' : 'list'}.`,
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
    `${written} refers to something written elsewhere in the file, and that can’t be used here.`,
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

/** Characters: more than a text that a person writes into a field. */
export function textTooLong(place: Place, length: number, limit: number): Diagnostic {
  return createError(
    'text-too-long',
    place,
    `This text has ${length.toLocaleString('en-GB')} characters, and a field holds ${limit.toLocaleString('en-GB')} or fewer.`,
    'Look for something that was pasted in by mistake, or divide it among several articles.',
  );
}

export function longField(place: Place, length: number, limit: number): Diagnostic {
  return createWarning(
    'long-field',
    place,
    `This text has ${length.toLocaleString('en-GB')} characters in one paragraph. More than ${limit.toLocaleString('en-GB')} are nearly always a mistake.`,
    'Look for something that was pasted in by mistake, or divide it into paragraphs.',
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

/** `meant`: the line without what is in brackets, or without the brackets. */
export function yamlKeyNotText(place: Place, meant?: string): Diagnostic {
  return createError(
    'yaml-key-not-text',
    place,
    meant === undefined
      ? 'There is no name before this colon.'
      : 'This line must start with the name of a field, not with a bracket.',
    meant === undefined
      ? 'Write the name of the field before the colon. If this is text that starts with a bracket, put it in quotation marks.'
      : `Write ${meant}`,
  );
}

export function yamlNoFields(place: Place): Diagnostic {
  return createError(
    'yaml-no-fields',
    place,
    'This file has no fields.',
    'Write each field on a line of its own: a name, a colon, a space and a value, such as title: About us',
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
    'If the line with the name of the list is missing, put it back above this one. If not, delete the value after the colon, or put the text in quotation marks if the hyphen is part of it.',
  );
}

/** `opening`: the field that items begin with, where its line seems to be gone altogether. */
export function yamlDashMissing(place: Place, key: string, first: Place, opening?: string): Diagnostic {
  const [message, hint] =
    opening === undefined
      ? [
          `“${key}” is already on line ${first.line}, so the next item of the list probably starts here without its hyphen.`,
          `If it does, put a hyphen and a space before it, under the other hyphens: - ${key}: … If not, keep one of the two lines and delete the other.`,
        ]
      : [
          `The first line of the next item is probably missing here, because “${key}” is in this item twice.`,
          `Put it back above this line, under the other hyphens: - ${opening}: …`,
        ];
  return {
    ...createError('yaml-dash-missing', place, message, hint),
    related: [{ place: first, message: 'The first one.' }],
  };
}
