import { fieldsOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { CalendarDate } from '../../../kinds/calendar-event.ts';
import { isDay } from '../../../kinds/is-day.ts';
import { dayAfter } from '../../../kinds/is-shown-on.ts';
import { identifierLanguage } from '../../../kinds/language-codes.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { asText, optionalNumber, optionalText } from '../../../kinds/read-fields.ts';
import type { WordingSource } from '../../../schemas/types.ts';
import type { PlannedFile } from '../../model/file.ts';
import type { Kind, KindCalendar } from '../../model/kinds.ts';
import { absoluteAddress } from '../context/absolute-address.ts';
import type { Context } from '../context/context.ts';
import { finishAddress } from '../context/finish-address.ts';
import { entryTools } from '../tools/entry-tools.ts';

/** A calendar to subscribe to, with all dates of a kind whose head has one: `performances.ics`. */
export function planCalendars(context: Context): Planned<PlannedFile[]> {
  const { settings, kinds } = context;
  return gather((take) =>
    kinds.heads.flatMap((kind): PlannedFile[] => {
      const { calendar, collection } = kind;
      if (!calendar) return [];
      const selection = { sort: calendar.date };
      const ids = take(context.ask<readonly string[]>({ ask: 'selection', kind: collection, selection }));
      const dated = { kind, calendar };
      const dates = ids.flatMap((id) => take(planDate(id, dated, context)) ?? []);
      const guide = take(context.ask<WordingSource['guide']>({ ask: 'wording', key: 'guide' }));
      const heading = optionalText(ownProperty(fieldsOf(guide), collection));
      return [
        {
          kind: 'calendar-of-dates',
          output: `${collection}.ics`,
          name: heading ?? settings.name,
          producer: `-//${settings.name}//site//${identifierLanguage(settings.language)}`,
          dates,
        },
      ];
    }),
  );
}

type DatedKind = { kind: Kind; calendar: KindCalendar };

/** An entry with a day. Independent of the day of the build, so that the same entry is the same date. */
function planDate(
  id: string,
  { kind, calendar }: DatedKind,
  context: Context,
): Planned<CalendarDate | undefined> {
  const entry = context.entry(kind.collection, id);
  const { settings } = context;
  const { title = 'title', summary = 'summary' } = kind;
  return gather((take) => {
    if (!entry) return undefined;
    const tools = entryTools(entry, kind, { context, self: { kind: kind.collection, id } });
    const written = (field: string | undefined) =>
      field === undefined ? undefined : take(tools.written(field));
    const date = written(calendar.date);
    if (!isDay(date)) return undefined;
    const texts = take({
      ...tools.fields<Record<string, unknown>>(title, summary, calendar.place ?? title),
      origins: [],
    });
    const href = take(tools.href()) ?? finishAddress('/', context.address);
    const address = absoluteAddress(href, settings);
    const about = textOf(texts[summary]);
    return {
      uid: `${id}.${kind.collection}@${new URL(settings.origin).host}`,
      stamp: `${date}T00:00:00Z`,
      sequence: 0,
      ...take(planTime({ date, time: written(calendar.time), minutes: written(calendar.minutes) }, context)),
      title: textOf(texts[title]),
      description: [about, address].filter((text) => text !== '').join('\n\n'),
      location: calendar.place === undefined ? '' : textOf(texts[calendar.place]),
      address,
      status: 'CONFIRMED',
    };
  });
}

/** Finished paragraphs are for pages: a calendar shows plain text. */
function textOf(value: unknown): string {
  const { text, html } = fieldsOf(value);
  return typeof html === 'string' ? html.replace(/<[^<>]*>/g, '') : asText(text ?? value);
}

type WrittenTime = { date: string; time: unknown; minutes: unknown };

/** From a time on, on the clocks of the site's zone, or all day. */
function planTime(
  { date, time, minutes }: WrittenTime,
  context: Context,
): Planned<Pick<CalendarDate, 'start' | 'end'>> {
  const { format } = context.tools();
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(asText(time)) ?? [];
  return gather((take) => {
    if (hour === '') return { start: date, end: dayAfter(date) };
    const { timeZone } = context.settings;
    const start = take(format.zonedTime(date, `${hour.padStart(2, '0')}:${minute}`, timeZone)).iso;
    const length = optionalNumber(minutes);
    if (length === undefined) return { start: inUtc(start) };
    return { start: inUtc(start), end: inUtc(take(format.laterTime(start, length, timeZone)).iso) };
  });
}

/** `2025-10-05T16:00:00+01:00` → `2025-10-05T15:00:00Z`. */
function inUtc(instant: string): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}
