import { printDiffText } from '../diff/print-diff.ts';
import { type Git, gitIn } from '../git/run-git.ts';
import { writingGitIn } from '../git/write-git.ts';
import type { CliOptions } from '../options.ts';
import { plainPaint } from '../terminal.ts';
import { type CommitTools, commitTree, type NotCommitted, outOf, stageFiles } from './commit-files.ts';
import { type ChosenSides, type JoinedCommits, joinCommits } from './join-commits.ts';
import { type NoPublishing, readPublishState } from './publish-state.ts';
import { fetchBranch, type NotPushed, pushCommit } from './push-commit.ts';
import { reviewAddress } from './review-address.ts';
import { compareCommits, errorsIn } from './site-states.ts';
import { type FileWrite, findUnpublished } from './unpublished-files.ts';

/** `isReviewed`: changes go to a branch of their own first. `sentence`: what they are, for the history. */
export type PublishOptions = Pick<CliOptions, 'root' | 'today' | 'base'> & {
  writes: readonly FileWrite[];
  sentence: string;
  isReviewed: boolean;
  choices: ChosenSides;
};

/**
 * `isBehind`: it is published, but files here that others have changed could not follow, because somebody works on them.
 * `review`: where to ask for a review of `branch`, if the host is known. `broken-together`: what others have published
 * meanwhile and these changes don’t go together.
 */
export type PublishOutcome =
  | { kind: 'published'; commit: string; isBehind: boolean }
  | { kind: 'in-review'; branch: string; review?: string }
  | { kind: 'nothing' }
  | { kind: 'impossible'; code: NoPublishing }
  | { kind: 'failed'; code: 'broken-together'; said: string }
  | Exclude<JoinedCommits, { kind: 'joined' }>
  | NotCommitted
  | NotPushed;

/** So often others may publish at the very moment. */
const mostTries = 3;

/** Commits what the editor has written, and nothing else, and pushes it; or leaves everything as it was. */
export async function publishSite(options: PublishOptions): Promise<PublishOutcome> {
  const { root, writes, sentence } = options;
  const git = gitIn(root);
  const state = await readPublishState(git);
  if (state.kind === 'impossible') return state;
  const tools: CommitTools = { git, writing: writingGitIn(root), state };
  const { own, shared } = await findUnpublished({ git, root, head: state.head }, writes);
  const files = [...own, ...shared];
  if (files.length === 0 && state.head === state.published) return { kind: 'nothing' };
  const staged = await stageFiles(tools, files);
  try {
    const body =
      files.length > 0 ? await tellChanges(git, options, { before: state.head, after: staged.tree }) : '';
    const made = files.length > 0 ? await commitTree(tools, staged, `${sentence}\n\n${body}\n`) : undefined;
    if (made?.kind === 'failed') return made;
    const sent = await send(tools, made?.commit ?? state.head, options).catch(async (error: unknown) => {
      await made?.undo();
      throw error;
    });
    if (sent.kind !== 'published') await made?.undo();
    return sent;
  } finally {
    staged.discard();
  }
}

/** As `site diff` prints it. */
async function tellChanges(
  git: Git,
  options: PublishOptions,
  { before, after }: { before: string; after: string },
): Promise<string> {
  const found = await compareCommits({ ...options, git }, before, after);
  const subject = outOf(await git(['show', '--no-patch', '--format=%s', before]));
  return printDiffText(found, { ref: 'HEAD', commit: before, subject }, plainPaint);
}

/** Brings a commit to the remote, together with what others have published meanwhile. */
async function send(
  tools: CommitTools,
  mine: string,
  options: PublishOptions,
  tries = 1,
): Promise<PublishOutcome> {
  const { git, writing, state } = tools;
  const fetched = await fetchBranch(tools, state);
  if (fetched.kind === 'failed') return fetched;
  const joined =
    fetched.kind === 'fetched'
      ? await joinCommits(tools, { mine, theirs: fetched.commit }, options.choices)
      : { kind: 'joined' as const, commit: mine };
  if (joined.kind !== 'joined') return joined;
  const { commit } = joined;
  const said = commit === mine ? '' : await errorsIn({ ...options, git }, commit);
  if (said !== '') return { kind: 'failed', code: 'broken-together', said };
  if (options.isReviewed) return askForReview(tools, commit, options);
  const pushed = await pushCommit(writing, commit, state);
  if (pushed.kind === 'pushed')
    return { kind: 'published', commit, isBehind: !(await follow(tools, commit)) };
  if (pushed.code === 'protected') return askForReview(tools, commit, options);
  return pushed.code === 'moved' && tries < mostTries ? send(tools, mine, options, tries + 1) : pushed;
}

/** Brings this folder to a published commit; false if that would overwrite what somebody works on. */
async function follow({ git, writing }: CommitTools, commit: string): Promise<boolean> {
  if (outOf(await git(['rev-parse', 'HEAD'])) === commit) return true;
  const done = await writing(['merge', '--quiet', '--ff-only', commit]);
  return done.kind === 'ended' && done.code === 0;
}

/** On a branch of its own, named after the day and the changes. */
async function askForReview(
  { git, writing, state }: CommitTools,
  commit: string,
  { today, sentence }: PublishOptions,
): Promise<PublishOutcome> {
  const words =
    sentence
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const name = [
    'edit/',
    today.toISOString().slice(0, 10),
    ...words.slice(0, 5).map((word) => `-${word}`),
  ].join('');
  const branch = `${name}-${commit.slice(0, 7)}`;
  const pushed = await pushCommit(writing, commit, { remote: state.remote, target: branch });
  if (pushed.kind === 'failed') return pushed;
  const url = outOf(await git(['remote', 'get-url', state.remote]));
  const review = reviewAddress(url, state.target, branch);
  return { kind: 'in-review', branch, ...(review && { review }) };
}
