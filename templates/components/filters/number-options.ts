import { wordsIn } from '../../../diagnostics/words/letters.ts';

/**
 * An editor's settings for one row of choices. Without options there is one for each value that occurs, in alphabetical
 * order.
 */
export type Filter<By extends string> = {
  id: string;
  label: string;
  by: By;
  options?: { id: string; label: string; values?: string[] }[];
};

/** A listed entry, with its values in the fields that it is filtered by. */
type FilterableEntry<By extends string> = Readonly<Partial<Record<By, string>>>;

export type ShownFilter<E = unknown> = { id: string; label: string; options: ShownOption<E>[] };

/** `number` counts through the options of all filters: stylesheet and script use it to match entries with options. */
export type ShownOption<E = unknown> = { id: string; label: string; number: number; found: readonly E[] };

/** The filters with each option's entries, without options that match none. */
export function numberOptions<By extends string, E extends FilterableEntry<By>>(
  filters: readonly Filter<By>[],
  entries: readonly E[],
): ShownFilter<E>[] {
  let number = 0;
  return filters
    .map(({ id, label, by, options = optionsFound(by, entries) }) => ({
      id,
      label,
      options: options
        .map((option) => ({
          id: option.id,
          label: option.label,
          found: entries.filter((entry) => isFound(entry[by], option.values)),
        }))
        .filter(({ found }) => found.length > 0)
        .map((option) => {
          number += 1;
          return { ...option, number };
        }),
    }))
    .filter(({ options }) => options.length > 0);
}

function optionsFound<By extends string>(by: By, entries: readonly FilterableEntry<By>[]) {
  const said = new Set(entries.map((entry) => entry[by]).filter((value) => value !== undefined));
  return [...said]
    .sort((one, other) => one.localeCompare(other, 'en'))
    .map((value) => ({ id: idOf(value), label: value, values: [value] }));
}

/** The form in the address: “Sri Lanka” as sri-lanka. */
function idOf(value: string): string {
  return wordsIn(value.toLowerCase()).join('-');
}

/** An option without values matches entries that have no value. */
function isFound(said: string | undefined, values: readonly string[] | undefined): boolean {
  return values === undefined ? said === undefined : said !== undefined && values.includes(said);
}

/** The numbers of the options that match an entry: "1 5 9". */
export function numbersOf(entry: object, filters: readonly ShownFilter[]): string {
  return filters
    .flatMap(({ options }) => options)
    .filter(({ found }) => found.includes(entry))
    .map(({ number }) => number)
    .join(' ');
}
