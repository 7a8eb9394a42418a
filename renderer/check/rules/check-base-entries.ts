import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { findFormerNames } from '../../drift/find-former-names.ts';
import { findOrphans } from '../../drift/find-orphans.ts';
import { findNames } from '../../schema/name-grammar.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import { textsOf } from '../written-texts.ts';

/** Overrides of entries that the base has renamed or removed: one message for each entry. */
export function checkBaseEntries(content: Content, report: Report): void {
  const { site, collections: documents, kinds, layers } = content;
  if (layers.length < 2) return;
  const collections = Object.fromEntries(
    [...documents].map(([name, entries]) => [name, [...entries.values()].map(({ source }) => source)]),
  );
  const sources = { site: site.source, collections };
  const usesOf = (collection: string, id: string) => placesNaming(content, collection, id);
  findFormerNames(sources, kinds).forEach(report);
  findOrphans(sources, kinds, usesOf).forEach(report);
}

/** References and names in texts. */
function placesNaming(content: Content, collection: string, id: string): Place[] {
  const start = `${collection}.${id}.`;
  return content.documents.flatMap((document) => {
    const visits = content.visitsOf(document);
    const references = visits.filter(({ schema, value }) => schema.collection === collection && value === id);
    const names = [...textsOf(document, visits)].flatMap(({ text, placeAt }) =>
      text.includes(start)
        ? findNames(text).flatMap((found) =>
            found.kind === 'name' && found.name.startsWith(start) ? [placeAt(found.offset)] : [],
          )
        : [],
    );
    return [...references.map(({ path }) => locate(document.source, path)), ...names];
  });
}
