/** Amounts that a site takes over from one with another currency: converted where it says how, else marked for the check. */
import { ownValue } from '../../../diagnostics/own-value.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Source, Span } from '../../model/source.ts';
import { fieldsOf, isFields } from '../../schema/fields.ts';
import { replaceValue } from '../../schema/replace-value.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { walkValues } from '../../schema/walk-values.ts';
import { findSpan } from '../../source/find-span.ts';

export type Settling = {
  schemas: SchemaSet;
  /** Of the site. */
  currency: string;
  /** Of the layer that a file belongs to. */
  currencyOf: (file: string) => string | undefined;
  conversion: Conversion | undefined;
};

/** `rate`: how many of the site's own one unit of `from` is. `roundTo`: amounts end on a multiple of it, in units of the site's own. */
export type Conversion = { from: string; rate: number; roundTo: number };

/** `prices` of site.yaml, as far as it is what it should be: its schema says the rest. */
export function readConversion(prices: unknown): Conversion | undefined {
  const { from, rate, roundTo = 0.01 } = fieldsOf(prices);
  if (typeof from !== 'string' || typeof rate !== 'number' || typeof roundTo !== 'number') return undefined;
  return rate > 0 && roundTo > 0 ? { from, rate, roundTo } : undefined;
}

/** `schema`: the name of the file's schema. The same source where nothing in it is in another currency. */
export function settleAmounts(source: Source, schema: string, settling: Settling): Source {
  let settled = source;
  for (const path of amountsIn(source, schema, settling.schemas)) {
    const file = findSpan(source, path)?.text.file;
    const from = file === undefined ? undefined : settling.currencyOf(file);
    if (from !== undefined && from !== settling.currency) settled = settle(settled, path, from, settling);
  }
  return settled;
}

/** Prices, and facts of money without a currency of their own. */
function amountsIn({ value }: Source, schema: string, schemas: SchemaSet): Path[] {
  const isFacts = schemaNamed(schemas, schema)?.means === 'facts';
  return walkValues(value, schema, schemas).flatMap(({ path, value: part, schema: meant }) => {
    if (typeof part === 'number' && meant.means === 'money') return [path];
    const isFact = isFacts && isFields(part) && typeof part.money === 'number' && part.currency === undefined;
    return isFact ? [[...path, 'money']] : [];
  });
}

function settle(source: Source, path: Path, from: string, { conversion }: Settling): Source {
  const rule = conversion?.from === from ? conversion : undefined;
  const mark = rule ? { converted: true as const } : { currency: from };
  return {
    ...source,
    value: rule ? replaceValue(source.value, path, (amount) => convert(Number(amount), rule)) : source.value,
    ...(source.spans && { spans: markIn(source.spans, path, mark) }),
  };
}

/** Rounded to the nearest multiple; what is halfway, up. Divided last, so that hundredths stay exact. */
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
  const inner = span.kind === 'group' ? ownValue(span.fields, String(step)) : undefined;
  if (span.kind !== 'group' || !inner) return span;
  return { ...span, fields: { ...span.fields, [step]: markIn(inner, rest, mark) } };
}
