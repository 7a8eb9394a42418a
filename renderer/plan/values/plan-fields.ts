import { fieldsOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import type { Entry } from '../../model/site.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { written } from '../answers/answer-value.ts';
import type { Scope } from '../context/scope.ts';
import { planValue } from './plan-value.ts';

/** A field of an entry, finished by the schema of its kind; `undefined` if it is absent, hidden or over today. */
export function planField(entry: Entry, schemaName: string, key: string, scope: Scope): Planned<unknown> {
  const { source, value } = entry;
  const { properties } = schemaNamed(scope.context.site.schemas, schemaName) ?? {};
  return gather((take) => {
    take(written(source, [key], scope.context));
    const schema = fieldsOf(ownProperty(fieldsOf(properties), key));
    return take(
      planValue(ownProperty(value, key), { schema, home: schemaName }, { source, path: [key] }, scope),
    );
  });
}

/**
 * Fields of an entry by name, in the order in which they are written. `T` is the type generated from the same schema:
 * the check has validated the input, and planning returns exactly what each meaning promises.
 */
export function planFields<T>(
  entry: Entry,
  schemaName: string,
  keys: readonly string[],
  scope: Scope,
): Planned<T> {
  const wanted = new Set(keys);
  return gather((take) => {
    const finished = Object.keys(entry.value)
      .filter((key) => wanted.has(key))
      .map((key) => [key, take(planField(entry, schemaName, key, scope), key)] as const)
      .filter(([, value]) => value !== undefined);
    // Absent fields are dependencies as well: they may be added.
    for (const key of keys)
      if (!Object.hasOwn(entry.value, key)) take(written(entry.source, [key], scope.context));
    return Object.fromEntries(finished) as T;
  });
}
