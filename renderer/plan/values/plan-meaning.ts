import { gather, leftOut, type Planned, plain, shown } from '../../../kinds/planned.ts';
import type { Resolved as Placed } from '../../schema/resolve-schema.ts';
import type { FinishedAddress } from '../answers/answer-address.ts';
import { written } from '../answers/answer-value.ts';
import { planFile, planPicture } from '../assets/plan-picture.ts';
import type { Scope } from '../context/scope.ts';
import { formatDate } from '../formats/format-date.ts';
import { formatMoney, freePrice } from '../formats/format-money.ts';
import { fields, text } from '../read-fields.ts';
import { type Cursor, placeOf, step } from './cursor.ts';
import { planAction, planActionPeriod } from './plan-action.ts';
import { planCurrent, planEntries, planReference } from './plan-entries.ts';
import { planString } from './plan-string.ts';
import { planBlockText, planInlineText } from './plan-text.ts';

type PlanMeaning = (value: unknown, cursor: Cursor, scope: Scope, placed: Placed) => Planned<unknown>;

const asWritten: PlanMeaning = (value) => plain(value);

/** What each meaning of a schema turns an editor's value into (schemas/README.md lists them for authors). */
const meanings: Readonly<Record<string, PlanMeaning>> = {
  text: (value, cursor, scope) => planInlineText(text(value), cursor, scope),
  body: (value, cursor, scope) => planBlockText(text(value), cursor, scope),
  verbatim: asWritten,
  id: asWritten,
  icon: asWritten,
  media: asWritten,
  conditions: asWritten,
  subject: asWritten,
  file: (value, cursor, { context }) => remember(planFile(text(value), context), cursor, (href) => href),
  link: (value, cursor, scope) =>
    gather((take) => {
      const address = take(leftOutOrigins(planString(text(value), cursor, scope)));
      const { link, hidden } = take(scope.context.ask<FinishedAddress>({ ask: 'address', address }));
      return hidden ? undefined : take(shown(link, link.href, [placeOf(cursor)]));
    }),
  action: (value, cursor, scope) => {
    const period = planActionPeriod(fields(value), scope);
    return gather((take) => {
      const when = take(leftOut(period)) ?? period.value;
      return when && take(planAction(fields(value), cursor, scope, when));
    });
  },
  picture: (value, cursor, scope) =>
    gather((take) => {
      const alt = take(planString(text(fields(value).alt), step(cursor, 'alt'), scope), 'alt');
      const picture = take(planPicture(text(fields(value).src), alt, scope.context));
      take(shown(picture, picture.src, [placeOf(step(cursor, 'src'))]), 'src');
      return picture;
    }),
  money: (value, cursor, { context }) => {
    const { formats, site } = context;
    const money = typeof value === 'number' ? formatMoney(value, formats) : freePrice(formats);
    return gather((take) => {
      for (const key of ['language', 'currency']) take(written(site.settings.source, [key], context));
      return take(shown(money, money.text, [placeOf(cursor)]));
    });
  },
  date: (value, cursor, { context }) =>
    gather((take) => {
      take(written(context.site.settings.source, ['language'], context));
      const date = formatDate(text(value), context.formats);
      return take(shown(date, date.text, [placeOf(cursor)]));
    }),
  reference: planReference,
  entries: planEntries,
  current: planCurrent,
  breadcrumbs: (_value, _cursor, { breadcrumbs }) => breadcrumbs ?? plain({ label: '', items: [] }),
  search: (_value, _cursor, { context }) => context.ask({ ask: 'search' }),
  shared: (_value, _cursor, { context }, { schema }) =>
    context.ask({ ask: 'shared', name: text(schema.shared) }),
  promotion: (_value, _cursor, { context }) => context.ask({ ask: 'shared', name: 'promotion' }),
};

/** What the meaning of its schema makes of a value; nothing where the schema says none, or one that planning has nothing to do with. */
export function planMeaning(
  value: unknown,
  placed: Placed,
  cursor: Cursor,
  scope: Scope,
): Planned<unknown> | undefined {
  const { means } = placed.schema;
  const meaning = typeof means === 'string' && Object.hasOwn(meanings, means) ? meanings[means] : undefined;
  return meaning?.(value, cursor, scope, placed);
}

function remember<T>(planned: Planned<T>, cursor: Cursor, textOf: (value: T) => string): Planned<T> {
  return gather((take) => {
    const value = take(planned);
    return take(shown(value, textOf(value), [placeOf(cursor)]));
  });
}

function leftOutOrigins<T>(planned: Planned<T>): Planned<T> {
  return { ...planned, origins: [] };
}
