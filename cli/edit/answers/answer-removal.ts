import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fields } from '../../../diagnostics/fields.ts';
import { type EntryToCopy, editSite, findEntry, findReferrers, readSite } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { displacePage, isWithinList, type NamedPage } from '../entries/displace-page.ts';
import { locatedProblems } from '../located-problems.ts';
import { makeEdits } from '../make-edits.ts';
import { makeFileChanges } from '../make-file-changes.ts';
import { readField } from '../read-field.ts';
import { refusalOfDisk } from '../refusal-of-disk.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import type { ValuePlace } from '../value-ids.ts';

/** The entry that a value belongs to, for whoever copies or removes it; nothing if it belongs to none. */
export async function answerEntryOf(desk: EditDesk, id: string | null): Promise<RouteAnswer> {
  const entry = await entryOf(desk, id);
  if (entry === 'unknown') return notUnderstood('unknown-value');
  if (!entry) return { value: {} };
  const { id: called, title, isOwn, address } = entry;
  return { value: { kind: await kindInWords(desk, entry), id: called, title, isOwn, address } };
}

/** What would be wrong without an entry. Nothing is written. */
export async function answerTryRemoval(
  desk: EditDesk,
  { id }: Fields,
  signal: AbortSignal,
): Promise<RouteAnswer> {
  signal.throwIfAborted();
  const found = await removalOf(desk, id);
  if ('answer' in found) return found.answer;
  const { root, today, base, drafts, cache } = desk.site();
  const options = { root, today, base, drafts, cache, pages: true, until: 'tell' } as const;
  const { lists, edits } = await namesOf(desk, found.entry);
  const { kind, diagnostics } = await editSite({ ...options, edits, whole: [found.change] });
  const problems = await locatedProblems(desk, diagnostics);
  const { file } = found.entry;
  const places = (await findReferrers({ ...desk.site(), of: { file, path: [] } })).filter(
    (place) => !lists.some((list) => isWithinList(place, list)),
  );
  const mentions = await Promise.all(places.slice(0, mostMentions).map((place) => mentionAt(desk, place)));
  return { value: { isPossible: kind === 'edited', problems, mentions, isNamed: lists.length > 0 } };
}

/** What names a page in site.yaml goes with it. */
async function namesOf(desk: EditDesk, entry: EntryToCopy): Promise<NamedPage> {
  return entry.kind.collection === 'pages' ? displacePage(desk, entry) : { lists: [], edits: [] };
}

/** Nobody mends more at once. */
const mostMentions = 30;

async function mentionAt(desk: EditDesk, place: ValuePlace) {
  const { title = '', within = '' } = (await readField(desk, place)) ?? {};
  return { id: desk.ids.idOf({ ...place, title, within }), title, within };
}

/** Removes an entry, if nothing needs it. */
export async function answerRemove(desk: EditDesk, { id }: Fields): Promise<RouteAnswer> {
  const found = await removalOf(desk, id);
  if ('answer' in found) return found.answer;
  const { entry, change } = found;
  const thing = { title: entry.title, within: await kindInWords(desk, entry) };
  const { edits } = await namesOf(desk, entry);
  if (edits.length === 0) return { value: await makeFileChanges(desk, [change], thing) };
  const made = await makeEdits(desk, edits, { ...thing, whole: [change] });
  return { value: made.kind === 'conflict' ? { kind: 'failed', code: 'changed-since' } : made };
}

async function removalOf(
  desk: EditDesk,
  id: unknown,
): Promise<{ entry: EntryToCopy; change: { file: string; before: string } } | { answer: RouteAnswer }> {
  const entry = await entryOf(desk, id);
  if (entry === 'unknown') return { answer: notUnderstood('unknown-value') };
  if (!entry) return { answer: { status: 404, value: { code: 'gone' } } };
  if (!entry.isOwn) return { answer: { value: { kind: 'failed', code: 'not-own' } } };
  try {
    const { file } = entry;
    return { entry, change: { file, before: readFileSync(path.join(desk.site().root, file), 'utf8') } };
  } catch (error) {
    return { answer: { value: { kind: 'failed', code: refusalOfDisk(error) } } };
  }
}

async function entryOf(desk: EditDesk, id: unknown): Promise<EntryToCopy | undefined | 'unknown'> {
  const value = desk.ids.valueOf(id);
  if (!value) return 'unknown';
  const { file, path: at } = value;
  return findEntry({ ...desk.site(), of: { file, path: at } });
}

async function kindInWords({ site }: EditDesk, { kind }: EntryToCopy): Promise<string> {
  const { root, cache } = site();
  const { beginning } = await readSite({ root, cache });
  return String(beginning?.(kind.word).title ?? kind.word);
}
