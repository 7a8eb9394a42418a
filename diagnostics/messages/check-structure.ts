/** What is wrong with buttons, menus, addresses of pages and forms. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

// Buttons and menus

export function actionWithoutTarget(place: Place): Diagnostic {
  return createError(
    'action-without-target',
    place,
    'This button does nothing.',
    'Add where it leads, for example: to: /courses',
  );
}

export function actionWithTwoTargets(place: Place, given: readonly string[]): Diagnostic {
  return createError(
    'action-with-two-targets',
    place,
    `This button has ${given.join(' and ')}, but can only do one thing.`,
    'Keep one of them.',
  );
}

export function menuEntry(place: Place, label: string): Diagnostic {
  return createError(
    'menu-entry',
    place,
    `The menu entry “${label}” has to be either a link or a group.`,
    'Give it “to” (a link) or “entries” (a group), not both.',
  );
}

// Addresses

export function addressTaken(place: Place, address: string, other: Place): Diagnostic {
  const related = [{ place: other, message: 'The other page with this address.' }];
  return {
    ...createError(
      'address-taken',
      place,
      `Two pages have the address ${address}.`,
      'Give one of them another path.',
    ),
    related,
  };
}

export function addressReserved(place: Place, address: string): Diagnostic {
  return createError(
    'address-reserved',
    place,
    `The address ${address} belongs to the page for wrong addresses.`,
    'Choose another path.',
  );
}

export function unknownCollection(place: Place, collection: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'unknown-collection',
    place,
    `There is no kind of content in a folder “${collection}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function collectionWithoutPages(
  place: Place,
  collection: string,
  known: readonly string[],
): Diagnostic {
  return createError(
    'collection-without-pages',
    place,
    `Entries of ${collection} have no pages of their own.`,
    `A page per entry can be made of: ${known.join(', ')}.`,
  );
}

export function routeWithoutCollection(place: Place, path: string): Diagnostic {
  return createError(
    'route-without-collection',
    place,
    `${path} makes a page for each entry, but doesn’t say of what.`,
    'Add the collection, for example: collection: posts',
  );
}

export function routeWithoutParameter(place: Place, path: string, collection: string): Diagnostic {
  const word = collection === 'posts' ? 'slug' : 'id';
  return createError(
    'route-without-parameter',
    place,
    `All entries of ${collection} would have the same address ${path}.`,
    `Write ${path.replace(/\/$/, '')}/:${word}`,
  );
}

export function noHomePage(place: Place): Diagnostic {
  return createError(
    'no-home-page',
    place,
    'No page stands at the address /.',
    'Add a route: { path: /, page: home }',
  );
}

export function pageWithoutRoute(place: Place, id: string): Diagnostic {
  return createWarning(
    'page-without-route',
    place,
    'This page has no address, so nobody will see it.',
    `Add a route to site.yaml: { path: /${id}, page: ${id} }`,
  );
}

export function repeatedName(place: Place, key: string, name: string, other: Place): Diagnostic {
  const related = [{ place: other, message: 'It stands here already.' }];
  return {
    ...createError(
      'repeated-name',
      place,
      `The ${key} “${name}” stands twice.`,
      'Give one of them another name.',
    ),
    related,
  };
}

// Files

export function missingWording(place: Place): Diagnostic {
  return createError(
    'missing-wording',
    place,
    'There is no file content/wording.yaml.',
    'It holds the words that all pages share. Copy it from a new site: run `site init` in an empty folder.',
  );
}

/** Reported where the words would be shown. */
export function missingWords(place: Place, group: string, example: string | undefined): Diagnostic {
  return createError(
    'missing-words',
    place,
    `This is shown with words that are missing: “${group}” in content/wording.yaml.`,
    `Add the group${example === undefined ? '' : `: ${example}`}. \`site init --example academy\` writes a wording.yaml with all of them.`,
  );
}

/** Reported where the setting would be used. */
export function missingSetting(place: Place, name: string, example: string | undefined): Diagnostic {
  return createError(
    'missing-setting',
    place,
    `This needs “${name}” in site.yaml, which is missing.`,
    `Add to site.yaml: ${example ?? name}`,
  );
}

export function namedPageWithoutRoute(
  place: Place,
  page: string,
  collection: string | undefined,
): Diagnostic {
  const line =
    collection === undefined
      ? `- { path: /${page}, page: ${page} }`
      : `- { path: /${page}/:id, page: ${page}, collection: ${collection} }`;
  return createError(
    'named-page-without-route',
    place,
    `The page “${page}” stands at no address${collection === undefined ? '' : ` for each of the ${collection}`}.`,
    `Add a line to routes: ${line}`,
  );
}
