import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { JsonSchema, Kind, ReadSite } from '../../renderer/site.ts';
import { propertiesOf } from './properties-of.ts';
import type { OwnValues } from './write-fields.ts';

/**
 * For each field whose values site.yaml may list (`among`), one that another entry of the kind has, or else the first
 * of the list, so that a new file is valid from the start.
 */
export function valuesInUse(
  sources: ReadSite['sources'],
  { collection }: Kind,
  schema: JsonSchema,
): OwnValues {
  const entries = sources?.collections[collection] ?? [];
  const settings = fieldsOf(sources?.site.value);
  const found = propertiesOf(schema).flatMap(([field, { among }]) => {
    if (among === undefined) return [];
    const used = entries.map(({ value }) => fieldsOf(value)[field]);
    const value = [...used, ...listOf(settings[String(among)])].find((one) => typeof one === 'string');
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(found);
}
