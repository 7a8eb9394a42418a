import { fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { gather, leftOut, type Planned, plain } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
import type { JsonSchema } from '../../model/site.ts';
import { columnsOf, valuesAround } from '../../schema/columns-of.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import type { ResolvedSchema as Placed } from '../../schema/resolve-schema.ts';
import type { Scope } from '../context/scope.ts';
import { type Cursor, step } from './cursor.ts';
import { lifeOfField, planPeriod } from './plan-period.ts';
import { planString } from './plan-string.ts';
import { planningFor } from './planning-for.ts';

/**
 * Turns a checked value into finished props, guided by its schema. `undefined` if it represents something hidden or
 * over today: lists continue without it, and a group that requires it is left out with it.
 */
export function planValue(value: unknown, placed: Placed, cursor: Cursor, scope: Scope): Planned<unknown> {
  if (value === undefined) return plain(undefined);
  const life = lifeOfField(value, placed.schema, scope);
  if (!life.value) return leftOut(life);
  if (life.reads.length === 0 && life.dates.length === 0) return finishValue(value, placed, cursor, scope);
  return gather((take) => {
    take(leftOut(life));
    return take(finishValue(value, placed, cursor, scope));
  });
}

function finishValue(value: unknown, placed: Placed, cursor: Cursor, scope: Scope): Planned<unknown> {
  const plan = meaningOf(placed.schema)?.plan;
  if (plan) return plan({ value, schema: placed.schema }, planningFor(cursor, scope));
  const { schema, home } = scope.context.resolve(placed);
  if (Array.isArray(value)) return planList(value, { schema, home }, cursor, scope);
  if (isFields(value)) return planGroup(value, { schema, home }, cursor, scope);
  return typeof value === 'string' ? planString(value, cursor, scope) : plain(value);
}

/**
 * Items that are over are left out, and those after them move up; so are items in the column of an entry that isn’t
 * shown.
 */
function planList(
  value: readonly unknown[],
  placed: Placed,
  cursor: Cursor,
  scope: Scope,
): Planned<unknown[]> {
  const item = { schema: fieldsOf(placed.schema.items), home: placed.home };
  const columns = columnsOf(placed.schema, () => valuesAround(cursor.source.value, cursor.path));
  return gather((take) => {
    const planned: unknown[] = [];
    for (const [index, part] of value.entries()) {
      const id = columns?.ids[index];
      const kind = columns?.collection ?? '';
      if (id !== undefined && !take(scope.context.ask<boolean>({ ask: 'shown', kind, id }))) continue;
      const one = planValue(part, item, step(cursor, index), scope);
      const finished = take(one, String(planned.length));
      if (finished !== undefined) planned.push(finished);
    }
    return planned;
  });
}

/** The fields of a group by its schema. `undefined` if something that the schema requires is hidden today, or over. */
export function planGroup(
  value: Readonly<Record<string, unknown>>,
  { schema, home }: Placed,
  cursor: Cursor,
  scope: Scope,
): Planned<Record<string, unknown> | undefined> {
  const properties = fieldsOf(schema.properties);
  const period = planPeriod(value, schema, scope);
  if (!period.value) return leftOut(period);
  const parts = Object.entries(value)
    .filter(([key]) => key !== 'when')
    .map(([key, item]) => {
      const own = fieldsOf(ownProperty(properties, key) ?? schema.additionalProperties);
      return [key, planValue(item, { schema: own, home }, step(cursor, key), scope)] as const;
    });
  const made = new Map(parts.map(([key, part]) => [key, part.value]));
  const isLeft = (key: string) => {
    const own = scope.context.resolve({ schema: fieldsOf(ownProperty(properties, key)), home });
    return !isTooShort(made.get(key), { written: value[key], schema: own.schema });
  };
  const isWhole = listOf(schema.required).every((key) => key === 'when' || isLeft(asText(key)));
  if (!isWhole || isEmptied(value, made)) return leftOut(period, ...parts.map(([, part]) => part));
  return gather((take) => {
    const when = take(period);
    const planned = Object.fromEntries(parts.map(([key, part]) => [key, take(part, key)]));
    return 'when' in properties && Object.keys(when ?? {}).length > 0 ? { ...planned, when } : planned;
  });
}

/** Whether it is undefined, or a list that is now empty although it must not be. */
function isTooShort(made: unknown, { written, schema }: { written: unknown; schema: JsonSchema }): boolean {
  const hasHad = Array.isArray(written) && written.length > 0;
  return made === undefined || (Array.isArray(made) && made.length === 0 && hasHad && schema.minItems === 1);
}

/** Whether something in it is gone and only a label is left: the row of a table about courses that are not shown. */
function isEmptied(written: Readonly<Record<string, unknown>>, made: ReadonlyMap<string, unknown>): boolean {
  const isGone = (key: string) => {
    const left = made.get(key);
    return left === undefined || (Array.isArray(left) && left.length === 0);
  };
  const keys = [...made.keys()];
  const isLess = keys.some(
    (key) => isGone(key) && !(Array.isArray(written[key]) && listOf(written[key]).length === 0),
  );
  return isLess && keys.every((key) => key === 'label' || isGone(key));
}
