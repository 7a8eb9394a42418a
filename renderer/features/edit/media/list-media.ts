import path from 'node:path';
import { checkedBefore } from '../../../trials/checked-before.ts';
import type { FindOptions } from '../find/find-entries.ts';
import { bestMatches } from '../find/match-words.ts';
import { mediaUses } from './media-uses.ts';

/**
 * A file of content/media. `bytes`: its size. `uses`: how often it is named. `isOwn`: the site’s, and not of one that
 * it extends.
 */
export type ListedMedia = {
  name: string;
  bytes: number;
  width?: number;
  height?: number;
  uses: number;
  isOwn: boolean;
};

const most = 200;

/** Files by words of their names; at most 200. `unused`: only those that nothing names; `name`: only this one. */
export async function listMedia(
  options: FindOptions & { unused?: boolean; name?: string },
): Promise<ListedMedia[]> {
  const checked = await checkedBefore(options);
  if (!checked) return [];
  const { sources } = checked.last;
  const named = mediaUses(sources);
  const own = path.join(options.root, 'content', 'media') + path.sep;
  const all = Object.values(sources.media).flatMap(
    ({ name, path: file, bytes, width, height }): ListedMedia[] => {
      const uses = named.get(name)?.length ?? 0;
      if (options.name !== undefined && options.name !== name) return [];
      // A file beside an entry belongs to that.
      if (name.startsWith('../') || (options.unused && uses > 0)) return [];
      const size = width !== undefined && height !== undefined && { width, height };
      return [{ name, bytes, uses, isOwn: file.startsWith(own), ...size }];
    },
  );
  const inOrder = all.sort((one, other) => (one.name < other.name ? -1 : 1));
  return bestMatches(inOrder, options.query, { textOf: ({ name }) => name.replaceAll(/[-/]/g, ' '), most });
}
