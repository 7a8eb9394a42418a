import type { JsonSchema } from '../../renderer/site.ts';
import { isSchema, propertiesOf } from '../scaffold/properties-of.ts';
import { comment, commentedOut } from '../scaffold/write-fields.ts';
import { writeYaml } from '../scaffold/write-yaml.ts';
import type { NewBranch } from './new-branch.ts';

/**
 * The settings that a branch has to define itself, commented out with `#`, in blocks of lines. They have no effect
 * until filled in.
 */
export function formToFill({ base, own, notTravelling }: NewBranch): string[][] {
  const fields = propertiesOf(base.schema).flatMap(([name, schema]) => {
    const stated = name in own ? undefined : fieldsToState(schema, base.settings[name]);
    if (stated === undefined) return [];
    return [[...comment(String(schema.description ?? '')), ...writeYaml(name, stated).map(blank)]];
  });
  const blocks = [
    ...fields,
    ...collectionsToState(notTravelling),
    ...prices(base.settings.currency, own.currency),
  ];
  return blocks.length === 0 ? [] : [comment(explanation), ...blocks];
}

/** With no value after the colon: in a branch, an empty field removes the value of the base. */
function blank(line: string): string {
  return commentedOut(line.replace(/: null$/, ':'));
}

const explanation =
  'The branch must say this itself. Delete the # at the start of a line and write the branch’s own value after the colon. Leave it empty if the branch has none; for a whole group or list that it has none of, write null after its name instead of the lines below it. `site check` shows examples. If the branch really shares a value with its base site, list it under “confirmed”.';

function collectionsToState(collections: readonly string[]): string[][] {
  if (collections.length === 0) return [];
  const folders = new Intl.ListFormat('en-GB').format(collections.map((name) => `content/${name}`));
  const text = `Put the branch’s own in ${folders}: a file of the same name replaces the one from the base site. With “listed”, only those that the branch has a file for are shown.`;
  const listed = Object.fromEntries(collections.map((collection) => [collection, 'listed']));
  return [[...comment(text), ...writeYaml('inherit', listed).map(commentedOut)]];
}

/** A rate is never guessed. */
function prices(from: unknown, to: string | undefined): string[][] {
  if (to === undefined || from === undefined) return [];
  const text = `Amounts are in ${from}. Write the branch’s own in content/, or have them all converted: the rate is how many ${to} one ${from} is.`;
  return [[...comment(text), ...['prices:', `  from: ${from}`, '  rate:', '  roundTo: 1'].map(commentedOut)]];
}

/**
 * The values of the base that a branch has to define itself: the fields that their schema marks with `travels: false`,
 * with the structure that they have in the base, since texts refer to it, but emptied. Undefined if there are none.
 */
function fieldsToState(schema: JsonSchema, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (schema.travels === false) return emptied(value);
  if (!isSchema(value)) return undefined;
  const parts = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const stated = fieldsToState(fieldSchema(schema, key), part);
    return stated === undefined ? [] : [[key, stated]];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** Keeps only names: `id` and `network` identify entries, and a label is nobody’s secret. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(emptied);
  if (!isSchema(value)) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, names.includes(key) ? part : emptied(part)]),
  );
}

const names = ['id', 'network', 'label'];

function fieldSchema({ properties, additionalProperties }: JsonSchema, key: string): JsonSchema {
  const own = isSchema(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  return isSchema(own) ? own : {};
}
