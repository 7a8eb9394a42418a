/** Problems with lists that are spread over several pages (`per`), and with their filters. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { listKnown } from './guess.ts';

export function twoListsWithPer(place: Place, other: Place): Diagnostic {
  return {
    ...generated.twoListsWithPer(place),
    related: [{ place: other, message: 'The other list with “per”.' }],
  };
}

/** `collection`: the page is made for each of its entries; undefined on the page for wrong addresses. */
export function perOnSharedPage(place: Place, collection: string | undefined): Diagnostic {
  const why =
    collection === undefined
      ? 'Visitors see this page when an address does not exist'
      : `This page is made for each entry in content/${collection}`;
  return generated.perOnSharedPage(place, { why });
}

/** `key`: the field of the section that requests filters; undefined if the section always needs all entries. */
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

export function fieldWithoutFilters(
  place: Place,
  { field, collection, usable }: { field: string; collection: string; usable: readonly string[] },
): Diagnostic {
  return generated.fieldWithoutFilters(place, {
    field,
    hint: listKnown(usable) ?? `No field in content/${collection} can be made into filters: delete “by”.`,
  });
}

export function filtersWithOneAddress(
  place: Place,
  { value, address, other }: { value: string; address: string; other: { value: string; place: Place } },
): Diagnostic {
  return {
    ...generated.filtersWithOneAddress(place, { value, otherValue: other.value, address }),
    related: [{ place: other.place, message: `Here it is “${other.value}”.` }],
  };
}

// Order

type Usable = { usable: readonly string[] };

export function fieldWithoutOrder(place: Place, { field, usable }: Usable & { field: string }): Diagnostic {
  const hint = listKnown(usable) ?? 'Delete it: no field of these entries has an order.';
  return generated.fieldWithoutOrder(place, { field, hint });
}

/** `type`: that of the field. */
export function boundOfAnotherType(
  place: Place,
  { type, ...of }: { field: string; written: string; type: 'day' | 'number' | 'text' },
): Diagnostic {
  const expected = {
    day: 'a day, such as 2026-12-01, or: today',
    number: 'a number',
    text: 'a text, in quotation marks if it is a number',
  };
  return generated.boundOfAnotherType(place, { ...of, expected: expected[type] });
}

export function fieldWithoutGroups(
  place: Place,
  { usable, ...of }: Usable & { group: string; collection: string },
): Diagnostic {
  const hint = listKnown(usable) ?? 'Delete “group”: no field of these entries can make groups.';
  return generated.fieldWithoutGroups(place, { ...of, hint });
}

// Addresses

export function addressOfList(place: Place, address: string, list: Place): Diagnostic {
  return {
    ...generated.addressOfList(place, { address }),
    related: [{ place: list, message: 'The list.' }],
  };
}

/** A row of a table in YAML. */
export function cellsOfRow(place: Place, { cells, columns }: { cells: number; columns: number }): Diagnostic {
  const count = cells === 1 ? '1 cell' : `${cells} cells`;
  return generated.cellsOfRow(place, {
    count,
    columns,
    hint:
      cells < columns
        ? 'Add what is missing, with a comma between two cells. For an empty cell, write ""'
        : 'Delete what is too much. If a comma is part of the text, put the text in quotation marks.',
  });
}

/** `cells`: the number in each of its rows. */
export function columnsOfTable(
  place: Place,
  { cells, columns }: { cells: number; columns: number },
): Diagnostic {
  return generated.columnsOfTable(place, {
    columns,
    cells,
    hint:
      columns < cells
        ? 'Add the heading that is missing, or delete the cell below it in every row.'
        : 'Delete the heading that is too much, or add a cell to every row.',
  });
}

/** `name`: with its braces. */
export function placeholderLost(place: Place, name: string, example: string | undefined): Diagnostic {
  return generated.placeholderLost(place, {
    name,
    hint:
      example === undefined
        ? `Write ${name} where the value belongs.`
        : `Write ${name} where the value belongs, for example: ${example}`,
  });
}
