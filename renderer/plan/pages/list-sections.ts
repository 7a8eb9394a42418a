import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import { asText } from '../../../kinds/read-fields.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import type { Context } from '../context/context.ts';
import type { ListView } from '../context/list-view.ts';

/** `line` is the position among the sections as written. */
export type WrittenSection = { line: number; section: Fields };

/** It is not in the file: problems with it are reported at the list of sections. */
export const unwritten = -1;

export const wayToPage: Fields = { section: 'breadcrumbs', trail: true };

const toFilters: Fields = { section: 'list-filters', filters: true };
const toPages: Fields = { section: 'list-pages', pages: true };

/**
 * The sections of one page of a list. The first page has all of them; the others have the page's first section, as its
 * heading, and the list. Links to the filters are above the list and links to its pages below it, unless the editor
 * placed them.
 */
export function withListLinks(
  written: readonly WrittenSection[],
  view: ListView,
  context: Context,
): WrittenSection[] {
  const tone = written[view.of.section]?.section.tone;
  const add = (link: Fields, isWanted: boolean): WrittenSection[] =>
    isWanted && !written.some((one) => isLike(one, link))
      ? [{ line: unwritten, section: { ...link, ...(tone !== undefined && { tone }) } }]
      : [];
  return shownOn(written, view).flatMap((one) => {
    if (one.line !== view.of.section) return [one];
    return [
      ...add(toFilters, view.filters !== undefined),
      { ...one, section: withPages(one.section, context) },
      ...add(toPages, view.pages.total > 1),
    ];
  });
}

function shownOn(written: readonly WrittenSection[], { of, part, pages }: ListView): WrittenSection[] {
  const head = written.find((one) => !isLike(one, wayToPage));
  const ofList = written.filter((one) => !isLike(one, toPages) || pages.total > 1);
  if (part.number === 1 && !part.filter) return ofList;
  const onAll = [wayToPage, toFilters, toPages];
  return ofList.filter(
    (one) => one.line === of.section || one.line === head?.line || onAll.some((kind) => isLike(one, kind)),
  );
}

function isLike({ section }: WrittenSection, { section: kind }: Fields): boolean {
  return section.section === kind;
}

/** Adds the current page number to the list itself if its schema has a field for that. */
function withPages(section: Fields, { site }: Context): Fields {
  const schema = schemaNamed(site.schemas, `sections/${asText(section.section)}`);
  const properties = Object.entries(fieldsOf(schema?.properties));
  const told = properties.filter(([, property]) => fieldsOf(property).means === 'pages').map(([key]) => key);
  return { ...section, ...Object.fromEntries(told.map((key) => [key, true])) };
}
