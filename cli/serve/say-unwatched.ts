import path from 'node:path';
import type { Terminal } from '../terminal.ts';

/** Says in which folder changes go unnoticed; of the first one only, since others follow in the same breath. */
export function sayUnwatched(root: string, { note }: Pick<Terminal, 'note'>): (folder: string) => void {
  let isSaid = false;
  return (folder) => {
    if (isSaid) return;
    isSaid = true;
    const name = path.relative(root, folder).split(path.sep).join('/') || '.';
    note(
      `Changes in “${name}”, and perhaps in other folders, won’t be noticed: this computer can’t watch any more folders. ` +
        'Close other programs that watch files, or raise the limit (on Linux: fs.inotify.max_user_watches). Then start this command again.',
    );
  };
}
