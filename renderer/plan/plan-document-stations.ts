import type {
  DocumentChapter,
  DocumentDay,
  DocumentDoors,
  DocumentStation,
} from '../../schemas/planned-document.ts';
import type { SiteSource, StationsProps } from '../../schemas/types.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { fillPattern } from './fill-references.ts';
import { planString } from './plan-text.ts';
import { planValue } from './plan-value.ts';
import { type Cursor, type PageScope, step } from './planner.ts';
import { fields, list } from './read-fields.ts';

type Download = NonNullable<SiteSource['downloads']>[number];
type Plan = NonNullable<Download['plans']>[number];
type Checklist = NonNullable<Download['checklists']>[number];

/** The doors that the page of a download shows, finished: nothing where it names no page, or the page shows none. */
export function planStations(download: Download, page: PageScope): StationsProps | undefined {
  const entry = download.stations && page.site.collections.get('pages')?.get(download.stations.page);
  const sections = list(entry?.value.sections).map(fields);
  const index = sections.findIndex(({ section }) => section === 'stations');
  if (!entry || index < 0) return undefined;
  const { section: _kind, id: _id, tone: _tone, from: _from, until: _until, ...own } = sections[index] ?? {};
  const schema = schemaNamed(page.site.schemas, 'sections/stations') ?? {};
  const cursor: Cursor = { source: entry.source, path: ['sections', index], at: `sections/${index}` };
  return planValue(own, schema, schema, cursor, page) as StationsProps | undefined;
}

/** All doors in a row; `titles` are those that are meant. */
export function planDoors(stations: StationsProps, titles: readonly string[]): DocumentDoors {
  const doors = doorsOf(stations);
  return {
    families: doors.map(({ family }) => family),
    lit: doors.flatMap(({ station }, index) => (titles.includes(station.title) ? [index] : [])),
  };
}

/** A chapter with a block for each door. */
export function planStationChapter(
  { title, lede }: NonNullable<Download['stations']>,
  stations: StationsProps,
  cursor: Cursor,
  page: PageScope,
): DocumentChapter {
  const { labels } = stations;
  const doors = doorsOf(stations);
  const blocks = doors.map(({ station, family }, index): DocumentStation => {
    const where = {
      family: stations.families[family]?.title ?? '',
      number: String(index + 1),
      total: String(doors.length),
    };
    return {
      kind: 'station',
      title: station.title,
      where: fillPattern(labels.door, where),
      ...(station.minutes !== undefined && { time: fillPattern(labels.minutes, { count: station.minutes }) }),
      task: station.task,
      slipLabel: labels.slip,
      slip: station.slip,
      doors: planDoors(stations, [station.title]),
    };
  });
  return { ...planHead({ title, lede }, cursor, page), blocks };
}

/** A chapter with a row for each day. */
export function planDays(
  plan: Plan,
  stations: StationsProps | undefined,
  cursor: Cursor,
  page: PageScope,
): DocumentChapter {
  const label = planString(plan.label, step(cursor, 'label'), page);
  const blocks = plan.days.map(({ texts, stations: titles = [] }, index): DocumentDay => {
    const at = step(step(step(cursor, 'days'), index), 'texts');
    return {
      kind: 'day',
      label: fillPattern(label, { number: String(index + 1) }),
      texts: texts.map((text, line) => planString(text, step(at, line), page)),
      ...(stations && { doors: planDoors(stations, titles) }),
    };
  });
  return { ...planHead(plan, cursor, page), blocks };
}

export function planChecklist(checklist: Checklist, cursor: Cursor, page: PageScope): DocumentChapter {
  const blocks = checklist.groups.map((group, index): DocumentChapter['blocks'][number] => {
    const at = step(step(cursor, 'groups'), index);
    return {
      kind: 'checklist',
      title: planString(group.title, step(at, 'title'), page),
      items: group.items.map((item, line) => planString(item, step(step(at, 'items'), line), page)),
    };
  });
  return { ...planHead(checklist, cursor, page), blocks };
}

function planHead(
  { title, lede }: { title: string; lede?: string },
  cursor: Cursor,
  page: PageScope,
): Pick<DocumentChapter, 'title' | 'lede'> {
  return {
    title: planString(title, step(cursor, 'title'), page),
    ...(lede !== undefined && { lede: planString(lede, step(cursor, 'lede'), page) }),
  };
}

function doorsOf({ families }: StationsProps) {
  return families.flatMap(({ stations }, family) => stations.map((station) => ({ station, family })));
}
