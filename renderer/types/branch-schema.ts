import type { JsonSchema } from '../model/site.ts';
import { isFields, listOf } from '../schema/fields.ts';

/** A schema for code editors as it holds in a branch: what isn't written there the base says, and every group may be taken out. */
export function branchSchema(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !ofWholeFiles.includes(keyword))
      .map(([keyword, value]) => [keyword, partOf(keyword, value)]),
  );
}

/** What only something whole has to satisfy. */
const ofWholeFiles = ['required', 'minItems', 'maxItems', 'minProperties'];

function partOf(keyword: string, value: unknown): unknown {
  // The condition says which section it is.
  if (keyword === 'if') return value;
  if (keyword === 'type') return widened([value].flat());
  if (keyword === 'enum') return [...listOf(value), null];
  if (keyword === 'properties' && isFields(value)) return { ...inEach(value), ...ofBranches };
  if (keyword === 'definitions' && isFields(value)) return inEach(value);
  if (Array.isArray(value)) return listOf(value).map((item) => (isFields(item) ? branchSchema(item) : item));
  return isFields(value) && !['examples', 'default'].includes(keyword) ? branchSchema(value) : value;
}

function inEach(schemas: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, one]) => [name, isFields(one) ? branchSchema(one) : one]),
  );
}

/** Every optional field may be taken out with `null`, and a list with keys be replaced whole by a group. */
function widened(types: readonly unknown[]): unknown[] {
  return [...new Set([...types, ...(types.includes('array') ? ['object'] : []), 'null'])];
}

/** What a group may say beside its own fields (docs/branches.md). */
const ofBranches = {
  remove: {
    const: true,
    title: 'Take it out',
    description: 'Takes out what the site that this one extends has here.',
  },
  replace: {
    title: 'Replace it',
    description:
      'Of an entry of a list: true replaces it instead of changing some of its fields. Of a list: the whole list.',
  },
  after: { type: 'string', title: 'After', description: 'The entry of the list that this one comes after.' },
  before: {
    type: 'string',
    title: 'Before',
    description: 'The entry of the list that this one comes before.',
  },
};
