import { gitIn } from '../../git/run-git.ts';
import { findOnline } from '../../publish/find-online.ts';
import { readPublishState } from '../../publish/publish-state.ts';
import type { EditDesk } from '../desk.ts';
import type { RouteAnswer } from '../routes.ts';

/** Whether the website has what was published. */
export async function answerOnline({ site }: EditDesk, signal: AbortSignal): Promise<RouteAnswer> {
  const { root, base } = site();
  const git = gitIn(root);
  const state = await readPublishState(git);
  if (state.kind === 'impossible') return { value: state };
  if (state.published === undefined) return { value: { kind: 'unpublished' } };
  return { value: await findOnline({ git, root, base, signal }, state.published) };
}
