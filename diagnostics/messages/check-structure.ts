/** Problems with buttons, menus, addresses of pages and forms. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

// Buttons and menus

export function actionWithTwoTargets(place: Place, given: readonly string[]): Diagnostic {
  return generated.actionWithTwoTargets(place, { given: given.join(' and ') });
}

// Addresses

export function addressTaken(place: Place, address: string, other: Place): Diagnostic {
  const related = [{ place: other, message: 'The other page with this address.' }];
  return {
    ...generated.addressTaken(place, { address }),
    related,
  };
}

export function addressOfFolder(place: Place, address: string): Diagnostic {
  const folder = address.slice(0, -'/index'.length);
  return generated.addressOfFolder(place, { address, folder: folder === '' ? '/' : folder });
}

export function unknownCollection(place: Place, collection: string, { meant, known }: Guess): Diagnostic {
  return generated.unknownCollection(place, { collection, hint: didYouMean(meant) ?? listKnown(known) });
}

export function collectionWithoutPages(
  place: Place,
  collection: string,
  known: readonly string[],
): Diagnostic {
  return generated.collectionWithoutPages(place, {
    collection,
    hint: listKnown(known) ?? 'Delete the line “collection”.',
  });
}

export function routeWithoutParameter(place: Place, path: string, collection: string): Diagnostic {
  const word = collection === 'posts' ? 'slug' : 'id';
  return generated.routeWithoutParameter(place, { collection, path, folder: path.replace(/\/$/, ''), word });
}

/** `written`: the entry's value, if it has one. */
export function entryWithoutAddress(
  place: Place,
  { path, field, written }: { path: string; field: string; written: unknown },
): Diagnostic {
  const isThere = written !== undefined;
  return generated.entryWithoutAddress(place, {
    path,
    needed: isThere ? `a “${field}” with plain letters or digits` : `its field “${field}”`,
    hint: isThere
      ? `Write letters from a to z, or digits, in “${field}”, or take :${field} out of the path in site.yaml.`
      : `Add the field: ${field}: …`,
  });
}

export function noHomePage(place: Place): Diagnostic {
  return {
    ...generated.noHomePage(place),
    lacks: { of: 'pages', name: 'home' },
  };
}

export function pageWithoutRoute(place: Place, id: string): Diagnostic {
  return {
    ...generated.pageWithoutRoute(place, { id }),
    unreached: { of: 'pages', name: id },
  };
}

/**
 * The text for such a page as an error. `path`: the target of links that should lead to this page; `places`: those
 * links.
 */
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

/** Why a page must exist: `of`, the collection whose entries it shows. */
export type NeededPage = 'home' | 'not found' | 'search' | { of: string };

const needs = {
  home: 'This is the home page',
  'not found': 'Visitors see this page when they mistype an address',
  search: 'The search at the top of every page leads here',
};

export function draftNeeded(place: Place, needed: NeededPage): Diagnostic {
  const why = typeof needed === 'string' ? needs[needed] : `This page shows each entry of ${needed.of}`;
  return generated.draftNeeded(place, { why });
}

export function repeatedName(place: Place, key: string, name: string, other: Place): Diagnostic {
  const related = [{ place: other, message: 'The first one.' }];
  return {
    ...generated.repeatedName(place, { key, name }),
    related,
  };
}

// Files

export function missingWording(place: Place): Diagnostic {
  return {
    ...generated.missingWording(place),
    lacks: { of: 'wording', name: 'wording' },
  };
}

/** Reported at the place that would show the words. */
export function missingWords(place: Place, group: string, example: string | undefined): Diagnostic {
  return {
    ...generated.missingWords(place, {
      group,
      hint: example === undefined ? 'Add them there.' : `Add them: ${example}`,
    }),
    lacks: { of: 'values', name: `wording.${group}` },
  };
}

/** Reported at the place that would use the setting. */
export function missingSetting(place: Place, name: string, example: string | undefined): Diagnostic {
  return {
    ...generated.missingSetting(place, { name, line: example ?? `${name}:` }),
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
    ...generated.namedPageWithoutRoute(place, {
      page,
      entries: collection === undefined ? '' : ` for the entries in content/${collection}`,
      line,
    }),
    lacks: { of: 'pages', name: page },
  };
}
