import { type FieldView, type OutlinedSection, outlinePage } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import type { RouteAnswer } from '../routes.ts';

/** The sections of a page, in the order in which they are written. */
export async function answerOutline(desk: EditDesk, address: string): Promise<RouteAnswer> {
  const found = await outlinePage({ ...desk.site(), address });
  if (found.kind === 'unknown') return { status: 404, value: { code: 'no-such-page' } };
  if (found.kind === 'broken') return { status: 409, value: { code: 'site-has-mistake' } };
  const { page, list, sections, isMerged, pages, day } = found;
  return {
    value: {
      page: { id: idOf(desk, page), title: page.within },
      ...{ id: idOf(desk, list), value: list.value, isMerged, pages, day },
      sections: sections.map((section) => shownSection(desk, section)),
    },
  };
}

function shownSection(desk: EditDesk, { title, kind, field, shown, hidden, timing }: OutlinedSection) {
  return {
    ...{ id: idOf(desk, { ...field, title }), title, kind, shown, hidden },
    timing: timing.map((one) => ({
      id: idOf(desk, one),
      name: String(one.path.at(-1)),
      title: one.title,
      ...(one.value !== undefined && { value: one.value }),
    })),
  };
}

function idOf({ ids }: EditDesk, { file, path, title, within }: FieldView): string {
  return ids.idOf({ file, path, title, within });
}
