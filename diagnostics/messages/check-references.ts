/** What is wrong with names of values, and with references to entries, files and addresses. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

// Names of values

export function unknownName(place: Place, name: string, { meant, known }: Guess): Diagnostic {
  const hint = meant === undefined ? listKnown(known, (one) => `{${one}}`) : `Did you mean {${meant}}?`;
  return createError('unknown-name', place, `There is no value called {${name}}.`, hint);
}

export function missingFacts(place: Place): Diagnostic {
  return createError(
    'missing-facts',
    place,
    'There is no such file, but texts name its values, as in {facts.osce.fullFee}.',
    'Put the file back. It holds the figures that several texts share.',
  );
}

type Named = { names: readonly string[]; shown: string };

export function saidTwice(place: Place, written: string, { names }: Named): Diagnostic {
  return createWarning(
    'said-twice',
    place,
    `“${written}” is typed here, although it has a name: this text would stay as it is when the value changes.`,
    `Write ${anyOf(names)}`,
  );
}

export function saidOtherwise(place: Place, written: string, { names, shown }: Named): Diagnostic {
  return createWarning(
    'said-otherwise',
    place,
    `“${written}” contradicts {${names[0] ?? ''}}, which is ${shown}.`,
    `Write ${anyOf(names)}, or make clear what else is meant.`,
  );
}

/** At most three: more don’t help to choose. */
function anyOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `{${name}}`);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

export function nameElsewhere(place: Place, name: string, collection: string): Diagnostic {
  return createError(
    'name-elsewhere',
    place,
    `{${name}} works only on a page that is made for each entry of ${collection}.`,
    `Name the entry: {${collection}.the-id.${name.split('.').slice(1).join('.') || 'title'}}`,
  );
}

export function nameThatEnds(place: Place, name: string): Diagnostic {
  return createError(
    'name-that-ends',
    place,
    `{${name}} is only there for a time, and this text stays.`,
    'Name it in a section of a page or in an announcement: they are left out when it is over.',
  );
}

/** `way`: the fields that name each other, in order; the last one names the first. */
export function nameCircle(place: Place, name: string, way: readonly string[]): Diagnostic {
  const [first = name] = way;
  const round = [...way, first].map((field) => `{${field}}`).join(' → ');
  return createError(
    'name-circle',
    place,
    way.length === 1 ? `This text names itself: {${name}}.` : `These texts name each other: ${round}.`,
    'Write one of them out.',
  );
}

export function nameTooEarly(place: Place, name: string, collection: string): Diagnostic {
  return createError(
    'name-too-early',
    place,
    `{${name}} can’t be named here: this text is filled in before {${collection}.…}.`,
    'Write the value as a fact in content/facts.yaml and name that in both places.',
  );
}

export function nameOfNames(place: Place, name: string): Diagnostic {
  return createError(
    'name-of-names',
    place,
    `{${name}} can’t be named: its own text has braces in it.`,
    'Write the text here, or take the braces out of it.',
  );
}

export function nameWithSpaces(place: Place, written: string, name: string): Diagnostic {
  return createError(
    'name-with-spaces',
    place,
    `{${written}} has spaces inside the braces.`,
    `Write {${name}}`,
  );
}

export function strayBrace(place: Place, written: string): Diagnostic {
  return createError(
    'stray-brace',
    place,
    `A brace stands alone here: ${written}`,
    'Braces come in pairs, around the name of a value: {site.name}. Use round brackets in texts.',
  );
}

// Entries, files, links

export function unknownEntry(
  place: Place,
  { id, collection, meant, known }: Guess & { id: string; collection: string },
): Diagnostic {
  return createError(
    'unknown-entry',
    place,
    `There is no “${id}” in content/${collection}.`,
    didYouMean(meant) ??
      listKnown(known) ??
      `The folder content/${collection} has nothing in it yet: put the file there, or delete this line.`,
  );
}

export function unknownField(
  place: Place,
  { field, collection, meant, known }: Guess & { field: string; collection: string },
): Diagnostic {
  return createError(
    'unknown-field',
    place,
    `Entries of ${collection} have no field “${field}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function unmatchedValue(
  place: Place,
  {
    field,
    written,
    allowed,
    meant,
  }: { field: string; written: string; allowed: readonly string[]; meant?: string },
): Diagnostic {
  return createError(
    'unmatched-value',
    place,
    `“${field}” is never “${written}”.`,
    didYouMean(meant) ?? `It is one of: ${allowed.join(', ')}.`,
  );
}

export function currentElsewhere(place: Place, key: string, collection: string): Diagnostic {
  return createError(
    'current-elsewhere',
    place,
    `“${key}” shows the entry that the page is made for, but this page is not made for each entry of ${collection}.`,
    `In site.yaml, give its route “collection: ${collection}” and a path that ends in :id.`,
  );
}

export function unknownMedia(place: Place, name: string, meant: string | undefined): Diagnostic {
  return createError(
    'unknown-media',
    place,
    `There is no file “${name}” in content/media.`,
    didYouMean(meant) ?? 'Put the file there, or correct the path.',
  );
}

export function noPicture(place: Place, name: string): Diagnostic {
  return createError(
    'no-picture',
    place,
    `“${name}” is no picture that a browser can show.`,
    'Use a file of the kind svg, jpg, png, webp or gif.',
  );
}

export function wrongLink(place: Place, written: string, problem: 'protocol' | 'form'): Diagnostic {
  const message =
    problem === 'protocol'
      ? `“${written}” is a kind of address that links can’t have.`
      : `“${written}” is no address.`;
  return createError(
    'wrong-link',
    place,
    message,
    'Write a page (/courses), a place on the page (#faq), https://…, mailto:… or tel:…, without spaces.',
  );
}
