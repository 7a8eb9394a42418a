import { pick } from '../../../templates/art/chance.ts';
import type { Editor } from '../change.ts';
import { choose } from './choose.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Moves the clock forwards or back by hours, days or months, or to around a date in the site. */
export const editClock: Editor = ({ files, settings: { today } }, chance) => {
  const steps = [hour, -hour, 7 * hour, day, -day, 3 * day, 31 * day, -31 * day, 200 * day, 1];
  const moved = today + (choose(steps, chance) ?? hour);
  const moment = chance() < 0.5 ? moved : momentIn(files, chance);
  if (moment === undefined || moment === today) return undefined;
  return { name: `clock ${new Date(moment).toISOString()}`, steps: [], settings: { today: moment } };
};

/** Just before, at or after the start of a date in the site, in one time zone or another. */
function momentIn(files: ReadonlyMap<string, Buffer>, chance: () => number): number | undefined {
  const texts = [...files]
    .filter(([file]) => /\.(?:yaml|mdx)$/.test(file))
    .map(([, bytes]) => bytes.toString('utf8'));
  const days = [
    ...new Set(texts.flatMap((text) => text.match(/\b20[123]\d-[01]\d-[0-3]\d\b/g) ?? [])),
  ].toSorted();
  const from = Date.parse(`${choose(days, chance)}T00:00:00Z`);
  if (Number.isNaN(from)) return undefined;
  return from + pick(chance, -24, 40) * hour + (choose([0, 0, 1, -1, 30 * 60_000], chance) ?? 0);
}
