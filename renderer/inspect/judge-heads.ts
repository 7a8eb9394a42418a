import {
  pageDescriptionShared,
  pageTitleEmpty,
  pageTitleShared,
} from '../../diagnostics/messages/inspect.ts';
import type { PlannedPage } from '../model/plan.ts';
import { findPlace, type Piece } from './find-place.ts';
import type { Note } from './note-problem.ts';

/** Titles and descriptions tell pages apart in search results; pages that search engines don't list are left out. */
export function judgeHeads(pages: readonly PlannedPage[], note: Note): void {
  for (const page of pages) {
    if (page.head.title.trim() === '')
      note(pageTitleEmpty(page.place, { page: page.address }), around(page), page.address);
  }
  const listed = pages.filter(({ head, address }) => !head.robots?.includes('noindex') && address !== '/404');
  for (const [title, group] of groupShared(listed, ({ head }) => head.title)) {
    const problem = pageTitleShared(findPlace(title, around(group.second)), {
      title,
      pages: group.addresses,
    });
    note(problem, around(group.second), title);
  }
  for (const [description, group] of groupShared(listed, ({ head }) => head.description)) {
    const place = findPlace(description, around(group.second));
    note(pageDescriptionShared(place, { pages: group.addresses }), around(group.second), description);
  }
}

function around(page: PlannedPage): Piece {
  return { page, section: undefined };
}

type Shared = { second: PlannedPage; addresses: string[] };

/** Values that more than one page has. */
function groupShared(
  pages: readonly PlannedPage[],
  pick: (page: PlannedPage) => string,
): Map<string, Shared> {
  const groups = new Map<string, PlannedPage[]>();
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
