import type { Slip } from '../../../../diagnostics/messages/slips.ts';
import type { ExplainedForm } from './explained-form.ts';

/** What is wrong with a time of day, and the time that was meant: `9:30`, `7pm`, `12.30 p.m.`, `1600`, `25:00`. Undefined for what is none. */
export function readTime(text: string): ExplainedForm | undefined {
  const word = /^(?:(?:at )?(noon|midday|midnight))$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (word !== undefined) return { slips: ['time-in-words'], meant: word === 'midnight' ? '00:00' : '12:00' };
  const parts = time.exec(text.trim());
  if (!parts) return undefined;
  const [, hour = '', mark = '', minutes, seconds, half, unit] = parts;
  if (minutes === undefined && half === undefined) return undefined;
  const read = { hour: Number(hour), minutes: Number(minutes ?? 0), half: half?.charAt(0).toLowerCase() };
  const tooMuch = excessOf(read);
  if (tooMuch) return { slips: [tooMuch] };
  const found: readonly (Slip | false)[] = [
    half !== undefined && 'twelve-hour-clock',
    minutes !== undefined && mark === '' && 'colon-missing',
    mark !== '' && mark !== ':' && 'colon-misspelt',
    seconds !== undefined && 'seconds',
    half === undefined && hour.length === 1 && 'hour-of-one-digit',
    unit !== undefined && 'hour-as-unit',
    text !== text.trim() && 'space-around',
  ];
  const slips = found.filter((slip) => slip !== false);
  return slips.length === 0 ? undefined : { slips, meant: onTheClock(read) };
}

const time =
  /^(\d{1,2})(?:(\s?[:.,;h-]\s?|)(\d{2})(?::(\d{2}))?)?\s*(a\.?m\.?|p\.?m\.?)?(\s*h(?:rs|ours)?)?$/i;

type Read = { hour: number; minutes: number; half: string | undefined };

function excessOf({ hour, minutes, half }: Read): Slip | undefined {
  if (hour > 23) return 'hour-too-late';
  if (minutes > 59) return 'minutes-too-many';
  return half !== undefined && (hour === 0 || hour > 12) ? 'twelve-hour-clock' : undefined;
}

/** 12 am is midnight, 12 pm is noon. */
function onTheClock({ hour, minutes, half }: Read): string {
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return [hours, minutes].map((number) => String(number).padStart(2, '0')).join(':');
}
