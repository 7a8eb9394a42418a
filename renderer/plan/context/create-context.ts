import { fieldsOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { PlanSite } from '../../../kinds/kind.ts';
import type { Planned, Query } from '../../../kinds/planned.ts';
import { calendarDay } from '../../../kinds/zoned-time.ts';
import type { JsonSchema, SchemaSet, Site } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { type ResolvedSchema, resolveSchema } from '../../schema/resolve-schema.ts';
import { answerQuery } from '../answers/answer-query.ts';
import { formatsOf } from '../formats/formats-of.ts';
import { createSiteTools } from '../tools/site-tools.ts';
import { alternateSites } from './alternate-sites.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { openAnswers } from './answers.ts';
import type { Context, PlanKinds } from './context.ts';
import { contextIn } from './context-in.ts';
import { createOnce } from './create-once.ts';
import { indexEntries } from './index-entries.ts';
import { planningCircle } from './planning-circle.ts';
import { rememberCharacters } from './remember-characters.ts';
import { rememberRoutes } from './remember-routes.ts';
import type { RouteTable } from './route.ts';
import { settingsOf } from './settings-of.ts';
import { findTranslatedPages } from './translated-pages.ts';
import { wordingOf } from './wording-of.ts';

export type ContextOptions = {
  /** The current moment. */
  today: Date;
  /** The path of the site, overriding site.yaml: `''` or `/branch`. */
  base?: string;
  /** Whether drafts are shown; false by default. */
  drafts?: boolean;
  /** The routes of the same site on the same day, if known. */
  routes?: () => RouteTable;
  /** Returns a file of the site, if one can be opened without opening all of them. */
  source?: (file: string) => Source | undefined;
  /** Answers in place of planning, or changes its answers. */
  around?: (query: Query, answer: (query: Query) => Planned<unknown>) => Planned<unknown>;
};

/** The context of planning, for one site and one moment. `cache`: that of earlier plans of the same site. */
export function createContext(
  site: Site,
  kinds: PlanKinds,
  options: ContextOptions,
  cache: AnswerCache = createAnswerCache(),
): Context {
  const settings = settingsOf(site);
  const day = calendarDay(options.today, settings.timeZone);
  const index = indexEntries(site, cache.index);
  const alternates = alternateSites(site, day);
  const drafts = options.drafts === true;
  const translations = findTranslatedPages(site, settings, { day, drafts });
  const source = options.source ?? index.source;
  let routes: RouteTable | undefined;
  let tools: PlanSite | undefined;
  const answer = (query: Query) =>
    answerQuery(query, query.in === undefined ? context : context.in(query.in));
  const { around } = options;
  const answers = openAnswers(cache, {
    basis: [...basisOf(site, kinds, { ...options, day }), alternates, [translations, moneyWords(site)]],
    answer: around ? (query) => around(query, answer) : answer,
    source,
    circle: (way) => planningCircle(way, context),
  });
  const context: Context = Object.freeze({
    site,
    kinds,
    settings,
    now: options.today.getTime(),
    day,
    drafts,
    address: {
      base: (options.base ?? settings.base ?? '').replace(/(?<!\/)\/+$/, ''),
      trailingSlash: settings.trailingSlash ?? false,
    },
    formats: formatsOf(site, wordingOf(index)),
    entries: (kind: string) => ownProperty(site.collections, kind) ?? [],
    entry: index.entry,
    source,
    characters: () => rememberCharacters(site, cache.characters),
    alternates,
    translations,
    in: (language) => context.once(`pages in ${language}`, () => contextIn(language, context)),
    routes: () => {
      routes ??= options.routes?.() ?? rememberRoutes(cache.routes, context);
      return routes;
    },
    ...answers,
    once: createOnce(),
    resolve: createResolve(site.schemas),
    tools: () => {
      tools ??= createSiteTools(context);
      return tools;
    },
  });
  return context;
}

/** Each reference is resolved once. Its target depends on the file that contains it. */
function createResolve(schemas: SchemaSet): Context['resolve'] {
  const known = new WeakMap<JsonSchema, { from: string; resolved: ResolvedSchema }>();
  return (placed) => {
    const { schema, home } = placed;
    if (schema.$ref === undefined) return placed;
    const found = known.get(schema);
    if (found?.from === home) return found.resolved;
    const resolved = resolveSchema(schema, home, schemas);
    known.set(schema, { from: home, resolved });
    return resolved;
  };
}

/**
 * What all answers depend on without asking: the schemas, the code of kinds, the day, and the settings that affect
 * every page.
 */
function basisOf(
  site: Site,
  { code }: PlanKinds,
  { base, drafts = false, day }: ContextOptions & { day: string },
): readonly unknown[] {
  const settings = fieldsOf(site.settings.value);
  const shaping = Object.fromEntries(shapingSettings.map((key) => [key, settings[key]]));
  const words = fieldsOf(site.collections.wording?.[0]?.value);
  const languages = site.layers.map(({ language }) => language);
  return [
    ...[site.schemas, code, base, drafts, day, shaping, words.money, site.leftOut, site.leftOutRoutes],
    languages,
  ];
}

/** How other languages of the site write amounts. */
function moneyWords({ collections }: Site): unknown[] {
  return (collections.wording ?? []).slice(1).map(({ value }) => value.money);
}

const shapingSettings = [
  ...['routes', 'notFound', 'base', 'trailingSlash', 'origin', 'theme', 'client'],
  ...['language', 'languages', 'locale', 'numbers', 'currency', 'decimals', 'prices', 'timeZone', 'clock'],
];
