/**
 * Checks before anything is written that a disk can hold the site's file names; reports at the line that decides the
 * name.
 */
import { join } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { nameTooLong } from '../../diagnostics/messages/write.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Context } from '../plan/context/context.ts';
import { outputOf } from '../plan/context/finish-address.ts';
import type { Route } from '../plan/context/route.ts';
import { longestName } from '../schema/fitting-name.ts';
import { locate } from '../source/locate.ts';

/**
 * Most bytes of a whole path, without the terminating NUL. Source: PATH_MAX of Linux; if the limit is lower, the write
 * stage reports it.
 */
const longestPath = 4095;

type NamedOutput = { output: string; place: Place };

/** Names of pages, by their addresses. */
export function checkPageNames(
  routes: readonly Route[],
  context: Context,
  out: string,
  report: Report,
): void {
  for (const { address, page, current } of routes) {
    const output = outputOf(address, context.address);
    if (fits(output, out)) continue;
    const source =
      (current && context.entry(current.kind, current.id)?.source) ?? context.entry('pages', page)?.source;
    const place = locate(source ?? context.site.settings.source, []);
    report(nameTooLong(place, { output, most: longestName }));
  }
}

/** Names of documents, and of pages at old addresses. */
export function checkOutputNames(files: readonly NamedOutput[], out: string, report: Report): void {
  for (const { output, place } of files)
    if (!fits(output, out)) report(nameTooLong(place, { output, most: longestName }));
}

function fits(output: string, out: string): boolean {
  const parts = output.split('/');
  return (
    parts.every((part) => Buffer.byteLength(part) <= longestName) &&
    Buffer.byteLength(join(out, output)) <= longestPath
  );
}
