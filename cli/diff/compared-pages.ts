import type { SiteDiff, ToldChange } from '../../renderer/site.ts';
import type { ChangeMark } from './mark-client.ts';

/**
 * A page in both states: an address is absent if that state has no such page. `changes` are in the order of their
 * numbers, from 1.
 */
export type ComparedPage = {
  title: string;
  before?: string;
  after?: string;
  changes: Omit<ToldChange, 'pages'>[];
};

/** Every page that has changed, in the order of the site. */
export function comparedPages({ changed, causes }: SiteDiff): ComparedPage[] {
  return changed.map((address) => {
    const appears = causes.flatMap(({ appear }) => appear).find((page) => page.address === address);
    const goes = causes.flatMap(({ disappear }) => disappear).find((page) => page.address === address);
    const moved = causes.flatMap(({ move }) => move).find(({ to }) => to === address);
    const changes = causes
      .flatMap((cause) => cause.changes)
      .filter(({ pages }) => pages.includes(address))
      .map(({ pages: _pages, ...change }) => change);
    return {
      title: (appears ?? goes ?? moved)?.title ?? address,
      ...(!appears && { before: moved?.from ?? address }),
      ...(!goes && { after: address }),
      changes,
    };
  });
}

/** The changes of a page to mark in one of its states. Descriptions and data aren't visible on a page. */
export function marksOf({ changes }: ComparedPage, state: 'before' | 'after'): ChangeMark[] {
  return changes.flatMap(({ kind, ...change }, index): ChangeMark[] => {
    const value = change[state];
    if (value === undefined) return [];
    const number = index + 1;
    if (kind === 'link' || kind === 'picture') return [{ number, kind, value }];
    return kind === 'text' || kind === 'price' || kind === 'order' ? [{ number, kind: 'text', value }] : [];
  });
}
