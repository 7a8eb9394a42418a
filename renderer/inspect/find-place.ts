import type { Place } from '../../diagnostics/place.ts';
import type { Origin, PlannedPage } from '../model/plan.ts';

/** A piece of a page: `section` is its position among the page's sections, undefined for what stands around them. */
export type Piece = { page: PlannedPage; section: number | undefined };

/**
 * The content line that a value on a page was made of: best the value itself, or a text that holds it, in the same
 * section; then the value anywhere on the page; then the section; then the page.
 */
export function findPlace(value: string, { page, section }: Piece): Place {
  const prefixes = section === undefined ? ['frame/', 'head/'] : [`sections/${section}/`];
  const near = page.origins.filter(({ path }) => prefixes.some((prefix) => path.startsWith(prefix)));
  const origin = findExact(near, value) ?? findHolding(near, value) ?? findExact(page.origins, value);
  const sectionPlace = section === undefined ? undefined : page.sections[section]?.place;
  return origin?.places[0] ?? sectionPlace ?? page.place;
}

function findExact(origins: readonly Origin[], value: string): Origin | undefined {
  return value === '' ? undefined : origins.find((origin) => origin.value === value);
}

/** In HTML, where the value is an attribute: `href="…"`, with its ampersands escaped. */
function findHolding(origins: readonly Origin[], value: string): Origin | undefined {
  const quoted = `"${value.replaceAll('&', '&amp;')}"`;
  return origins.find((origin) => origin.value.includes(quoted));
}
