import type { Fields } from '../../../diagnostics/fields.ts';
import { changeFiles, findPagePlaces, readSite } from '../../../renderer/site.ts';
import { propertiesOf } from '../../scaffold/properties-of.ts';
import type { EditDesk } from '../desk.ts';
import { draftEntry, type EntryDraft, type EntryWish } from '../entries/draft-entry.ts';
import { kindsToBegin } from '../entries/kinds-to-begin.ts';
import { makePage, type PageWish, placePage, tryPage } from '../entries/place-page.ts';
import { locatedProblems } from '../located-problems.ts';
import { makeFileChanges } from '../make-file-changes.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';

/** The kinds of which an entry may be begun; a page also says in which menus it may be. */
export async function answerKinds(desk: EditDesk): Promise<RouteAnswer> {
  const { root, cache } = desk.site();
  const read = await readSite({ root, cache });
  const kinds = await kindsToBegin(read);
  const menus = await menusOf(desk);
  return {
    value: kinds.map(({ word, title, collection }) => {
      const schema = read.beginning?.(word) ?? {};
      const [, field] = propertiesOf(schema).find(([name]) => name === title) ?? [];
      return {
        ...{ kind: word, title: String(schema.title ?? word), titled: field && String(field.title) },
        ...(collection === 'pages' && { menus }),
      };
    }),
  };
}

async function menusOf({ ids, site }: EditDesk) {
  const { menus = [] } = (await findPagePlaces(site())) ?? {};
  return menus.map(({ file, path, parts, entries }) => {
    const title = parts.join(' › ');
    return { id: ids.idOf({ file, path, title, within: '' }), title, entries };
  });
}

/** The id and the address that a new entry would have, and what is wrong with it. Nothing is written. */
export async function answerTryNew(desk: EditDesk, given: Fields, signal: AbortSignal): Promise<RouteAnswer> {
  signal.throwIfAborted();
  const wish = wishIn(desk, given);
  if (!wish) return notUnderstood('unknown-value');
  const draft = await draftEntry(desk, wish);
  if ('code' in draft) return { status: 404, value: draft };
  const { id, fault, leftOut, isDraft, file, text, kind } = draft;
  const known = { id, leftOut, isDraft };
  const place = kind.collection === 'pages' ? await placePage(desk, draft, wish) : undefined;
  const { address: placed, addressFault } = place ?? {};
  if (fault || addressFault || wish.title === '') {
    const faults = { ...(fault && { fault }), ...(addressFault && { addressFault }) };
    return { value: { ...known, ...(place && { address: placed }), ...faults, problems: [] } };
  }
  if (place) {
    const problems = await locatedProblems(desk, await tryPage(desk, draft, place));
    return { value: { ...known, address: placed, problems } };
  }
  const { root, today, base, drafts, cache } = desk.site();
  const entry = { collection: kind.collection, id };
  const options = { root, today, base, drafts, cache, entry, until: 'tell' } as const;
  const { diagnostics, address } = await changeFiles({ ...options, changes: [{ file, after: text }] });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return { value: { ...known, address, problems: await locatedProblems(desk, errors) } };
}

/** Writes a new entry, or a copy. */
export async function answerNew(desk: EditDesk, given: Fields): Promise<RouteAnswer> {
  const wish = wishIn(desk, given);
  if (!wish || wish.title === '') return notUnderstood('unknown-value');
  const draft = await draftEntry(desk, wish);
  if ('code' in draft) return { status: 404, value: draft };
  const { fault, file, kind, schema } = draft;
  if (fault) return { value: { kind: 'refused', fault, problems: [] } };
  const within = String(schema.title ?? kind.word);
  const made = await makeEntry(desk, draft, { ...wish, within });
  if (made.kind !== 'saved') return { value: made };
  const [[first = ''] = []] = propertiesOf(schema);
  const value = { file, path: [kind.title ?? first], title: wish.title, within };
  return { value: { ...made, id: desk.ids.idOf(value) } };
}

async function makeEntry(desk: EditDesk, draft: EntryDraft, wish: EntryWish & PageWish & { within: string }) {
  const { id, file, text, kind } = draft;
  const { title, within } = wish;
  if (kind.collection !== 'pages') {
    const entry = { collection: kind.collection, id };
    return makeFileChanges(desk, [{ file, after: text }], { title, within, entry });
  }
  const place = await placePage(desk, draft, wish);
  const { addressFault } = place;
  if (addressFault) return { kind: 'refused' as const, addressFault, problems: [] };
  const made = await makePage(desk, draft, { ...place, title, within });
  if (made.kind === 'conflict') return { kind: 'failed' as const, code: 'changed-since' };
  return made.kind === 'saved' ? { ...made, address: place.base + place.address } : made;
}

/** In characters. */
const longestTitle = 1000;

function wishIn(desk: EditDesk, given: Fields): (EntryWish & PageWish) | undefined {
  const { kind, copy, title, id, address } = given;
  const copyOf = desk.ids.valueOf(copy);
  const menu = menuIn(desk, given);
  if (typeof title !== 'string' || title.length > longestTitle) return undefined;
  if (!isTextIfAny(id) || !isTextIfAny(address) || menu === 'unknown') return undefined;
  const line = title
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const named = {
    title: line,
    ...(id !== undefined && { id }),
    ...(address !== undefined && { address: address.trim() }),
    ...(menu && { menu }),
  };
  if (copy !== undefined) return copyOf && { ...named, copyOf };
  return typeof kind === 'string' ? { ...named, kind } : undefined;
}

function isTextIfAny(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === 'string' && value.length <= longestTitle);
}

function menuIn({ ids }: EditDesk, { menu, at }: Fields): PageWish['menu'] | 'unknown' {
  if (menu === undefined) return undefined;
  const list = ids.valueOf(menu);
  const isPosition = typeof at === 'number' && Number.isSafeInteger(at) && at >= 0;
  return list && isPosition ? { list, at } : 'unknown';
}
