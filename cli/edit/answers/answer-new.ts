import type { Fields } from '../../../diagnostics/fields.ts';
import { changeFile, readSite } from '../../../renderer/site.ts';
import { propertiesOf } from '../../scaffold/properties-of.ts';
import type { EditDesk } from '../desk.ts';
import { draftEntry, type EntryWish } from '../entries/draft-entry.ts';
import { kindsToBegin } from '../entries/kinds-to-begin.ts';
import { locatedProblems } from '../located-problems.ts';
import { makeFileChange } from '../make-file-change.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';

/** The kinds of which an entry may be begun. */
export async function answerKinds({ site }: EditDesk): Promise<RouteAnswer> {
  const { root, cache } = site();
  const read = await readSite({ root, cache });
  const kinds = await kindsToBegin(read);
  return {
    value: kinds.map(({ word, title }) => {
      const schema = read.beginning?.(word) ?? {};
      const [, field] = propertiesOf(schema).find(([name]) => name === title) ?? [];
      return { kind: word, title: String(schema.title ?? word), titled: field && String(field.title) };
    }),
  };
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
  if (fault || wish.title === '') return { value: { ...known, ...(fault && { fault }), problems: [] } };
  const { root, today, base, drafts, cache } = desk.site();
  const entry = { collection: kind.collection, id };
  const options = { root, today, base, drafts, cache, entry, until: 'tell' } as const;
  const { diagnostics, address } = await changeFile({ ...options, change: { file, after: text } });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const isRouted = kind.collection !== 'pages';
  return { value: { ...known, address, isRouted, problems: await locatedProblems(desk, errors) } };
}

/** Writes a new entry, or a copy. */
export async function answerNew(desk: EditDesk, given: Fields): Promise<RouteAnswer> {
  const wish = wishIn(desk, given);
  if (!wish || wish.title === '') return notUnderstood('unknown-value');
  const draft = await draftEntry(desk, wish);
  if ('code' in draft) return { status: 404, value: draft };
  const { id, fault, file, text, kind, schema } = draft;
  if (fault) return { value: { kind: 'refused', fault, problems: [] } };
  const within = String(schema.title ?? kind.word);
  const made = await makeFileChange(
    desk,
    { file, after: text },
    { title: wish.title, within, entry: { collection: kind.collection, id } },
  );
  if (made.kind !== 'saved') return { value: made };
  const [[first = ''] = []] = propertiesOf(schema);
  const value = { file, path: [kind.title ?? first], title: wish.title, within };
  return { value: { ...made, id: desk.ids.idOf(value) } };
}

/** In characters. */
const longestTitle = 1000;

function wishIn(desk: EditDesk, { kind, copy, title, id }: Fields): EntryWish | undefined {
  const copyOf = desk.ids.valueOf(copy);
  if (typeof title !== 'string' || title.length > longestTitle) return undefined;
  if (id !== undefined && typeof id !== 'string') return undefined;
  const line = title
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const named = { title: line, ...(id !== undefined && { id }) };
  if (copy !== undefined) return copyOf && { ...named, copyOf };
  return typeof kind === 'string' ? { ...named, kind } : undefined;
}
