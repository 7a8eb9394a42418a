import { asText } from '../../../kinds/read-fields.ts';
import type { SiteSource } from '../../../schemas/types.ts';
import type { Site } from '../../model/site.ts';
import { isShown } from './is-shown.ts';

/** A page in one of the languages of the site. `isOriginal`: the others are translations of it. */
export type Translated = { page: string; language: string; address: string; isOriginal: boolean };

/** By the file of each page that is shown today and says the same as another: all of them, itself included. */
export type TranslatedPages = Readonly<Record<string, readonly Translated[]>>;

/** Plain data, on which every answer depends: which pages belong together rarely changes. */
export function findTranslatedPages(
  { collections }: Pick<Site, 'collections'>,
  { routes, language }: Pick<SiteSource, 'routes' | 'language'>,
  on: { day: string; drafts: boolean },
): TranslatedPages {
  const groups = new Map<string, Translated[]>();
  const pages = collections.pages ?? [];
  const translated = new Set(pages.map(({ value }) => asText(value.translationOf)).filter((id) => id !== ''));
  for (const { id, value } of pages) {
    const original = asText(value.translationOf) || (translated.has(id) ? id : '');
    const route = routes.find(({ page, collection }) => page === id && collection === undefined);
    if (original === '' || !route || !isShown(value, on)) continue;
    const own = { page: id, language: asText(value.language) || language, address: route.path };
    groups.set(original, [...(groups.get(original) ?? []), { ...own, isOriginal: id === original }]);
  }
  const all = [...groups.values()].filter((group) => group.length > 1);
  return Object.fromEntries(all.flatMap((group) => group.map(({ page }) => [page, group])));
}
