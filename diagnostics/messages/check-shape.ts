/** Messages about files that break their schema. Names are passed as shown: `“price”`. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { wordTable } from '../word-table.ts';
import { didYouMean, listKnown } from './guess.ts';
import { formatSlips, type Slip } from './slips.ts';

export function unknownKey(
  place: Place,
  { key, parent, meant, known }: { key: string; parent?: string; meant?: string; known: readonly string[] },
): Diagnostic {
  const where = parent === undefined ? 'here' : `in ${parent}`;
  const message = isTag(parent)
    ? `${parent} has no “${key}”.`
    : `There is no field called “${key}” ${where}.`;
  const hint = didYouMean(meant) ?? listKnown(known) ?? 'Delete it.';
  return createError('unknown-key', place, message, hint);
}

/** `indent`: the spaces that it needs; `parent`: the group that it belongs to, if that is empty so far. */
export function fieldNotIndented(place: Place, key: string, indent: number, parent?: string): Diagnostic {
  return createError(
    'field-not-indented',
    place,
    parent === undefined
      ? `“${key}” belongs to the group above, but is not indented like its other fields.`
      : `“${key}” belongs to “${parent}” above it, so it must be indented.`,
    parent === undefined
      ? `Put ${indent} spaces before it, so that it starts under them.`
      : `Put ${indent} spaces before each line that belongs to “${parent}”.`,
  );
}

/**
 * Reported at the first item of a list that continues the `list` above, since the line with its name is missing. `key`:
 * that name.
 */
export function listNameMissing(place: Place, list: string, key: string | undefined): Diagnostic {
  return generated.listNameMissing(place, {
    list,
    what: key === undefined ? 'it' : `“${key}:”`,
    end: key === undefined ? ', with a colon after it.' : '.',
  });
}

export function missingKey(
  place: Place,
  missing: readonly { key: string; example?: string }[],
  parent: string | undefined,
  without?: string,
): Diagnostic {
  const names = listed(missing.map(({ key }) => `“${key}”`));
  const verb = missing.length === 1 ? 'is' : 'are';
  const where = parent === undefined ? '' : ` from ${parent}`;
  const add = howToAdd(missing, parent);
  const hint =
    without === undefined
      ? add
      : `${add?.replace(/\.$/, '')}. If this site has none at all, write “${without}” in its place.`;
  return generated.missingKey(place, { names, verb, where, hint });
}

function howToAdd(
  missing: readonly { key: string; example?: string }[],
  parent: string | undefined,
): string | undefined {
  const [first = { key: '' }] = missing;
  if (isTag(parent))
    return `Add it inside the tag: ${parent.replace(/>$/, '')} ${first.key}="${(first.example ?? '…').replaceAll('"', '')}">`;
  const examples = missing.flatMap(({ key, example }) =>
    example === undefined ? [] : [`${key}: ${example}`],
  );
  if (missing.length === 1)
    return examples[0] === undefined
      ? `Add a line that starts with “${first.key}:”.`
      : `Add it, for example: ${examples[0]}`;
  if (examples.length === 0) return 'Add a line for each, with a colon and a value after its name.';
  const shown = listed(examples.slice(0, 3).map((example) => `“${example}”`));
  return `Add a line for each, for example ${shown}.`;
}

/** `<Callout>`, as opposed to the name of a field. */
function isTag(name: string | undefined): name is string {
  return name?.startsWith('<') ?? false;
}

type Empty = { example: string | undefined; isRequired: boolean };

export function emptyValue(place: Place, name: string, empty: Empty): Diagnostic {
  return generated.emptyValue(place, {
    name: capital(name),
    hint: name.startsWith('item')
      ? howToFill('Write it after the hyphen', '-', empty)
      : howToFill('Write a value after the colon', name, empty),
  });
}

export function emptyText(place: Place, name: string, empty: Empty): Diagnostic {
  return generated.emptyText(place, { name: capital(name), hint: howToFill('Write the text', name, empty) });
}

function howToFill(what: string, name: string, { example, isRequired }: Empty): string {
  const line = name === '-' ? `- ${example}` : lineOf(name, example ?? '');
  const shown = example === undefined ? '' : `, for example “${line}”`;
  if (isRequired) return `${what}${shown}${shown.endsWith('.”') ? '' : '.'}`;
  return `${what}${shown}, or delete the line.`;
}

export function textTooShort(place: Place, name: string, limit: number): Diagnostic {
  return generated.textTooShort(place, { name: capital(name), limit });
}

export function quotesNeeded(
  place: Place,
  { name, written, read, lost }: { name: string; written: string; read: string; lost?: string },
): Diagnostic {
  const kind = read === 'true' || read === 'false' ? 'as yes or no' : 'as a number';
  const loss = lost === undefined ? '' : `: ${lost}`;
  return generated.quotesNeeded(place, {
    name: capital(name),
    written,
    kind,
    loss,
    meant: JSON.stringify(written),
  });
}

export function notANumber(
  place: Place,
  {
    name,
    written,
    reason,
    meant,
    orFree,
    example = '349.99',
  }: { name: string; written: string; reason?: string; meant?: string; orFree: boolean; example?: string },
): Diagnostic {
  const because = reason === undefined ? '' : `: ${reason}`;
  const otherwise = orFree
    ? `Write a number, such as ${example}, or the word Free.`
    : `Write a number, such as ${example}`;
  return generated.notANumber(place, {
    name: capital(name),
    written,
    because,
    hint: meant === undefined ? otherwise : `Write ${meant}`,
  });
}

export function notAWholeNumber(place: Place, name: string, written: number): Diagnostic {
  return generated.notAWholeNumber(place, { name: capital(name), written, meant: Math.round(written) });
}

export function notTrueOrFalse(place: Place, name: string, written: string): Diagnostic {
  const quoted = /^“(true|false)”$/i.exec(written)?.[1]?.toLowerCase();
  if (quoted !== undefined)
    return createError(
      'not-true-or-false',
      place,
      `${capital(name)} must be ${quoted} in lowercase letters without quotation marks.`,
      `Write ${quoted}`,
    );
  const meant = /^“[^\p{L}\p{M}]{0,3}(?:yes|on|y|true)(?:”$| ?[^\p{L}\p{M}\p{N} ])/iu.test(written)
    ? 'true'
    : /^“[^\p{L}\p{M}]{0,3}(?:no|off|n|false)(?:”$| ?[^\p{L}\p{M}\p{N} ])/iu.test(written)
      ? 'false'
      : 'true or false';
  return createError(
    'not-true-or-false',
    place,
    `${capital(name)} must be true or false, not ${written}.`,
    `Write ${meant}`,
  );
}

/** `shown`: the text as it is in the file. */
export function notAList(
  place: Place,
  name: string,
  written: { text: string; shown: string } | { opening: string; isThere: boolean } | undefined,
): Diagnostic {
  return generated.notAList(place, { name: capital(name), hint: listHint(written) });
}

/** A list on one line is shown in YAML notation. */
function listHint(written: Parameters<typeof notAList>[2]): string {
  const alone = 'Put each item on a line of its own, after a hyphen and a space';
  if (written === undefined) return `${alone}.`;
  if ('opening' in written)
    return written.isThere
      ? `Put a hyphen and a space before the first field of each item: - ${written.opening}: …`
      : `The first line of the item is probably missing: put it back above this one, with a hyphen and a space: - ${written.opening}: …`;
  const lines = written.shown.split('\n').map((line) => line.trim());
  if (lines.length > 1)
    return `Put a hyphen and a space before each line: - ${lines[0]}, and on the next line - ${lines[1]}${lines.length > 2 ? ', and so on' : ''}`;
  const items = written.text
    .replace(/^[([]?(.*?)[)\]]?$/, '$1')
    .split(/(?:(?<!\s)\s+)?[,;]\s*(?:and\s+)?|(?<!\s)\s+and\s+/)
    .filter((item) => item !== '');
  const isPlain = items.length > 1 && items.every((item) => !/[:#[\]{}"'&*!|>%@`]/.test(item));
  return isPlain
    ? `Write [${items.join(', ')}], or put each item on a line of its own.`
    : `${alone}: - ${written.shown.replace(/^(?:\*(?!\*)|[•◦▪●‣·+–—-])[ \t]*/, '')}`;
}

/** `field`: a required one with an example: `name: School office`; `meant`: the whole, in curly brackets. */
export function notAGroup(
  place: Place,
  name: string,
  field: string | undefined,
  meant: string | undefined,
): Diagnostic {
  const shown = field === undefined ? '.' : `, for example: ${field}`;
  const where = field?.startsWith('{')
    ? 'in curly brackets'
    : 'on the lines below it, each indented by two more spaces';
  return generated.notAGroup(place, {
    name: capital(name),
    hint: meant === undefined ? `Write its fields ${where}${shown}` : `Write ${lineOf(name, meant)}`,
  });
}

/** `meant`: the text as written. */
export function colonInItem(place: Place, name: string, meant: string): Diagnostic {
  return generated.colonInItem(place, { name: capital(name), meant: JSON.stringify(meant) });
}

/** `meant`: the written value in the wanted form. */
export function wrongKind(
  place: Place,
  name: string,
  wanted: string,
  example: string | undefined,
  meant?: string,
): Diagnostic {
  const hint =
    meant !== undefined
      ? `Write ${lineOf(name, meant)}`
      : example === undefined
        ? `Write ${wanted} after the colon, on the same line.`
        : `Write ${wanted}, for example: ${lineOf(name, example)}`;
  return generated.wrongKind(place, { name: capital(name), wanted, hint });
}

export function unknownChoice(
  place: Place,
  {
    name,
    written,
    allowed,
    meant,
  }: { name: string; written: string; allowed: readonly string[]; meant?: string },
): Diagnostic {
  return generated.unknownChoice(place, {
    name: capital(name),
    written,
    hint: didYouMean(meant) ?? listKnown(allowed),
  });
}

export function wrongConstant(place: Place, name: string, wanted: string): Diagnostic {
  return generated.wrongConstant(place, { name: capital(name), wanted });
}

type WrongForm = {
  name: string;
  written: string;
  /** The format that the schema requires, or `pattern`. */
  form: string;
  slips: readonly Slip[];
  /** The form in the schema's words: “a year of four digits”. */
  inWords: string | undefined;
  /** The corrected text, or two times of day, or several email addresses. */
  meant: readonly string[] | undefined;
  example: string | undefined;
};

export function wrongForm(place: Place, wrong: WrongForm): Diagnostic {
  const { name, written, form, slips, meant, example } = wrong;
  const reason = formatSlips(slips);
  const kind = kindsOfText.get(form);
  const message =
    reason !== undefined
      ? `${capital(name)} can’t be written as ${/^[“„”"]/.test(written) ? written : `“${written}”`}: ${reason}.`
      : kind !== undefined
        ? `${capital(name)} must be ${kind}, not “${written}”.`
        : `${capital(name)} can’t be written as “${written}”.`;
  const [first, other] = meant ?? [];
  if (first !== undefined)
    return createError(
      'wrong-form',
      place,
      message,
      other === undefined
        ? `Write ${first}`
        : form === 'email'
          ? `Write only one of them: ${meant?.join(' or ')}`
          : `Write ${first} for the morning, or ${other} for the afternoon.`,
    );
  const wanted = wrong.inWords ?? kind ?? 'it as in the same field of another file';
  const shown = example === undefined ? '.' : `, for example: ${example}`;
  return createError('wrong-form', place, message, `Write ${wanted}${shown}`);
}

const kindsOfText = wordTable({
  email: 'an email address',
  uri: 'a web address',
  'web-address': 'an address that browsers can open',
});

/** `meant`: the days that it may be. `serial`: the day that spreadsheets show as this number. */
export function notADate(
  place: Place,
  {
    name,
    written,
    meant,
    serial,
  }: { name: string; written: string; meant: readonly string[]; serial?: string },
): Diagnostic {
  const counted = serial && `, which is how spreadsheets count ${dayInWords(serial)} ${serial.slice(0, 4)}`;
  return generated.notADate(place, {
    name: capital(name),
    written,
    counted: counted ?? '',
    hint:
      serial === undefined ? dateHint(meant, /\d:\d\d/.test(written)) : `If that is the day, write ${serial}`,
  });
}

function dateHint([first, other]: readonly string[], hasTime: boolean): string {
  if (first === undefined)
    return 'Write the year, the month and the day with hyphens between them, for example: 2026-10-03';
  return other === undefined
    ? `Write ${first}${hasTime ? ', without the time' : ''}`
    : `Write ${first} for ${dayInWords(first)}, or ${other} for ${dayInWords(other)}.`;
}

type NoSuchDate = { name: string; written: string } & (
  | { kind: 'no-such-month'; month: number }
  | { kind: 'no-such-day'; month: number; year: number; days: number }
);

export function noSuchDate(place: Place, missing: NoSuchDate): Diagnostic {
  const reason =
    missing.kind === 'no-such-month'
      ? `there is no month ${missing.month}`
      : `${monthNames[missing.month - 1]} ${missing.year} has ${missing.days} days`;
  const hint = 'Write the year, the month and the day with hyphens between them, for example: 2026-10-03';
  return generated.noSuchDate(place, {
    missingName: capital(missing.name),
    missingWritten: missing.written,
    reason,
    hint:
      missing.kind === 'no-such-month'
        ? hint
        : `Correct the day or the month: the last day of that month is ${missing.year}-${pad(missing.month)}-${missing.days}.`,
  });
}

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** `3 October` for `2026-10-03`. */
function dayInWords(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day} ${monthNames[(month ?? 1) - 1]}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

export function numberOutOfRange(
  place: Place,
  { name, comparison, limit, meant }: { name: string; comparison: string; limit: number; meant?: number },
): Diagnostic {
  const least = comparison === '>=';
  const wanted = `${limit} or a ${least ? 'higher' : 'lower'} number`;
  return generated.numberOutOfRange(place, {
    name: capital(name),
    limit,
    comparative: least ? 'more' : 'less',
    hint: meant === undefined ? `Write ${wanted}.` : `Did you mean ${meant}? If not, write ${wanted}.`,
  });
}

export function tooFewItems(place: Place, name: string, limit: number): Diagnostic {
  return generated.tooFewItems(place, {
    what: capital(name),
    items: limit === 1 ? 'one item' : `${limit} items`,
    name,
  });
}

export function tooManyItems(
  place: Place,
  { name, limit, count }: { name: string; limit: number; count: number },
): Diagnostic {
  return generated.tooManyItems(place, { name: capital(name), limit, count: count.toLocaleString('en-GB') });
}

export function unknownSection(
  place: Place,
  kind: string,
  meant: string | undefined,
  known: readonly string[],
): Diagnostic {
  return generated.unknownSection(place, { kind, hint: didYouMean(meant) ?? listKnown(known) });
}

/** An example as a line of the file, if `name` is that of a field. */
function lineOf(name: string, example: string): string {
  const [, key] = /^“(.+)”$/.exec(name) ?? [];
  return key === undefined ? example : `${key}: ${example}`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A file whose fields are those of files in another folder. */
export function fileInWrongFolder(
  place: Place,
  { from, to, id }: { from: string; to: string; id: string },
): Diagnostic {
  const { file } = place;
  return {
    ...generated.fileInWrongFolder(place, { to, from, file: file.slice(file.lastIndexOf('/') + 1) }),
    hides: [{ of: `fields of ${file}` }, { of: `problems of ${file}` }, { of: '*', name: id }],
  };
}
