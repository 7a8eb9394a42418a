import { ownProperty } from '../../../diagnostics/own-property.ts';
import { dayAfter } from '../../../kinds/is-shown-on.ts';
import { gather, type Planned } from '../../../kinds/planned.ts';
import { startOfDay } from '../../../kinds/zoned-time.ts';
import type { Entry } from '../../model/site.ts';
import { isConverted } from '../../source/is-converted.ts';
import { locate } from '../../source/locate.ts';
import type { Context } from '../context/context.ts';
import { countAt, lastDayOf } from '../context/dated-count.ts';
import { isShown } from '../context/is-shown.ts';
import { formatDate } from '../formats/format-date.ts';
import { formatNumber, formatRoundMoney } from '../formats/format-money.ts';
import { ownValueAt } from '../own-value-at.ts';
import { entryTools } from '../tools/entry-tools.ts';
import { type LookedUp, noLookUp } from '../values/look-up.ts';
import { planField } from '../values/plan-fields.ts';
import { nameOfShared } from './answer-shared.ts';
import { written } from './answer-value.ts';

/** The value of a whole name: `facts.osce.fullFee`, `site.name`, `courses.oet-weekend.price`, `promotion.code`. */
export function answerName(name: string, context: Context): Planned<LookedUp> {
  const [head = '', ...rest] = name.split('.');
  if (head === 'site') return nameOfValue(context.site.settings, rest, context);
  const [facts] = context.entries('facts');
  if (head === 'facts') return facts ? nameOfFact(facts, rest, context) : noLookUp;
  const [id = '', ...field] = rest;
  if (context.kinds.byFolder.has(head)) return nameOfEntry(head, id, field.join('.'), context);
  return nameOfShared(head, rest.join('.'), context) ?? noLookUp;
}

/** A text, number, amount or date as the site shows such values. Items of lists are looked up by id. */
function nameOfValue({ source, value }: Entry, keys: readonly string[], context: Context): Planned<LookedUp> {
  const path = pathOf(value, keys);
  return gather((take) => {
    const shown = display(take(written(source, path, context)), context);
    if (shown === undefined) return { life: {}, isAbsent: true };
    const isAbout = isConverted(source, [...path, 'money']);
    const text = isAbout ? context.formats.convertedPattern.replace('{price}', () => shown) : shown;
    take({
      ...written(source, path, context),
      origins: [{ path: '', value: text, places: [locate(source, path)] }],
    });
    return { text, life: {} };
  });
}

/** `contact.branches.nepal.phone` → `['contact', 'branches', 0, 'phone']`. */
function pathOf(value: unknown, keys: readonly string[]): (string | number)[] {
  let found = value;
  return keys.map((key) => {
    const items = found;
    const index = Array.isArray(items) ? items.findIndex((item) => Object(item).id === key) : -1;
    const step = index < 0 ? key : index;
    found = ownValueAt(items, [step]);
    return step;
  });
}

/** A count is only true for some days; whatever names it disappears with it. */
function nameOfFact(facts: Entry, path: readonly string[], context: Context): Planned<LookedUp> {
  const named = nameOfValue(facts, path, context);
  const count = countAt(facts.value, path);
  if (!count) return named;
  const last = lastDayOf(count);
  const isGood = isShown({ from: count.countedOn, until: last }, context);
  const until = startOfDay(dayAfter(last), context.settings.timeZone);
  return {
    ...named,
    value: { ...named.value, life: isGood ? { until } : undefined },
    dates: [count.countedOn, dayAfter(last)],
  };
}

/** Values of entries that are hidden today may still be named: a text must not fall apart on the day an offer ends. */
function nameOfEntry(folder: string, id: string, field: string, context: Context): Planned<LookedUp> {
  const head = context.kinds.byFolder.get(folder);
  const entry = context.entry(folder, id);
  if (!head || !entry) return noLookUp;
  const code = ownProperty(context.kinds.code, head.word);
  const scope = { context, self: { kind: folder, id } };
  const own = ownProperty(code?.names ?? {}, field);
  return gather((take) => {
    const planned = own
      ? own(entryTools(entry, head, scope), context.tools())
      : planField(entry, head.word, field, scope);
    const text = textOf(take({ ...planned, origins: [] }), context);
    if (text === undefined) return { life: {}, isAbsent: true };
    const places = planned.origins.flatMap((origin) => origin.places).slice(0, 1);
    take({ ...planned, reads: [], assets: [], origins: [{ path: '', value: text, places }] });
    return { text, life: {} };
  });
}

/** A finished value as running text shows it: money and dates by their text. */
function textOf(value: unknown, { formats }: Context): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value, formats);
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
    return value.text;
  return undefined;
}

function display(value: unknown, context: Context): string | undefined {
  const { formats } = context;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value, formats);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('count' in value) return display(value.count, context);
  if ('money' in value && typeof value.money === 'number') {
    const own = 'currency' in value && typeof value.currency === 'string' ? value.currency : undefined;
    return formatRoundMoney(value.money, own === undefined ? formats : { money: formats.moneyIn(own) }).text;
  }
  if ('date' in value && typeof value.date === 'string') return formatDate(value.date, formats).text;
  return undefined;
}
