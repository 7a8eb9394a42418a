import { fieldsOf } from '../../diagnostics/fields.ts';
import { wordTable } from '../../diagnostics/word-table.ts';
import { isDay } from '../../kinds/is-day.ts';
import type { Kind } from '../model/kinds.ts';
import type { JsonSchema } from '../model/site.ts';

/** `by`: the field whose values are groups; `unit`: the part of its days that entries of a group have in common. */
export type ListGroup = { by: string; unit?: GroupUnit };

export type GroupUnit = 'day' | 'month' | 'year';

/** How much of `2026-10-03` each takes. */
const lengths = wordTable<number>({ day: 10, month: 7, year: 4 });

export const groupUnits: readonly string[] = [...lengths.keys()];

/**
 * What `group: month` means for a kind: a field of its own with that name, or else a part of its day. Undefined if
 * there is neither.
 */
export function groupOf(
  written: string,
  kind: Pick<Kind, 'day'> | undefined,
  { properties }: JsonSchema,
): ListGroup | undefined {
  if (Object.hasOwn(fieldsOf(properties), written)) return { by: written };
  return kind?.day !== undefined && isUnit(written) ? { by: kind.day, unit: written } : undefined;
}

function isUnit(written: string): written is GroupUnit {
  return groupUnits.includes(written);
}

/** What entries of one group have in common: the value, or the part of the day. Undefined for entries without it. */
export function groupKey(value: unknown, { unit }: ListGroup): string | undefined {
  if (unit === undefined)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return isDay(value) ? value.slice(0, lengths.get(unit)) : undefined;
}
