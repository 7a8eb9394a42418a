import path from 'node:path';
import { environmentIn, type GitAnswer, spawnGit } from './spawn-git.ts';

/** All that writes into a repository, or talks to another one. */
type WritingCommand =
  | 'commit'
  | 'commit-tree'
  | 'config'
  | 'fetch'
  | 'hash-object'
  | 'merge'
  | 'merge-tree'
  | 'push'
  | 'read-tree'
  | 'reset'
  | 'update-index'
  | 'update-ref'
  | 'write-tree';

/** `index`: a file to use instead of the repository’s own index. */
export type WritingGit = (
  args: readonly [WritingCommand, ...string[]],
  given?: { input?: string; index?: string },
) => Promise<GitAnswer>;

/** Long enough for hooks, and for a slow connection. */
const longest = 120_000;

/** Git that writes, in a folder. The repository’s hooks run, since its rules count here too. */
export function writingGitIn(folder: string): WritingGit {
  const surroundings = environmentIn(folder);
  return async (args, { input = '', index } = {}) => {
    const env = await surroundings;
    return spawnGit({
      folder,
      args: ['--literal-pathspecs', ...args],
      env: {
        ...env,
        ...(index !== undefined && { GIT_INDEX_FILE: path.resolve(folder, index) }),
      },
      input,
      longest,
    });
  };
}
