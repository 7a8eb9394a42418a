import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import type { Counted } from '../../../schemas/planned.ts';
import { besideName } from '../../schema/beside-name.ts';
import type { Planning } from '../../schema/planning.ts';
import { isConverted } from '../../source/is-converted.ts';
import { isSameLanguage, languageOfText as languageOfLayer } from '../../source/language-of-text.ts';
import { written } from '../answers/answer-value.ts';
import { planFile, planPicture } from '../assets/plan-picture.ts';
import { siteLanguage } from '../context/language-of.ts';
import type { Scope } from '../context/scope.ts';
import { addressFrom } from './address-from.ts';
import { type Cursor, placeOf, step } from './cursor.ts';
import { nextOf } from './next-of.ts';
import { planAction } from './plan-action.ts';
import { planCurrent, planEntries, showEntry } from './plan-entries.ts';
import { planListing } from './plan-listing.ts';
import { planString } from './plan-string.ts';
import { planBlockText, planInlineText } from './plan-text.ts';

/**
 * Numbers are written in the site's locale, words in the language of the page. A branch shows words that nobody has
 * translated yet: these have the forms of their own language.
 */
function languageOfText(
  { source, path }: Cursor,
  { context, language }: Scope,
): Planned<Pick<Counted, 'language' | 'locale'>> {
  const { locale } = context.formats;
  return gather((take) => {
    const site = take(siteLanguage(context)).language;
    for (const key of ['locale', 'numbers']) take(written(context.site.settings.source, [key], context));
    const shown = language?.language ?? site;
    const isOwn = shown === site && context.language === undefined;
    const layer = isOwn ? languageOfLayer(source, path, context.site.layers) : undefined;
    const own = layer === undefined || isSameLanguage(layer, shown) ? shown : layer;
    return locale === own ? { language: own } : { language: own, locale };
  });
}

/** The planning stage as a meaning sees it, for the value at the cursor. */
export function planningFor(cursor: Cursor, scope: Scope): Planning {
  const { context } = scope;
  return {
    place: (...path) => placeOf(step(cursor, ...path)),
    string: (text, ...path) => planString(text, step(cursor, ...path), scope),
    paragraph: (text) => planInlineText(text, cursor, scope),
    article: (text) => planBlockText(text, cursor, scope),
    address: (address) => context.ask({ ask: 'address', address: addressFrom(address, cursor, context) }),
    action: (written) => planAction(written, cursor, scope),
    picture: ({ name, ...rest }) =>
      planPicture({ name: besideName(name, placeOf(cursor).file), ...rest }, context),
    file: (name) => planFile(besideName(name, placeOf(cursor).file), context),
    format: context.tools().format,
    isConverted: () => isConverted(cursor.source, cursor.path),
    language: (...path) => languageOfText(step(cursor, ...path), scope),
    entry: (kind, id, form) => showEntry({ kind, id }, form, scope),
    current: () => planCurrent(cursor, scope),
    entries: (kind, selection) => planEntries(kind, selection, scope),
    listing: (selection) => planListing(selection, scope),
    nextOf: (kind) => nextOf(kind, context),
    shared: (name) => context.ask({ ask: 'shared', name }),
    breadcrumbs: () => scope.breadcrumbs ?? plain({ label: '', items: [] }),
    listPages: () => plain(scope.list?.pages),
    listFilters: () => plain(scope.list?.filters),
    search: () => context.ask({ ask: 'search' }),
  };
}
