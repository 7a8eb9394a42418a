import type { JsonSchema, Kind } from '../../renderer/site.ts';
import { propertiesOf } from './properties-of.ts';
import { settingBehind } from './setting-behind.ts';
import type { OwnValues } from './write-fields.ts';

/** The data for a new file from its site. */
export type StartValueInput = {
  today: Date;
  /** By field: a value of another entry. */
  inUse: OwnValues;
  /** The values of site.yaml. */
  settings: OwnValues;
};

/**
 * The values of a new entry that replace the schema's examples: those in use, those that its kind defines, and those
 * that the user has `said`. Also marks the rest as invented, if its kind has a field for that.
 */
export function startValues(
  said: OwnValues,
  { kind, schema }: { kind: Kind; schema: JsonSchema },
  { today, inUse, settings }: StartValueInput,
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

/** `today` and `in 28 days` count from the day of creation; everything else is written as it is. */
function dayOf(written: unknown, today: Date): unknown {
  const match = /^(?:today|in (\d+) days)$/.exec(String(written));
  if (!match) return written;
  return new Date(today.getTime() + Number(match[1] ?? 0) * day).toISOString().slice(0, 10);
}

const day = 24 * 60 * 60 * 1000;
