import * as messages from '../../../diagnostics/messages/debris.ts';
import type { Debris } from '../debris.ts';
import { monthNames } from './month-names.ts';

const timed = new RegExp(
  String.raw`\b((\d{1,2})(?:st|nd|rd|th)? (${monthNames.join('|')}) (\d{4}))\b[^.\n]{0,40}?\b(BST|GMT)\b`,
  'g',
);

/** BST on a day in winter, GMT on one in summer: readers would be an hour out. */
export function findOtherSeason(text: string): Debris[] {
  if (!/BST|GMT/.test(text)) return [];
  return [...text.matchAll(timed)].flatMap(
    ({ 0: whole, 1: day = '', 2: date, 3: month = '', 4: year, 5: written = '', index }): Debris[] => {
      const noon = Date.UTC(Number(year), monthNames.indexOf(month), Number(date), 12);
      const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: 'Europe/London' });
      const meant = hour.format(noon) === '13' ? 'BST' : 'GMT';
      if (meant === written) return [];
      const offset = index + whole.length - written.length;
      return [{ offset, tell: (place) => messages.otherSeason(place, { day, written, meant }) }];
    },
  );
}
