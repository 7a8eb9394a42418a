import type { Git } from './run-git.ts';

/** What git prints, without the end of its line; empty if it refuses. */
export async function lineOf(git: Git, args: readonly string[]): Promise<string> {
  const answer = await git(args);
  return answer.kind === 'ended' && answer.code === 0 ? answer.out.toString().replace(/\r?\n$/, '') : '';
}

/** The path from the top of the repository to the folder, `` or `branches/nepal/`. */
export function folderPrefix(git: Git): Promise<string> {
  return lineOf(git, ['rev-parse', '--show-prefix']);
}
