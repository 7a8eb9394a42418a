import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { findNames } from '../../schema/name-grammar.ts';
import { addressOf } from '../../schema/route-pattern.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { holdsNames } from '../names/holds-names.ts';
import { textsOf } from '../written-texts.ts';

/**
 * What a branch leaves out takes along whatever leads to it: routes, links, entries of lists, rows of tables. A text that
 * names it stays, and would go on saying what is not true of the branch.
 */
export function checkLeftOut(content: Content, report: Report): void {
  const gone = leftOutNames(content);
  if (gone.size === 0) return;
  const addresses = leftOutAddresses(content);
  for (const document of content.documents) {
    const visits = content.visitsOf(document);
    const groups = goingGroups(document, { content, gone, addresses });
    for (const { path, schema, text, placeAt } of textsOf(document, visits)) {
      if (!text.includes('{') || (path.length > 0 && !holdsNames(document, schema))) continue;
      if (isWithin(path, groups)) continue;
      for (const found of findNames(text)) {
        const entry = found.kind === 'name' && found.name.split('.').slice(0, 2).join('.');
        if (entry && gone.has(entry))
          report(messages.namesWhatIsLeftOut(placeAt(found.offset), found.name, entry.replace('.', '/')));
      }
    }
  }
}

/** `courses.oet-weekend`, as texts begin their names. */
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

/** Of pages that are left out, and of pages that are made for entries that are. */
function leftOutAddresses({ site, collections }: Content): Set<string> {
  const goes = (collection: string, id: string) => {
    const document = collections.get(collection)?.get(id);
    return document !== undefined && isLeftOut(document);
  };
  const routes = listOf(site.value.routes).map(fieldsOf);
  return new Set(
    routes.flatMap(({ path, page, collection }) => {
      if (typeof path !== 'string' || typeof page !== 'string') return [];
      if (typeof collection !== 'string') return goes('pages', page) ? [path] : [];
      const entries = [...(collections.get(collection)?.keys() ?? [])];
      return entries
        .filter((id) => goes('pages', page) || goes(collection, id))
        .map((id) => addressOf(path, id));
    }),
  );
}

type Gone = { content: Content; gone: ReadonlySet<string>; addresses: ReadonlySet<string> };

/** The groups that go with what they lead to, as paths within the document. */
function goingGroups(document: Document, { content, gone, addresses }: Gone): Set<string> {
  const groups = new Set<string>();
  for (const { path, schema, value } of content.visitsOf(document)) {
    if (typeof value !== 'string' || path.length === 0) continue;
    const leadsTo = typeof schema.collection === 'string' && gone.has(`${schema.collection}.${value}`);
    if (leadsTo || addresses.has(value.replace(/[#?].*/s, ''))) groups.add(JSON.stringify(path.slice(0, -1)));
  }
  return groups;
}

function isWithin(path: Path, groups: ReadonlySet<string>): boolean {
  return path.some((_, index) => groups.has(JSON.stringify(path.slice(0, index))));
}
