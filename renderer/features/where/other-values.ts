import { fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import { linkSchemes } from '../../../diagnostics/link-schemes.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Sources } from '../../model/source.ts';
import type { WalkedValue } from '../../schema/walk-values.ts';
import { idOf } from '../../source/id-of.ts';

/**
 * Possible replacements for a value, the nearest first. Not all of them satisfy its schema or the rules: the check
 * decides. Each shows in its own way what depends on the value: a text with an extra word, the next number, the next
 * day, another entry.
 */
export function otherValues(
  { value, schema }: Pick<WalkedValue, 'value' | 'schema'>,
  sources: Sources,
): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return otherNumbers(value);
  if (typeof value !== 'string') return [];
  const listed = chosenFrom(schema, sources).filter((one) => one !== value);
  if (listed.length > 0) return listed.slice(0, most);
  if (schema.format === 'date') return [1, -1, 400, -400].flatMap((days) => dayAfter(value, days) ?? []);
  return otherTexts(value, schema, sources);
}

const most = 6;

/** The next number, and numbers that change how something is sorted, rounded or cut off. */
function otherNumbers(value: number): number[] {
  const others = [value + 1, value - 1, value * 2, Math.floor(value / 2), 0, value + 1000, -1];
  return [...new Set(others)].filter((one) => one !== value);
}

function chosenFrom(
  schema: WalkedValue['schema'],
  { site, collections, media }: Sources,
): readonly unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum;
  const { means, among, collection } = schema;
  if (typeof among === 'string') {
    const choices = ownProperty(fieldsOf(site.value), among);
    return isFields(choices) ? Object.keys(choices) : listOf(choices);
  }
  if (typeof collection === 'string' && ['reference', 'subject', 'id'].includes(String(means)))
    return (ownProperty(collections, collection) ?? []).filter(({ isLeftOut }) => !isLeftOut).map(idOf);
  return means === 'file' || means === 'media' ? Object.keys(media) : [];
}

function dayAfter(day: string, days: number): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}

/** An extra word; if that is invalid, other digits, another letter, values of the same kind. */
function otherTexts(
  value: string,
  schema: WalkedValue['schema'],
  { site, media, collections }: Sources,
): string[] {
  const routes = listOf(fieldsOf(site.value).routes).flatMap((route) => fieldsOf(route).path ?? []);
  const pages = routes.map(String).filter((path) => !path.includes(':') && path !== value);
  const ending = /\.[a-z0-9]+$/i.exec(value)?.[0];
  const files = Object.keys(media).filter((name) => name !== value && ending && name.endsWith(ending));
  const examples = listOf(schema.examples).filter((one) => typeof one === 'string' && one !== value);
  return [
    ...entriesBeside(value, collections).slice(0, most),
    ...(Object.hasOwn(media, value) ? files.slice(0, 3) : []),
    ...(value.startsWith('/') ? pages.slice(0, 3) : []),
    ...(new RegExp(`^(?:(?:${linkSchemes}):|#|/)`).test(value) ? [] : [`${value} more`]),
    ...otherDigits(value),
    ...(/^mailto:|^[^\s@]+@[^\s@]+$/.test(value) ? [value.replace(/@/, 'x@')] : []),
    `${value}${/^https?:/.test(value) ? '/more' : '-more'}`,
    `${value}x`,
    ...examples.map(String).slice(0, 2),
    value.replace(/[a-z](?=[^a-z]*$)/, (letter) => (letter === 'e' ? 'a' : 'e')),
  ].filter((one) => one !== value);
}

/** If a text is the id of an entry, the ids of the others: a selection doesn't say of which kind its items are. */
function entriesBeside(id: string, collections: Sources['collections']): string[] {
  const ids = Object.values(collections).map((sources) => sources.map(idOf));
  const own = ids.find((one) => one.length > 1 && one.includes(id)) ?? [];
  return own.filter((one) => one !== id);
}

/** `16:00` → `16:01`, `#FFEE10` → `#FFEE11`, `+447000000001` → `…2`. */
function otherDigits(value: string): string[] {
  const next = value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  return next === value ? [] : [next];
}
