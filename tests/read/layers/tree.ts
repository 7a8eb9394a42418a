/** Random trees of values for a branch and its base. */
import fc from 'fast-check';
import type { SchemaSet } from '../../../renderer/model/site.ts';

export type Leaf = number | string | boolean;
export type Tree = { [key: string]: Leaf | Leaf[] | Tree | Tree[] };

/** Fields that are scalars, groups, a list with keys and one without: each name always has the same type. */
const group = {
  type: 'object',
  properties: {
    id: {},
    one: {},
    two: {},
    words: {},
    inner: { $ref: '#/$defs/group' },
    other: { $ref: '#/$defs/group' },
    things: { type: 'array', key: 'id', items: { $ref: '#/$defs/group' } },
    plain: { type: 'array', items: {} },
  },
};

export const treeSchemas: SchemaSet = { tree: { ...group, $defs: { group } } };

const words = fc.oneof(
  fc.constantFrom(
    'A course',
    'It says: wait',
    'Room #4 # upstairs',
    "Isn't it",
    'Say "yes"',
    'one\ntwo',
    'head office',
    '# head office: 5, 2026-01-01',
    'Exam preparation for nurses and midwives from abroad, in small groups',
    'नेपाल',
    '',
  ),
  fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6}){0,9}$/),
);

const leaf: fc.Arbitrary<Leaf> = fc.oneof(
  { weight: 3, arbitrary: words },
  fc.integer({ min: -9, max: 30_000 }),
  fc.integer({ min: 0, max: 30_000 }).map((cents) => cents / 100),
  fc.boolean(),
);

export const trees: fc.Arbitrary<Tree> = treesOf(2);

function treesOf(depth: number): fc.Arbitrary<Tree> {
  const leaves = { one: leaf, two: leaf, words, plain: fc.array(leaf, { minLength: 1, maxLength: 3 }) };
  if (depth === 0) return filled(fc.record(leaves, { requiredKeys: [], noNullPrototype: true }));
  const inner = treesOf(depth - 1);
  const thing = fc.tuple(fc.constantFrom('a', 'b', 'c'), inner).map(([id, rest]): Tree => ({ id, ...rest }));
  const things = fc.uniqueArray(thing, { minLength: 1, maxLength: 3, selector: ({ id }) => id });
  return filled(
    fc.record({ ...leaves, inner, other: inner, things }, { requiredKeys: [], noNullPrototype: true }),
  );
}

/** Never empty: an empty group has nothing to merge. */
function filled(tree: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> {
  return tree.filter((fields) => Object.keys(fields).length > 0);
}
