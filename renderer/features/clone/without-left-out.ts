import type { SchemaSet } from '../../model/site.ts';
import { columnsOf } from '../../schema/columns-of.ts';
import { type Fields, isFields, listOf } from '../../schema/fields.ts';
import { itemSchema, partSchema } from '../../schema/part-schema.ts';
import type { Resolved } from '../../schema/resolve-schema.ts';
import type { LeftOut } from './left-out.ts';

/**
 * A value without whatever leads to what is left out, by the rules of planning (`renderer/plan/values/`): links and
 * references go, lists go on without them for as long as they are lists, and a group goes with what it requires. `undefined` where the value itself goes.
 */
/** `around`: the groups that it stands in, the outermost first. */
export function withoutLeftOut(
  value: unknown,
  at: Resolved,
  leftOut: LeftOut,
  schemas: SchemaSet,
  around: readonly unknown[] = [],
): unknown {
  const { schema } = at;
  if (typeof value === 'string') return textWithout(value, at, leftOut);
  if (Array.isArray(value)) {
    const item = itemSchema(at, schemas);
    const columns = columnsOf(schema, () => around);
    const isShown = (index: number) => !leftOut.entries.has(`${columns?.collection}/${columns?.ids[index]}`);
    const left = value.flatMap((one: unknown, index) =>
      isShown(index) ? (withoutLeftOut(one, item, leftOut, schemas, around) ?? []) : [],
    );
    const isTooShort = left.length < value.length && left.length < Number(schema.minItems ?? 0);
    return isTooShort ? undefined : left;
  }
  if (!isFields(value)) return value;
  if (schema.means === 'entries' || schema.means === 'listing')
    return selectionWithout(value, schema, leftOut);
  if (schema.means === 'action' && isGone(value.to, leftOut)) return undefined;
  return groupWithout(value, at, leftOut, schemas, around);
}

function groupWithout(
  value: Fields,
  at: Resolved,
  leftOut: LeftOut,
  schemas: SchemaSet,
  around: readonly unknown[],
): Fields | undefined {
  const parts = Object.entries(value).map(([key, part]) => {
    const own = partSchema(at, value, key, schemas);
    return { key, own, part: withoutLeftOut(part, own, leftOut, schemas, [...around, value]) };
  });
  const gone = parts.filter(({ part }) => part === undefined);
  const takesGroup = ({ key, own }: (typeof parts)[number]) =>
    own.schema.means === 'subject' || isRequired(key, value, at, schemas);
  if (gone.some(takesGroup)) return undefined;
  const left = parts.filter(({ part }) => part !== undefined);
  const isLess = JSON.stringify(left.map(({ part }) => part)) !== JSON.stringify(Object.values(value));
  if (isLess && left.every(({ key, part }) => key === 'label' || isEmptyList(part))) return undefined;
  return Object.fromEntries(left.map(({ key, part }) => [key, part]));
}

/** A label that leads nowhere any more goes as well: the entry of a menu, or a group of them. */
function isEmptyList(part: unknown): boolean {
  return Array.isArray(part) && part.length === 0;
}

/** A section has two schemas: that of every section and that of its kind. */
function isRequired(key: string, value: Fields, { schema }: Resolved, schemas: SchemaSet): boolean {
  const ofKind = schema.means === 'section' ? schemas[`sections/${value.section}`] : undefined;
  return [...listOf(schema.required), ...listOf(ofKind?.required)].includes(key);
}

function textWithout(text: string, { schema }: Resolved, leftOut: LeftOut): string | undefined {
  const { means, collection } = schema;
  if (collection !== undefined) return leftOut.entries.has(`${collection}/${text}`) ? undefined : text;
  if (means === 'link') return isGone(text, leftOut) ? undefined : text;
  return means === 'text' || means === 'body' ? wordsWithout(text, leftOut) : text;
}

/** In running text the words of a link stay. */
export function wordsWithout(text: string, leftOut: LeftOut): string {
  return text.replace(
    /(?<!!)\[([^[\]]*)\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g,
    (link: string, words: string, address: string) => (isGone(address, leftOut) ? words : link),
  );
}

function isGone(address: unknown, { addresses }: LeftOut): boolean {
  const [path = ''] = String(address).split(/[?#]/);
  return addresses.has(path.replace(/(?<=^\/|[^/])\/+$/, ''));
}

function selectionWithout(selection: Fields, { collection }: Fields, { entries }: LeftOut): Fields {
  const stay = (ids: unknown) =>
    listOf(ids).filter((id) => !entries.has(`${collection ?? selection.of}/${id}`));
  return Object.fromEntries(
    Object.entries(selection).map(([key, part]) => [
      key,
      key === 'ids' || key === 'exclude' ? stay(part) : part,
    ]),
  );
}
