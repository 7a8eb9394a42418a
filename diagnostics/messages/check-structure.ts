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
    'This button leads nowhere.',
    'Add where it leads, for example: to: {example.page}',
  );
}

export function actionWithTwoTargets(place: Place, given: readonly string[]): Diagnostic {
  return createError(
    'action-with-two-targets',
    place,
    `This button has ${given.join(' and ')}, but it can only do one thing.`,
    'Keep one of them and delete the other.',
  );
}

export function menuEntry(place: Place, label: string): Diagnostic {
  return createError(
    'menu-entry',
    place,
    `The menu item “${label}” must be either a link or a group.`,
    'Give it “to” to make it a link, or “entries” to make it a group, but not both.',
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
    `The address ${address} is already used for the page that visitors see when an address does not exist.`,
    'Choose another path.',
  );
}

export function addressOfFolder(place: Place, address: string): Diagnostic {
  const folder = address.slice(0, -'/index'.length);
  return createError(
    'address-of-folder',
    place,
    `Hosts never show a page at ${address}: for them “index” is the page at ${folder === '' ? '/' : folder}.`,
    'Choose a path that does not end with “index”.',
  );
}

export function unknownCollection(place: Place, collection: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'unknown-collection',
    place,
    `There is no folder of content called “${collection}”.`,
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
    `Entries in content/${collection} can’t have pages of their own.`,
    listKnown(known) ?? 'Delete the line “collection”.',
  );
}

export function routeWithoutCollection(place: Place, path: string): Diagnostic {
  return createError(
    'route-without-collection',
    place,
    `${path} makes a page for each entry, but does not say which entries.`,
    'Add the folder that they are in, for example: collection: posts',
  );
}

export function routeWithoutParameter(place: Place, path: string, collection: string): Diagnostic {
  const word = collection === 'posts' ? 'slug' : 'id';
  return createError(
    'route-without-parameter',
    place,
    `All entries in content/${collection} would have the same address, ${path}.`,
    `Write ${path.replace(/\/$/, '')}/:${word}`,
  );
}

export function noHomePage(place: Place): Diagnostic {
  return {
    ...createError(
      'no-home-page',
      place,
      'The website has no home page: no route has the path /.',
      'Add a line to “routes”: - { path: /, page: home }',
    ),
    lacks: { of: 'pages', name: 'home' },
  };
}

export function pageWithoutRoute(place: Place, id: string): Diagnostic {
  return {
    ...createWarning(
      'page-without-route',
      place,
      'This page has no address, so nobody can visit it.',
      `Add a line to “routes” in site.yaml: - { path: /${id}, page: ${id} }`,
    ),
    unreached: { of: 'pages', name: id },
  };
}

/** What is said of such a page then, as an error. `path`: where links lead that ought to lead to this page; `places`: where these links are. */
export function linkedPageWithoutRoute(
  id: string,
  { path, places }: { path: string; places: readonly Place[] },
): Pick<Diagnostic, 'message' | 'hint' | 'related'> {
  const links = places.length === 1 ? 'a link leads' : `${places.length} links lead`;
  return {
    message: `This page has no address, but ${links} to ${path}.`,
    hint: `Add a line to “routes” in site.yaml: - { path: ${path}, page: ${id} }`,
    related: places.map((link) => ({ place: link, message: `A link to ${path}.` })),
  };
}

/** Why a page has to be there: `of`, the collection whose entries it shows. */
export type NeededPage = 'home' | 'not found' | 'search' | { of: string };

const needs = {
  home: 'This is the home page',
  'not found': 'Visitors see this page when they mistype an address',
  search: 'The search at the top of every page leads here',
};

export function draftNeeded(place: Place, needed: NeededPage): Diagnostic {
  const why = typeof needed === 'string' ? needs[needed] : `This page shows each entry of ${needed.of}`;
  return createError(
    'draft-needed',
    place,
    `${why}, so it can’t be a draft.`,
    'Delete this line. To keep a part of the page back, cut it and save it somewhere else.',
  );
}

export function repeatedName(place: Place, key: string, name: string, other: Place): Diagnostic {
  const related = [{ place: other, message: 'The first one.' }];
  return {
    ...createError(
      'repeated-name',
      place,
      `The ${key} “${name}” is used twice.`,
      `Give one of them another ${key}.`,
    ),
    related,
  };
}

// Files

export function missingWording(place: Place): Diagnostic {
  return {
    ...createError(
      'missing-wording',
      place,
      'There is no content/wording.yaml, which holds the words that all pages share.',
      'Put the file back, or copy one from a new site: run `site init` in an empty folder.',
    ),
    lacks: { of: 'wording', name: 'wording' },
  };
}

/** Reported where the words would be shown. */
export function missingWords(place: Place, group: string, example: string | undefined): Diagnostic {
  return {
    ...createError(
      'missing-words',
      place,
      `This needs the words “${group}” from content/wording.yaml, and they are missing.`,
      example === undefined ? 'Add them there.' : `Add them: ${example}`,
    ),
    lacks: { of: 'values', name: `wording.${group}` },
  };
}

/** Reported where the setting would be used. */
export function missingSetting(place: Place, name: string, example: string | undefined): Diagnostic {
  return {
    ...createError(
      'missing-setting',
      place,
      `This needs “${name}” in site.yaml, which is missing.`,
      `Add it to site.yaml: ${example ?? `${name}:`}`,
    ),
    lacks: { of: 'values', name: `site.${name}` },
  };
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
  return {
    ...createError(
      'named-page-without-route',
      place,
      `The page “${page}” has no address${collection === undefined ? '' : ` for the entries in content/${collection}`}.`,
      `Add a line to “routes”: ${line}`,
    ),
    lacks: { of: 'pages', name: page },
  };
}
