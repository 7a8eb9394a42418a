import { gather, type Planned } from '../../../kinds/planned.ts';
import type { AlternateLink, Frame } from '../../../schemas/planned.ts';
import type { SiteProps } from '../../../schemas/types.ts';
import type { Context } from '../context/context.ts';
import { finishAddress } from '../context/finish-address.ts';
import type { Route } from '../context/route.ts';
import type { Translated } from '../context/translated-pages.ts';
import { directionOf } from '../formats/text-direction.ts';

/** The languages of the site in the header of a page: each leads to this page in it, or else to the home page there. */
export function planLanguages(
  route: Route,
  spoken: string,
  context: Context,
): Planned<Frame['languages'] | undefined> {
  return gather((take) => {
    const languages = take(
      context.ask<SiteProps['languages']>({ ask: 'setting', key: 'languages' }),
      'languages',
    );
    if (!languages) return undefined;
    const links = languages.list
      .filter(({ language }) => language !== spoken)
      .flatMap(({ language, label }): AlternateLink[] => {
        const address = addressIn(language, route, context);
        if (address === undefined) return [];
        const link = { label, href: finishAddress(address, context.address), language };
        return [directionOf(language) === 'rtl' ? { ...link, direction: 'rtl' } : link];
      });
    return links.length > 0 ? { label: languages.label, links } : undefined;
  });
}

function addressIn(language: string, route: Route, context: Context): string | undefined {
  const { translations, settings, routes } = context;
  const home = routes().pageAt('/');
  const find = (page: string | undefined) =>
    page === undefined ? undefined : translations[page]?.find((one) => one.language === language)?.address;
  const usual = language === settings.language ? '/' : undefined;
  return find(pageOf(route)) ?? find(home) ?? usual;
}

/** The same page in all languages, this one included; none if it has no translation. */
export function translationsOf(route: Route, { translations }: Context): readonly Translated[] {
  const page = pageOf(route);
  return (page !== undefined && translations[page]) || [];
}

/** Undefined for a page about an entry, and for one that only continues a list. */
function pageOf({ page, current, part, address }: Route): string | undefined {
  return current || (part !== undefined && part.of !== address) ? undefined : page;
}
