import type { Period } from '../../schemas/planned.ts';
import type { JsonSchema } from '../model/site.ts';
import { lifeOfNextEvent, lifeOfText, soonest } from './life-of-text.ts';
import type { PageScope } from './planner.ts';
import { type Fields, fields } from './read-fields.ts';

/**
 * When a group of fields stands on the page: as its `when` says, and no longer than what its own texts name.
 * Undefined where that is over. Lists and groups within it have periods of their own.
 */
export function planPeriod(value: Fields, schema: JsonSchema, page: PageScope): Period | undefined {
  let period = planWhen(value.when, page);
  const properties = fields(schema.properties);
  // What shows the promotion has something to put in its place when it ends (sections/offer-banner).
  if (Object.values(properties).some((property) => fields(property).means === 'promotion')) return period;
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  for (const [key, item] of Object.entries(value)) {
    const life = lifeOfField(item, fields(properties[key]), page);
    const isNeeded = required.has(key) || fields(properties[key]).means === 'subject';
    if (!life && !isNeeded) continue;
    if (!period || !life) return undefined;
    period = soonest(period, life);
  }
  return period;
}

/** `when: next-event`, `when: no-next-event`. */
export function planWhen(when: unknown, page: PageScope): Period | undefined {
  const life = lifeOfNextEvent(page);
  if (when === 'next-event') return life;
  if (when === 'no-next-event') return life?.until === undefined ? {} : { from: life.until };
  return {};
}

/** How long a single value may stand; lists and groups have to be asked for each of their own. */
export function lifeOfField(value: unknown, schema: JsonSchema, page: PageScope): Period | undefined {
  if (typeof value !== 'string') return {};
  if (isNextEvent(value, schema)) return lifeOfNextEvent(page);
  if (schema.means === 'subject') return isThere(value, schema, page) ? {} : undefined;
  return lifeOfText(value, page);
}

/** A row about a course goes with the course. */
function isThere(id: string, { collection }: JsonSchema, page: PageScope): boolean {
  return page.site.collections.get(String(collection))?.has(id) ?? false;
}

/** `event: next` in place of an id. */
export function isNextEvent(value: unknown, { means, collection }: JsonSchema): boolean {
  return means === 'reference' && collection === 'events' && value === 'next';
}
