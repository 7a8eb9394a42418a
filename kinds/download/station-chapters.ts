import type {
  DocumentChapter,
  DocumentDay,
  DocumentDoors,
  DocumentStation,
} from '../../schemas/planned-document.ts';
import type { SiteProps, StationsProps } from '../../schemas/types.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import { pluralForm } from '../plural-form.ts';

export type Download = NonNullable<SiteProps['downloads']>[number];
type Plan = NonNullable<Download['plans']>[number];
type Checklist = NonNullable<Download['checklists']>[number];
/** A number in the digits of the site. */
export type Show = (number: number) => string;
type ChapterHeading = { title: string; lede?: string };

/** All doors in a row; `titles` names those to highlight. */
export function doorsOf(stations: StationsProps, titles: readonly string[]): DocumentDoors {
  const doors = listDoors(stations);
  return {
    families: doors.map(({ family }) => family),
    lit: doors.flatMap(({ station }, index) => (titles.includes(station.title) ? [index] : [])),
  };
}

/** All doors, for the first page. */
export function allDoors(stations: StationsProps): DocumentDoors {
  return doorsOf(
    stations,
    listDoors(stations).map(({ station }) => station.title),
  );
}

/** A chapter with a block for each door. */
export function stationChapter(
  heading: ChapterHeading,
  stations: StationsProps,
  show: Show,
): DocumentChapter {
  const { labels } = stations;
  const doors = listDoors(stations);
  const blocks = doors.map(({ station, family }, index): DocumentStation => {
    const where = {
      family: stations.families[family]?.title ?? '',
      number: show(index + 1),
      total: show(doors.length),
    };
    return {
      kind: 'station',
      title: station.title,
      where: fillPlaceholders(pluralForm(labels.door, index + 1), where),
      ...(station.minutes !== undefined && { time: timeText(Number(station.minutes), labels, show) }),
      task: station.task,
      slipLabel: labels.slip,
      slip: station.slip,
      doors: doorsOf(stations, [station.title]),
    };
  });
  return { ...headOf(heading), blocks };
}

function timeText(minutes: number, labels: StationsProps['labels'], show: Show): string {
  return fillPlaceholders(pluralForm(labels.minutes, minutes), { count: show(minutes) });
}

/** A chapter with a row for each day. */
export function dayChapter(plan: Plan, stations: StationsProps | undefined, show: Show): DocumentChapter {
  const blocks = plan.days.map(({ texts, stations: titles = [] }, index): DocumentDay => {
    return {
      kind: 'day',
      label: fillPlaceholders(plan.label, { number: show(index + 1) }),
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

function headOf({ title, lede }: ChapterHeading): Pick<DocumentChapter, 'title' | 'lede'> {
  return { title, ...(lede !== undefined && { lede }) };
}

function listDoors({ families }: StationsProps) {
  return families.flatMap(({ stations }, family) => stations.map((station) => ({ station, family })));
}
