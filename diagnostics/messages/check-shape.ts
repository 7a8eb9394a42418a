/** What is wrong with a file that breaks its schema. Names arrive as they are shown: `“price”`. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean } from './guess.ts';

export function unknownKey(
  place: Place,
  { key, parent, meant, known }: { key: string; parent?: string; meant?: string; known: readonly string[] },
): Diagnostic {
  const where = parent === undefined ? 'here' : `in ${parent}`;
  const hint = didYouMean(meant) ?? (known.length > 0 ? `These are known: ${known.join(', ')}.` : undefined);
  return createError('unknown-key', place, `“${key}” is not known ${where}.`, hint);
}

export function missingKey(
  place: Place,
  missing: readonly { key: string; example?: string }[],
  parent: string | undefined,
): Diagnostic {
  const names = listed(missing.map(({ key }) => `“${key}”`));
  const verb = missing.length === 1 ? 'is' : 'are';
  const where = parent === undefined ? '' : ` in ${parent}`;
  const examples = missing
    .filter(({ example }) => example !== undefined)
    .map(({ key, example }) => `${key}: ${example}`);
  const hint =
    examples.length > 0
      ? `Add ${missing.length === 1 ? 'it' : 'them'}, for example: ${examples.slice(0, 3).join(' / ')}`
      : undefined;
  return createError('missing-key', place, `${names} ${verb} missing${where}.`, hint);
}

export function emptyValue(place: Place, name: string, example: string | undefined): Diagnostic {
  return createError(
    'empty-value',
    place,
    `${capital(name)} is empty.`,
    `Write something after the colon${forExample(example)}, or delete the line.`,
  );
}

export function emptyText(place: Place, name: string, example: string | undefined): Diagnostic {
  return createError(
    'empty-text',
    place,
    `${capital(name)} holds no text.`,
    `Write a text${forExample(example)}, or delete the line.`,
  );
}

export function textTooShort(place: Place, name: string, limit: number): Diagnostic {
  return createError(
    'text-too-short',
    place,
    `${capital(name)} is too short.`,
    `Write at least ${limit} characters.`,
  );
}

export function quotesNeeded(
  place: Place,
  { name, written, read, lost }: { name: string; written: string; read: string; lost?: string },
): Diagnostic {
  const kind = read === 'true' || read === 'false' ? 'as yes or no' : 'as a number';
  const loss = lost === undefined ? '' : `: ${lost}`;
  return createError(
    'quotes-needed',
    place,
    `${capital(name)} is a text, but ${written} is read ${kind}${loss}.`,
    `Put it in quotes: ${JSON.stringify(written)}`,
  );
}

export function notANumber(
  place: Place,
  {
    name,
    written,
    reason,
    meant,
    orFree,
  }: { name: string; written: string; reason?: string; meant?: string; orFree: boolean },
): Diagnostic {
  const because = reason === undefined ? '' : `: ${reason}`;
  const otherwise = orFree
    ? 'Write a number such as 349.99, or the word Free.'
    : 'Write a number such as 349.99.';
  return createError(
    'not-a-number',
    place,
    `“${written}” is no number for ${name}${because}.`,
    meant === undefined ? otherwise : `Write ${meant}`,
  );
}

export function notAWholeNumber(place: Place, name: string, written: number): Diagnostic {
  return createError(
    'not-a-whole-number',
    place,
    `${capital(name)} has to be a whole number, not ${written}.`,
    `Write ${Math.round(written)}`,
  );
}

export function notTrueOrFalse(place: Place, name: string, written: string): Diagnostic {
  const meant = /^“(yes|on|y)”$/i.test(written)
    ? 'true'
    : /^“(no|off|n)”$/i.test(written)
      ? 'false'
      : 'true or false';
  return createError(
    'not-true-or-false',
    place,
    `${capital(name)} is either true or false, not ${written}.`,
    `Write ${meant}`,
  );
}

export function notAList(place: Place, name: string, written: string | undefined): Diagnostic {
  const hint =
    written === undefined
      ? 'Put each entry on its own line, after a hyphen and a space.'
      : `Put each entry on its own line, after a hyphen: - ${written}`;
  return createError('not-a-list', place, `${capital(name)} has to be a list.`, hint);
}

export function notAGroup(place: Place, name: string): Diagnostic {
  return createError(
    'not-a-group',
    place,
    `${capital(name)} has to hold fields of its own.`,
    'Write its fields below it, each on its own line, two spaces further in.',
  );
}

export function wrongKind(
  place: Place,
  name: string,
  wanted: string,
  example: string | undefined,
): Diagnostic {
  return createError(
    'wrong-kind',
    place,
    `${capital(name)} has to be ${wanted}.`,
    example === undefined ? undefined : `For example: ${example}`,
  );
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
  const choices =
    allowed.length <= 12
      ? `Choose one of: ${allowed.join(', ')}.`
      : `One of ${allowed.length} names; completion in the editor lists them.`;
  return createError(
    'unknown-choice',
    place,
    `${capital(written)} is not possible for ${name}.`,
    didYouMean(meant) ?? choices,
  );
}

export function wrongConstant(place: Place, name: string, wanted: string): Diagnostic {
  return createError('wrong-constant', place, `${capital(name)} can only be ${wanted}.`, `Write ${wanted}`);
}

export function wrongForm(
  place: Place,
  { name, written, form, example }: { name: string; written: string; form: string; example?: string },
): Diagnostic {
  const kind = form === 'email' ? 'e-mail address' : form === 'uri' ? 'web address' : undefined;
  return createError(
    'wrong-form',
    place,
    kind === undefined
      ? `“${written}” doesn’t have the form that ${name} needs.`
      : `“${written}” is no ${kind} (${name}).`,
    example === undefined ? undefined : `Write it like this: ${example}`,
  );
}

export function notADate(place: Place, name: string, written: string): Diagnostic {
  return createError(
    'not-a-date',
    place,
    `“${written}” is no date for ${name}.`,
    'Write year, month and day with hyphens: 2026-10-03',
  );
}

export function noSuchDate(place: Place, name: string, written: string): Diagnostic {
  return createError(
    'no-such-date',
    place,
    `There is no ${written} in the calendar (${name}).`,
    'Correct the day or the month.',
  );
}

export function numberOutOfRange(
  place: Place,
  { name, comparison, limit }: { name: string; comparison: string; limit: number },
): Diagnostic {
  const least = comparison === '>=';
  return createError(
    'number-out-of-range',
    place,
    `${capital(name)} is too ${least ? 'small' : 'large'}.`,
    `Write ${least ? 'at least' : 'at most'} ${limit}.`,
  );
}

export function tooFewItems(place: Place, name: string, limit: number): Diagnostic {
  return createError(
    'too-few-items',
    place,
    `${capital(name)} needs at least ${limit === 1 ? 'one entry' : `${limit} entries`}.`,
    'Add an entry after a hyphen, or delete the key.',
  );
}

export function unknownSection(
  place: Place,
  kind: string,
  meant: string | undefined,
  known: readonly string[],
): Diagnostic {
  return createError(
    'unknown-section',
    place,
    `There is no section “${kind}”.`,
    didYouMean(meant) ?? `These are known: ${known.join(', ')}.`,
  );
}

function forExample(example: string | undefined): string {
  return example === undefined ? '' : ` (for example ${example})`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A mistake of whoever changes the schemas, not of an editor. */
export function schemaBroken(place: Place, detail: string): Diagnostic {
  return createError(
    'schema-broken',
    place,
    `This schema can’t be used: ${detail}`,
    'A developer has to put this file right; your content is not the cause.',
  );
}
