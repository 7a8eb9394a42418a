import { readdirSync } from 'node:fs';
import path from 'node:path';
import { plainSlug } from '../../../diagnostics/words/plain-slug.ts';
import { findTakenIds, type Kind, type TakenId } from '../../../renderer/site.ts';
import { type IdFault, idFault } from '../../scaffold/id-fault.ts';
import { unlessSystemFails } from '../../serve/unless-system-fails.ts';
import type { EditDesk } from '../desk.ts';

/** Why an entry can’t have an id; `title`: of the one that has it, or had it once. */
export type EntryFault = IdFault | { code: 'id-taken' | 'id-former'; title: string };

/**
 * The id of a new entry: the one that is wished for, or one that its title suggests and that is free. `except`: the file
 * of the entry that gets it, whose former ids it may have again.
 */
export async function nameEntry(
  { site }: Pick<EditDesk, 'site'>,
  kind: Kind,
  { title, id: wished, except }: { title: string; id?: string; except?: string },
): Promise<{ id: string; fault?: EntryFault }> {
  const { collection, word } = kind;
  const taken = new Map([
    ...namesOnDisk(site().root, collection),
    ...(await findTakenIds({ ...site(), collection, ...(except && { except }) })),
  ]);
  if (wished === undefined) return { id: freeId(title, word, taken) };
  const fault = idFault(wished) ?? faultOfTaken(taken.get(wished));
  return { id: wished, ...(fault && { fault }) };
}

function faultOfTaken(taken: TakenId | undefined): EntryFault | undefined {
  return taken && { code: taken.by === 'entry' ? 'id-taken' : 'id-former', title: taken.title };
}

/** If a title in another script has no letters for it, the kind’s word does. */
function freeId(title: string, word: string, taken: ReadonlyMap<string, unknown>): string {
  const slug = shortened(plainSlug(title));
  const start = slug === '' ? word : idFault(slug) ? `${word}-${slug}` : slug;
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? start : `${start}-${n}`;
    if (!taken.has(id)) return id;
  }
}

/** In characters. */
const longestProposal = 60;

/** Cut between two words, if it has several. */
function shortened(slug: string): string {
  if (slug.length <= longestProposal) return slug;
  const end = slug.lastIndexOf('-', longestProposal);
  return slug.slice(0, end > 0 ? end : longestProposal);
}

/** Also of files that aren’t entries, such as one whose name has capitals. */
function namesOnDisk(root: string, collection: string): [string, TakenId][] {
  const folder = path.join(root, 'content', collection);
  const names = unlessSystemFails(() => readdirSync(folder, { recursive: true, encoding: 'utf8' })) ?? [];
  return names.map((name) => {
    const { name: id, base } = path.parse(name);
    return [id.toLowerCase(), { by: 'entry', title: base }];
  });
}
