import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { findNames } from '../../schema/name-grammar.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { holdsNames } from '../names/holds-names.ts';
import { textsOf } from '../written-texts.ts';

/**
 * If a branch leaves out an entry, everything that leads to it goes too: routes, links, list entries, table rows. A
 * text that names it stays, and would no longer be true of the branch: one message for each entry and file.
 */
export function checkLeftOut(content: Content, report: Report): void {
  const gone = leftOutNames(content);
  if (gone.size === 0) return;
  for (const document of content.documents) {
    const all = namesWithin(document, content).filter(({ entry }) => gone.has(entry));
    for (const entry of new Set(all.map((one) => one.entry))) {
      const [first, ...others] = all.filter((one) => one.entry === entry);
      if (first) report(messages.namesWhatIsLeftOut(first, { entry: entry.replace('.', '/'), others }));
    }
  }
}

/** `entry`: `courses.oet-weekend`. */
type NamedEntryUse = { entry: string; name: string; place: Place };

function namesWithin(document: Document, content: Content): NamedEntryUse[] {
  const texts = [...textsOf(document, content.visitsOf(document))].filter(
    ({ path, schema, text }) => text.includes('{') && (path.length === 0 || holdsNames(document, schema)),
  );
  return texts.flatMap(({ text, placeAt }) =>
    findNames(text).flatMap((found) => {
      if (found.kind !== 'name') return [];
      const entry = found.name.split('.').slice(0, 2).join('.');
      return [{ entry, name: found.name, place: placeAt(found.offset) }];
    }),
  );
}

/** `courses.oet-weekend`, the prefix of its names in texts. */
function leftOutNames({ collections, layers }: Content): Set<string> {
  const gone = new Set<string>();
  if (layers.length < 2) return gone;
  for (const [name, documents] of collections)
    for (const [id, document] of documents) if (isLeftOut(document)) gone.add(`${name}.${id}`);
  return gone;
}

function isLeftOut({ source }: Document): boolean {
  return source.isLeftOut === true && !source.orphan;
}
