import { watch } from 'chokidar';
import { isSiteFile } from './is-site-file.ts';

/** In milliseconds. What one save changes comes within it, or nearly. */
const burst = 8;

/**
 * Calls back after each burst of changes to the sources, with the files (absolute): the site's own, and the packaged
 * schemas and templates, which change only while `site` itself is worked on.
 */
export async function watchFiles(
  root: string,
  packaged: readonly string[],
  changed: (files: readonly string[]) => void,
): Promise<() => Promise<void>> {
  const watcher = watch([root, ...packaged], {
    ignoreInitial: true,
    ignored: (file) => !isSiteFile(root, file) && !packaged.some((folder) => file.startsWith(folder)),
  });
  let timer: NodeJS.Timeout | undefined;
  const files = new Set<string>();
  watcher.on('all', (_event, file) => {
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const all = [...files];
      files.clear();
      changed(all);
    }, burst);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
