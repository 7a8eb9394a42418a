import { statSync } from 'node:fs';
import { watch } from 'chokidar';
import { gatherChanges } from './gather-changes.ts';
import { isSiteFile } from './is-site-file.ts';

export type FileWatch = {
  /** Watches the sources of these sites as well (folders, absolute): those that a site extends. */
  follow: (roots: readonly string[]) => void;
  close: () => Promise<void>;
};

/**
 * Calls back after each burst of changes to the sources, with the files (absolute): the site's own, and the packaged
 * schemas and templates, which change only while `site` itself is worked on.
 */
export async function watchFiles(
  root: string,
  packaged: readonly string[],
  changed: (files: readonly string[]) => void,
): Promise<FileWatch> {
  const roots = new Set([root]);
  const isSource = (file: string) =>
    [...roots].some((one) => isSiteFile(one, file)) || packaged.some((folder) => file.startsWith(folder));
  const watcher = watch([root, ...packaged], { ignoreInitial: true, ignored: (file) => !isSource(file) });
  const gathered = gatherChanges(changed, isEmpty);
  watcher.on('all', (_event, file) => gathered.add(file));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return {
    follow: (more) => {
      const others = more.filter((one) => !roots.has(one));
      for (const one of others) roots.add(one);
      if (others.length > 0) watcher.add(others);
    },
    close: async () => {
      gathered.stop();
      await watcher.close();
    },
  };
}

function isEmpty(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === 0;
}
