import { environmentIn, type GitAnswer, spawnGit } from './spawn-git.ts';

export type Git = (args: readonly string[], input?: string) => Promise<GitAnswer>;

/** Git in a folder. It only reads existing objects: nothing is fetched, and no hook, filter or pager runs. */
export function gitIn(folder: string): Git {
  const surroundings = environmentIn(folder);
  return async (args, input = '') =>
    spawnGit({
      folder,
      args: ['--no-optional-locks', '--no-replace-objects', ...args],
      env: { ...(await surroundings), GIT_NO_LAZY_FETCH: '1' },
      input,
    });
}
