import { diffSites } from '../../renderer/door/diff-sites.ts';
import type { SiteDiff } from '../../renderer/site.ts';
import { findCommit } from '../diff/find-commit.ts';
import { printDiffMarkdown, printDiffText } from '../diff/print-diff.ts';
import { readCommit } from '../diff/read-commit.ts';
import { gitIn } from '../diff/run-git.ts';
import type { Compared } from '../diff/tell-diff.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import { runInterruptibly } from '../run-interruptibly.ts';
import type { Terminal } from '../terminal.ts';

/** `site diff [ref]`: what the edits since a commit change for a visitor. Changes nothing. */
export async function diff(options: Options, { ref }: { ref: string }, terminal: Terminal): Promise<number> {
  const { root, today, base } = options;
  const git = gitIn(root);
  const commit = await findCommit(git, ref, root);
  const before = await readCommit(git, commit, root);
  try {
    const found = await runInterruptibly('Comparing', terminal, (signal) =>
      diffSites({ before: before.root, after: root, today, signal, ...(base !== undefined && { base }) }),
    );
    if (!found) return exitCodes.interrupted;
    print(found, { ref, commit: commit.id, subject: commit.subject }, options, terminal);
    return found.refused.after ? exitCodes.problems : exitCodes.fine;
  } finally {
    await before.remove();
  }
}

function print(found: SiteDiff, compared: Compared, { format }: Options, { out, paintOut }: Terminal): void {
  if (format === 'json') out(JSON.stringify({ compared, ...found }, undefined, 2));
  else if (format === 'markdown') out(printDiffMarkdown(found, compared));
  else out(printDiffText(found, compared, paintOut));
}
