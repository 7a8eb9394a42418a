import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { formerIds } from '../../../schema/former-ids.ts';
import { idOf } from '../../../source/id-of.ts';
import { idOfFile } from '../../../source/id-of-file.ts';
import { checkedBefore, type EditingOptions } from '../../../trials/checked-before.ts';

/** Whose an id is, by its title: an entry has it, or had it once, so that old links and texts name it still. */
export type TakenId = { by: 'entry' | 'former'; title: string };

/** `except`: a file whose former ids it may have again. */
type TakenIdOptions = EditingOptions & { collection: string; except?: string };

/** Which ids of a kind are taken, as computers see it that don’t tell capitals from small letters. */
export async function findTakenIds(options: TakenIdOptions): Promise<ReadonlyMap<string, TakenId>> {
  const checked = await checkedBefore(options);
  const taken = new Map<string, TakenId>();
  if (!checked) return taken;
  const { last, cache } = checked;
  const merged = last.sources.collections[options.collection] ?? [];
  // A base’s file that a branch leaves out would be taken up again by one of the same name.
  const layers = cache.read.layers?.contents ?? [];
  const all = [...merged, ...layers.flatMap(({ collections }) => collections[options.collection] ?? [])];
  for (const source of all.filter(({ file }) => file !== options.except))
    for (const former of formerIds(source))
      taken.set(former.toLowerCase(), { by: 'former', title: titleOfEntry(source.value) ?? idOf(source) });
  for (const source of all)
    for (const id of [idOf(source), idOfFile(source.file)])
      taken.set(id.toLowerCase(), { by: 'entry', title: titleOfEntry(source.value) ?? id });
  return taken;
}
