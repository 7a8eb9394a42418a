import type { JsonSchema, Kind } from '../../renderer/site.ts';
import { propertiesOf } from './properties-of.ts';
import { settingBehind } from './setting-behind.ts';
import type { OwnValues } from './write-fields.ts';

/** What a new file takes from the site that it is made for. */
export type Surroundings = {
  today: Date;
  /** By field: a value that another entry has. */
  inUse: OwnValues;
  /** Those of site.yaml. */
  settings: OwnValues;
};

/**
 * The values that a new entry starts with in place of the schema's examples: what is in use, what the head of its kind
 * says, what whoever begins it has `said`; and that the rest is made up, where its kind has a field for that.
 */
export function startValues(
  said: OwnValues,
  { kind, schema }: { kind: Kind; schema: JsonSchema },
  { today, inUse, settings }: Surroundings,
): OwnValues {
  const properties = new Map(propertiesOf(schema));
  const given = Object.entries(kind.new).flatMap(([field, value]) => {
    const begun =
      properties.get(field)?.means === 'date' ? dayOf(value, today) : settingBehind(value, settings);
    return begun === undefined ? [] : [[field, begun]];
  });
  return {
    ...inUse,
    ...(kind.invented !== undefined && { [kind.invented]: true }),
    ...Object.fromEntries(given),
    ...said,
  };
}

/** `today` and `in 28 days` count from the day on which the file is begun; everything else is written as it is. */
function dayOf(written: unknown, today: Date): unknown {
  const match = /^(?:today|in (\d+) days)$/.exec(String(written));
  if (!match) return written;
  return new Date(today.getTime() + Number(match[1] ?? 0) * day).toISOString().slice(0, 10);
}

const day = 24 * 60 * 60 * 1000;
