import type { Place } from '../../diagnostics/place.ts';
import type { Origin } from '../../kinds/planned.ts';
import type { SeenPage } from './seen-page.ts';

/** A piece of a page: `section` is its position among the page's sections, undefined for what surrounds them. */
export type PageSection = { page: SeenPage; section: number | undefined };

/** Where the texts of a page come from; called only if something is wrong with it. */
export type OriginsOf = (address: string) => readonly Origin[];

/**
 * The place of the value, or else of what surrounds it. `behind`: the first line that a name in the value refers to.
 */
export type FoundPlace = { from: 'value' | 'section' | 'page'; place: Place; behind?: Place };

/**
 * The content line that a value on a page comes from: preferably the value itself, or a text that contains it, in the
 * same section; then the value anywhere on the page; then the section; then the page.
 */
export function findPlace(value: string, { page, section }: PageSection, originsOf: OriginsOf): FoundPlace {
  const origins = originsOf(page.address);
  const prefixes = section === undefined ? ['frame/', 'head/'] : [`sections/${section}/`];
  const near = origins.filter(({ path }) => prefixes.some((prefix) => path.startsWith(prefix)));
  const origin = findExact(near, value) ?? findHolding(near, value) ?? findExact(origins, value);
  const sectionPlace = section === undefined ? undefined : page.sections[section];
  const own = origin && placeOf(origin, page);
  const behind = origin?.places.find((place) => !isSame(place, own));
  if (own) return { from: 'value', place: own, ...(behind && { behind }) };
  return sectionPlace ? { from: 'section', place: sectionPlace } : { from: 'page', place: page.place };
}

/** For words in the head of an entry's page: the entry's own line, not the pattern that all such pages share. */
function placeOf({ path, places }: Origin, { isOfEntry, place }: SeenPage): Place | undefined {
  const isShared = isOfEntry && path.startsWith('head/');
  return (isShared ? places.find(({ file }) => file !== place.file) : undefined) ?? places[0];
}

function isSame(one: Place, other: Place | undefined): boolean {
  return one.file === other?.file && one.line === other.line && one.column === other.column;
}

function findExact(origins: readonly Origin[], value: string): Origin | undefined {
  return value === '' ? undefined : origins.find((origin) => origin.value === value);
}

/** In HTML, with the value as an attribute: `href="…"`, with its ampersands escaped. */
function findHolding(origins: readonly Origin[], value: string): Origin | undefined {
  if (value === '') return undefined;
  const quoted = `"${value.replaceAll('&', '&amp;')}"`;
  return origins.find((origin) => origin.value.includes(quoted));
}
