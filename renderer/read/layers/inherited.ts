/** `inherit` in a branch's site.yaml: the entries of its base that it shows. */

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Kind, Kinds } from '../../model/kinds.ts';
import type { Source } from '../../model/source.ts';
import { currentIds } from '../../schema/former-ids.ts';
import { inheritOf } from '../../schema/inherit-of.ts';
import { idOf } from '../../source/id-of.ts';
import { locate } from '../../source/locate.ts';

/**
 * `orphans`: ids that are already reported at the branch's own files, with the entries that these were probably meant
 * for.
 */
type InheritedInput = {
  base: readonly Source[];
  orphans: ReadonlyMap<string, string | undefined>;
  kinds: Kinds;
};

/** Returns a test for ids of base entries: whether the branch shows them without a file of its own. */
export function inheritedOf(
  site: Source,
  { collection, word, holds }: Kind,
  { base, orphans, kinds }: InheritedInput,
  report: Report,
): (id: string) => boolean {
  if (holds === 'file') return () => true;
  const name = writtenFor(collection, site, kinds);
  const said = inheritOf(site, name);
  if (!Array.isArray(said)) return () => said !== 'listed';
  const known = base.map(idOf);
  const current = currentIds(base);
  for (const [index, id] of listOf(said).entries()) {
    if (typeof id !== 'string' || known.includes(id) || current.has(id) || orphans.has(id)) continue;
    const place = locate(site, ['inherit', name, index]);
    report(messages.inheritedUnknown(place, id, { meant: nearest(id, known), kind: word }));
  }
  const listed = new Set(said.map((id) => current.get(String(id)) ?? orphans.get(String(id)) ?? id));
  return (id) => listed.has(id);
}

/**
 * The name used in `inherit` for a collection: a misspelt one counts as the one that was meant, so that only the
 * spelling is reported.
 */
function writtenFor(collection: string, site: Source, kinds: Kinds): string {
  const known = collectionsOf(kinds);
  const names = Object.keys(fieldsOf(fieldsOf(site.value).inherit));
  if (names.includes(collection)) return collection;
  const isMeant = (name: string) => !known.includes(name) && nearest(name, known) === collection;
  return names.find(isMeant) ?? collection;
}

function collectionsOf(kinds: Kinds): string[] {
  return kinds.filter(({ holds }) => holds === 'folder').map(({ collection }) => collection);
}

/** Reports names in `inherit` and `overrides` that are not collections. */
export function reportUnknownCollections(site: Source, kinds: Kinds, report: Report): void {
  const known = collectionsOf(kinds);
  for (const field of ['inherit', 'overrides'])
    for (const name of Object.keys(fieldsOf(fieldsOf(site.value)[field]))) {
      if (known.includes(name)) continue;
      const place = locate(site, [field, name], 'key');
      report(messages.inheritedUnknown(place, name, { meant: nearest(name, known), kind: 'collection' }));
    }
}
