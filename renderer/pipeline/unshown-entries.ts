/** Entries that a visitor never sees: they have no page, and no page shows any part of them. */

import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { entriesNotShown } from '../../diagnostics/messages/inspect.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Origin } from '../../kinds/planned.ts';
import type { Entry } from '../model/site.ts';
import type { Context } from '../plan/context/context.ts';
import { findListChanges } from '../plan/find-list-changes.ts';
import { locate } from '../source/locate.ts';

/** Files of entries that pages may show. */
export type ShowableFiles = ReadonlySet<string>;

/** The entries without a page of their own, by their kind's folder. Those of a base are left to the base. */
function withoutPages({ site, settings, kinds }: Context): [string, Entry[]][] {
  const routed = new Set(settings.routes.map(({ collection }) => collection));
  return kinds.heads.flatMap(({ collection, holds, word }): [string, Entry[]][] => {
    if (holds !== 'folder' || word === 'page' || routed.has(collection)) return [];
    const own = (ownProperty(site.collections, collection) ?? []).filter(
      ({ source }) => !source.file.startsWith('../') && !source.layers,
    );
    return own.length > 0 ? [[collection, own]] : [];
  });
}

/** Includes entries hidden today: a page that only names one doesn't change when that does. */
export function showableFiles(context: Context): ShowableFiles {
  return new Set(withoutPages(context).flatMap(([, entries]) => entries.map(({ source }) => source.file)));
}

/** Returns those files from which something on a page comes. */
export function filesShown(origins: readonly Origin[], showable: ShowableFiles): string[] {
  const files = new Set<string>();
  if (showable.size > 0)
    for (const { places } of origins) for (const { file } of places) if (showable.has(file)) files.add(file);
  return [...files].sort();
}

/** Reports one message per kind. Entries with other problems are left out: those are to be fixed first. */
export function checkUnshown(
  context: Context,
  { shown, found }: { shown: ReadonlySet<string>; found: readonly Diagnostic[] },
  report: Report,
): void {
  const named = new Set(
    found.flatMap(({ place, related = [] }) =>
      [place, ...related.map((one) => one.place)].map(({ file }) => file),
    ),
  );
  // A list that names today has shown these, or will.
  const atTimes = new Set(findListChanges(context).map(({ place }) => place.file));
  for (const [collection, entries] of withoutPages(context)) {
    const unshown = entries.filter(
      ({ id, source }) =>
        !shown.has(source.file) &&
        !named.has(source.file) &&
        !atTimes.has(source.file) &&
        context.tools().isShown(collection, id).value &&
        !isNamed(`{${collection}.${id}.`, context),
    );
    const [first, ...others] = unshown;
    if (!first) continue;
    const place = ({ source }: Entry) => locate(source, []);
    report(
      entriesNotShown(place(first), {
        collection,
        ids: unshown.map(({ id }) => id),
        others: others.map(place),
        hasDrafts: hasDrafts(collection, context),
      }),
    );
  }
}

/** Whether a file of this kind may be marked as a draft. */
function hasDrafts(collection: string, { site, kinds }: Context): boolean {
  const schema = site.schemas[kinds.byFolder.get(collection)?.word ?? ''];
  return Object.hasOwn(fieldsOf(schema?.properties), 'draft');
}

/** Whether a text refers to part of an entry, perhaps to a computed value that is on no line of its file. */
function isNamed(beginning: string, { site }: Context): boolean {
  const all = [site.settings, ...Object.values(site.collections).flat()];
  return all.some(({ source }) => source.text.includes(beginning));
}
