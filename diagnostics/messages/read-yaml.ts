/** Messages about the notation of YAML files and front matter. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';

/** A branch's note about head office that has lost its comment sign. */
export function lostNote(place: Place): Diagnostic {
  const problem = generated.lostCommentSign(place);
  return { ...problem, fix: { place, from: 'head office', to: '# head office' } };
}

/** `spaces`: the right number, if the lines around it show it. */
export function yamlTabIndent(place: Place, spaces?: number): Diagnostic {
  const hint =
    spaces === undefined
      ? 'Use spaces instead, two for each level.'
      : spaces === 0
        ? 'Delete the tab.'
        : `Write ${spaces} spaces instead.`;
  return generated.yamlTabIndent(place, { hint });
}

type ColonInText = {
  lines?: number;
  fields?: string | undefined;
  second?: string | undefined;
  below?: string;
};

/**
 * `lines`: how many the text has. `fields`: the text, if it may be a field of a group instead. `second`: the word
 * within it that may be the name of the next field. `below`: the name above the text.
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

/** `second`: the field that follows another on its line. `example`: both as one text, if they may be one. */
export function yamlTwoFields(place: Place, second: string, example?: string): Diagnostic {
  return generated.yamlTwoFields(place, {
    second,
    otherwise: example === undefined ? '' : ` If it is all one text, put it in quotation marks: ${example}`,
  });
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
  return generated.yamlIndentation(place, { hint });
}

/**
 * `what`: what begins at the place, indented further than the field above it. `outer`: that field's indentation in
 * spaces.
 */
export function yamlNameMissing(
  place: Place,
  { what, outer, example }: { what: 'list' | 'group'; outer: number; example: string },
): Diagnostic {
  const back = 'Put it back on a line of its own above this one, with a colon after it';
  const change = outer === 0 ? `delete the ${spaces(place.column - 1)}` : `put ${outer} ${spaces(outer)}`;
  return generated.yamlNameMissing(place, {
    what,
    hint:
      what === 'list'
        ? `${back}, for example “${example}:”.`
        : `${back}, for example “${example}:”. If no name is missing: ${change} before each of these lines.`,
  });
}

/** A field and those below it repeat names of the group. `first`: the earlier place. */
export function yamlSecondGroup(place: Place, name: string, first: Place): Diagnostic {
  return {
    ...generated.yamlSecondGroup(place),
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

/** `meant`: the value in other quotes, if an apostrophe opens it. */
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

/** `meant`: the whole value in quotes. */
export function yamlTextAfterQuote(place: Place, quote: string, meant: string | undefined): Diagnostic {
  const general =
    quote === "'"
      ? "Put double quotation marks around the text, or write the apostrophe inside it twice: ''"
      : 'Put quotation marks around the whole text. If there are double ones inside it, use single ones around it.';
  return generated.yamlTextAfterQuote(place, { hint: meant === undefined ? general : `Write ${meant}` });
}

/** `opening`: in a list item, the field that it begins with. `areLists`: whether both have their own items. */
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
    ...generated.yamlDuplicateKey(place, {
      key,
      firstLine: first.line,
      hint: areLists
        ? `Move the items from here to the end of the list on line ${first.line}, then delete this line.${next}`
        : `Keep the one you want and delete the other.${next}`,
    }),
    related: [{ place: first, message: `The first “${key}”.` }],
  };
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

/** `meant`: the line if its first word is the name of a field. */
export function yamlLineAlone(place: Place, meant?: string): Diagnostic {
  return generated.yamlLineAlone(place, {
    hint:
      meant === undefined
        ? 'Add the colon or the hyphen that is missing. If it continues the text above, indent it further than the line above. If it is a note for yourself, start it with # and a space.'
        : `If it is a field, write “${meant}”. If it continues the text above, indent it further than the line above.`,
  });
}

/** A sign before a line that starts no list item, or starts one in the wrong place. */
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

/** `written`: with the question mark. `field`: the line without it, if it comes before the name of a field. */
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

/** `meant`: the whole text in quotation marks; `number`: the same without commas, if it looks like a number. */
export function yamlCommaInText(place: Place, meant: string, number?: string): Diagnostic {
  return generated.yamlCommaInText(place, {
    hint:
      number === undefined
        ? `Put the text in quotation marks: ${meant}`
        : `Write ${number}, or put it in quotation marks if it is text: ${meant}`,
  });
}

/** Where the comma belongs: `before` the name of a field, or `after` a text. */
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

type ListItem = {
  /** The line with its hyphen. */
  meant: string;
  /** Whether it would be the first item of the list. */
  isFirst: boolean;
  /** The field that the other items begin with, if this line has a different one. */
  opening: string | undefined;
  /** How many spaces it needs as a part of the item above; undefined if it can’t be one. */
  inner: number | undefined;
  /** Whether it is more likely a separate text. */
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
  return generated.yamlListItem(place, {
    hint: isLong
      ? `${hint} If it is a text whose name is missing, put that name back on a line above it.`
      : hint,
  });
}

/** The hint for a problem whose answer has been tried. */
export function writeThis(meant: string): string {
  return `Write ${meant}`;
}

/** The hint if neither quotation marks nor any other attempt is right. */
export const whatBelongs =
  'Delete what is not part of the value. If all of it is one text, put it in quotation marks.';

/** For a group or list in brackets. */
export function yamlBracketInText(place: Place, bracket: string, example: string): Diagnostic {
  return generated.yamlBracketInText(place, {
    bracket,
    what: bracket === '{' ? 'group of fields' : 'list',
    example,
  });
}

export function yamlBracketOpen(place: Place, bracket: string): Diagnostic {
  return generated.yamlBracketOpen(place, { bracket, closing: bracket === '[' ? ']' : '}' });
}

/** In characters: more than anybody writes into a field. */
export function textTooLong(place: Place, length: number, limit: number): Diagnostic {
  return generated.textTooLong(place, {
    length: length.toLocaleString('en-GB'),
    limit: limit.toLocaleString('en-GB'),
  });
}

export function longField(place: Place, length: number, limit: number): Diagnostic {
  return generated.longField(place, {
    length: length.toLocaleString('en-GB'),
    limit: limit.toLocaleString('en-GB'),
  });
}

/** `meant`: the line without the part in brackets, or without the brackets. */
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

/** `opening`: the field that items begin with, if its whole line seems to be missing. */
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
