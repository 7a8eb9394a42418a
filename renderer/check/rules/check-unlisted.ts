import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { entriesMustBeStated } from '../../../diagnostics/messages/layers.ts';
import { nameInLayer } from '../../source/layer-of.ts';
import { locate } from '../../source/locate.ts';
import type { Content, ValueVisit } from '../content.ts';
import type { Document } from '../document.ts';
import { textsOf } from '../written-texts.ts';

/**
 * With `inherit: { legal: listed }`, a branch has only those legal texts (or other entries true of one site only) that
 * it has files for. If links, or the beginning of a page, need one without a file, the file is reported as missing.
 */
export function checkUnlisted(content: Content, report: Report): void {
  const { kinds, collections, site, layers } = content;
  if (layers.length < 2) return;
  for (const { collection, travels } of kinds) {
    if (travels) continue;
    const unlisted = [...(collections.get(collection)?.values() ?? [])].filter(
      ({ source }) => source.unlistedIn === site.source.file,
    );
    const wanted = unlisted.filter((entry) => isWanted(entry, content));
    if (wanted.length === 0) continue;
    const files = wanted.map(({ source }) => nameInLayer(source.file, layers));
    const place = locate(site.source, ['inherit', collection], 'key');
    report(entriesMustBeStated(place, collection, { ids: wanted.map(({ id }) => id), files }));
  }
}

function isWanted({ collection, id }: Document, content: Content): boolean {
  const showing = content.documents
    .filter((page) => page.collection === 'pages')
    .flatMap((page) => content.visitsOf(page).filter((visit) => isOf(visit, collection, id)));
  if (showing.some(({ path }) => path.length === 3 && path[1] === 0)) return true;
  const pages = new Set(showing.map(({ document }) => document.id));
  const links = listOf(content.site.value.routes)
    .map(fieldsOf)
    .filter(({ page }) => pages.has(String(page)))
    .map(({ path }) => `${path}#${id}`);
  return links.length > 0 && hasLink(links, content);
}

function isOf({ schema, value }: ValueVisit, collection: string, id: string): boolean {
  return schema.collection === collection && value === id;
}

/** In a field or in a text; `/legal#terms-of-use` doesn't count as `/legal#terms`. */
function hasLink(links: readonly string[], { documents, visitsOf }: Content): boolean {
  return documents.some((document) =>
    [...textsOf(document, visitsOf(document))].some(({ text }) =>
      links.some((link) => {
        const at = text.indexOf(link);
        return at >= 0 && !/[\p{L}\p{N}_-]/u.test(text.charAt(at + link.length));
      }),
    ),
  );
}
