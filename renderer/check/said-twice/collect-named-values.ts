import { fieldsOf, isFields, listOf } from '../../schema/fields.ts';
import type { Content, Document } from '../content.ts';
import type { NamedValue, Reading } from './named-value.ts';
import { readFigure } from './read-figure.ts';
import { resolveText } from './resolve-text.ts';

/** Every value with a name that can be recognised where somebody types it. */
export function collectNamedValues(content: Content): NamedValue[] {
  const { site, collections } = content;
  const facts = collections.get('facts')?.get('facts');
  const entries = (name: string) => [...(collections.get(name)?.values() ?? [])];
  return [
    ...(facts ? factValues(facts, ['facts'], facts.value) : []),
    ...siteValues(site),
    ...entries('courses').flatMap((course) => courseValues(course, content)),
    ...entries('events').flatMap(eventValues),
    ...entries('posts').flatMap((post) => titleValue(post, 'posts')),
  ];
}

function factValues(document: Document, path: readonly string[], value: unknown): NamedValue[] {
  const name = path.join('.');
  if (typeof value === 'string' || typeof value === 'number') {
    const figure = readFigure(path.slice(1), String(value));
    const reading: Reading | undefined = figure ? { kind: 'figure', figure } : readPhrase(String(value), 3);
    return reading ? [{ name, shown: String(value), document, reading }] : [];
  }
  const { money, date, count } = fieldsOf(value);
  if (typeof count === 'number') return factValues(document, path, count);
  if (typeof money === 'number') return [amount(name, money, document)];
  if (typeof date === 'string') return [{ name, shown: date, document, reading: { kind: 'day', iso: date } }];
  return Object.entries(fieldsOf(value)).flatMap(([key, item]) => factValues(document, [...path, key], item));
}

/** The name, how to reach the academy, what holds for all courses, and the promotion. */
function siteValues(site: Document): NamedValue[] {
  const { name, contact, checkout, promotion } = site.value;
  const { instalments, lender } = fieldsOf(checkout);
  const { code, price } = fieldsOf(promotion);
  const count =
    typeof instalments === 'number' ? readFigure(['instalments'], String(instalments)) : undefined;
  return [
    ...word('site.name', name, site),
    ...contactValues('site.contact', contact, site),
    ...word('site.checkout.lender.name', fieldsOf(lender).name, site),
    ...(count ? [figureValue('site.checkout.instalments', String(instalments), site, count)] : []),
    ...word('promotion.code', code, site),
    ...(typeof price === 'number' ? [amount('promotion.price', price, site)] : []),
  ];
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
  // A city, a country and the name of an office are everyday words.
  return /\d/.test(value) ? phrase(name, value, site) : [];
}

function courseValues(course: Document, content: Content): NamedValue[] {
  const name = (field: string) => `courses.${course.id}.${field}`;
  const { price, originalPrice, duration } = course.value;
  const shown = typeof duration === 'string' ? resolveText(duration, content) : undefined;
  const figure = shown === undefined ? undefined : readFigure([course.id, 'duration'], shown);
  return [
    ...titleValue(course, 'courses'),
    ...(typeof price === 'number' && price > 0 ? [amount(name('price'), price, course)] : []),
    ...(typeof originalPrice === 'number' ? [amount(name('originalPrice'), originalPrice, course)] : []),
    ...(figure && shown !== undefined
      ? [figureValue(name('duration'), shown, course, { ...figure, about: [], group: [course.id] })]
      : []),
  ];
}

function eventValues(event: Document): NamedValue[] {
  const { date } = event.value;
  const name = `events.${event.id}.date`;
  return [
    ...titleValue(event, 'events'),
    ...(typeof date === 'string'
      ? [{ name, shown: date, document: event, reading: { kind: 'day' as const, iso: date } }]
      : []),
  ];
}

/** A title in capitals (“Basic Life Support”) or of four words and more; “The first day” is anybody’s. */
function titleValue(document: Document, collection: string): NamedValue[] {
  const { title } = document.value;
  if (typeof title !== 'string' || title.includes('{')) return [];
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const capitals = words.filter((one) => one.length > 3 && /^\p{Lu}/u.test(one));
  const named = words.length > 1 && capitals.length === words.filter((one) => one.length > 3).length;
  if (!named && words.length < 4) return [];
  return phrase(`${collection}.${document.id}.title`, title, document);
}

function readPhrase(value: string, least: number): Reading | undefined {
  const words = value.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= least && !value.includes('{') ? { kind: 'phrase' } : undefined;
}

function phrase(name: string, shown: string, document: Document): NamedValue[] {
  const reading = readPhrase(shown, 2);
  return reading ? [{ name, shown, document, reading }] : [];
}

/** A name of one word is recognised where it is long enough to be one. */
function word(name: string, shown: unknown, document: Document): NamedValue[] {
  if (typeof shown !== 'string') return [];
  if (/\s/.test(shown)) return phrase(name, shown, document);
  return shown.length > 3 ? [{ name, shown, document, reading: { kind: 'word' } }] : [];
}

function amount(name: string, value: number, document: Document): NamedValue {
  return {
    name,
    shown: String(value),
    document,
    reading: { kind: 'amount', pence: Math.round(value * 100) },
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

function asFigure(figure: Extract<Reading, { kind: 'figure' }>['figure']): Reading {
  return { kind: 'figure', figure };
}
