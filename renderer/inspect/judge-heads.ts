import {
  pageDescriptionShared,
  pageTitleEmpty,
  pageTitleShared,
} from '../../diagnostics/messages/inspect.ts';

import type { Piece } from './find-place.ts';
import type { InspectedPage } from './inspected-page.ts';
import type { Note } from './note-problem.ts';
import type { SeenPage } from './seen-page.ts';

/** Titles and descriptions tell pages apart in search results; pages that search engines don't list are left out. */
export function judgeHeads(inspected: readonly InspectedPage[], note: Note): void {
  const pages = inspected.map(({ page }) => page);
  for (const page of pages) {
    if (page.head.title.trim() !== '') continue;
    const subject = { value: '', piece: around(page), about: page.address };
    note(subject, (place) => pageTitleEmpty(place, { page: page.address }));
  }
  const listed = pages.filter(({ head, address }) => !head.robots?.includes('noindex') && address !== '/404');
  for (const [title, group] of groupShared(listed, ({ head }) => head.title)) {
    const subject = { value: title, piece: around(group.second) };
    note(subject, (place) => pageTitleShared(place, { title, pages: group.addresses }));
  }
  for (const [description, group] of groupShared(listed, ({ head }) => head.description)) {
    const subject = { value: description, piece: around(group.second) };
    note(subject, (place) => pageDescriptionShared(place, { pages: group.addresses }));
  }
}

function around(page: SeenPage): Piece {
  return { page, section: undefined };
}

type Shared = { second: SeenPage; addresses: string[] };

/** Values that more than one page has. */
function groupShared(pages: readonly SeenPage[], pick: (page: SeenPage) => string): Map<string, Shared> {
  const groups = new Map<string, SeenPage[]>();
  for (const page of pages) {
    const value = pick(page);
    const group = groups.get(value);
    if (group) group.push(page);
    else if (value.trim() !== '') groups.set(value, [page]);
  }
  const shared = new Map<string, Shared>();
  for (const [value, group] of groups) {
    const second = group[1];
    if (second) shared.set(value, { second, addresses: group.map(({ address }) => address) });
  }
  return shared;
}
