import { watch } from 'chokidar';
import { isSiteFile } from './is-site-file.ts';

/** How long the files must be still: an editor that saves by renaming makes three changes of one. */
const stillness = 40;

/**
 * Calls back after each burst of changes to the sources: the site's own, and the packaged schemas and templates,
 * which change only while `site` itself is worked on.
 */
export async function watchFiles(
  root: string,
  packaged: readonly string[],
  changed: () => void,
): Promise<() => Promise<void>> {
  const watcher = watch([root, ...packaged], {
    ignoreInitial: true,
    ignored: (file) => !isSiteFile(root, file) && !packaged.some((folder) => file.startsWith(folder)),
  });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, stillness);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
