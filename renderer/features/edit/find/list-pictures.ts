import { checkedBefore } from '../../../trials/checked-before.ts';
import { mediaUses } from '../media/media-uses.ts';
import type { FindOptions } from './find-entries.ts';
import { bestMatches } from './match-words.ts';

/**
 * A picture of content/media. `usedOn`: how many files name it. `alt`: how one of them describes it. `canCrop`: it is
 * encoded again for the website.
 */
export type ListedPicture = {
  name: string;
  width: number;
  height: number;
  canCrop: boolean;
  usedOn: number;
  alt?: string;
};

const most = 60;

/** Pictures by words of their names and descriptions, those that are used first; at most 60. */
export async function listPictures(options: FindOptions): Promise<ListedPicture[]> {
  const checked = await checkedBefore(options);
  if (!checked) return [];
  const { sources } = checked.last;
  const uses = mediaUses(sources);
  const all = Object.values(sources.media).flatMap(({ name, width, height, format }): ListedPicture[] => {
    if (width === undefined || height === undefined) return [];
    const named = uses.get(name) ?? [];
    const { alt } = named.findLast((use) => use.alt !== undefined) ?? {};
    const usedOn = new Set(named.map(({ source }) => source)).size;
    const canCrop = format !== undefined;
    return [{ name, width, height, canCrop, usedOn, ...(alt !== undefined && { alt }) }];
  });
  const inOrder = all.sort((one, other) => other.usedOn - one.usedOn || (one.name < other.name ? -1 : 1));
  return bestMatches(inOrder, options.query, { textOf: ({ name, alt }) => `${name} ${alt ?? ''}`, most });
}
