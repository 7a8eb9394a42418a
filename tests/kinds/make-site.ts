/** A site as the code of kinds sees it, made from plain values: for tests of that code alone. */
import type { Path } from '../../diagnostics/place.ts';
import type { PlanEntry, PlanSite } from '../../kinds/kind.ts';
import { gather, type Planned, plain, shown } from '../../kinds/planned.ts';
import type { Money } from '../../schemas/planned.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `entries`: by folder and id, as written in their files. `wording`: by group. Routes make no pages for entries. */
export type SiteContent = {
  settings?: Fields;
  wording?: Fields;
  entries?: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  /** ISO instant. */
  now?: string;
};

export function makeSite({
  settings = {},
  wording = {},
  entries = {},
  now = '2026-11-22T12:00:00Z',
}: SiteContent): PlanSite {
  const unasked = () => {
    throw new Error('nothing of this kind is asked in these tests');
  };
  const file = (kind: string, id: string) => `content/${kind}/${id}.yaml`;
  const read = (of: unknown, name: string, path: Path): Planned<unknown> => {
    const value = valueAt(of, path);
    return { ...plain(value), reads: [{ query: { ask: 'value', file: name, path }, answer: '' }] };
  };
  return {
    setting: <T>(key: string, ...path: Path) => plain(valueAt(settings, [key, ...path]) as T | undefined),
    written: (...path) => read(settings, 'site.yaml', path),
    wording: <T>(group: string, ...path: Path) => plain(valueAt(wording, [group, ...path]) as T),
    entry: unasked,
    entries: unasked,
    select: (kind) => plain(Object.keys(entries[kind] ?? {})),
    writtenIn: (kind, id, ...path) => read(entries[kind]?.[id], file(kind, id), path),
    isConverted: () => plain(false),
    isShown: (kind, id) => plain(entries[kind]?.[id] !== undefined),
    name: (name) => {
      const [kind = '', id = '', field = ''] = name.split('.');
      const value = valueAt(entries[kind]?.[id], [field]);
      return value === undefined ? plain(undefined) : shown(String(value), String(value), []);
    },
    href: () => plain(undefined),
    link: (href) => plain({ href, external: !href.startsWith('/') }),
    isHidden: () => plain(false),
    pageHref: () => plain('/'),
    absolute: (href) => plain(`https://www.example.com${href}`),
    direction: () => plain('ltr'),
    base: '',
    picture: unasked,
    file: (name) => plain(`/media/${name}`),
    typefaceFile: unasked,
    documentBlocks: unasked,
    section: unasked,
    art: unasked,
    text: (text, places) => shown(text, text, places),
    place: (path = []) => placeOf('site.yaml', path),
    shared: unasked,
    format: {
      money: (amount) => plain(pounds(amount, amount.toFixed(2))),
      roundMoney: (amount) => plain(pounds(amount, String(amount))),
      free: () => plain({ amount: 0, text: 'Free', free: true }),
      converted: (amount) => plain({ ...amount, text: `about ${amount.text}`, converted: true }),
      number: (value) => plain(String(value)),
      percent: (hundredths) => plain(`${hundredths}%`),
      list: (items) => plain(items.join(', ')),
      decimals: () => plain({ most: 2, usual: 2, converted: 0 }),
      dateWords: unasked,
      date: (iso) => plain({ iso, text: `the day ${iso}` }),
      zonedTime: (date, time) => plain({ iso: `${date}T${time}:00Z`, text: time }),
      laterTime: (iso, minutes) =>
        plain({ iso: new Date(Date.parse(iso) + minutes * 60_000).toISOString(), text: '' }),
      clockTime: (iso) => plain({ iso, text: iso.slice(11, 16) }),
      clockTimes: (begin, end) => plain(`${begin} – ${end}`),
      dates: (first, last) => plain(`${first} – ${last}`),
      days: (count) => plain(`${count} days`),
      dayOf: (instant) => plain(instant.slice(0, 10)),
      startOfDay: (date) => plain(`${date}T00:00:00Z`),
    },
    isPast: (instant) => plain(Date.parse(instant) <= Date.parse(now)),
    day: now.slice(0, 10),
  };
}

/** An entry with finished fields: `fields` and `written` return the same. */
export function makeEntry(kind: string, id: string, values: Fields): PlanEntry {
  const file = `content/${kind}/${id}.yaml`;
  return {
    kind,
    id,
    fields: <T>(...keys: readonly string[]) =>
      gather((take) => {
        const present = keys.filter((key) => values[key] !== undefined);
        for (const key of keys)
          take({ ...plain(undefined), reads: [{ query: { ask: 'value', file, path: [key] }, answer: '' }] });
        return Object.fromEntries(present.map((key) => [key, values[key]])) as T;
      }),
    written: (...path) => plain(valueAt(values, path)),
    body: () => plain({ body: [], contents: [] }),
    counts: () => plain({ words: 0, chapters: 0 }),
    place: (path = []) => placeOf(file, path),
    href: () => plain(undefined),
  };
}

/** The values that a result has read, in words: `site.yaml: promotion/price`. */
export function readsOf({ reads }: Planned<unknown>): string[] {
  const names = reads.flatMap(({ query }) =>
    query.ask === 'value' ? [`${query.file}: ${query.path.join('/')}`] : [],
  );
  return [...new Set(names)].sort();
}

export function money(amount: number): Money {
  return pounds(amount, amount.toFixed(2));
}

/** The file of a place includes the path, so that tests can tell places apart. */
function placeOf(file: string, path: Path) {
  return { file: [file, ...path].join('#'), line: 1, column: 1 };
}

function pounds(amount: number, digits: string): Money {
  return { amount, text: `£${digits}`, free: false };
}

function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return found;
}
