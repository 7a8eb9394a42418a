import { editDistance } from '../../../diagnostics/edit-distance.ts';
import { daySpelling } from '../../../diagnostics/messages/debris.ts';
import { withFix } from '../../../diagnostics/with-fix.ts';
import type { Debris } from '../debris.ts';
import { monthNames } from '../words/month-names.ts';
import { weekdays } from '../words/weekdays.ts';

/** Only months whose names are neither another word nor part of one. */
const months = monthNames.filter((name) => name.length > 6);
const names = [...weekdays, ...months];
const known = new Set([...names, ...weekdays.map((day) => `${day}s`)]);

/** Words that begin and end, at least nearly, like the name of a day or a month. */
const alike =
  /(?<![\p{L}\p{M}\p{N}’'_./@-])(?:[MTWFS][a-z]{2,7}[ad]y|[JF][a-z]{3,6}[ra]y|[SOND][a-z]{3,7}[be]r|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:janu|febru)ary|(?:septem|octo|novem|decem)ber)(?![\p{L}\p{M}\p{N}’'_/@-])/gu;

/** Misspelt days and months in an English text: `Wensday`, `Febuary`, `monday`. */
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
  // The longer names may have one more wrong letter: Wensday, Feburary.
  return names.find(
    (name) =>
      name.charAt(0) === written.charAt(0) &&
      editDistance(written.toLowerCase(), name.toLowerCase()) <= (name.length > 7 ? 2 : 1),
  );
}
