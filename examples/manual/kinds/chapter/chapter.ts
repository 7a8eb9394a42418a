import type { KindCode, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';

type Neighbour = { id: string; title: string; href: string };

/** A chapter on its own page: its text, its headings, and the chapters of its part, which lead on from one to the next. */
export const chapter = {
  whole: (entry, site) =>
    gather((take) => {
      const fields = take(entry.fields<ChapterFields>('title', 'summary', 'edit'));
      const { body, contents } = take(entry.body());
      const part = String(take(entry.written('part')));
      const around = take(chaptersOf(part, site));
      const at = around.findIndex(({ id }) => id === entry.id);
      return { ...fields, id: entry.id, body, contents, around, previous: around[at - 1], next: around[at + 1] };
    }),
} satisfies KindCode;

type ChapterFields = { title: string; summary: string; edit: { href: string; external: boolean } };

function chaptersOf(part: string, site: PlanSite): Planned<Neighbour[]> {
  return gather((take) =>
    take(site.select('chapters', { where: { part } })).map((id) => ({
      id,
      title: String(take(site.writtenIn('chapters', id, 'title'))),
      href: take(site.href('chapters', id)) ?? '',
    })),
  );
}
