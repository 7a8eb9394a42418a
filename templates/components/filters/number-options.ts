import { wordsIn } from '../../../diagnostics/words/letters.ts';

/** What an editor says of one row of choices. Without options there is one for each value that is found, in the order of the alphabet. */
export type Filter<By extends string> = {
  id: string;
  label: string;
  by: By;
  options?: { id: string; label: string; values?: string[] }[];
};

/** What is listed, and what each entry says in the fields by which it is filtered. */
type Entry<By extends string> = Readonly<Partial<Record<By, string>>>;

export type ShownFilter<E = unknown> = { id: string; label: string; options: ShownOption<E>[] };

/** `number` counts through the options of all filters: by it stylesheet and script know which entries an option finds. */
export type ShownOption<E = unknown> = { id: string; label: string; number: number; found: readonly E[] };

/** The filters with what each option finds, without options that find nothing. */
export function numberOptions<By extends string, E extends Entry<By>>(
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

function optionsFound<By extends string>(by: By, entries: readonly Entry<By>[]) {
  const said = new Set(entries.map((entry) => entry[by]).filter((value) => value !== undefined));
  return [...said]
    .sort((one, other) => one.localeCompare(other, 'en'))
    .map((value) => ({ id: idOf(value), label: value, values: [value] }));
}

/** What stands in the address: “Sri Lanka” as sri-lanka. */
function idOf(value: string): string {
  return wordsIn(value.toLowerCase()).join('-');
}

/** Without values an option finds the entries that say nothing. */
function isFound(said: string | undefined, values: readonly string[] | undefined): boolean {
  return values === undefined ? said === undefined : said !== undefined && values.includes(said);
}

/** The numbers of the options that find an entry: "1 5 9". */
export function numbersOf(entry: object, filters: readonly ShownFilter[]): string {
  return filters
    .flatMap(({ options }) => options)
    .filter(({ found }) => found.includes(entry))
    .map(({ number }) => number)
    .join(' ');
}
