import type { PlanSite } from '../../../kinds/kind.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { isConverted } from '../../source/is-converted.ts';
import { locate } from '../../source/locate.ts';
import type { FinishedAddress } from '../answers/answer-address.ts';
import { written } from '../answers/answer-value.ts';
import { planArt } from '../assets/plan-art.ts';
import { planFile, planPicture } from '../assets/plan-picture.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Context } from '../context/context.ts';
import { siteLanguage } from '../context/language-of.ts';
import { translatedAddress } from '../context/translated-address.ts';
import type { LookedUp } from '../values/look-up.ts';
import { fillNames } from '../values/plan-string.ts';
import { documentTools } from './document-tools.ts';
import { formatTools } from './format-tools.ts';
import { hrefQuery } from './href-query.ts';

/** The site as the code of kinds sees it: the same questions and answers. */
export function createSiteTools(context: Context): PlanSite {
  const { site, settings, address, ask } = context;
  const { source } = site.settings;
  return {
    setting: (key, ...path) => ask({ ask: 'setting', key, ...(path.length > 0 && { path }) }),
    written: (...path) => written(source, path, context),
    wording: (key, ...path) => ask({ ask: 'wording', key, ...(path.length > 0 && { path }) }),
    entry: (kind, id, form = 'card') => ask({ ask: 'entry', kind, id, form }),
    entries: <T>(kind: string, ids: readonly string[]) => listEntries<T>(kind, ids, context),
    select: (kind, selection) => ask({ ask: 'selection', kind, selection }),
    writtenIn: (kind, id, ...path) => {
      const entry = context.entry(kind, id);
      return entry ? written(entry.source, path, context) : gather(() => undefined);
    },
    isConverted: ({ of, path }) => {
      const entry = of === 'site' ? site.settings : context.entry(of.kind, of.id);
      return gather((take) => {
        if (!entry) return false;
        take(written(entry.source, path, context));
        return isConverted(entry.source, path);
      });
    },
    isShown: (kind, id) => ask({ ask: 'shown', kind, id }),
    name: (name) => gather((take) => take(ask<LookedUp>({ ask: 'name', name })).text),
    href: (kind, id, page) => ask(hrefQuery(kind, id, page)),
    link: (text) => gather((take) => take(ask<FinishedAddress>({ ask: 'address', address: text })).link),
    isHidden: (text) =>
      gather((take) => take(ask<FinishedAddress>({ ask: 'address', address: text })).hidden),
    pageHref: (page) =>
      gather((take) => {
        const path = take(pathOfPage(page, context));
        return take(ask<FinishedAddress>({ ask: 'address', address: path })).link.href;
      }),
    absolute: (href) =>
      gather((take) => {
        take(written(source, ['origin'], context));
        return absoluteAddress(href, settings);
      }),
    direction: () => gather((take) => take(siteLanguage(context)).direction),
    base: address.base,
    picture: (name, alt, view) => planPicture({ name, alt, ...view }, context),
    file: (name) => planFile(name, context),
    art: (drawing) => planArt(drawing, context),
    text: (text, places) => fillNames(text, places, { context }),
    place: (path = []) => locate(source, path),
    shared: (name) => ask({ ask: 'shared', name }),
    format: formatTools(context),
    isPast: (instant) => ask({ ask: 'past', instant }),
    day: context.day,
    ...documentTools(context),
  };
}

function listEntries<T>(kind: string, ids: readonly string[], { ask }: Context): Planned<T[]> {
  return gather((take) => {
    const found: T[] = [];
    for (const id of ids) {
      const entry = take(ask<T | undefined>({ ask: 'entry', kind, id, form: 'card' }), String(found.length));
      if (entry !== undefined) found.push(entry);
    }
    return found;
  });
}

function pathOfPage(page: string | undefined, context: Context): Planned<string> {
  return gather((take) => {
    take(written(context.site.settings.source, ['routes'], context));
    return translatedAddress(
      context.settings.routes.find((route) => route.page === page)?.path ?? '/',
      context,
    );
  });
}
