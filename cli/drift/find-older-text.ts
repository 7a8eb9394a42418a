import { compareDrift, type Drift } from '../../renderer/site.ts';
import { gitIn } from '../git/run-git.ts';

export type DriftText = Drift['texts'][number];
export type ComparedText = NonNullable<ReturnType<typeof compareDrift>>;

/** The most versions of one file to look at, newest first. */
const most = 200;

/**
 * The text of an article when a branch noted it, next to today's, if git has a commit of it. Undefined if there is no
 * git, no repository, or no such version. `root`: of the branch.
 */
export async function findOlderText(text: DriftText, root: string): Promise<ComparedText | undefined> {
  const git = gitIn(root);
  const file = text.base.startsWith('../') ? text.base : `./${text.base}`;
  const listed = await git(['log', `--max-count=${most}`, '--format=%H', '--', file]);
  if (listed.kind === 'missing' || listed.code !== 0) return undefined;
  for (const commit of listed.out.toString('utf8').split('\n').filter(Boolean)) {
    const shown = await git(['show', '--end-of-options', `${commit}:${file}`]);
    if (shown.kind === 'missing') return undefined;
    const found = shown.code === 0 ? compareDrift(text, shown.out.toString('utf8')) : undefined;
    if (found) return found;
  }
  return undefined;
}
