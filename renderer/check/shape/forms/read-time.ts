import type { Slip } from '../../../../diagnostics/messages/slips.ts';
import { readNumberWords } from '../number-words.ts';
import type { ExplainedForm } from './explained-form.ts';

/**
 * What is wrong with a time of day, and the time that was meant: `9:30`, `7pm`, `12.30 p.m.`, `1600`, `25:00`, `4-5pm`.
 * Undefined if it isn't a time.
 */
export function readTime(written: string): ExplainedForm | undefined {
  const text = written.replace(zone, '');
  if (text !== written) {
    const read: ExplainedForm =
      readTime(text) ?? (wholeTime.test(text) ? { slips: [], meant: text } : { slips: [] });
    const times = timesOf(read);
    // The time zone may differ from that of the field, so the time is not certain.
    return { slips: ['time-with-zone', ...read.slips], ...(times.length > 0 && { perhaps: times }) };
  }
  const start = startOf(text.trim());
  if (start !== undefined)
    return { slips: ['time-with-end'], perhaps: timesOf(readOne(start) ?? { slips: [], meant: start }) };
  return readOne(text);
}

/** A valid time. */
const wholeTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Time zones that people add to a time. */
const zone =
  /(?<=[\d:m])\s*(?:\((?:UK|London|local|British|Nepal|Indian)(?: time)?\)|(?:UK|London|local|British|Nepal|Indian) time|BST|GMT|UTC|IST|NPT)\.?$/i;

/** In characters: longer than two times and the words around them. */
const longest = 100;

/** From a range, the first time, with the second one's am or pm if it has none itself. */
function startOf(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const [, start = '', end = ''] =
    /^(?:from )?(\S.*?)\s*(?:-|\u2010|\u2013|\u2014|to|until|till)\s*(\S.*)$/i.exec(text) ?? [];
  if (!time.test(start) || !time.test(end)) return undefined;
  const half = /[ap]\.?m\.?$/i.exec(end)?.[0] ?? '';
  const isTime = /^\d{1,2}[:.]\d{2}$/.test(start) || /[ap]\.?m\.?$/i.test(start);
  return isTime && half === '' ? start : half === '' ? undefined : withHalf(start, end, half);
}

/** `11-1pm` begins before noon. */
function withHalf(start: string, end: string, half: string): string {
  if (/[ap]\.?m\.?$/i.test(start)) return start;
  const [first, last] = [start, end].map((text) => Number.parseInt(text, 10) % 12);
  const isOther = (first ?? 0) > (last ?? 0);
  return `${start}${isOther ? (half.toLowerCase().startsWith('p') ? 'am' : 'pm') : half}`;
}

function timesOf({ meant, perhaps }: ExplainedForm): readonly string[] {
  return perhaps ?? (meant === undefined ? [] : [meant]);
}

function readOne(text: string): ExplainedForm | undefined {
  const word = /^(?:(?:at )?(noon|midday|midnight))$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (word !== undefined) return { slips: ['time-in-words'], meant: word === 'midnight' ? '00:00' : '12:00' };
  const clock = readClock(text.trim());
  if (clock) return clock;
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
  if (slips.length === 0) return undefined;
  const meant = onTheClock(read);
  // Hardly anything begins at four in the morning, but nobody can be certain.
  const isEither = slips.includes('hour-of-one-digit') && read.hour > 0 && read.hour < 7;
  return isEither ? { slips, perhaps: [meant, onTheClock({ ...read, half: 'p' })] } : { slips, meant };
}

/** `4 o'clock`, `four o’clock in the afternoon`. */
function readClock(text: string): ExplainedForm | undefined {
  const parts = /^(\w+) ?o['’]? ?clock(?: in the (morning|afternoon|evening)| ([ap])\.?m\.?)?$/i.exec(text);
  const hour = Number(parts?.[1] ?? Number.NaN) || readNumberWords(parts?.[1] ?? '');
  if (!parts || hour === undefined || hour > 12) return undefined;
  const [, , part, half] = parts;
  const times = (['a', 'p'] as const).map((one) => onTheClock({ hour, minutes: 0, half: one }));
  const slips = ['time-in-words'] as const;
  if (part === undefined && half === undefined) return { slips, perhaps: times };
  const isMorning = part?.toLowerCase() === 'morning' || half?.toLowerCase() === 'a';
  return { slips, meant: times[isMorning ? 0 : 1] ?? '' };
}

const time =
  /^(\d{1,2})(?:(\s?[:.,;h-]\s?|)(\d{2})(?::(\d{2}))?)?\s*(?:(a\.?m\.?|p\.?m\.?)\s*)?(h(?:rs|ours)?)?$/i;

type ClockTime = { hour: number; minutes: number; half: string | undefined };

function excessOf({ hour, minutes, half }: ClockTime): Slip | undefined {
  if (hour > 23) return 'hour-too-late';
  if (minutes > 59) return 'minutes-too-many';
  return half !== undefined && (hour === 0 || hour > 12) ? 'twelve-hour-clock' : undefined;
}

/** 12 am is midnight, 12 pm is noon. */
function onTheClock({ hour, minutes, half }: ClockTime): string {
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return [hours, minutes].map((number) => String(number).padStart(2, '0')).join(':');
}
