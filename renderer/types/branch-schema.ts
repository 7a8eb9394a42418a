import { isFields, listOf } from '../../diagnostics/fields.ts';
import type { JsonSchema } from '../model/site.ts';

/**
 * A schema for code editors as it applies in a branch: missing values come from the base, and every group may be
 * removed.
 */
export function branchSchema(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !ofWholeFiles.includes(keyword))
      .map(([keyword, value]) => [keyword, partOf(keyword, value)]),
  );
}

/** Keywords that apply only to complete files. */
const ofWholeFiles = ['required', 'minItems', 'maxItems', 'minProperties'];

function partOf(keyword: string, value: unknown): unknown {
  // The condition identifies the section.
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

/** Every optional field may be removed with `null`, and a keyed list replaced as a whole by a group. */
function widened(types: readonly unknown[]): unknown[] {
  return [...new Set([...types, ...(types.includes('array') ? ['object'] : []), 'null'])];
}

/** What a group may contain besides its own fields (docs/branches.md). */
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
