import { findEntries, findInSite, listPictures } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import type { RouteAnswer } from '../routes.ts';

/** Entries to refer to. */
export async function answerEntries(desk: EditDesk, query: URLSearchParams): Promise<RouteAnswer> {
  const kind = query.get('kind');
  const found = await findEntries({ ...asked(desk, query), ...(kind !== null && { kind }) });
  return {
    value: found.map(({ picture, ...entry }) => ({
      ...entry,
      ...(picture !== undefined && { picture: pictureAddress(desk, picture) }),
    })),
  };
}

/** Whatever has these words. */
export async function answerFind(desk: EditDesk, query: URLSearchParams): Promise<RouteAnswer> {
  const found = await findInSite(asked(desk, query));
  return {
    value: found.map(({ file, path, ...one }) => {
      const isValue = file !== undefined && path !== undefined && path.length > 0;
      return { ...one, ...(isValue && { id: desk.ids.idOf({ file, path, title: one.title, within: '' }) }) };
    }),
  };
}

/** Pictures to show. */
export async function answerPictures(desk: EditDesk, query: URLSearchParams): Promise<RouteAnswer> {
  const found = await listPictures(asked(desk, query));
  return { value: found.map((one) => ({ ...one, address: pictureAddress(desk, one.name) })) };
}

function asked({ site }: EditDesk, query: URLSearchParams) {
  return { ...site(), query: query.get('q') ?? '' };
}

/** Beside the site’s pages, which don’t show all of them. */
export function pictureAddress({ pageOrigin }: EditDesk, name: string): string {
  return `${pageOrigin()}/__edit/media/${name.split('/').map(encodeURIComponent).join('/')}`;
}
