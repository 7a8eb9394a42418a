import { nearest } from '../../../diagnostics/nearest.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { surest } from '../../../diagnostics/surest.ts';
import type { Thing } from '../../../diagnostics/thing.ts';
import type { Kind } from '../../model/kinds.ts';
import { followNames } from '../../schema/follow-names.ts';
import { locateText } from '../../source/locate-text.ts';
import { takenOut } from '../../source/taken-out.ts';
import type { Content } from '../content.ts';
import type { Document } from '../document.ts';
import { isWithinCount, nameableFields, sharedFields } from './nameable-fields.ts';
import { kindCalled, nameableKinds } from './nameable-kinds.ts';
import { rawValue } from './raw-value.ts';
import { sharedValues } from './shared-values.ts';

/**
 * The context of a text. `current` are the entries that it may name by the word of their kind (`course` in a course and
 * on a page per course), `placeholders` are filled in later.
 */
export type NameScope = {
  content: Content;
  document: Document;
  current: readonly string[];
  placeholders: readonly string[];
  /**
   * Words, patterns and other texts that kinds build on: they may name no entry, and no value computed by the code of
   * kinds.
   */
  isBeneath: boolean;
  /** The text, or its container, can be left out: only then may it name values that end. */
  canBeLeftOut: boolean;
  /**
   * The text is its base’s, contains nothing but this name, and can be left out: it disappears with what the branch
   * takes out.
   */
  goesAlong?: boolean;
};

/**
 * Why `{name}` can't be filled in: it is unknown (`entry`: so is its entry; `group`: so is every name that begins with
 * these parts of it; `isTakenOut`: but the base of this branch has it); it is known, but not here or not yet; its own
 * text contains names; its value ends, but the text can't be left out then; there are no facts at all.
 */
export type NameProblem =
  | {
      kind: 'unknown';
      meant?: string;
      known: readonly string[];
      entry?: Thing;
      group?: string;
      isTakenOut?: true;
    }
  | { kind: 'elsewhere'; collection: string; page: string }
  | { kind: 'later'; collection: string }
  | { kind: 'nested'; place: Place }
  | { kind: 'ends' }
  | { kind: 'no-facts' };

type UnknownName = Extract<NameProblem, { kind: 'unknown' }>;

export function findNameProblem(name: string, scope: NameScope): NameProblem | undefined {
  if (scope.placeholders.some((allowed) => matches(name, allowed))) return undefined;
  const [head = '', ...rest] = name.split('.');
  const problem = findProblemByHead(name, head, rest, scope);
  return problem ?? (!scope.canBeLeftOut && ends(head, rest, scope) ? { kind: 'ends' } : undefined);
}

function findProblemByHead(
  name: string,
  head: string,
  rest: string[],
  scope: NameScope,
): NameProblem | undefined {
  const { kinds } = scope.content;
  const kind = nameableKinds(kinds).find(({ collection }) => collection === head);
  // If the word is also the folder, only an entry's name has a third part.
  const called = kind && rest.length > 1 ? undefined : kindCalled(head, kinds);
  if (called) return findCurrentProblem(name, called, scope);
  if (scope.isBeneath && (kind || sharedValues(scope.content).has(head)))
    return { kind: 'later', collection: head };
  return kind ? findEntryProblem(name, kind, rest, scope) : findFixedProblem(name, head, scope);
}

/**
 * Values that kinds compute for all pages (the next event, the promotion) and counts with a date hold for a time only.
 */
function ends(head: string, path: readonly string[], { content }: NameScope): boolean {
  if (sharedValues(content).has(head)) return true;
  return head === 'facts' && isWithinCount(content.collections.get('facts')?.get('facts')?.value, path);
}

/** `form.*` allows every name that starts with `form.`. */
function matches(name: string, allowed: string): boolean {
  if (!allowed.endsWith('.*')) return name === allowed;
  return name.startsWith(allowed.slice(0, -1)) && name.length > allowed.length - 1;
}

/** Values of site.yaml and the facts are filled in as written: a name within one would not be replaced. */
function findFixedProblem(name: string, head: string, scope: NameScope): NameProblem | undefined {
  if (head === 'facts' && !scope.content.collections.get('facts')?.has('facts')) return { kind: 'no-facts' };
  const known = namesOfHead(head, scope.content);
  const beyond = name.slice(head.length + 1);
  if (!known.has(name) && namesOfHead(beyond.split('.', 1)[0] ?? '', scope.content).has(beyond))
    return unknownAmong(beyond, [...known]);
  // Looked up all the same, since part of the file may be lost there.
  if (!known.has(name)) rawValue(name, scope.document, scope.content);
  if (!known.has(name) && known.size === 0) return unknownHead(name, head, scope);
  if (!known.has(name)) {
    const inGroup = unknownInGroup(name, known);
    const { source } = documentOfFixed(name, scope.content);
    if (!takenOut(source, beyond.split('.'))) return inGroup ?? unknown(name, [...known]);
    return goneFrom(inGroup, scope);
  }
  // Values computed by the code of a kind have their names filled in.
  const isShared = sharedValues(scope.content).has(head);
  const value = isShared ? undefined : rawValue(name, scope.document, scope.content);
  return value?.text.includes('{') ? { kind: 'nested', place: placeOfFixed(name, scope.content) } : undefined;
}

/** A value of the base that this branch has taken out: no similar name is suggested. */
function goneFrom(inGroup: UnknownName | undefined, { goesAlong }: NameScope): NameProblem | undefined {
  const { group } = inGroup ?? {};
  if (goesAlong) return undefined;
  return { kind: 'unknown', known: [], isTakenOut: true, ...(group !== undefined && { group }) };
}

function documentOfFixed(name: string, { site, collections }: Content): Document {
  return (name.startsWith('facts.') && collections.get('facts')?.get('facts')) || site;
}

/** The place of a value of site.yaml or the facts. */
function placeOfFixed(name: string, content: Content): Place {
  const [, ...rest] = name.split('.');
  const { source, value } = documentOfFixed(name, content);
  const found = followNames(value, rest);
  return locateText(source, found?.path ?? [], String(found?.value ?? '').indexOf('{'));
}

function namesOfHead(head: string, content: Content): ReadonlySet<string> {
  const shared = () => (sharedValues(content).get(head) ?? []).map((field) => `${head}.${field}`);
  return content.fixedNames.get(head) ?? new Set(shared());
}

function findEntryProblem(
  name: string,
  kind: Kind,
  rest: string[],
  scope: NameScope,
): NameProblem | undefined {
  const { content } = scope;
  const { collection } = kind;
  const [id = '', ...field] = rest;
  const entries = content.collections.get(collection) ?? new Map<string, Document>();
  const entry = entries.get(id);
  if (!entry) {
    const meant = nearest(id, entries.keys());
    const known = [...entries.keys()].map((key) => [collection, key, ...field].join('.'));
    const problem = unknownAmong(meant && [collection, meant, ...field].join('.'), known);
    return { ...problem, entry: { of: collection, name: id } };
  }
  const known = nameableFields(entry, kind, content.code).map((key) => `${collection}.${id}.${key}`);
  if (known.includes(name)) return undefined;
  return takenOut(entry.source, field) ? goneFrom(undefined, scope) : unknown(name, known);
}

function findCurrentProblem(name: string, kind: Kind, scope: NameScope): NameProblem | undefined {
  const { current, document, content } = scope;
  const { word, collection } = kind;
  if (!current.includes(word)) return { kind: 'elsewhere', collection, page: document.id };
  const entries = content.collections.get(collection)?.values() ?? [];
  const fields =
    document.collection === collection
      ? nameableFields(document, kind, content.code)
      : sharedFields(kind, entries);
  const known = fields.map((field) => `${word}.${field}`);
  if (known.includes(name)) return undefined;
  const isOwn = document.collection === collection;
  const isGone = isOwn && takenOut(document.source, name.split('.').slice(1));
  return isGone ? goneFrom(undefined, scope) : unknown(name, known);
}

/** `{facts.exam.stations}` if no name begins with `facts.exam.`: another group may have the intended value. */
function unknownInGroup(name: string, known: ReadonlySet<string>): UnknownName | undefined {
  const parts = name.split('.');
  for (let count = 2; count < parts.length; count += 1) {
    const group = parts.slice(0, count).join('.');
    if (known.has(group)) return undefined;
    if ([...known].some((one) => one.startsWith(`${group}.`))) continue;
    const around = `${parts.slice(0, count - 1).join('.')}.`;
    const groups = groupsWithin(around, known);
    const rest = `.${parts.slice(count).join('.')}`;
    const [one, ...others] = groups.filter((other) => known.has(other + rest));
    const meant = one !== undefined && others.length === 0 ? one : surest(group, groups);
    const offered = meant && known.has(meant + rest) ? meant + rest : withLastPart(name, known);
    const isSure = meant !== undefined || groups.length === 0;
    return {
      ...unknownAmong(
        isSure ? offered : undefined,
        groups.map((other) => `${other}.…`),
      ),
      group,
    };
  }
  return undefined;
}

/** Names of groups with the prefix `around` and one more part. */
function groupsWithin(around: string, known: ReadonlySet<string>): string[] {
  const found = [...known].flatMap((one) => {
    const [part = '', ...rest] = one.startsWith(around) ? one.slice(around.length).split('.') : [];
    return rest.length > 0 ? [`${around}${part}`] : [];
  });
  return [...new Set(found)];
}

/**
 * Compares only the parts that differ: of `courses.one-day.cost` the last, so that `title` isn’t considered similar.
 */
function unknown(name: string, known: readonly string[]): NameProblem {
  const shared = sharedStart(known);
  const ends = new Map(known.map((one) => [one.slice(shared.length), one]));
  const near = name.startsWith(shared) ? nearest(name.slice(shared.length), ends.keys()) : undefined;
  return unknownAmong((near && ends.get(near)) ?? withLastPart(name, known), known);
}

/** The parts shared by all names, up to the last dot. */
function sharedStart([first = '', ...others]: readonly string[]): string {
  const parts = first.split('.');
  const count = parts.findIndex((_, index) => {
    const start = `${parts.slice(0, index + 1).join('.')}.`;
    return !others.every((other) => other.startsWith(start));
  });
  return parts
    .slice(0, count === -1 ? -1 : count)
    .map((part) => `${part}.`)
    .join('');
}

/** `site.contact.phone` for `site.phone`: the shortest name with the same last part. */
function withLastPart(name: string, known: Iterable<string>): string | undefined {
  const last = name.slice(name.lastIndexOf('.'));
  if (!last.startsWith('.')) return undefined;
  return [...known].filter((one) => one.endsWith(last)).sort((one, other) => one.length - other.length)[0];
}

/** `facts.exam.stations` for `fact.exam.stations`. */
function unknownHead(name: string, head: string, scope: NameScope): NameProblem {
  const known = heads(scope);
  const near = nearest(
    head,
    known.filter((one) => one.endsWith('.…')).map((one) => one.slice(0, -2)),
  );
  const likely = near && name.length > head.length ? `${near}${name.slice(head.length)}` : undefined;
  const all = likely === undefined ? undefined : namesOfHead(likely.split('.', 1)[0] ?? '', scope.content);
  // More than the first part may be misspelt: `{Facts.Exam.stations}`.
  const meant = likely && all && all.size > 0 && !all.has(likely) ? (nearest(likely, all) ?? likely) : likely;
  const own = scope.placeholders.filter((one) => !one.endsWith('.*'));
  const only = own.length === 1 && !name.includes('.') ? own[0] : undefined;
  return unknownAmong(meant ?? nearest(name, scope.placeholders) ?? only, known);
}

function unknownAmong(meant: string | undefined, known: readonly string[]): UnknownName {
  return { kind: 'unknown', ...(meant === undefined ? {} : { meant }), known };
}

/** The possible first parts of a name. */
function heads({ content, current, isBeneath, placeholders }: NameScope): string[] {
  const folders = nameableKinds(content.kinds).map(({ collection }) => collection);
  const beyond = isBeneath ? [] : [...folders, ...sharedValues(content).keys()];
  return ['site', 'facts', ...beyond, ...current].map((head) => `${head}.…`).concat(placeholders);
}
