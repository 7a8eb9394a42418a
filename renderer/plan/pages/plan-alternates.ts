import { ownProperty } from '../../../diagnostics/own-property.ts';
import { linkLanguage } from '../../../kinds/language-codes.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { AlternateLink, PageHead } from '../../../schemas/planned.ts';
import type { SiteSource } from '../../../schemas/types.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import { pageKey } from '../context/alternate-sites.ts';
import type { Context } from '../context/context.ts';
import { finishAddress } from '../context/finish-address.ts';
import type { Route } from '../context/route.ts';
import { directionOf } from '../formats/text-direction.ts';
import { translationsOf } from './plan-languages.ts';

/** Links for visitors to the same page on the other sites of the family, or else to their home pages. */
export function planAlternateLinks(route: Route, context: Context): Planned<AlternateLink[]> {
  return gather((take) => {
    const written = take(
      context.ask<SiteSource['alternates']>({ ask: 'setting', key: 'alternates' }),
      'alternates',
    );
    const key = pageKey(route);
    return context.alternates.map(({ index, home, language, pages }) => {
      const same = key === undefined ? undefined : ownProperty(pages, key);
      const spoken = same?.language ?? language;
      return {
        label: written?.sites[index]?.label ?? '',
        href: same?.href ?? home,
        language: spoken,
        ...(directionOf(spoken) === 'rtl' && { direction: 'rtl' as const }),
      };
    });
  });
}

/**
 * For search engines: the page itself and the same page in other languages and on other sites, each language once, and the default for all
 * other languages, which is the original on the site that extends no other. Only sites that also name this one: a link that
 * isn't returned is ignored. Undefined if there is no other. Source:
 * https://developers.google.com/search/docs/specialty/international/localized-versions.
 */
export function headAlternates(
  route: Route,
  { language, canonical }: Pick<PageHead, 'language' | 'canonical'>,
  context: Context,
): PageHead['alternates'] {
  const { alternates, settings } = context;
  const isOutermost = settings.extends === undefined;
  const key = pageKey(route);
  const family =
    key === undefined
      ? []
      : alternates.flatMap((site) => {
          const page = site.isMutual ? ownProperty(site.pages, key) : undefined;
          return page ? [{ ...page, isOutermost: site.isOutermost }] : [];
        });
  const inLanguages = translationsOf(route, context);
  const others = [
    ...inLanguages
      .filter((one) => one.page !== route.page)
      .map((one) => ({
        href: absoluteAddress(finishAddress(one.address, context.address), settings),
        language: one.language,
        isOutermost: isOutermost && one.isOriginal,
      })),
    ...family,
  ];
  if (others.length === 0) return undefined;
  const isOriginal = inLanguages.every((one) => one.page !== route.page || one.isOriginal);
  const own = { href: canonical, language, isOutermost: isOutermost && isOriginal };
  const all = [own, ...others];
  const usual = all.find(({ isOutermost }) => isOutermost);
  const byLanguage = new Map(all.toReversed().map(({ language: tag, href }) => [linkLanguage(tag), href]));
  const listed = [...byLanguage].map(([tag, href]) => ({ language: tag, href })).toReversed();
  return usual ? [...listed, { language: 'x-default', href: usual.href }] : listed;
}
