import { type Fields, fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import { gather, type Origin, type Planned } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
import type { ListGroup } from '../../schema/list-groups.ts';
import { listGroup } from '../context/list-group.ts';
import type { Scope } from '../context/scope.ts';
import { planEntries } from './plan-entries.ts';
import { type GroupedKind, planGroupTitle } from './plan-group-title.ts';

/** The fields of an entry that a card of any kind shows. */
type CardFields = { title: string; summary: string; picture: string };

/**
 * `{ of: partners, first: 3 }` → a card for each: the title and summary named by the kind's head, its first picture,
 * its page.
 */
export function planListing(written: Fields, scope: Scope): Planned<object[] | undefined> {
  const { of, ...selection } = written;
  const collection = asText(of);
  const head = scope.context.kinds.byFolder.get(collection);
  const listed = planEntries(collection, selection, scope);
  const entries = (listed.value ?? []).map(fieldsOf);
  const names = entries.map((entry) => ({
    title: head?.title ?? 'title',
    summary: head?.summary ?? 'summary',
    picture: Object.keys(entry).find((key) => isPicture(entry[key])) ?? 'picture',
  }));
  const cards = {
    ...listed,
    value: listed.value && entries.map((entry, index) => cardOf(entry, names[index])),
    origins: listed.origins.flatMap((origin) => moved(origin, names)),
  };
  const group = groupOf(collection, selection, scope.context);
  return group ? inGroups(cards, { of: { kind: collection, group }, entries }, scope) : cards;
}

function groupOf(collection: string, { group }: Fields, context: Scope['context']): ListGroup | undefined {
  return typeof group === 'string' ? listGroup(collection, group, context) : undefined;
}

type Grouped = { of: GroupedKind; entries: readonly Fields[] };

/** Each card with the heading of its group. */
function inGroups(
  cards: Planned<object[] | undefined>,
  { of, entries }: Grouped,
  { context }: Scope,
): Planned<object[] | undefined> {
  return gather((take) =>
    take(cards)?.map((card, index) => {
      const title = planGroupTitle(entries[index] ?? {}, of, context);
      const group = take({ ...title, origins: [] });
      return group === undefined ? card : { ...card, group };
    }),
  );
}

function cardOf(entry: Readonly<Record<string, unknown>>, names: CardFields | undefined): object {
  const { title = '', summary = '', picture = '' } = names ?? {};
  const parts = { summary: entry[summary], picture: entry[picture], href: entry.href };
  const shown = Object.entries(parts).filter(([, part]) => part !== undefined);
  return { title: asText(entry[title]), ...Object.fromEntries(shown) };
}

/** `0/name` → `0/title`. Fields that the card doesn't show have no origin. */
function moved(origin: Origin, names: readonly CardFields[]): Origin[] {
  const [index = '', key = '', ...rest] = origin.path.split('/');
  const fields = Object.entries(names[Number(index)] ?? {});
  const field = fields.find(([, name]) => name === key)?.[0];
  return field === undefined ? [] : [{ ...origin, path: [index, field, ...rest].join('/') }];
}

function isPicture(value: unknown): boolean {
  return isFields(value) && typeof value.src === 'string' && typeof value.alt === 'string';
}
