import { nearest } from '../../diagnostics/nearest.ts';
import { usageError } from '../usage-error.ts';
import type { Git } from './run-git.ts';

/**
 * `prefix`: the path from the top of the repository to the folder, `` or `branches/nepal/`. `subject`: the first line
 * of the commit message.
 */
export type Commit = { id: string; subject: string; prefix: string };

/** The commit with this name. Throws a message for the user if there is none. */
export async function findCommit(git: Git, ref: string, folder: string): Promise<Commit> {
  const prefix = await repositoryPrefix(git, folder);
  const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (found.kind === 'missing' || found.code !== 0) throw usageError(await unknownRef(git, ref));
  const id = found.out.toString().trim();
  const shown = await git(['show', '--no-patch', '--format=%s', '--end-of-options', id]);
  const subject = shown.kind === 'ended' && shown.code === 0 ? shown.out.toString().trim() : '';
  return { id, subject, prefix };
}

async function repositoryPrefix(git: Git, folder: string): Promise<string> {
  const found = await git(['rev-parse', '--show-prefix']);
  if (found.kind === 'missing')
    throw usageError(
      '“site diff” compares with what git has kept, and git isn’t installed. Get it from https://git-scm.com.',
    );
  if (found.code === 0) return found.out.toString().replace(/\r?\n$/, '');
  if (found.note.includes('dubious ownership'))
    throw usageError(
      `Git doesn’t open “${folder}” because the folder belongs to somebody else. If you trust it: git config --global --add safe.directory "${folder}"`,
    );
  throw usageError(
    `“${folder}” isn’t in a git repository, so there is no earlier state to compare with. Begin one: git init, git add ., git commit -m "First state".`,
  );
}

async function unknownRef(git: Git, ref: string): Promise<string> {
  const head = await git(['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (head.kind === 'ended' && head.code !== 0)
    return 'Nothing has been committed in this repository yet, so there is no earlier state to compare with. Commit once: git add ., git commit -m "First state".';
  const names = await git(['for-each-ref', '--format=%(refname:short)']);
  const known = names.kind === 'ended' ? names.out.toString().split(/\r?\n/).filter(Boolean) : [];
  const meant = nearest(ref, known);
  const shallow = await git(['rev-parse', '--is-shallow-repository']);
  const isShallow = shallow.kind === 'ended' && shallow.out.toString().trim() === 'true';
  const hint = meant
    ? ` Did you mean “${meant}”?`
    : isShallow
      ? ' This copy of the repository holds only its last commits: fetch the others with git fetch --unshallow (in a GitHub workflow: fetch-depth: 0).'
      : ' Write a branch, a tag or a commit, such as main or HEAD~1.';
  return `There is no commit called “${ref}” in this repository.${hint}`;
}
