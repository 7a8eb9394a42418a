import type { Fields } from '../../../diagnostics/fields.ts';
import { changeFiles, findEntry, type RenamedEntry, readSite, renameEntry } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { type EntryFault, nameEntry } from '../entries/name-entry.ts';
import { locatedProblems } from '../located-problems.ts';
import { makeFileChanges } from '../make-file-changes.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import type { TitledValue } from '../value-ids.ts';

/** What renaming an entry would change, and what is wrong with that. Nothing is written. */
export async function answerTryRename(
  desk: EditDesk,
  given: Fields,
  signal: AbortSignal,
): Promise<RouteAnswer> {
  signal.throwIfAborted();
  const wish = wishIn(desk, given);
  if (!wish) return notUnderstood('unknown-value');
  const found = await renaming(desk, wish);
  if ('code' in found) return { value: { kind: 'failed', code: found.code } };
  const { id, fault, renamed } = found;
  if (fault || !renamed) return { value: { kind: 'tried', id, fault, problems: [] } };
  const { changes, entry, references, links, aliases } = renamed;
  const { root, today, base, drafts, cache } = desk.site();
  const options = { root, today, base, drafts, cache, pages: true, until: 'tell' } as const;
  const named = { collection: entry.kind.collection, id };
  const done = await changeFiles({ ...options, changes, entry: named });
  // Its own warnings were there under the old name.
  const errors = done.diagnostics.filter(({ severity }) => severity === 'error');
  const value = {
    ...{ kind: 'tried', id, references, links, aliases, files: changes.length - 2 },
    ...{ isPossible: done.kind === 'changed', from: entry.address, address: done.address },
    problems: await locatedProblems(desk, errors),
  };
  return { value };
}

/** Renames an entry, with everything that names it. */
export async function answerRename(desk: EditDesk, given: Fields): Promise<RouteAnswer> {
  const wish = wishIn(desk, given);
  if (!wish) return notUnderstood('unknown-value');
  const found = await renaming(desk, wish);
  if ('code' in found) return { value: { kind: 'failed', code: found.code } };
  const { id, fault, renamed } = found;
  if (fault || !renamed) return { value: { kind: 'refused', fault, problems: [] } };
  const { entry, changes } = renamed;
  const { root, cache } = desk.site();
  const { beginning } = await readSite({ root, cache });
  const within = String(beginning?.(entry.kind.word).title ?? entry.kind.word);
  const named = { collection: entry.kind.collection, id };
  const made = await makeFileChanges(desk, changes, { title: entry.title, within, entry: named });
  if (made.kind !== 'saved') return { value: made };
  const { path } = wish.of;
  const value = { file: changes[0]?.file ?? '', path, title: entry.title, within };
  return { value: { ...made, id: desk.ids.idOf(value) } };
}

type RenameWish = { of: TitledValue; to: string };

function wishIn({ ids }: EditDesk, { id, to }: Fields): RenameWish | undefined {
  const of = ids.valueOf(id);
  return of && typeof to === 'string' ? { of, to } : undefined;
}

/** `renamed` is absent if the id can’t be, or is the one that it has. */
async function renaming(
  desk: EditDesk,
  { of: { file, path }, to }: RenameWish,
): Promise<{ id: string; fault?: EntryFault; renamed?: RenamedEntry } | { code: string }> {
  const of = { file, path };
  const entry = await findEntry({ ...desk.site(), of });
  if (!entry) return { code: 'gone' };
  if (!entry.isOwn) return { code: 'not-own' };
  if (to === entry.id) return { id: to };
  const { id, fault } = await nameEntry(desk, entry.kind, { title: entry.title, id: to, except: entry.file });
  if (fault) return { id, fault };
  const renamed = await renameEntry({ ...desk.site(), of, to });
  return renamed ? { id, renamed } : { code: 'not-renamed' };
}
