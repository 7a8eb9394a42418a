import {
  pageDescriptionShared,
  pageDescriptionShort,
  pageTitleLong,
  pageTitleShared,
} from '../../diagnostics/messages/inspect.ts';
import { pageDescriptionLong, pageTitleEmpty } from '../../diagnostics/messages.generated.ts';
import type { PageSection } from './find-place.ts';
import type { InspectedPage } from './inspected-page.ts';
import type { ReportOnPage } from './report-on-page.ts';
import type { SeenPage } from './seen-page.ts';

/** Titles and descriptions distinguish pages in search results; pages that search engines don't list are skipped. */
export function checkPageHeads(inspected: readonly InspectedPage[], report: ReportOnPage): void {
  const pages = inspected.map(({ page }) => page);
  for (const page of pages) {
    if (page.head.title.trim() !== '') continue;
    const subject = { value: '', piece: around(page), about: page.address };
    report(subject, (place) => pageTitleEmpty(place, { page: page.address }));
  }
  const listed = pages.filter(({ head, address }) => !head.robots?.includes('noindex') && address !== '/404');
  for (const page of listed) checkLengths(page, report);
  for (const [title, group] of groupShared(listed, ({ head }) => head.title)) {
    const subject = { value: group.copy.head.name, piece: around(group.copy) };
    report(subject, (place) => pageTitleShared(place, { title, pages: group.addresses }));
  }
  for (const [description, group] of groupShared(listed, ({ head }) => head.description)) {
    const subject = { value: description, piece: around(group.copy) };
    report(subject, (place) => pageDescriptionShared(place, { pages: group.addresses }));
  }
}

/**
 * In characters. The limits are measured, not documented: Google cuts a title at some 600 pixels and a description at
 * some 920, and says only that it fits them to the device; Microsoft asks for descriptions of 25 characters and more.
 * Slightly longer texts lose nothing that matters, so only far longer ones are reported.
 * Sources: https://developers.google.com/search/docs/appearance/snippet,
 * https://learn.microsoft.com/previous-versions/visualstudio/design-tools/expression-studio-4/ff723963(v=expression.40).
 */
const limits = {
  title: { shown: 65, most: 95 },
  description: { least: 25, shown: 160, most: 200 },
};

/** A short sentence may say enough. */
const fewWords = 3;

/** One line makes several pages: a problem with it is reported once. */
function checkLengths(page: SeenPage, report: ReportOnPage): void {
  const { title, name, description } = page.head;
  const piece = around(page);
  const told = { page: page.address };
  const titleLength = lengthOf(title, limits.title.most);
  if (titleLength > limits.title.most) {
    const { shown } = limits.title;
    const added = title.replace(name, '').trim();
    const subject = { value: name, piece, about: '' };
    report(subject, (place) => pageTitleLong(place, { ...told, length: titleLength, shown, added }));
  }
  const { least, shown, most } = limits.description;
  const length = lengthOf(description, most);
  const subject = { value: description, piece, about: '' };
  // The title of an entry often appears in its page's description as well: shortening it may fix both.
  const isTold = page.isOfEntry && titleLength > limits.title.most;
  if (length > most && !isTold)
    report(subject, (place) => pageDescriptionLong(place, { ...told, length, shown }));
  else if (length > 0 && length < least && description.trim().split(/\s+/).length < fewWords)
    report(subject, (place) => pageDescriptionShort(place, { ...told, length, shown }));
}

/**
 * Counted as readers do: a letter with its marks is one. Only done if the plain length is near the limit, and without a
 * list: for a text of 100,000 characters, a list of letters takes gigabytes, and counting takes half a second per page.
 */
function lengthOf(text: string, most: number): number {
  const words = text.trim();
  if (words.length <= most || words.length > 10 * most) return words.length;
  let letters = 0;
  for (const _ of new Intl.Segmenter().segment(words)) letters += 1;
  return letters;
}

function around(page: SeenPage): PageSection {
  return { page, section: undefined };
}

/** `copy`: the page that duplicates the others, which came first. */
type SharedText = { copy: SeenPage; addresses: string[] };

/** Values that more than one page has. */
function groupShared(pages: readonly SeenPage[], pick: (page: SeenPage) => string): Map<string, SharedText> {
  const groups = new Map<string, SeenPage[]>();
  for (const page of pages) {
    const value = pick(page);
    const group = groups.get(value);
    if (group) group.push(page);
    else if (value.trim() !== '') groups.set(value, [page]);
  }
  const shared = new Map<string, SharedText>();
  for (const [value, group] of groups) {
    const copy = findCopy(group);
    if (copy) shared.set(value, { copy, addresses: group.map(({ address }) => address) });
  }
  return shared;
}

/**
 * Among pages with the same value: the one that is named after another (`fees-2`, `copy-of-fees`), or the newest
 * article.
 */
function findCopy(group: readonly SeenPage[]): SeenPage | undefined {
  const [first, second] = group;
  const names = group.map(({ address }) => nameIn(address));
  const named = group.find(({ address }) => names.some((name) => isNamedAfter(nameIn(address), name)));
  if (named || !first || !second) return named;
  const dates = group.map(({ head }) => head.published ?? '').sort();
  const newest = group.filter(({ head }) => head.published === dates.at(-1));
  return newest.length === 1 ? newest[0] : second;
}

function nameIn(address: string): string {
  return address.replace(/^.*\//, '');
}

function isNamedAfter(name: string, original: string): boolean {
  const bare = name.replace(/^(?:copy-of|new)-|-(?:\d|copy|new|v\d)$/g, '');
  return bare !== name && name !== original && original.startsWith(bare);
}
