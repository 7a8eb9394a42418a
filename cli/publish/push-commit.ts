import type { Git } from '../git/run-git.ts';
import { type GitAnswer, tookTooLong } from '../git/spawn-git.ts';
import type { WritingGit } from '../git/write-git.ts';
import { outOf } from './commit-files.ts';

/**
 * `moved`: others have published meanwhile. `protected`: the branch takes changes only after a review. `said`: by git or
 * by the remote.
 */
export type NotPushed = {
  kind: 'failed';
  code: 'moved' | 'protected' | 'not-allowed' | 'no-network' | 'took-too-long' | 'remote-refused';
  said: string;
};

export type PushTarget = { remote: string; target: string };

/** Pushes a commit to a branch of a remote, which may be new, and never over what others have pushed. */
export async function pushCommit(
  writing: WritingGit,
  commit: string,
  { remote, target }: PushTarget,
): Promise<{ kind: 'pushed' } | NotPushed> {
  const pushed = await writing(['push', '--porcelain', remote, `${commit}:refs/heads/${target}`]);
  return failureOf(pushed) ?? { kind: 'pushed' };
}

/** Asks the remote for its branch; undefined if it has none. */
export async function fetchBranch(
  { git, writing }: { git: Git; writing: WritingGit },
  { remote, target }: PushTarget,
): Promise<{ kind: 'fetched'; commit: string } | { kind: 'no-branch' } | NotPushed> {
  const fetched = await writing(['fetch', '--quiet', remote, `refs/heads/${target}`]);
  const failure = failureOf(fetched);
  if (failure && /couldn't find remote ref/i.test(failure.said)) return { kind: 'no-branch' };
  return failure ?? { kind: 'fetched', commit: outOf(await git(['rev-parse', 'FETCH_HEAD'])) };
}

/** Sources of the words: git’s transport.c and remote-curl.c, ssh(1), and what GitHub, GitLab, Gitea and Bitbucket answer. */
const reasons: readonly [code: NotPushed['code'], words: RegExp][] = [
  [
    'protected',
    /protected branch|GH006|GH013|not allowed to push code to protected|branch is protected|permission.*restricted.*branch/i,
  ],
  ['moved', /\[rejected\]|non-fast-forward|fetch first|stale info|cannot lock ref/i],
  [
    'not-allowed',
    /could not read (?:Username|Password)|Authentication failed|Permission (?:to .* )?denied|\b40[13]\b|access denied|Repository not found|does not appear to be a git repository|Host key verification failed/i,
  ],
  [
    'no-network',
    /Could not resolve host|Failed to connect|Connection (?:refused|timed out|reset)|Network is unreachable|Operation timed out|unable to access/i,
  ],
];

function failureOf(answer: GitAnswer): NotPushed | undefined {
  if (answer.kind === 'missing') throw new Error('git is missing');
  if (answer.code === 0) return undefined;
  const said = `${answer.note}\n${answer.out.toString()}`.trim();
  if (answer.code === tookTooLong) return { kind: 'failed', code: 'took-too-long', said };
  const code = reasons.find(([, words]) => words.test(said))?.[0] ?? 'remote-refused';
  return { kind: 'failed', code, said };
}
