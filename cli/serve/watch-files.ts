import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSiteFile } from '../../renderer/pipeline/is-site-file.ts';
import { gatherChanges } from './gather-changes.ts';
import type { NewFiles } from './new-files.ts';
import { unlessSystemFails } from './unless-system-fails.ts';
import { watchFolders } from './watch-folders.ts';
import { type WhyPolling, watchOrPoll } from './watch-or-poll.ts';

export type FileWatch = {
  /** Also watches the sources of these sites (folders, absolute), which a site extends. */
  follow: (roots: readonly string[]) => void;
  close: () => void;
};

type WatchFilesOptions = {
  /** Called after each burst of changes to the sources, with the files (absolute). */
  changed: (files: readonly string[]) => void;
  news: NewFiles;
  /** Called once, with a folder (absolute) whose changes the system doesn’t report. */
  polls: (folder: string, why: WhyPolling) => void;
  /** Whether to poll from the start. */
  poll?: boolean;
};

/**
 * Watches the sources: the site's own, and the shipped schemas and templates, which change only while `site` itself is
 * being developed.
 */
export function watchFiles(
  root: string,
  packaged: readonly string[],
  { changed, news, polls, poll = false }: WatchFilesOptions,
): FileWatch {
  const roots = new Set<string>();
  const isSource = (file: string) =>
    [...roots].some((one) => isSiteFile(one, file)) || packaged.some((folder) => file.startsWith(folder));
  const gathered = gatherChanges(changed, (file) => !news.hasPassed(file) && isUnfinished(file));
  /** As when reading: content may only show files in the folder of a site that aren't hidden. */
  const isEntered = (link: string, target: string) =>
    ![...roots].some((one) => isInContent(one, link)) || [...roots].some((one) => isShownIn(one, target));
  const watching = watchOrPoll({ poll, polls });
  const folders = watchFolders({
    isSource,
    isEntered,
    changed: (file, isNew) => {
      news.noticed(file, isNew);
      gathered.add(file);
    },
    open: watching.open,
  });
  const follow = (more: readonly string[]): void => {
    for (const folder of more) {
      if (roots.has(folder)) continue;
      roots.add(folder);
      folders.add(folder);
    }
  };
  follow([root]);
  for (const folder of packaged) folders.add(folder);
  return {
    follow,
    close: () => {
      gathered.stop();
      folders.close();
      watching.close();
    },
  };
}

/** Some programs empty a file before writing it, others remove it and put another in its place. */
function isUnfinished(file: string): boolean {
  const found = unlessSystemFails(() => ({ stats: statSync(file, { throwIfNoEntry: false }) }));
  if (!found) return false;
  const { stats } = found;
  return !stats || (stats.isFile() && stats.size === 0);
}

function isInContent(root: string, file: string): boolean {
  return path.relative(root, file).split(path.sep)[0] === 'content';
}

/** `target`: absolute, without links. */
function isShownIn(root: string, target: string): boolean {
  const real = unlessSystemFails(() => realpathSync(root)) ?? root;
  const way = path.relative(real, target).split(path.sep);
  return !path.isAbsolute(way.join(path.sep)) && !way.some((name) => name.startsWith('.'));
}
