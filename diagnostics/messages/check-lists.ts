/** What is wrong with lists that are spread over several pages (`per`), and with their filters. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function perWithFirst(place: Place): Diagnostic {
  return createError(
    'per-with-first',
    place,
    'This list has “per”, which spreads it over several pages, and “first”, which cuts it off.',
    'Keep one of them: per for a list with several pages, first for the beginning of one.',
  );
}

export function twoListsWithPer(place: Place, other: Place): Diagnostic {
  return {
    ...createError(
      'two-lists-with-per',
      place,
      'Two lists on this page have “per”, but page 2 can only go on with one of them.',
      'Keep “per” on one of them, and give the other a page of its own or “first”.',
    ),
    related: [{ place: other, message: 'The other list with “per”.' }],
  };
}

export function perElsewhere(place: Place): Diagnostic {
  return createError(
    'per-elsewhere',
    place,
    'A list can only be spread over several pages where it is the list of a section.',
    'Leave “per” out here.',
  );
}

/** `collection`: what the page is made for each entry of; absent on the page for wrong addresses. */
export function perOnSharedPage(place: Place, collection: string | undefined): Diagnostic {
  const why =
    collection === undefined
      ? 'This is the page for wrong addresses'
      : `This page is made for each entry of ${collection}`;
  return createError(
    'per-on-shared-page',
    place,
    `${why}, so its list can’t have several pages.`,
    'Write “first” instead of “per”, and link to a page that has the whole list.',
  );
}

/** `key`: the field of the section that asks for filters; absent where the section always needs all entries. */
export function listOnOnePage(place: Place, section: string, key: string | undefined): Diagnostic {
  const message =
    key === undefined
      ? `The section ${section} needs all its entries on one page, so it can’t have “per”.`
      : `“${key}” filters what stands on this page, so this list can’t have “per” as well.`;
  const hint =
    key === undefined
      ? 'Leave “per” out, or list the entries in another section, such as entry-cards.'
      : `Leave out “per”, or write “by” in place of “${key}”: then each filter has pages of its own.`;
  return createError('list-on-one-page', place, message, hint);
}

// Filters

export function filtersWithoutPer(place: Place, key: string): Diagnostic {
  return createError(
    'filters-without-per',
    place,
    `“${key}” gives filters pages of their own, which only a list with “per” has.`,
    `Add how many entries stand on a page, for example: per: 20. Or leave “${key}” out.`,
  );
}

export function filtersWithoutBy(place: Place): Diagnostic {
  return createError(
    'filters-without-by',
    place,
    'These filters don’t say which field they look at.',
    'Add it beside them, for example: by: category',
  );
}

export function filtersTwice(place: Place, key: string): Diagnostic {
  return createError(
    'filters-twice',
    place,
    `The filters of this list stand in the section already, under “${key}”.`,
    'Leave “by” out.',
  );
}

export function fieldWithoutFilters(
  place: Place,
  { field, collection, usable }: { field: string; collection: string; usable: readonly string[] },
): Diagnostic {
  return createError(
    'field-without-filters',
    place,
    `“${field}” can’t become filters: they need a field with a word or two.`,
    usable.length > 0
      ? `In ${collection} these can: ${usable.join(', ')}.`
      : `No field of ${collection} can: leave “by” out.`,
  );
}

export function filterWithoutAddress(place: Place, value: string): Diagnostic {
  return createError(
    'filter-without-address',
    place,
    `No address can be made of “${value}”, so it can’t become a filter by itself.`,
    'Beside “by”, write the filters out: filters: [{ id: word-in-the-address, label: …, values: [ … ] }]',
  );
}

export function filtersWithOneAddress(
  place: Place,
  { value, address, other }: { value: string; address: string; other: { value: string; place: Place } },
): Diagnostic {
  return {
    ...createError(
      'filters-with-one-address',
      place,
      `“${value}” and “${other.value}” would be two filters with one address, ${address}.`,
      'Write both the same way, or write the filters out beside “by”: filters: [{ id: …, label: …, values: [ … ] }]',
    ),
    related: [{ place: other.place, message: `Here it is “${other.value}”.` }],
  };
}

// Addresses

export function addressOfList(place: Place, address: string, list: Place): Diagnostic {
  return {
    ...createError(
      'address-of-list',
      place,
      `The address ${address} belongs to the further pages of a list.`,
      'Choose another path, or other words for the list’s addresses: “list” in content/wording.yaml.',
    ),
    related: [{ place: list, message: 'The list.' }],
  };
}

export function listWordsAlike(place: Place, word: string): Diagnostic {
  return createError(
    'list-words-alike',
    place,
    `“${word}” stands before the numbers of pages and before filters, so addresses would be mixed up.`,
    'Choose another word for one of them.',
  );
}
