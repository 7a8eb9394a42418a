/** What is wrong with lists that are spread over several pages (`per`), and with their filters. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { listKnown } from './guess.ts';

export function perWithFirst(place: Place): Diagnostic {
  return createError(
    'per-with-first',
    place,
    'This list has both “per”, which spreads it over several pages, and “first”, which cuts it short.',
    'Keep “per” to show the whole list over several pages, or “first” to show only its start.',
  );
}

export function twoListsWithPer(place: Place, other: Place): Diagnostic {
  return {
    ...createError(
      'two-lists-with-per',
      place,
      'Two lists on this page have “per”, but only one list can continue on page 2.',
      'Keep “per” on one of them. Give the other “first”, or move it to a page of its own.',
    ),
    related: [{ place: other, message: 'The other list with “per”.' }],
  };
}

export function perElsewhere(place: Place): Diagnostic {
  return createError(
    'per-elsewhere',
    place,
    'This list can’t be spread over several pages: only the main list of a section can.',
    'Delete “per” here.',
  );
}

/** `collection`: what the page is made for each entry of; absent on the page for wrong addresses. */
export function perOnSharedPage(place: Place, collection: string | undefined): Diagnostic {
  const why =
    collection === undefined
      ? 'Visitors see this page when an address does not exist'
      : `This page is made for each entry in content/${collection}`;
  return createError(
    'per-on-shared-page',
    place,
    `${why}, so its list can’t be spread over several pages.`,
    'Write “first” instead of “per”, and link to a page that shows the whole list.',
  );
}

/** `key`: the field of the section that asks for filters; absent where the section always needs all entries. */
export function listOnOnePage(place: Place, section: string, key: string | undefined): Diagnostic {
  const message =
    key === undefined
      ? `The section ${section} needs all its entries on one page, so it can’t have “per”.`
      : `“${key}” filters what is on this page, so this list can’t have “per” as well.`;
  const hint =
    key === undefined
      ? 'Delete “per”, or list the entries in another section, such as entry-cards.'
      : `Delete “per”, or write “by” instead of “${key}”: each filter then has pages of its own.`;
  return createError('list-on-one-page', place, message, hint);
}

// Filters

export function filtersWithoutPer(place: Place, key: string): Diagnostic {
  return createError(
    'filters-without-per',
    place,
    `“${key}” gives each filter pages of its own, which only works in a list with “per”.`,
    `Delete “${key}”, or say how many entries a page shows: per: 20`,
  );
}

export function filtersWithoutBy(place: Place): Diagnostic {
  return createError(
    'filters-without-by',
    place,
    'These filters do not say which field they go by.',
    'Add the field beside them, for example: by: category',
  );
}

export function filtersTwice(place: Place, key: string): Diagnostic {
  return createError(
    'filters-twice',
    place,
    `The section already has filters for this list, in “${key}”.`,
    'Delete “by”.',
  );
}

export function fieldWithoutFilters(
  place: Place,
  { field, collection, usable }: { field: string; collection: string; usable: readonly string[] },
): Diagnostic {
  return createError(
    'field-without-filters',
    place,
    `“${field}” can’t be made into filters: that needs a field with a word or two in it.`,
    listKnown(usable) ?? `No field in content/${collection} can be made into filters: delete “by”.`,
  );
}

export function filterWithoutAddress(place: Place, value: string): Diagnostic {
  return createError(
    'filter-without-address',
    place,
    `“${value}” can’t be made into an address, so it can’t become a filter on its own.`,
    `Write the filters out beside “by”, with a word for the address: filters: [{ id: my-filter, label: "${value}", values: ["${value}"] }]`,
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
      `“${value}” and “${other.value}” would be two filters with the same address, ${address}.`,
      `Write both the same way, or write the filters out beside “by”: filters: [{ id: my-filter, label: "${value}", values: ["${value}", "${other.value}"] }]`,
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
      `The address ${address} is already used for the second and later pages of a list.`,
      'Choose another path, or other words for the addresses of lists: “list” in content/wording.yaml.',
    ),
    related: [{ place: list, message: 'The list.' }],
  };
}

export function listWordsAlike(place: Place, word: string): Diagnostic {
  return createError(
    'list-words-alike',
    place,
    `“${word}” is used in addresses both for the pages of a list and for a filter, so they could not be told apart.`,
    'Choose another word for one of them.',
  );
}

/** A row of a table in YAML. */
export function cellsOfRow(place: Place, { cells, columns }: { cells: number; columns: number }): Diagnostic {
  const count = cells === 1 ? '1 cell' : `${cells} cells`;
  return createError(
    'cells-of-row',
    place,
    `This row has ${count}, and the table has ${columns} columns.`,
    cells < columns
      ? 'Add what is missing, with a comma between two cells. For an empty cell, write ""'
      : 'Delete what is too much. If a comma is part of the text, put the text in quotation marks.',
  );
}

/** `cells`: how many each of its rows has. */
export function columnsOfTable(
  place: Place,
  { cells, columns }: { cells: number; columns: number },
): Diagnostic {
  return createError(
    'columns-of-table',
    place,
    `This table has ${columns} columns, and each of its rows has ${cells} cells.`,
    columns < cells
      ? 'Add the heading that is missing, or delete the cell below it in every row.'
      : 'Delete the heading that is too much, or add a cell to every row.',
  );
}

export function entryTwice(place: Place, id: string): Diagnostic {
  return createWarning(
    'entry-twice',
    place,
    `“${id}” is already in this list.`,
    'Delete it, or write the one that you meant.',
  );
}

/** `name`: in its braces. */
export function placeholderLost(place: Place, name: string, example: string | undefined): Diagnostic {
  return createWarning(
    'placeholder-lost',
    place,
    `${name} is missing from these words, so visitors don’t see the value that belongs there.`,
    example === undefined
      ? `Write ${name} where the value belongs.`
      : `Write ${name} where the value belongs, for example: ${example}`,
  );
}

/** `meant`: the list with commas. */
export function semicolonsInList(place: Place, item: string, meant: string): Diagnostic {
  return createWarning(
    'semicolons-in-list',
    place,
    `Between square brackets, commas part the items, so “${item}” is a single one.`,
    `Write ${meant}`,
  );
}
