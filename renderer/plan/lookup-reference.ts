import type { Place } from '../../diagnostics/place.ts';
import type { Entry } from '../model/site.ts';
import { locate } from '../source/locate.ts';
import { formatDate } from './format-date.ts';
import { formatRoundMoney } from './format-money.ts';
import type { Formats } from './formats.ts';

/** What a `{reference}` stands for, and the lines that it was made of. */
export type Looked = { text: string; places: Place[] };

/** The entries whose fields texts may name, already planned: field name → shown text. */
export type NamedFields = ReadonlyMap<string, { text: string; place: Place }>;

export type ReferenceScope = {
  settings: Entry;
  facts: Entry | undefined;
  /** `courses` → id → fields. */
  collections: ReadonlyMap<string, ReadonlyMap<string, NamedFields>>;
  promotion: NamedFields | undefined;
  /** The soonest event that lies ahead. */
  nextEvent: NamedFields | undefined;
  /** On a page made per entry: `course` → its fields. */
  current: ReadonlyMap<string, NamedFields>;
  formats: Formats;
};

/** The value of `facts.osce.fullFee`, `site.name`, `courses.oet-comprehensive.price`, `course.title`; nothing for a name that only the browser knows. */
export function lookupReference(reference: string, scope: ReferenceScope): Looked | undefined {
  const [head = '', ...rest] = reference.split('.');
  if (head === 'site') return lookupValue(scope.settings, rest, scope.formats);
  if (head === 'facts') return scope.facts && lookupValue(scope.facts, rest, scope.formats);
  if (head === 'promotion') return lookupField(scope.promotion, rest);
  if (head === 'nextEvent') return lookupField(scope.nextEvent, rest);
  const current = scope.current.get(head);
  if (current) return lookupField(current, rest);
  const [id = '', ...field] = rest;
  return lookupField(scope.collections.get(head)?.get(id), field);
}

function lookupField(fields: NamedFields | undefined, path: string[]): Looked | undefined {
  const field = fields?.get(path.join('.'));
  return field && { text: field.text, places: [field.place] };
}

function lookupValue(entry: Entry, path: string[], formats: Formats): Looked | undefined {
  let value: unknown = entry.value;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  const text = displayFact(value, formats);
  return text === undefined ? undefined : { text, places: [locate(entry.source, path)] };
}

function displayFact(value: unknown, formats: Formats): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formats.number.format(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('count' in value) return displayFact(value.count, formats);
  if ('money' in value && typeof value.money === 'number') return formatRoundMoney(value.money, formats).text;
  if ('date' in value && typeof value.date === 'string') return formatDate(value.date, formats).text;
  return undefined;
}
