import path from 'node:path';
import { type Fields, fieldsOf } from '../../../diagnostics/fields.ts';
import { plainSlug } from '../../../diagnostics/words/plain-slug.ts';
import { findMediaUses, listMedia } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { makeEdits } from '../make-edits.ts';
import { makeMediaMove } from '../media/make-media-move.ts';
import { mediaDigest } from '../media/move-media.ts';
import { readField } from '../read-field.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import { pictureAddress } from './answer-find.ts';

const folder = 'content/media/';

/** The files of content/media, or those that nothing names. */
export async function answerLibrary(desk: EditDesk, query: URLSearchParams): Promise<RouteAnswer> {
  const unused = query.get('unused') === 'true';
  const files = await listMedia({ ...desk.site(), query: query.get('q') ?? '', unused });
  return {
    value: files.map(({ width, height, ...file }) => ({
      ...{ ...file, id: mediaId(desk, file.name) },
      ...(width !== undefined && { width, height, address: pictureAddress(desk, file.name) }),
    })),
  };
}

/** Where a file is named. */
export async function answerMediaUses(desk: EditDesk, id: string | null): Promise<RouteAnswer> {
  const name = nameOf(desk, id);
  if (name === undefined) return notUnderstood('unknown-value');
  const { mentions } = await findMediaUses({ ...desk.site(), name });
  const shown = mentions.map(async ({ address, ...place }) => {
    const { title = '', within = '' } = (await readField(desk, place)) ?? {};
    const called = place.path.length > 0 ? { title, within } : { title: within || title, within: '' };
    return { id: desk.ids.idOf({ ...place, ...called }), ...called, address };
  });
  return { value: await Promise.all(shown) };
}

/** Has everything that names a file name another, which was uploaded for it. The old one stays, and isn’t used any more. */
export async function answerReplaceMedia(desk: EditDesk, { id, by }: Fields): Promise<RouteAnswer> {
  const [name, instead] = [nameOf(desk, id), nameOf(desk, by)];
  if (name === undefined || instead === undefined) return notUnderstood('unknown-value');
  const { edits } = await findMediaUses({ ...desk.site(), name, instead });
  if (edits.length === 0) return { value: { kind: 'failed', code: 'not-used' } };
  return { value: await makeEdits(desk, edits, { title: name, within: library }) };
}

/** In the list of changes. */
const library = 'Library';

/** Gives a file another name, which everything follows. */
export async function answerRenameMedia(desk: EditDesk, given: Fields): Promise<RouteAnswer> {
  const name = nameOf(desk, given.id);
  if (name === undefined || typeof given.name !== 'string') return notUnderstood('unknown-value');
  const own = await ownFile(desk, name);
  const instead = tidyName(name, given.name);
  if (!own || instead === undefined || instead === name)
    return { value: { kind: 'failed', code: whyNotMoved(own) } };
  const { edits } = await findMediaUses({ ...desk.site(), name, instead });
  const move = { from: folder + name, to: folder + instead, digest: own.digest };
  const made = await makeMediaMove(desk, move, { edits, title: name, within: library });
  const isTaken = made.kind === 'failed' && made.code === 'changed-since';
  return { value: isTaken ? { kind: 'failed', code: 'name-taken' } : { ...made, name: instead } };
}

/** Takes a file away that nothing names. */
export async function answerRemoveMedia(desk: EditDesk, { id }: Fields): Promise<RouteAnswer> {
  const name = nameOf(desk, id);
  if (name === undefined) return notUnderstood('unknown-value');
  const own = await ownFile(desk, name);
  if (!own || own.uses > 0) return { value: { kind: 'failed', code: own ? 'still-used' : 'not-own' } };
  const move = { from: folder + name, digest: own.digest };
  return { value: await makeMediaMove(desk, move, { title: name, within: library }) };
}

function whyNotMoved(own: unknown): string {
  return own ? 'not-a-name' : 'not-own';
}

/** Small letters and hyphens, in the same folder and with the same ending. */
function tidyName(name: string, wished: string): string | undefined {
  const { dir, ext } = path.posix.parse(name);
  const bare = wished.toLowerCase().endsWith(ext.toLowerCase()) ? wished.slice(0, -ext.length) : wished;
  const slug = plainSlug(bare.slice(0, longest));
  return slug === '' ? undefined : path.posix.join(dir, slug + ext.toLowerCase());
}

/** In characters. */
const longest = 80;

async function ownFile(
  { site }: EditDesk,
  name: string,
): Promise<{ uses: number; digest: string } | undefined> {
  const files = await listMedia({ ...site(), query: '', name });
  const file = files.find((one) => one.name === name && one.isOwn);
  const digest = file && mediaDigest(path.join(site().root, folder, name));
  return file && digest !== undefined ? { uses: file.uses, digest } : undefined;
}

/** A file goes by an id as values do. */
export function mediaId({ ids }: Pick<EditDesk, 'ids'>, name: string): string {
  return ids.idOf({ file: folder + name, path: [], title: name, within: library });
}

function nameOf({ ids }: EditDesk, id: unknown): string | undefined {
  const { file } = fieldsOf(ids.valueOf(id));
  return typeof file === 'string' && file.startsWith(folder) ? file.slice(folder.length) : undefined;
}
