/**
 * Amounts inherited from a site with a different currency: converted if the site says how, else marked for the check.
 */
import { fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Source, Span } from '../../model/source.ts';
import { replaceValue } from '../../schema/replace-value.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { walkValues } from '../../schema/walk-values.ts';
import { findSpan } from '../../source/find-span.ts';

export type SettleAmountsOptions = {
  schemas: SchemaSet;
  /** The site's currency. */
  currency: string;
  /** The currency of the layer that a file belongs to. */
  currencyOf: (file: string) => string | undefined;
  conversion: Conversion | undefined;
};

/**
 * `rate`: the value of one unit of `from` in the site's own currency. `roundTo`: amounts are rounded to a multiple of
 * it, in the site's own currency.
 */
export type Conversion = { from: string; rate: number; roundTo: number };

/** `prices` of site.yaml; undefined if it is invalid, which its schema reports. */
export function readConversion(prices: unknown): Conversion | undefined {
  const { from, rate, roundTo = 0.01 } = fieldsOf(prices);
  if (typeof from !== 'string' || typeof rate !== 'number' || typeof roundTo !== 'number') return undefined;
  return rate > 0 && roundTo > 0 ? { from, rate, roundTo } : undefined;
}

/** `schema`: the name of the file's schema. Returns the same source if nothing in it is in a different currency. */
export function settleAmounts(source: Source, schema: string, settling: SettleAmountsOptions): Source {
  let settled = source;
  for (const path of amountsIn(source, schema, settling.schemas)) {
    const file = findSpan(source, path)?.text.file;
    const from = file === undefined ? undefined : settling.currencyOf(file);
    if (from !== undefined && from !== settling.currency) settled = settle(settled, path, from, settling);
  }
  return settled;
}

/** Prices, and money in facts without a currency of its own. */
function amountsIn({ value }: Source, schema: string, schemas: SchemaSet): Path[] {
  const isFacts = schemaNamed(schemas, schema)?.means === 'facts';
  return walkValues(value, schema, schemas).flatMap(({ path, value: part, schema: meant }) => {
    if (typeof part === 'number' && meant.means === 'money') return [path];
    const isFact = isFacts && isFields(part) && typeof part.money === 'number' && part.currency === undefined;
    return isFact ? [[...path, 'money']] : [];
  });
}

function settle(source: Source, path: Path, from: string, { conversion }: SettleAmountsOptions): Source {
  const rule = conversion?.from === from ? conversion : undefined;
  const mark = rule ? { converted: true as const } : { currency: from };
  return {
    ...source,
    value: rule ? replaceValue(source.value, path, (amount) => convert(Number(amount), rule)) : source.value,
    ...(source.spans && { spans: markIn(source.spans, path, mark) }),
  };
}

/** Rounds to the nearest multiple, halves up. Divides last, so that hundredths stay exact. */
function convert(amount: number, { rate, roundTo }: Conversion): number {
  const steps = Math.round((amount * rate) / roundTo);
  return roundTo < 1 ? steps / Math.round(1 / roundTo) : steps * roundTo;
}

function markIn(span: Span, [step, ...rest]: Path, mark: { currency?: string; converted?: true }): Span {
  if (step === undefined) return span.kind === 'scalar' ? { ...span, ...mark } : span;
  if (span.kind === 'list')
    return {
      ...span,
      items: span.items.map((item, index) => (index === step ? markIn(item, rest, mark) : item)),
    };
  const inner = span.kind === 'group' ? ownProperty(span.fields, String(step)) : undefined;
  if (span.kind !== 'group' || !inner) return span;
  return { ...span, fields: { ...span.fields, [step]: markIn(inner, rest, mark) } };
}
