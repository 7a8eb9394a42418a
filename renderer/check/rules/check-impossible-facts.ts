import type { Report } from '../../../diagnostics/diagnostic.ts';
import { hoursBackwards } from '../../../diagnostics/messages/check-values.ts';
import { factAbove100 } from '../../../diagnostics/messages.generated.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import { factsIn } from '../facts-in.ts';

/** Shares of more than 100 %, and hours that end before they begin. */
export function checkImpossibleFacts({ collections }: Content, report: Report): void {
  for (const [, { source, value, schema }] of collections.get('facts') ?? []) {
    if (schema.means !== 'facts') continue;
    for (const { path, name, value: written } of factsIn(value)) {
      if (typeof written !== 'string') continue;
      if (isShare(name) && percentOf(written) > 100)
        report(factAbove100(locate(source, path), { name, written }));
      if (isBackwards(written)) report(hoursBackwards(locate(source, path), written, meantHours(written)));
    }
  }
}

/** Something may grow by 150%, but no more people can pass an exam than sit it. */
function isShare(name: string): boolean {
  return /(?:rate|share|passed|percentage|proportion|satisfaction|attendance)$/i.test(name);
}

function percentOf(text: string): number {
  return Number(/^(\d+(?:\.\d+)?)\s?%$/.exec(text.trim())?.[1] ?? 0);
}

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?`;
const hours = new RegExp(`^${clock}\\s*(?:-|–|to|until)\\s*${clock}$`, 'i');
const minutesOfADay = 24 * 60;

/** From 5 PM to 8 AM: longer than half a day, so not a night shift. Only if both or neither say AM or PM. */
function isBackwards(text: string): boolean {
  const [, hour, minutes, half, lastHour, lastMinutes, lastHalf] = hours.exec(text.trim()) ?? [];
  if ((half === undefined) !== (lastHalf === undefined)) return false;
  const [start, end] = [minuteOf(hour, minutes, half), minuteOf(lastHour, lastMinutes, lastHalf)];
  // 9 AM to 12 AM, 9:00 to 0:00: until midnight.
  if (start === undefined || end === undefined || end === 0 || (half === undefined && minutes === undefined))
    return false;
  return end < start && end - start + minutesOfADay > minutesOfADay / 2;
}

/** 10 AM to 4 AM means until 4 PM; 5 PM to 8 AM, and 24-hour times, are swapped. */
function meantHours(text: string): string | undefined {
  const [start = '', between = '', end = ''] = text.trim().split(/((?:(?<!\s)\s+)?(?:-|–|to|until)\s*)/i);
  const [half, lastHalf] = [start, end].map((one) => /([ap])\.?m\.?$/i.exec(one)?.[1]);
  if (half?.toLowerCase() === 'p' && lastHalf?.toLowerCase() === 'p') return undefined;
  if (half !== undefined && half.toLowerCase() === lastHalf?.toLowerCase())
    return `${start}${between}${end.replace(/a(?=\.?m\.?$)/, 'p').replace(/A(?=\.?M\.?$)/, 'P')}`;
  return `${end}${between}${start}`;
}

function minuteOf(hour?: string, minutes = '0', half?: string): number | undefined {
  const number = Number(hour);
  if (Number.isNaN(number) || number > 23 || Number(minutes) > 59) return undefined;
  if (half === undefined) return number * 60 + Number(minutes);
  return number > 12 ? undefined : ((number % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + Number(minutes);
}
