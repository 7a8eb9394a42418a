import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { gather, type Planned, plain, type Query } from '../../../kinds/planned.ts';
import type { Media } from '../../model/source.ts';
import type { Context } from '../context/context.ts';
import { lookIntoFile } from '../context/look-into-file.ts';
import { wordingOf } from '../context/wording-of.ts';
import { ownValueAt } from '../own-value-at.ts';
import { planFrame } from '../pages/plan-frame.ts';
import { planField } from '../values/plan-fields.ts';
import { answerAddress, answerHref } from './answer-address.ts';
import { answerEntry, answerShown } from './answer-entry.ts';
import { answerFilters, answerGroups, answerPages } from './answer-list.ts';
import { answerName } from './answer-name.ts';
import { answerSearch } from './answer-search.ts';
import { answerAny, answerSelection } from './answer-selection.ts';
import { answerShared } from './answer-shared.ts';

/** Answers the questions of planning, with one function per question. */
export function answerQuery(query: Query, context: Context): Planned<unknown> {
  switch (query.ask) {
    case 'value':
    case 'text':
    case 'mentions':
      return plain(lookIntoFile(query, context.source(query.file)));
    case 'entry':
      return answerEntry(query, context);
    case 'shown':
      return answerShown(query, context);
    case 'selection':
      return answerSelection(query, context);
    case 'pages':
      return answerPages(query, context);
    case 'groups':
      return answerGroups(query, context);
    case 'filters':
      return answerFilters(query, context);
    case 'name':
      return answerName(query.name, context);
    case 'setting':
      return answerSetting(query, context);
    case 'wording':
      return answerWording(query, context);
    case 'media':
      return answerMedia(query.name, context);
    case 'address':
      return answerAddress(query.address, context);
    case 'href':
      return answerHref(query, context);
    case 'shared':
      return answerShared(query.name, context);
    case 'ids':
      return plain(context.entries(query.kind).map(({ id }) => id));
    case 'any':
      return answerAny(query.kind, context);
    case 'past':
      return plain(Date.parse(query.instant) <= context.now);
    case 'search':
      return answerSearch(context);
    case 'frame':
      return planFrame(context);
  }
}

/** A file of content/media. */
function answerMedia(name: string, { site }: Context): Planned<Media> {
  const media = ownProperty(site.media, name);
  if (!media) throw new Error(`${name} in content/media was not checked`);
  return plain(media);
}

type SettingQuery = { key: string; path?: Path };

/** A setting of site.yaml, or a value within it, finished by its schema. */
function answerSetting({ key, path }: SettingQuery, context: Context): Planned<unknown> {
  if (path) return within({ ask: 'setting', key }, path, context);
  return planField(context.site.settings, 'site', key, { context });
}

/** A group of the shared words, or a text within it, finished. Undefined if the site has no such file. */
function answerWording({ key, path }: SettingQuery, context: Context): Planned<unknown> {
  if (path) return within({ ask: 'wording', key }, path, context);
  const usual = wordingOf(context);
  const own = wordingOf(context, context.language);
  return gather((take) => {
    const words = own && take(planField(own, 'wording', key, { context }));
    if (words !== undefined || usual === own || !usual) return words;
    return take(planField(usual, 'wording', key, { context }));
  });
}

/** Only the requested value of a group, with the origins within it. */
function within(
  query: { ask: 'setting' | 'wording'; key: string },
  path: Path,
  context: Context,
): Planned<unknown> {
  const whole = context.ask<unknown>(query);
  const prefix = path.join('/');
  const origins = whole.origins
    .filter((origin) => origin.path === prefix || origin.path.startsWith(`${prefix}/`))
    .map((origin) => ({ ...origin, path: origin.path.slice(prefix.length + 1) }));
  return gather((take) => ownValueAt(take({ ...whole, origins }), path));
}
