import { type Fields, fieldsOf, isFields } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { ListGrouping } from '../../kinds/list-filter.ts';
import type { SchemaSet } from '../model/site.ts';
import { groupingOf } from './list-filters.ts';
import { meaningOf } from './meanings/meanings.ts';
import { resolveSchema } from './resolve-schema.ts';
import { schemaNamed } from './schema-named.ts';
import { sectionKind } from './split-section.ts';

/** A list of a page that is spread over several pages: one of its sections has a selection of entries with `per`. */
export type PagedList = {
  /** The position of the section on the page, and its field with the selection. */
  section: number;
  field: string;
  /** The folder of the entries. */
  collection: string;
  /** Entries per page. */
  per: number;
  selection: Fields;
  grouping?: ListGrouping;
  /** The section's own name for its filters, if it has one. */
  filtersLabel?: string;
};

/**
 * The paged lists of a page as written, in its order; the check ensures that there is at most one. Makes no assumptions
 * about the shape of values.
 */
export function pagedListsIn(sections: readonly unknown[], schemas: SchemaSet): PagedList[] {
  return sections.flatMap((written, section) => {
    const fields = fieldsOf(written);
    // Asked for every page and many links, mostly without a result: the schema is only read if there is one.
    if (!Object.values(fields).some((value) => fieldsOf(value).per !== undefined)) return [];
    return findListFields(fields, schemas).flatMap(({ field, schema, collection }) => {
      const selection = fieldsOf(ownProperty(fields, field));
      const { per } = selection;
      if (typeof per !== 'number' || !Number.isInteger(per) || per < 1) return [];
      const found = groupingOf(fields, selection, schema);
      return [{ section, field, collection, per, selection, ...found }];
    });
  });
}

export type ListField = { field: string; schema: Fields; collection: string };

/** The fields of a section that list entries, according to its schema. */
export function findListFields(section: Fields, schemas: SchemaSet): ListField[] {
  const home = `sections/${sectionKind(section) ?? ''}`;
  const properties = fieldsOf(schemaNamed(schemas, home)?.properties);
  return Object.entries(properties).flatMap(([field, property]) => {
    if (!isFields(section[field])) return [];
    const { schema } = resolveSchema(fieldsOf(property), home, schemas);
    const meaning = meaningOf(schema)?.name;
    if (meaning === 'entries') return [{ field, schema, collection: String(schema.collection) }];
    const { of } = fieldsOf(section[field]);
    return meaning === 'listing' ? [{ field, schema, collection: String(of) }] : [];
  });
}
