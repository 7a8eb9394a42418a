import type { JsonSchema } from '../model/site.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { locate } from '../source/locate.ts';
import { finishLink } from './finish-address.ts';
import { formatDate } from './format-date.ts';
import { formatMoney, freePrice } from './format-money.ts';
import { isHiddenAddress } from './hidden-addresses.ts';
import { planAction, planActionPeriod } from './plan-action.ts';
import { planCurrent, planEntries, planReference } from './plan-entries.ts';
import { lifeOfField, planPeriod } from './plan-period.ts';
import { planBlockText, planInlineText, planString } from './plan-text.ts';
import { type Cursor, type PageScope, step } from './planner.ts';
import { fields, isFields, list, text } from './read-fields.ts';

type Meaning = (value: unknown, cursor: Cursor, page: PageScope, schema: JsonSchema) => unknown;

/** What each annotation of a schema turns an editor's value into (schemas/README.md lists them for authors). */
const meanings: Readonly<Record<string, Meaning>> = {
  text: (value, cursor, page) => planInlineText(text(value), cursor, page),
  body: (value, cursor, page) => planBlockText(text(value), cursor, page),
  verbatim: (value) => value,
  id: (value) => value,
  icon: (value) => value,
  media: (value) => value,
  file: (value, cursor, page) => {
    const href = page.file(text(value));
    remember(href, cursor, page);
    return href;
  },
  conditions: (value) => value,
  subject: (value) => value,
  link: (value, cursor, page) => {
    const written = planString(text(value), cursor, page);
    if (isHiddenAddress(written, page)) return undefined;
    const link = finishLink(written, page.address);
    remember(link.href, cursor, page);
    return link;
  },
  action: (value, cursor, page) => {
    const period = planActionPeriod(fields(value), page);
    return period && planAction(fields(value), cursor, page, period);
  },
  picture: (value, cursor, page) => {
    const alt = planString(text(fields(value).alt), step(cursor, 'alt'), page);
    const picture = page.picture(text(fields(value).src), alt);
    remember(picture.src, step(cursor, 'src'), page);
    return picture;
  },
  money: (value, cursor, page) => {
    const money = typeof value === 'number' ? formatMoney(value, page.formats) : freePrice(page.formats);
    remember(money.text, cursor, page);
    return money;
  },
  date: (value, cursor, page) => {
    const date = formatDate(text(value), page.formats);
    remember(date.text, cursor, page);
    return date;
  },
  reference: planReference,
  entries: planEntries,
  current: planCurrent,
  breadcrumbs: (_value, _cursor, page) => page.breadcrumbs,
  search: (_value, _cursor, page) => page.search,
  promotion: (_value, cursor, page) => {
    for (const origin of page.promotion?.origins ?? [])
      page.origins.push({ ...origin, path: `${cursor.at}/${origin.path}` });
    return page.promotion?.value;
  },
};

/**
 * Turns a checked value into finished props, guided by its schema. Undefined where it stands for an entry that is
 * hidden today: lists go on without it, and a group that requires it is left out with it.
 */
export function planValue(
  value: unknown,
  schema: JsonSchema,
  root: JsonSchema,
  cursor: Cursor,
  page: PageScope,
): unknown {
  if (value === undefined || !lifeOfField(value, schema, page)) return undefined;
  const meaning = typeof schema.means === 'string' ? meanings[schema.means] : undefined;
  if (meaning) return meaning(value, cursor, page, schema);
  const resolved = dereference(schema, root, page);
  if (Array.isArray(value)) {
    const items = fields(resolved.schema.items);
    return planList(value, items, resolved.root, cursor, page);
  }
  if (isFields(value)) return planGroup(value, resolved.schema, resolved.root, cursor, page);
  return typeof value === 'string' ? planString(value, cursor, page) : value;
}

/** What is over is left out, and those after it move up. */
function planList(
  value: readonly unknown[],
  schema: JsonSchema,
  root: JsonSchema,
  cursor: Cursor,
  page: PageScope,
): unknown[] {
  const planned: unknown[] = [];
  for (const [index, item] of value.entries()) {
    const at = { ...step(cursor, index), at: `${cursor.at}/${planned.length}` };
    const one = planValue(item, schema, root, at, page);
    if (one !== undefined) planned.push(one);
  }
  return planned;
}

/** The fields of a group by its schema. Undefined where something that the schema requires is hidden today, or over. */
export function planGroup(
  value: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  root: JsonSchema,
  cursor: Cursor,
  page: PageScope,
): Record<string, unknown> | undefined {
  const properties = fields(schema.properties);
  const period = planPeriod(value, schema, page);
  if (!period) return undefined;
  const planned = Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'when')
      .map(([key, item]) => [key, planValue(item, fields(properties[key]), root, step(cursor, key), page)]),
  );
  const required = list(schema.required).map(text);
  if (required.some((key) => planned[key] === undefined)) return undefined;
  const changes = 'when' in properties && Object.keys(period).length > 0;
  return changes ? { ...planned, when: period } : planned;
}

/** Follows `$ref`; the returned root is the file that further references start from. */
function dereference(
  schema: JsonSchema,
  root: JsonSchema,
  page: PageScope,
): { schema: JsonSchema; root: JsonSchema } {
  if (typeof schema.$ref !== 'string') return { schema, root };
  const { schemas } = page.site;
  const resolved = resolveSchema(schema, text(root.$id).replace(/\.schema\.json$/, ''), schemas);
  return { schema: resolved.schema, root: fields(schemaNamed(schemas, resolved.home)) };
}

function remember(value: string, cursor: Cursor, page: PageScope): void {
  page.origins.push({ path: cursor.at, value, places: [locate(cursor.source, cursor.path)] });
}
