import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Git } from '../git/run-git.ts';
import { type GitAnswer, tookTooLong } from '../git/spawn-git.ts';
import type { WritingGit } from '../git/write-git.ts';
import type { PublishState } from './publish-state.ts';

export type CommitTools = { git: Git; writing: WritingGit; state: PublishState };

/** `said`: by git or by a hook. */
export type NotCommitted = {
  kind: 'failed';
  code: 'no-author' | 'git-refused' | 'took-too-long';
  said: string;
};

/** A commit of some files. `undo`: as if it had never been made; the files themselves are never touched. */
export type MadeCommit = { kind: 'committed'; commit: string; undo: () => Promise<void> };

/** `tree`: what a commit of the files would hold. `index`: a file with it, for `commitTree`. */
export type StagedTree = { tree: string; index: string; files: readonly string[]; discard: () => void };

/** The last commit with these files as they are now, in an index of its own: what somebody has staged stays as it is. */
export async function stageFiles(
  { writing, state }: CommitTools,
  files: readonly string[],
): Promise<StagedTree> {
  const index = path.join(state.gitFolder, `site-edit-index-${process.pid}`);
  const discard = () => {
    rmSync(index, { force: true });
    rmSync(`${index}.lock`, { force: true });
  };
  discard();
  outOf(await writing(['read-tree', state.head], { index }));
  const input = files.map((file) => `${file}\0`).join('');
  outOf(await writing(['update-index', '--add', '--remove', '-z', '--stdin'], { index, input }));
  const tree = outOf(await writing(['write-tree'], { index }));
  return { tree, index, files, discard };
}

/** Commits what is staged, with the repository’s hooks, under the name that git knows. */
export async function commitTree(
  tools: CommitTools,
  { index, files }: StagedTree,
  message: string,
): Promise<MadeCommit | NotCommitted> {
  const { git, writing, state } = tools;
  const free = await notStaged(tools, files);
  const made = await writing(['commit', '--quiet', '--cleanup=whitespace', '--file=-'], {
    index,
    input: message,
  });
  if (made.kind === 'missing' || made.code !== 0) return notCommitted(made);
  const commit = outOf(await git(['rev-parse', 'HEAD']));
  await resetIndex(writing, free);
  const undo = async () => {
    const why = 'site edit: it could not be published';
    outOf(await writing(['update-ref', '-m', why, `refs/heads/${state.branch}`, state.head, commit]));
    await resetIndex(writing, free);
  };
  return { kind: 'committed', commit, undo };
}

/** Of files, those that nobody has staged: in the repository’s own index they follow the last commit. */
async function notStaged({ git, state }: CommitTools, files: readonly string[]): Promise<string[]> {
  const listed = outOf(await git(['diff-index', '--cached', '--name-only', '--relative', '-z', state.head]));
  const staged = new Set(listed.split('\0'));
  return files.filter((file) => !staged.has(file));
}

async function resetIndex(writing: WritingGit, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const input = files.map((file) => `${file}\0`).join('');
  outOf(await writing(['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'], { input }));
}

function notCommitted(answer: GitAnswer): NotCommitted {
  const said = answer.kind === 'ended' ? answer.note.trim() : '';
  if (answer.kind === 'ended' && answer.code === tookTooLong)
    return { kind: 'failed', code: 'took-too-long', said };
  const isNameless = /tell me who you are|empty ident name|unable to auto-detect email/i.test(said);
  return { kind: 'failed', code: isNameless ? 'no-author' : 'git-refused', said };
}

/** What git printed. Throws what it says if it refuses, which none of these commands has reason to. */
export function outOf(answer: GitAnswer): string {
  if (answer.kind === 'missing') throw new Error('git is missing');
  if (answer.code !== 0) throw new Error(`git: ${answer.note.trim()}`);
  return answer.out.toString().replace(/\r?\n$/, '');
}
