import { fieldsOf, isFields } from '../../diagnostics/fields.ts';
import { isDay } from '../../kinds/is-day.ts';
import { dayAfter } from '../../kinds/is-shown-on.ts';

/** In a condition, the day of the build in the site's time zone. */
export const today = 'today';

/**
 * Whether a value of an entry meets a condition of a list, `where: { city: Cork, date: { from: today } }`: it is the
 * wanted one, or lies between `from` and `until`, both included. A list meets it if one of its values does.
 */
export function meetsCondition(value: unknown, wanted: unknown, day: string): boolean {
  const values = Array.isArray(value) ? value : [value];
  if (!isFields(wanted)) return values.includes(wanted) || (wanted === today && values.includes(day));
  const { from, until } = wanted;
  return values.some(
    (one) => one !== undefined && isInOrder(boundOn(from, day), one) && isInOrder(one, boundOn(until, day)),
  );
}

function boundOn(bound: unknown, day: string): unknown {
  return bound === today ? day : bound;
}

/** An absent bound holds for all; values of different types are never in order. */
function isInOrder(low: unknown, high: unknown): boolean {
  if (low === undefined || high === undefined) return true;
  if (typeof low === 'number' && typeof high === 'number') return low <= high;
  return typeof low === 'string' && typeof high === 'string' && low <= high;
}

/** The calendar days on which a value begins or ceases to meet a condition that names today. */
export function daysOfCondition(value: unknown, wanted: unknown): { begins: string[]; ends: string[] } {
  const days = (Array.isArray(value) ? value : [value]).filter(isDay);
  const { from, until } = isFields(wanted) ? wanted : { from: wanted, until: wanted };
  return {
    begins: until === today ? days : [],
    ends: from === today ? days.map(dayAfter) : [],
  };
}

/** Whether what a list shows depends on the day, by its own conditions. */
export function namesToday(where: unknown): boolean {
  return Object.values(fieldsOf(where)).some((wanted) => {
    const { from, until } = fieldsOf(wanted);
    return [wanted, from, until].includes(today);
  });
}
