import { fieldsOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { PlanSite } from '../../../kinds/kind.ts';
import { calendarDay } from '../../../kinds/zoned-time.ts';
import type { JsonSchema, SchemaSet, Site } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { type ResolvedSchema, resolveSchema } from '../../schema/resolve-schema.ts';
import { answerQuery } from '../answers/answer-query.ts';
import { createFormats } from '../formats/formats.ts';
import { createSiteTools } from '../tools/site-tools.ts';
import { alternateSites } from './alternate-sites.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import { openAnswers } from './answers.ts';
import type { Context, Once, PlanKinds } from './context.ts';
import { indexEntries } from './index-entries.ts';
import { planningCircle } from './planning-circle.ts';
import { rememberCharacters } from './remember-characters.ts';
import { rememberRoutes } from './remember-routes.ts';
import type { RouteTable } from './route.ts';
import { settingsOf } from './settings-of.ts';

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
  const source = options.source ?? index.source;
  let routes: RouteTable | undefined;
  let tools: PlanSite | undefined;
  const answers = openAnswers(cache, {
    basis: [...basisOf(site, kinds, { ...options, day }), alternates],
    answer: (query) => answerQuery(query, context),
    source,
    circle: (way) => planningCircle(way, context),
  });
  const context: Context = Object.freeze({
    site,
    kinds,
    settings,
    now: options.today.getTime(),
    day,
    drafts: options.drafts === true,
    address: {
      base: (options.base ?? settings.base ?? '').replace(/(?<!\/)\/+$/, ''),
      trailingSlash: settings.trailingSlash ?? false,
    },
    formats: formatsOf(site),
    entries: (kind: string) => ownProperty(site.collections, kind) ?? [],
    entry: index.entry,
    source,
    characters: () => rememberCharacters(site, cache.characters),
    alternates,
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

/** A value that only depends on frozen ones is cached under its name for as long as the context is used. */
function createOnce(): Once {
  const made = new Map<string, unknown>();
  return <T>(name: string, make: () => T): T => {
    const known = made.get(name);
    if (known !== undefined) return known as T;
    const value = make();
    made.set(name, value);
    return value;
  };
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

const shapingSettings = [
  ...['routes', 'notFound', 'base', 'trailingSlash', 'origin', 'theme', 'client'],
  ...['language', 'locale', 'numbers', 'currency', 'decimals', 'prices', 'timeZone', 'clock'],
];

function formatsOf(site: Site): Context['formats'] {
  const { language, locale = language, numbers, currency, decimals, timeZone, clock } = settingsOf(site);
  const { roundTo } = fieldsOf(site.settings.value.prices);
  const { free, converted } = fieldsOf(site.collections.wording?.[0]?.value.money);
  return createFormats({
    locale,
    numbers,
    currency,
    decimals,
    timeZone,
    clock,
    freeWord: typeof free === 'string' ? free : '',
    ...(typeof converted === 'string' && { convertedPattern: converted }),
    convertedIsWhole: Number.isInteger(roundTo),
  });
}
