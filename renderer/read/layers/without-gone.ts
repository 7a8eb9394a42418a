/**
 * A value without what leads to removed parts: links and references are removed, lists shortened, and a group is
 * removed if it lacks a required field. Planning uses much the same rules to leave out what isn't shown today
 * (`renderer/plan/values/`).
 */
import { type Fields, fieldsOf, isFields, listOf } from '../../../diagnostics/fields.ts';
import type { JsonSchema, SchemaSet } from '../../model/site.ts';
import { columnsOf } from '../../schema/columns-of.ts';
import { itemSchema, partSchema } from '../../schema/part-schema.ts';
import type { ResolvedSchema } from '../../schema/resolve-schema.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import type { GoneParts } from './find-gone.ts';
import { isOfSetting, leadsNowhere } from './leads-nowhere.ts';
import {
  type FieldPart,
  filterList,
  type GroupPart,
  isSame,
  type ListPart,
  type Part,
  partsOf,
  withFields,
} from './part.ts';

/**
 * `layerOf`: the position of the layer that a file belongs to, the site's own first. `entryOf`: the fields of an entry
 * that is gone.
 */
type WithoutGoneOptions = {
  gone: GoneParts;
  schemas: SchemaSet;
  layerOf: (file: string) => number;
  entryOf: (collection: string, id: string) => Fields;
};

/** `file`: the file of the value. `around`: the groups around it, outermost first. */
type EnclosingFile = { file: string; around: readonly unknown[] };

/** Undefined if the value itself is removed; the same value if nothing in it is. */
export function withoutGone(
  part: Part,
  at: ResolvedSchema,
  outer: EnclosingFile,
  going: WithoutGoneOptions,
): Part | undefined {
  const { value, span } = part;
  const here = { ...outer, file: span.file ?? outer.file };
  const layer = () => going.layerOf(here.file);
  if (isOfSetting(value, at.schema, layer, going.gone) || leadsNowhere(value, at.schema, going.gone))
    return undefined;
  if (Array.isArray(value) && span.kind === 'list') return listWithout({ value, span }, at, here, going);
  if (!isFields(value) || span.kind !== 'group') return part;
  const { means } = at.schema;
  return means === 'entries' || means === 'listing'
    ? selectionWithout({ value, span }, at.schema, going.gone)
    : groupWithout({ value, span }, at, here, going);
}

/** A list is removed if it becomes empty, or too short for its schema. */
function listWithout(
  { value, span }: ListPart,
  at: ResolvedSchema,
  here: EnclosingFile,
  going: WithoutGoneOptions,
): Part | undefined {
  const item = itemSchema(at, going.schemas);
  const isShown = shownColumns(value, at.schema, here, going.gone);
  const left = value.flatMap((one, index): Part[] => {
    const stands = span.items[index];
    const part = stands && isShown(index) && withoutGone({ value: one, span: stands }, item, here, going);
    return part ? [part] : [];
  });
  if (left.length === value.length && left.every((part, index) => part.value === value[index]))
    return { value, span };
  const least = Math.max(1, Number(at.schema.minItems ?? 1));
  if (left.length < value.length && left.length < least) return undefined;
  return { value: left.map((part) => part.value), span: { ...span, items: left.map((part) => part.span) } };
}

/** For a list with one item per entry selected next to it: whether the entry at a position is still there. */
function shownColumns(
  value: readonly unknown[],
  schema: JsonSchema,
  { around }: EnclosingFile,
  { entries }: GoneParts,
): (index: number) => boolean {
  const columns = columnsOf(schema, () => around);
  // If the lengths differ, a branch may have written the list for the remaining entries.
  if (!columns || columns.ids.length !== value.length) return () => true;
  return (index) => !entries.has(`${columns.collection}/${columns.ids[index]}`);
}

function groupWithout(
  group: GroupPart,
  at: ResolvedSchema,
  outer: EnclosingFile,
  going: WithoutGoneOptions,
): Part | undefined {
  const { value } = group;
  const here = { ...outer, around: [...outer.around, value] };
  const fields = partsOf(group).map(([key, before]): FieldPart => {
    const own = partSchema(at, value, key, going.schemas);
    return { key, schema: own.schema, before, part: withoutGone(before, own, here, going) };
  });
  if (fields.every(isSame)) return group;
  const left = [...fields, ...fields.flatMap((field) => leftBehind(field, going))];
  const required = requiredOf(value, at, going.schemas);
  const isButton = at.schema.means === 'action';
  const takesGroup = ({ key, schema, part }: FieldPart) =>
    !part && (schema.means === 'subject' || required.includes(key) || (isButton && key === 'to'));
  if (left.some(takesGroup) || isEmptied(left) || isUseless(left, at)) return undefined;
  return withFields(group, left);
}

/** `leaves` in the schema: keeps the name of an author who is gone, under what they wrote. */
function leftBehind({ schema, before, part }: FieldPart, { entryOf }: WithoutGoneOptions): FieldPart[] {
  const { field, of } = fieldsOf(schema.leaves);
  if (part || !before || typeof field !== 'string') return [];
  const value = entryOf(String(schema.collection), String(before.value))[String(of)];
  return typeof value === 'string' ? [{ key: field, schema: {}, part: { value, span: before.span } }] : [];
}

/** A section has two schemas: that of every section and that of its kind. */
function requiredOf(value: Fields, { schema }: ResolvedSchema, schemas: SchemaSet): readonly unknown[] {
  const ofKind = schema.means === 'section' ? schemaNamed(schemas, `sections/${value.section}`) : undefined;
  return [...listOf(schema.required), ...listOf(ofKind?.required)];
}

/** A label without any link left is removed too: an entry of a menu, or a group of them. */
function isEmptied(fields: readonly FieldPart[]): boolean {
  return fields.every(
    ({ key, part }) => key === 'label' || !part || (Array.isArray(part.value) && part.value.length === 0),
  );
}

/** `goesAlong` in the schema: whether both a recommendation and the field that only makes sense with it are gone. */
function isUseless(fields: readonly FieldPart[], { schema }: ResolvedSchema): boolean {
  return Object.entries(fieldsOf(schema.properties)).some(([name, property]) => {
    const { goesAlong } = fieldsOf(property);
    const said = goesAlong === undefined ? [] : fields.filter(({ key }) => key === name || key === goesAlong);
    return said.length > 0 && said.every(({ part }) => !part);
  });
}

/** A selection by name must not become empty: it would select everything. */
function selectionWithout(
  group: GroupPart,
  { collection }: JsonSchema,
  { entries }: GoneParts,
): Part | undefined {
  const { value } = group;
  const stays = (id: unknown) => !entries.has(`${collection ?? value.of}/${id}`);
  const fields = partsOf(group).map(([key, before]): FieldPart => {
    const isNamed = key === 'ids' || key === 'exclude';
    const { value: ids, span } = before;
    const part =
      isNamed && Array.isArray(ids) && span.kind === 'list'
        ? filterList({ value: ids, span }, stays)
        : before;
    return { key, schema: {}, before, part };
  });
  if (fields.every(isSame)) return group;
  return fields.some(({ key, part }) => key === 'ids' && !part) ? undefined : withFields(group, fields);
}
