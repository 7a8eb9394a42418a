import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import { newValue, oldForms } from './new-values.ts';
import { shippedSite } from './site-copy.ts';

/** A value with a name: texts that must be gone once it has changed, and new ones that must appear. */
export type Change = {
  name: string;
  gone: string[];
  /** Possible forms of the new value; one of them must appear. */
  shown: string[];
};

type Keys = readonly (string | number)[];
type PlannedChange = Change & { file: string; keys: Keys; value: unknown };

/** The values to change: every fact, and what texts may name of site.yaml, courses, events and articles. */
export function planChanges(): PlannedChange[] {
  const read = (file: string): unknown => parse(readFileSync(path.join(shippedSite, file), 'utf8'));
  const facts = read('content/facts.yaml');
  const site = read('site.yaml');
  const places = [
    ...leaves(facts, []).map((keys) => ({
      file: 'content/facts.yaml',
      keys,
      content: facts,
      head: ['facts'],
    })),
    ...[...siteValues, ...leaves(at(site, ['contact']), ['contact'])].map((keys) => ({
      ...{ file: 'site.yaml', keys, content: site, head: ['site'] },
    })),
    ...entries('courses', ['title', 'subtitle', 'price', 'originalPrice', 'duration', 'students', 'rating']),
    ...entries('events', ['title', 'date', 'time', 'location', 'attendees', 'description']),
  ];
  const uses = readUses();
  return places.flatMap(({ file, keys, content, head }, number): PlannedChange[] => {
    const old = at(content, keys);
    const name = [...head, ...namesOf(content, keys)].join('.').replace(/\.(?:money|date|count)$/, '');
    const made = newValue(old, keys, number);
    if (!made) return [];
    const use = { after: uses.get(name) ?? [], payLater: at(content, ['payLater']) === true };
    return [
      {
        name,
        file,
        keys,
        value: made.value,
        shown: made.shown,
        gone: oldForms(old, keys, use),
      },
    ];
  });

  function entries(collection: string, fields: readonly string[]) {
    return readdirSync(path.join(shippedSite, 'content', collection)).flatMap((entry) => {
      const file = `content/${collection}/${entry}`;
      const content = read(file);
      const head = [collection, entry.replace(/\.\w+$/, '')];
      return fields.map((field) => ({ file, keys: [field] as Keys, content, head }));
    });
  }
}

const siteValues: readonly Keys[] = [
  ['name'],
  ['tagline'],
  ['community'],
  ['events', 'durationMinutes'],
  ['promotion', 'code'],
  ['promotion', 'price'],
  ['promotion', 'title'],
  ['checkout', 'instalments'],
  ['checkout', 'lender', 'name'],
];

/** Writes the new values into the files below `root`. */
export function writeChanges(root: string, changes: readonly PlannedChange[]): void {
  for (const file of new Set(changes.map((change) => change.file))) {
    const place = path.join(root, file);
    const document = parseDocument(readFileSync(place, 'utf8'));
    for (const change of changes) if (change.file === file) document.setIn(change.keys, change.value);
    if (file === 'site.yaml') document.setIn(['checkout', 'defaultCourse'], 'osce-onsite-adult');
    writeFileSync(place, document.toString({ lineWidth: 0 }));
  }
}

function leaves(value: unknown, keys: Keys): Keys[] {
  if (typeof value === 'string' || typeof value === 'number') return [keys];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'id' ? [] : leaves(item, [...keys, key])));
}

/** The names that texts use for a value: an entry of a list is named by its id. */
function namesOf(content: unknown, keys: Keys): Keys {
  return keys.map((key, depth) => {
    const list = at(content, keys.slice(0, depth));
    return Array.isArray(list) ? String(at(list, [key, 'id']) ?? key) : key;
  });
}

function at(value: unknown, keys: Keys): unknown {
  return keys.reduce((found: unknown, key) => Reflect.get(Object(found), key), value);
}

/** By name: the words that follow it in texts, such as `" stations"`, `"-day"`. */
function readUses(): Map<string, string[]> {
  const content = path.join(shippedSite, 'content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:yaml|mdx)$/.test(file),
  );
  const texts = [path.join(shippedSite, 'site.yaml'), ...files.map((file) => path.join(content, file))];
  const uses = new Map<string, string[]>();
  for (const text of texts) {
    for (const [, name = '', after = ''] of readFileSync(text, 'utf8').matchAll(
      /\{([\w.-]+)\}((?:[ -][\p{L}]+)?)/gu,
    ))
      uses.set(name, [...(uses.get(name) ?? []), after]);
  }
  return uses;
}
