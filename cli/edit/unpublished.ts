import { lineOf } from '../git/line-of.ts';
import { type Git, gitIn } from '../git/run-git.ts';
import { writingGitIn } from '../git/write-git.ts';
import { stageFiles } from '../publish/commit-files.ts';
import { type NoPublishing, type PublishState, readPublishState } from '../publish/publish-state.ts';
import { findUnpublished, type UnpublishedFiles } from '../publish/unpublished-files.ts';
import type { EditDesk } from './desk.ts';

/** `since`: the commit that is published; `tree`: what a commit of the editor’s changes would hold. */
export type Unpublished = {
  kind: 'ready';
  git: Git;
  state: PublishState;
  files: UnpublishedFiles;
  since: string;
  tree: string;
};

/** The two states between which the changes are that the editor can publish. */
export async function readUnpublished({
  site,
  journal,
}: EditDesk): Promise<Unpublished | { kind: 'impossible'; code: NoPublishing }> {
  const { root } = site();
  const git = gitIn(root);
  const state = await readPublishState(git);
  if (state.kind === 'impossible') return state;
  const { head, published } = state;
  const files = await findUnpublished({ git, root, head }, journal.writes());
  const staged = await stageFiles({ git, writing: writingGitIn(root), state }, [
    ...files.own,
    ...files.shared,
  ]);
  staged.discard();
  // Others may have published since.
  const since = published === undefined ? head : await lineOf(git, ['merge-base', head, published]);
  return { kind: 'ready', git, state, files, since: since || head, tree: staged.tree };
}
