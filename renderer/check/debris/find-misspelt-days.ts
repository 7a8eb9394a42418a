import { editDistance } from '../../../diagnostics/edit-distance.ts';
import { daySpelling } from '../../../diagnostics/messages/debris.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import type { Debris } from './debris.ts';
import { monthNames } from './month-names.ts';
import { weekdays } from './weekdays.ts';

/** Of the months those that are no other word, nor half of one. */
const months = monthNames.filter((name) => name.length > 6);
const names = [...weekdays, ...months];
const known = new Set([...names, ...weekdays.map((day) => `${day}s`)]);

/** With the first letter and the end that the name of a day or a month has, or nearly. */
const alike =
  /(?<![\p{L}\p{M}\p{N}’'_./@-])(?:[MTWFS][a-z]{2,7}[ad]y|[JF][a-z]{3,6}[ra]y|[SOND][a-z]{3,7}[be]r|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:janu|febru)ary|(?:septem|octo|novem|decem)ber)(?![\p{L}\p{M}\p{N}’'_/@-])/gu;

/** Days and months that an English text misspells: `Wensday`, `Febuary`, `monday`. */
export function findMisspeltDays(prose: string): Debris[] {
  return [...prose.matchAll(alike)].flatMap(({ index, 0: written }): Debris[] => {
    if (known.has(written)) return [];
    const meant = meantBy(written);
    if (meant === undefined) return [];
    return [
      {
        offset: index,
        tell: (place) => withFix(daySpelling(place, written, meant), { place, from: written, to: meant }),
      },
    ];
  });
}

function meantBy(written: string): string | undefined {
  if (/^[a-z]/.test(written)) return written.charAt(0).toUpperCase() + written.slice(1);
  // One letter more in the long names: Wensday, Feburary.
  return names.find(
    (name) =>
      name.charAt(0) === written.charAt(0) &&
      editDistance(written.toLowerCase(), name.toLowerCase()) <= (name.length > 7 ? 2 : 1),
  );
}
