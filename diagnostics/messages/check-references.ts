/** What is wrong with names of values, and with references to entries, files and addresses. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { meantAddress } from '../meant-address.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';
import { linkToOwnComputer } from './nowhere.ts';

// Names of values

export function unknownName(place: Place, name: string, { meant, known }: Guess): Diagnostic {
  const hint = meant === undefined ? listKnown(known, (one) => `{${one}}`) : `Did you mean {${meant}}?`;
  return createError('unknown-name', place, `There is no value called {${name}}.`, hint);
}

export function missingFacts(place: Place): Diagnostic {
  return createError(
    'missing-facts',
    place,
    'There is no content/facts.yaml, but the text uses values from it, as in {facts.osce.fullFee}.',
    'Put the file back, or write the values out in the text.',
  );
}

type Named = { names: readonly string[]; shown: string };

export function saidTwice(place: Place, written: string, { names }: Named): Diagnostic {
  return createWarning(
    'said-twice',
    place,
    `“${written}” is written out here, so it will not change when the value it repeats does.`,
    `Write ${anyOf(names)}`,
  );
}

export function saidOtherwise(place: Place, written: string, { names, shown }: Named): Diagnostic {
  return createWarning(
    'said-otherwise',
    place,
    `“${written}” does not match {${names[0] ?? ''}}, which is ${shown}.`,
    `Write ${anyOf(names)}. If you mean something else, say what.`,
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
    `{${name}} can only be used on a page that is made for each entry in content/${collection}.`,
    `Say which entry you mean, by its file name: {${collection}.file-name.${name.split('.').slice(1).join('.') || 'title'}}`,
  );
}

export function nameThatEnds(place: Place, name: string): Diagnostic {
  return createError(
    'name-that-ends',
    place,
    `{${name}} only exists for a time, but this text stays on the page.`,
    'Use it in a section of a page or in an announcement, which are left out when it is over.',
  );
}

/** `way`: the fields that name each other, in order; the last one names the first. */
export function nameCircle(place: Place, name: string, way: readonly string[]): Diagnostic {
  const [first = name] = way;
  const round = [...way, first].map((field) => `{${field}}`).join(' → ');
  return createError(
    'name-circle',
    place,
    way.length === 1
      ? `This text refers to itself: {${name}}.`
      : `These texts refer to each other: ${round}.`,
    'Write one of them out in full.',
  );
}

export function nameTooEarly(place: Place, name: string, collection: string): Diagnostic {
  return createError(
    'name-too-early',
    place,
    `{${name}} can’t be used here: this text is filled in before {${collection}.…}.`,
    'Put the value in content/facts.yaml, and use its name in both places.',
  );
}

export function nameOfNames(place: Place, name: string): Diagnostic {
  return createError(
    'name-of-names',
    place,
    `{${name}} can’t be used, because its own text has a name in curly brackets.`,
    'Write the text out here, or take the curly brackets out of its own text.',
  );
}

export function nameWithSpaces(place: Place, written: string, name: string): Diagnostic {
  return createError(
    'name-with-spaces',
    place,
    `{${written}} has spaces inside the curly brackets.`,
    `Write {${name}}`,
  );
}

export function strayBrace(place: Place, written: string): Diagnostic {
  return createError(
    'stray-brace',
    place,
    `There is a curly bracket on its own here: ${written}`,
    'Curly brackets come in pairs, around the name of a value: {site.name}. Use round brackets for anything else.',
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
      `content/${collection} has nothing in it yet: put a file ${id} there, or delete this line.`,
  );
}

export function unknownField(
  place: Place,
  { field, collection, meant, known }: Guess & { field: string; collection: string },
): Diagnostic {
  return createError(
    'unknown-field',
    place,
    `Entries in content/${collection} have no field called “${field}”.`,
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
    `No entry has the value “${written}” in its field “${field}”.`,
    didYouMean(meant) ?? listKnown(allowed),
  );
}

export function currentElsewhere(place: Place, key: string, collection: string): Diagnostic {
  return createError(
    'current-elsewhere',
    place,
    `“${key}” shows the entry that the page is about, but this page is not made for each entry in content/${collection}.`,
    `In site.yaml, give the page’s route a path that ends in /:id, and add: collection: ${collection}`,
  );
}

export function unknownMedia(place: Place, name: string, meant: string | undefined): Diagnostic {
  return createError(
    'unknown-media',
    place,
    `There is no file called “${name}” in content/media.`,
    didYouMean(meant) ?? 'Put the file in that folder, or correct the name.',
  );
}

export function noPicture(place: Place, name: string): Diagnostic {
  return createError(
    'no-picture',
    place,
    `“${name}” is not a picture that can be shown on a page.`,
    'Use a picture whose name ends in .svg, .jpg, .png, .webp or .gif.',
  );
}

type LinkProblem = 'protocol' | 'form' | 'own-file' | 'own-server';

export function wrongLink(place: Place, written: string, problem: LinkProblem): Diagnostic {
  if (problem === 'own-file' || problem === 'own-server')
    return linkToOwnComputer(place, written, problem === 'own-file' ? 'file' : 'server');
  const message =
    problem === 'protocol'
      ? `“${written}” can’t be used as a link.`
      : `“${written}” is not an address that a link can lead to.`;
  return createError(
    'wrong-link',
    place,
    message,
    didYouMean(meantAddress(written)) ??
      `Write a page of this website (/courses), a place on the page (#faq), a web address (https://www.example.com), an email address (mailto:name@example.com) or a phone number (tel:+442079460142).`,
  );
}
