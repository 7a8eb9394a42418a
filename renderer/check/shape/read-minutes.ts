import { wordTable } from '../../../diagnostics/word-table.ts';
import type { Misread } from './misread-number.ts';

/** Reads a duration in minutes: `1:30`, `1h30`, `1.5 hours`, `an hour and a half`. */
export function readMinutes(written: string): Misread | undefined {
  const minutes = minutesIn(written.trim().toLowerCase());
  return minutes === undefined || !Number.isInteger(minutes)
    ? undefined
    : { reason: 'write it in minutes', meant: String(minutes) };
}

const inWords = wordTable({
  'half an hour': 30,
  'an hour': 60,
  'one hour': 60,
  'an hour and a half': 90,
  'one and a half hours': 90,
  'two hours': 120,
  'three hours': 180,
});

function minutesIn(text: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})\s*(?:h|hrs?|hours?)?$/.exec(text) ?? [];
  if (hour !== undefined) return Number(hour) * 60 + Number(minute);
  const [, whole, half, more] =
    /^(\d+(?:\.\d+)?)(½)?\s*(?:h|hrs?|hours?)\.?(?:,?\s*(?:and\s+)?(\d{1,2})\s*(?:m|mins?|minutes?)?)?$/.exec(
      text,
    ) ?? [];
  if (whole !== undefined) return (Number(whole) + (half ? 0.5 : 0)) * 60 + Number(more ?? 0);
  return inWords.get(text);
}
