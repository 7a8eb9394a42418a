import type { Period } from '../../schemas/planned.ts';
import { countAt, lastDayOf } from './dated-count.ts';
import { findReferences } from './fill-references.ts';
import { startOfDay } from './format-date.ts';
import { dayAfter, isShown } from './is-shown.ts';
import type { PageScope } from './planner.ts';

/**
 * Texts may name what ends: the next event, the promotion, a count that is only true for some days. A text that names
 * what is over stands nowhere; one that names what will be over goes at that instant. Undefined: it is over.
 */
export function lifeOfText(text: string, page: PageScope): Period | undefined {
  let life: Period = {};
  for (const name of findReferences(text)) {
    const one = lifeOfName(name, page);
    if (!one) return undefined;
    life = soonest(life, one);
  }
  return life;
}

/** Both at once: from the later beginning to the earlier end. */
export function soonest(one: Period, other: Period): Period {
  const until = [one.until, other.until]
    .filter((end) => end !== undefined)
    .sort(byInstant)
    .at(0);
  const from = [one.from, other.from]
    .filter((start) => start !== undefined)
    .sort(byInstant)
    .at(-1);
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/** What is said of the next event, as long as it is the next one: until it begins. */
export function lifeOfNextEvent(page: PageScope): Period | undefined {
  return page.nextEvent && { until: page.nextEvent.value.time.iso };
}

function lifeOfName(name: string, page: PageScope): Period | undefined {
  const [head = '', ...rest] = name.split('.');
  if (head === 'nextEvent') return lifeOfNextEvent(page);
  if (head === 'promotion') return page.references.promotion && (page.promotion?.value.when ?? {});
  if (head === 'facts') return lifeOfCount(rest, page);
  return {};
}

function lifeOfCount(path: readonly string[], page: PageScope): Period | undefined {
  const count = countAt(page.references.facts?.value, path);
  if (!count) return {};
  const last = lastDayOf(count);
  if (!isShown({ from: count.countedOn, until: last }, page.day)) return undefined;
  return { until: startOfDay(dayAfter(last), page.settings.timeZone) };
}

function byInstant(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}
