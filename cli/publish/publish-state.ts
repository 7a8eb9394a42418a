import { existsSync } from 'node:fs';
import path from 'node:path';
import { lineOf } from '../git/line-of.ts';
import type { Git } from '../git/run-git.ts';

/** Why nothing can be published from a folder as it is. */
export type NoPublishing =
  | 'no-git'
  | 'no-repository'
  | 'not-trusted'
  | 'no-commit'
  | 'detached'
  | 'under-way'
  | 'git-busy'
  | 'no-remote'
  | 'which-remote';

/**
 * Where a folder’s changes go. `head`: the last commit. `branch`: that is checked out. `published`: the commit that the
 * remote had when it was last asked; absent if it has no such branch. `gitFolder`: absolute.
 */
export type PublishState = {
  kind: 'ready';
  head: string;
  branch: string;
  remote: string;
  /** The branch as the remote calls it. */
  target: string;
  published?: string;
  gitFolder: string;
};

/** What git keeps in its folder while something is half done. */
const underWay = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
  'rebase-merge',
  'rebase-apply',
];

export async function readPublishState(
  git: Git,
): Promise<PublishState | { kind: 'impossible'; code: NoPublishing }> {
  const no = (code: NoPublishing) => ({ kind: 'impossible' as const, code });
  const folder = await git(['rev-parse', '--absolute-git-dir']);
  if (folder.kind === 'missing') return no('no-git');
  if (folder.code !== 0)
    return no(folder.note.includes('dubious ownership') ? 'not-trusted' : 'no-repository');
  const gitFolder = folder.out.toString().trim();
  if (underWay.some((name) => existsSync(path.join(gitFolder, name)))) return no('under-way');
  if (existsSync(path.join(gitFolder, 'index.lock'))) return no('git-busy');
  const head = await lineOf(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head === '') return no('no-commit');
  const ref = await lineOf(git, ['symbolic-ref', '--quiet', 'HEAD']);
  if (ref === '') return no('detached');
  const branch = ref.slice('refs/heads/'.length);
  const format = '--format=%(upstream:remotename)%00%(upstream:remoteref)%00%(upstream)';
  const [configured = '', remoteRef = '', upstream = ''] = (
    await lineOf(git, ['for-each-ref', format, ref])
  ).split('\0');
  const remotes = (await lineOf(git, ['remote'])).split('\n').filter((name) => name !== '');
  const remote = remotes.includes(configured) ? configured : onlyOne(remotes);
  if (remote === undefined) return no(remotes.length === 0 ? 'no-remote' : 'which-remote');
  const target = remoteRef.startsWith('refs/heads/') ? remoteRef.slice('refs/heads/'.length) : branch;
  const tracking = upstream || `refs/remotes/${remote}/${target}`;
  const published = await lineOf(git, ['rev-parse', '--verify', '--quiet', `${tracking}^{commit}`]);
  return { kind: 'ready', head, branch, remote, target, gitFolder, ...(published && { published }) };
}

function onlyOne(remotes: readonly string[]): string | undefined {
  return remotes.length === 1 ? remotes[0] : remotes.find((name) => name === 'origin');
}
