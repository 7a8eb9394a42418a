/** What is left out takes along the entries that are good for nothing without it, such as the outcome that recommends a course. */
import type { Kind } from '../../model/kinds.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { idOf } from '../../source/id-of.ts';
import type { LayOver } from './layering.ts';
import { leftOut } from './merge-collection.ts';
import { once } from './merged-files.ts';

type Collection = { kind: Kind; sources: readonly Source[] };

export function takeAlong(
  all: readonly Collection[],
  options: LayOver,
): Readonly<Record<string, readonly Source[]>> {
  const gone = new Set(
    all.flatMap(({ kind, sources }) =>
      sources.filter(({ isLeftOut }) => isLeftOut).map((source) => `${kind.collection}/${idOf(source)}`),
    ),
  );
  return Object.fromEntries(
    all.map(({ kind, sources }) => {
      const carried = gone.size === 0 ? [] : carriedFields(kind, options.schemas);
      const goes = ({ value, isLeftOut }: Source) =>
        !isLeftOut &&
        carried.some(
          ({ field, collection, unless }) =>
            gone.has(`${collection}/${fieldsOf(value)[field]}`) && fieldsOf(value)[unless] === undefined,
        );
      const left = sources.map((source) =>
        goes(source) ? once(options, [source, 'taken along'], () => leftOut(source)) : source,
      );
      return [kind.collection, left];
    }),
  );
}

type Carried = { field: string; collection: string; unless: string };

/** `goesAlong` of the schema. */
function carriedFields({ word }: Kind, schemas: SchemaSet): Carried[] {
  const { properties } = schemaNamed(schemas, word) ?? {};
  return Object.entries(fieldsOf(properties)).flatMap(([field, schema]) => {
    const { goesAlong, collection } = fieldsOf(schema);
    return typeof goesAlong === 'string'
      ? [{ field, collection: String(collection), unless: goesAlong }]
      : [];
  });
}
