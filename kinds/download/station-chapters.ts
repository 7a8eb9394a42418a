import type {
  DocumentChapter,
  DocumentDay,
  DocumentDoors,
  DocumentStation,
} from '../../schemas/planned-document.ts';
import type { SiteProps, StationsProps } from '../../schemas/types.ts';
import { fillPattern } from '../fill-pattern.ts';

export type Download = NonNullable<SiteProps['downloads']>[number];
type Plan = NonNullable<Download['plans']>[number];
type Checklist = NonNullable<Download['checklists']>[number];
type Heading = { title: string; lede?: string };

/** All doors in a row; `titles` are those that are meant. */
export function doorsOf(stations: StationsProps, titles: readonly string[]): DocumentDoors {
  const doors = listDoors(stations);
  return {
    families: doors.map(({ family }) => family),
    lit: doors.flatMap(({ station }, index) => (titles.includes(station.title) ? [index] : [])),
  };
}

/** The first page shows all of them. */
export function allDoors(stations: StationsProps): DocumentDoors {
  return doorsOf(
    stations,
    listDoors(stations).map(({ station }) => station.title),
  );
}

/** A chapter with a block for each door. */
export function stationChapter(heading: Heading, stations: StationsProps): DocumentChapter {
  const { labels } = stations;
  const doors = listDoors(stations);
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
      doors: doorsOf(stations, [station.title]),
    };
  });
  return { ...headOf(heading), blocks };
}

/** A chapter with a row for each day. */
export function dayChapter(plan: Plan, stations: StationsProps | undefined): DocumentChapter {
  const blocks = plan.days.map(({ texts, stations: titles = [] }, index): DocumentDay => {
    return {
      kind: 'day',
      label: fillPattern(plan.label, { number: String(index + 1) }),
      texts,
      ...(stations && { doors: doorsOf(stations, titles) }),
    };
  });
  return { ...headOf(plan), blocks };
}

export function checklistChapter(checklist: Checklist): DocumentChapter {
  const blocks = checklist.groups.map(({ title, items }) => ({ kind: 'checklist' as const, title, items }));
  return { ...headOf(checklist), blocks };
}

function headOf({ title, lede }: Heading): Pick<DocumentChapter, 'title' | 'lede'> {
  return { title, ...(lede !== undefined && { lede }) };
}

function listDoors({ families }: StationsProps) {
  return families.flatMap(({ stations }, family) => stations.map((station) => ({ station, family })));
}
