import { checkSite, createCache, diffSites, readSite, type SiteDiff } from '../../renderer/site.ts';
import { folderPrefix } from '../git/line-of.ts';
import { type CommitFolder, readCommit } from '../git/read-commit.ts';
import type { Git } from '../git/run-git.ts';

export type SiteInGit = { git: Git; root: string; today: Date; base?: string; signal?: AbortSignal };

/** What visitors will notice between two commits, or trees, of a site’s repository. */
export async function compareCommits(
  { git, root, today, base, signal }: SiteInGit,
  before: string,
  after: string,
): Promise<SiteDiff> {
  const was = await readCommitted({ git, root }, before);
  try {
    const is = await readCommitted({ git, root }, after);
    try {
      return await diffSites({ before: was.root, after: is.root, today, base, signal });
    } finally {
      await is.remove();
    }
  } finally {
    await was.remove();
  }
}

/** The first mistake of a site in a commit, in words; empty if there is none. */
export async function errorsIn({ git, root, today }: SiteInGit, commit: string): Promise<string> {
  const folder = await readCommitted({ git, root }, commit);
  try {
    const read = await readSite({ root: folder.root, cache: createCache() });
    const { diagnostics } = checkSite(read, { today });
    const error = diagnostics.find(({ severity }) => severity === 'error');
    return error ? `${error.place.file}:${error.place.line} ${error.message}` : '';
  } finally {
    await folder.remove();
  }
}

/** The site as it is in a commit, in a folder of its own. */
export async function readCommitted(
  { git, root }: Pick<SiteInGit, 'git' | 'root'>,
  id: string,
): Promise<CommitFolder> {
  return readCommit(git, { id, subject: '', prefix: await folderPrefix(git) }, root);
}
