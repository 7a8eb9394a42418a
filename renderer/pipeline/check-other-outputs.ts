/**
 * Everything besides pages (feeds, calendars, documents, the manifest, redirects) isn't inspected as pages are, but
 * searched for addresses that were refused when it was made.
 */
import type { Report } from '../../diagnostics/diagnostic.ts';
import { addressRefused } from '../../diagnostics/messages/inspect.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Entry, Site } from '../model/site.ts';
import { isPrintable, refusedAddresses } from '../schema/printable-address.ts';
import { locate } from '../source/locate.ts';

/** A plan of the site has more fields in each; all of them are searched. */
type OtherOutputs = {
  documents: readonly { output: string; place: Place }[];
  files: readonly { output: string }[];
  redirects: readonly { output: string; place: { to: Place } }[];
};

/** Reports at the line of the value, if it is found in the content. */
export function checkOtherOutputs(
  { documents, files, redirects }: OtherOutputs,
  site: Site,
  report: Report,
): void {
  const start = locate(site.settings.source, []);
  const parts = [
    ...documents.map((part) => ({ part, output: part.output, place: part.place })),
    ...files.map((part) => ({ part, output: part.output, place: start })),
    ...redirects.map((part) => ({ part, output: part.output, place: part.place.to })),
  ];
  for (const { part, output, place } of parts)
    for (const address of new Set(refusedIn(part))) {
      const behind = findValue(address, site);
      report(addressRefused(place, { address, page: `/${output}`, behind }));
    }
}

/** Searches plain data. */
export function refusedIn(part: unknown): string[] {
  if (typeof part === 'string') return refusedAddresses(part);
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(refusedIn) : [];
}

/** The line of the text that the address begins with, or that causes it. */
function findValue(address: string, { settings, collections }: Site): Place | undefined {
  const entries: readonly Entry[] = [settings, ...Object.values(collections).flat()];
  for (const { source, value } of entries) {
    const path = pathTo(value, (text) => address.includes(text) && !isPrintable(text));
    if (path) return locate(source, path);
  }
  return undefined;
}

function pathTo(value: unknown, isMeant: (text: string) => boolean): (string | number)[] | undefined {
  if (typeof value === 'string') return isMeant(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, member] of members) {
    const path = pathTo(member, isMeant);
    if (path) return [key, ...path];
  }
  return undefined;
}
