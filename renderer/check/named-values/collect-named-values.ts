import { fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { wordsIn } from '../../../diagnostics/words/letters.ts';
import type { Kind } from '../../model/kinds.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { nameableKinds } from '../names/nameable-kinds.ts';
import { sharedValues } from '../names/shared-values.ts';
import type { NamedValue, ValueReading } from './named-value.ts';
import { readFigure } from './read-figure.ts';
import { resolveText } from './resolve-text.ts';

export function collectNamedValues(content: Content): NamedValue[] {
  const { site, collections } = content;
  const facts = collections.get('facts')?.get('facts');
  return [
    ...(facts ? factValues(facts, ['facts'], facts.value, site.value.currency) : []),
    ...siteValues(site),
    ...sharedWritten(content),
    ...nameableKinds(content.kinds).flatMap((kind) => kindValues(kind, content)),
  ];
}

/** `own`: the site's currency, as written. */
function factValues(document: Document, path: readonly string[], value: unknown, own: unknown): NamedValue[] {
  const name = path.join('.');
  if (typeof value === 'string' || typeof value === 'number') {
    const figure = readFigure(path.slice(1), String(value));
    const reading: ValueReading | undefined = figure
      ? { kind: 'figure', figure }
      : readPhrase(String(value), 3);
    return reading ? [{ name, shown: String(value), document, reading }] : [];
  }
  const { money, currency, date, count } = fieldsOf(value);
  if (typeof count === 'number') return factValues(document, path, count, own);
  if (typeof money === 'number') return [amount(name, money, { document, currency: currency ?? own })];
  if (typeof date === 'string') return [{ name, shown: date, document, reading: { kind: 'day', iso: date } }];
  return Object.entries(fieldsOf(value)).flatMap(([key, item]) =>
    factValues(document, [...path, key], item, own),
  );
}

/** The site's name, its owner's contact details, and the terms of all purchases. */
function siteValues(site: Document): NamedValue[] {
  const { name, contact, checkout } = site.value;
  const { instalments, lender } = fieldsOf(checkout);
  const count =
    typeof instalments === 'number' ? readFigure(['instalments'], String(instalments)) : undefined;
  return [
    ...word('site.name', name, site),
    ...contactValues('site.contact', contact, site),
    ...word('site.checkout.lender.name', fieldsOf(lender).name, site),
    ...(count ? [figureValue('site.checkout.instalments', String(instalments), site, count)] : []),
  ];
}

/** Values in site.yaml that the code of kinds provides under the same name: its amounts and codes. */
function sharedWritten(content: Content): NamedValue[] {
  const { site, schemas } = content;
  const settings = fieldsOf(schemaNamed(schemas, 'site')?.properties);
  return [...sharedValues(content)].flatMap(([name, named]) => {
    const properties = fieldsOf(fieldsOf(ownProperty(settings, name)).properties);
    const written = fieldsOf(ownProperty(site.value, name));
    return named.flatMap((field) => {
      const { means } = fieldsOf(ownProperty(properties, field));
      const value = ownProperty(written, field);
      if (means === 'money')
        return typeof value === 'number'
          ? [amount(`${name}.${field}`, value, { document: site, currency: site.value.currency })]
          : [];
      return means === 'verbatim' ? word(`${name}.${field}`, value, site) : [];
    });
  });
}

function contactValues(name: string, value: unknown, site: Document): NamedValue[] {
  if (Array.isArray(value))
    return listOf(value).flatMap((item) => contactValues(`${name}.${String(fieldsOf(item).id)}`, item, site));
  if (isFields(value))
    return Object.entries(value).flatMap(([key, item]) => contactValues(`${name}.${key}`, item, site));
  if (typeof value !== 'string') return [];
  const known = { name, shown: value, document: site };
  if (value.includes('@')) return [{ ...known, reading: { kind: 'email' } }];
  if (/^\+[\d ()-]{8,}$/.test(value)) return [{ ...known, reading: { kind: 'phone' } }];
  // A city, a country or the name of an office is an everyday word.
  return /\d/.test(value) ? phrase(name, value, site) : [];
}

/** The values of a kind's entries that texts may name, according to the schema of each field. */
function kindValues(kind: Kind, content: Content): NamedValue[] {
  const { properties } = fieldsOf(schemaNamed(content.schemas, kind.word));
  const meansOf = (field: string) => fieldsOf(ownProperty(fieldsOf(properties), field)).means;
  const hasPriceOrDay = kind.named.some((field) => meansOf(field) === 'money' || meansOf(field) === 'date');
  const entries = [...(content.collections.get(kind.collection)?.values() ?? [])];
  return entries.flatMap((entry) =>
    kind.named.flatMap((field) => {
      const means = meansOf(field);
      return entryValue(entry, { field, means, kind, hasPriceOrDay }, content);
    }),
  );
}

/** `hasPriceOrDay`: such an entry is referred to by its title; any other title may be an everyday sentence. */
type NamedField = { field: string; means: unknown; kind: Kind; hasPriceOrDay: boolean };

function entryValue(
  entry: Document,
  { field, means, kind, hasPriceOrDay }: NamedField,
  content: Content,
): NamedValue[] {
  const value = ownProperty(entry.value, field);
  const name = `${kind.collection}.${entry.id}.${field}`;
  if (means === 'money')
    return typeof value === 'number' && value > 0
      ? [amount(name, value, { document: entry, currency: content.site.value.currency })]
      : [];
  if (typeof value !== 'string') return [];
  // Other things also happen on the date of an article.
  if (means === 'date')
    return field === kind.feed?.date
      ? []
      : [{ name, shown: value, document: entry, reading: { kind: 'day', iso: value } }];
  if (field === kind.title) return hasPriceOrDay ? titleValue(name, value, entry) : [];
  return means === undefined ? entryFigure(name, value, entry, content) : [];
}

/** `14 days`: the rest of its name is only that of the field. */
function entryFigure(name: string, value: string, entry: Document, content: Content): NamedValue[] {
  // A figure begins with a digit, here or in the value of a name.
  if (!/^\s*[\d{]/.test(value)) return [];
  const shown = resolveText(value, content);
  const figure =
    shown === undefined ? undefined : readFigure([entry.id, name.split('.').at(-1) ?? ''], shown);
  if (!figure || shown === undefined) return [];
  return [figureValue(name, shown, entry, { ...figure, about: [], group: [entry.id] })];
}

/** A capitalised title (“Basic Life Support”) or one of at least four words; “The first day” may be anything. */
function titleValue(name: string, title: string, document: Document): NamedValue[] {
  if (title.includes('{')) return [];
  const words = wordsIn(title);
  const capitals = words.filter((one) => one.length > 3 && /^\p{Lu}/u.test(one));
  const named = words.length > 1 && capitals.length === words.filter((one) => one.length > 3).length;
  if (!named && words.length < 4) return [];
  return phrase(name, title, document);
}

function readPhrase(value: string, least: number): ValueReading | undefined {
  const words = wordsIn(value);
  return words.length >= least && !value.includes('{') ? { kind: 'phrase' } : undefined;
}

function phrase(name: string, shown: string, document: Document): NamedValue[] {
  const reading = readPhrase(shown, 2);
  return reading ? [{ name, shown, document, reading }] : [];
}

/** A one-word name is recognised if it is long enough to be a name. */
function word(name: string, shown: unknown, document: Document): NamedValue[] {
  if (typeof shown !== 'string') return [];
  if (/\s/.test(shown)) return phrase(name, shown, document);
  return shown.length > 3 ? [{ name, shown, document, reading: { kind: 'word' } }] : [];
}

function amount(
  name: string,
  value: number,
  { document, currency }: { document: Document; currency: unknown },
): NamedValue {
  return {
    name,
    shown: String(value),
    document,
    reading: { kind: 'amount', thousandths: Math.round(value * 1000), currency: String(currency) },
  };
}

function figureValue(
  name: string,
  shown: string,
  document: Document,
  figure: Parameters<typeof asFigure>[0],
): NamedValue {
  return { name, shown, document, reading: asFigure(figure) };
}

function asFigure(figure: Extract<ValueReading, { kind: 'figure' }>['figure']): ValueReading {
  return { kind: 'figure', figure };
}
