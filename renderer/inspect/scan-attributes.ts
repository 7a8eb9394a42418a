import { endOfName, holdsEntity, type Scan } from './scan.ts';
import { splitEntities } from './split-entities.ts';

/** Reads up to the end of the tag; undefined if it is written in another form. Of duplicate names the first counts. */
export function scanAttributes(scan: Scan): Readonly<Record<string, string>> | undefined {
  const { html } = scan;
  let attributes: Record<string, string> | undefined;
  for (;;) {
    const next = html.charCodeAt(scan.at);
    if (next === greater || (next === slash && html.charCodeAt(scan.at + 1) === greater))
      return attributes ?? noAttributes;
    const start = scan.at + 1;
    scan.at = endOfName(html, start);
    if (next !== space || scan.at === start) return undefined;
    const name = tellingName(html.slice(start, scan.at));
    const value = html.charCodeAt(scan.at) === equals ? scanValue(scan, name !== undefined) : '';
    if (value === undefined) return undefined;
    if (name === undefined) continue;
    attributes ??= {};
    attributes[name] ??= value;
  }
}

const noAttributes = {};

function tellingName(name: string): string | undefined {
  return tellingAttributes.get(name) ?? tellingAttributes.get(name.toLowerCase());
}

function scanValue(scan: Scan, isAsked: boolean): string | undefined {
  const { html } = scan;
  const start = scan.at + 2;
  const quote = html.charCodeAt(start - 1);
  if (quote !== double && quote !== single) return undefined;
  const end = html.indexOf(quote === double ? '"' : "'", start);
  if (end < 0) return undefined;
  scan.at = end + 1;
  if (!isAsked) return '';
  const value = html.slice(start, end);
  return holdsEntity(scan, start, end) ? splitEntities(value)?.join('') : value;
}

const [space, double, single, slash, equals, greater] = [0x20, 0x22, 0x27, 0x2f, 0x3d, 0x3e];

/** The attributes that facts are made of, by the names that React and we print. */
export const tellingAttributes: ReadonlyMap<string, string> = new Map(
  [
    ...'action alt class commandfor content data data-href for form formaction headers hidden href'.split(
      ' ',
    ),
    ...'id imagesrcset label list method name placeholder popovertarget poster property rel src srcset'.split(
      ' ',
    ),
    ...'title type value xlink:href'.split(' '),
    ...'aria-activedescendant aria-controls aria-describedby aria-description aria-details'.split(' '),
    ...'aria-errormessage aria-flowto aria-hidden aria-label aria-labelledby aria-owns'.split(' '),
  ].map((name) => [name, name]),
);
