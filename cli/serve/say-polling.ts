import path from 'node:path';
import type { Terminal } from '../terminal.ts';
import type { WhyPolling } from './watch-or-poll.ts';

/** Reports that changes appear a moment later from now on, and why. */
export function sayPolling(
  root: string,
  { note }: Pick<Terminal, 'note'>,
): (folder: string, why: WhyPolling) => void {
  return (folder, why) => {
    const name = path.relative(root, folder).split(path.sep).join('/') || '.';
    note(reasons[why](name));
  };
}

const reasons: Readonly<Record<WhyPolling, (name: string) => string>> = {
  silent: (name) =>
    `A file in “${name}” has changed, and this computer didn’t say so, as happens with folders that another system shares. ` +
    'From now on, changes are looked for about once a second. With --poll, that begins at once.',
  refused: (name) =>
    `This computer can’t watch “${name}” or any more folders, so changes are looked for about once a second. ` +
    'To see them sooner, close other programs that watch files, or raise the limit (on Linux: fs.inotify.max_user_watches). Then start this command again.',
};
