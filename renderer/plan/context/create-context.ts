import { createHash } from 'node:crypto';
import type { PlanSite } from '../../../kinds/kind.ts';
import type { Planned, Query, Read } from '../../../kinds/planned.ts';
import type { Entry, Site } from '../../model/site.ts';
import { answerQuery } from '../answers/answer-query.ts';
import { createFormats } from '../formats/formats.ts';
import { calendarDay } from '../formats/zoned-time.ts';
import { createSiteTools } from '../tools/site-tools.ts';
import type { Context, PlanKinds } from './context.ts';
import { planningCircle } from './planning-circle.ts';
import type { RouteTable } from './route.ts';
import { createRouteTable } from './route-table.ts';
import { settingsOf } from './settings-of.ts';

export type PlanOptions = {
  /** The moment that counts as now. */
  today: Date;
  /** Path under which the site stands, overriding site.yaml: `''` or `/branch`. */
  base?: string;
};

type Answer = { planned: Planned<unknown>; reads: readonly Read[] };

/** Whole entries carry their texts: only the last are kept, more than a feed has, so that memory does not grow with the site. */
const keptWhole = 32;

/** What planning looks at, for one site and one moment. */
export function createContext(site: Site, kinds: PlanKinds, options: PlanOptions): Context {
  const settings = settingsOf(site);
  const index = indexEntries(site);
  const sources = new Map(
    [site.settings, ...Object.values(site.collections).flat()].map(({ source }) => [source.file, source]),
  );
  const none: ReadonlyMap<string, Entry> = new Map();
  let routes: RouteTable | undefined;
  let tools: PlanSite | undefined;
  const { ask, readsOf } = createAnswers(
    (query) => answerQuery(query, context),
    (way) => planningCircle(way, context),
  );
  const context: Context = Object.freeze({
    site,
    kinds,
    settings,
    now: options.today.getTime(),
    day: calendarDay(options.today, settings.timeZone),
    address: {
      base: (options.base ?? settings.base ?? '').replace(/\/+$/, ''),
      trailingSlash: settings.trailingSlash ?? false,
    },
    formats: formatsOf(site),
    entries: (kind: string) => site.collections[kind] ?? [],
    entry: (kind: string, id: string) => (index.get(kind) ?? none).get(id),
    source: (file: string) => sources.get(file),
    routes: () => {
      routes ??= createRouteTable(context);
      return routes;
    },
    ask,
    tools: () => {
      tools ??= createSiteTools(context);
      return tools;
    },
    readsOf,
  });
  return context;
}

/** Each question is answered once. One that needs its own answer is a circle, which the check has refused. */
function createAnswers(
  answer: (query: Query) => Planned<unknown>,
  circle: (way: readonly Query[]) => Error,
): Pick<Context, 'ask' | 'readsOf'> {
  const answers = new Map<string, Answer>();
  const wholes = new Set<string>();
  const open = new Map<string, Query>();
  const give = (query: Query): Answer => {
    const key = JSON.stringify(query);
    const known = answers.get(key);
    if (known) return known;
    if (open.has(key)) throw circle([...open.values()].slice([...open.keys()].indexOf(key)));
    open.set(key, query);
    const planned = answer(query);
    open.delete(key);
    const made = {
      planned: { ...planned, reads: [{ query, answer: digestOf(planned.value) }] },
      reads: planned.reads,
    };
    answers.set(key, made);
    if (query.ask === 'entry' && query.form === 'whole') forgetOldest(wholes, key, answers);
    return made;
  };
  return {
    ask: <T>(query: Query) => give(query).planned as Planned<T>,
    readsOf: (query) => give(query).reads,
  };
}

function forgetOldest(wholes: Set<string>, key: string, answers: Map<string, Answer>): void {
  wholes.add(key);
  const [oldest] = wholes;
  if (wholes.size <= keptWhole || oldest === undefined) return;
  wholes.delete(oldest);
  answers.delete(oldest);
}

/** 16 hex digits that differ where the values do. */
export function digestOf(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(value) ?? 'undefined')
    .digest('hex')
    .slice(0, 16);
}

function indexEntries({ collections }: Site): Map<string, Map<string, Entry>> {
  return new Map(
    Object.entries(collections).map(([kind, entries]) => [
      kind,
      new Map(entries.map((entry) => [entry.id, entry])),
    ]),
  );
}

function formatsOf(site: Site): Context['formats'] {
  const { language, currency, timeZone, clock } = settingsOf(site);
  const words = site.collections.wording?.[0]?.value.money;
  const free = typeof words === 'object' && words !== null && 'free' in words ? String(words.free) : '';
  return createFormats({ locale: language, currency, timeZone, clock, freeWord: free });
}
