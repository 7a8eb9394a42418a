/** Which entries of its base a branch shows: `inherit` in its own site.yaml. */
import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Kind, Kinds } from '../../model/kinds.ts';
import type { Source } from '../../model/source.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { idOfFile } from '../../source/id-of-file.ts';
import { inheritOf } from '../../source/inherit-of.ts';
import { locate } from '../../source/locate.ts';

/** Which entries of the base appear by themselves, by their ids. */
export function inheritedOf(
  site: Source,
  { collection, word, holds }: Kind,
  { base, kinds }: { base: readonly Source[]; kinds: Kinds },
  report: Report,
): (id: string) => boolean {
  if (holds === 'file') return () => true;
  const name = writtenFor(collection, site, kinds);
  const said = inheritOf(site, name);
  if (!Array.isArray(said)) return () => said !== 'listed';
  const known = base.map(({ file }) => idOfFile(file));
  for (const [index, id] of listOf(said).entries()) {
    if (typeof id !== 'string' || known.includes(id)) continue;
    const place = locate(site, ['inherit', name, index]);
    report(messages.inheritedUnknown(place, id, { meant: nearest(id, known), kind: word }));
  }
  const listed = new Set(said);
  return (id) => listed.has(id);
}

/** The name that `inherit` has for a collection: a misspelt one counts as what was meant, so that nothing else is said about it. */
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

/** Names in `inherit` that are no collections. */
export function reportUnknownCollections(site: Source, kinds: Kinds, report: Report): void {
  const known = collectionsOf(kinds);
  for (const name of Object.keys(fieldsOf(fieldsOf(site.value).inherit))) {
    if (known.includes(name)) continue;
    const place = locate(site, ['inherit', name], 'key');
    report(messages.inheritedUnknown(place, name, { meant: nearest(name, known), kind: 'collection' }));
  }
}
