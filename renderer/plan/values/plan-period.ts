import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import { gather, plain } from '../../../kinds/planned.ts';
import type { Period } from '../../../schemas/planned.ts';
import type { JsonSchema } from '../../model/site.ts';
import type { Meaning } from '../../schema/meaning.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import { namesIn } from '../../schema/name-grammar.ts';
import { onlyName } from '../../schema/only-name.ts';
import type { Life, LifePlanning } from '../../schema/planning.ts';
import { lifeOfShared } from '../answers/answer-shared.ts';
import type { Scope } from '../context/scope.ts';
import { lookUp } from './look-up.ts';
import { nextOf } from './next-of.ts';

/**
 * When a group of fields is on the page: as its `when` says, and no longer than the values that its own texts name.
 * Lists and groups within it have periods of their own.
 */
export function planPeriod(value: Fields, schema: JsonSchema, scope: Scope): Life {
  const properties = fieldsOf(schema.properties);
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  return gather((take) => {
    let period = take(planWhen(value.when, scope));
    if (Object.values(properties).some((property) => overOf(property) === 'group-stays')) return period;
    for (const [key, item] of Object.entries(value)) {
      const schemaOfField = fieldsOf(properties[key]);
      const life = take(lifeOfField(item, schemaOfField, scope));
      if (!life && !required.has(key) && overOf(schemaOfField) !== 'group-goes') continue;
      if (!period || !life) return undefined;
      period = soonest(period, life);
    }
    return period;
  });
}

/** `when: next-event`: while there is a next event. `when: no-next-event`: while there is none. */
function planWhen(when: unknown, { context }: Scope): Life {
  if (typeof when !== 'string') return plain({});
  const isAbsent = when.startsWith('no-');
  const name = when.replace(/^no-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return gather((take) => {
    const { life } = take(lifeOfShared(name, context));
    if (!isAbsent) return life;
    return life?.until === undefined ? {} : { from: life.until };
  });
}

/** The effect on a group when the value of one of its fields is over. */
function overOf(schema: unknown): Meaning['whenOver'] {
  return meaningOf(fieldsOf(schema))?.whenOver;
}

/** How long a single value is shown; the parts of lists and groups are each asked separately. */
export function lifeOfField(value: unknown, schema: JsonSchema, scope: Scope): Life {
  if (typeof value !== 'string') return plain({});
  const life = meaningOf(schema)?.life;
  return life ? life({ value, schema }, lifePlanning(scope)) : lifeOfText(value, scope);
}

function lifePlanning({ context }: Scope): LifePlanning {
  return {
    nextOf: (kind) => nextOf(kind, context),
    lifeOfShared: (name) => gather((take) => take(lifeOfShared(name, context)).life),
    isShown: (kind, id) => context.ask({ ask: 'shown', kind, id }),
  };
}

/**
 * A text that names something over is not shown, nor is one that is only the name of an absent value; one that names
 * something that will be over disappears at that instant.
 */
export function lifeOfText(text: string, scope: Scope): Life {
  const names = namesIn(text);
  if (names.length === 0) return plain({});
  const only = onlyName(text);
  return gather((take) => {
    let life: Period = {};
    for (const name of names) {
      const looked = lookUp(name, scope);
      const { life: one, isAbsent } = take({ ...looked, origins: [] });
      if (!one || (isAbsent && name === only)) return undefined;
      life = soonest(life, one);
    }
    return life;
  });
}

/** The intersection: from the later beginning to the earlier end. */
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

function byInstant(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}
