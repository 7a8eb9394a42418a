import { diffSites } from '../../renderer/features/diff/diff-sites.ts';
import type { SiteDiff } from '../../renderer/site.ts';
import type { ComparedCommit } from '../diff/format-diff.ts';
import { printDiffMarkdown, printDiffText } from '../diff/print-diff.ts';
import { showDiff } from '../diff/show-diff.ts';
import { exitCodes } from '../exit-codes.ts';
import { findCommit } from '../git/find-commit.ts';
import { readCommit } from '../git/read-commit.ts';
import { gitIn } from '../git/run-git.ts';
import type { CliOptions } from '../options.ts';
import { jsonText } from '../print/json-text.ts';
import { runInterruptibly } from '../run-interruptibly.ts';
import { untilInterrupted } from '../serve/until-interrupted.ts';
import type { Terminal } from '../terminal.ts';

/** `site diff [ref]`: what visitors will notice of the edits since a commit. Changes nothing. */
export async function diff(
  options: CliOptions,
  { ref, open = false, port }: { ref: string; open?: boolean; port?: number },
  terminal: Terminal,
): Promise<number> {
  const { root, today, base } = options;
  const git = gitIn(root);
  const commit = await findCommit(git, ref, root);
  const before = await readCommit(git, commit, root);
  try {
    const found = await runInterruptibly('Comparing', terminal, (signal) =>
      diffSites({ before: before.root, after: root, today, signal, base }),
    );
    if (!found) return exitCodes.interrupted;
    print(found, { ref, commit: commit.id, subject: commit.subject }, options, terminal);
    if (found.refused.after) return exitCodes.problems;
    if (!open || found.refused.before || found.changed.length === 0) return exitCodes.fine;
    return await show(found, { before: before.root, after: root }, { options, port, terminal });
  } finally {
    await before.remove();
  }
}

function print(
  found: SiteDiff,
  compared: ComparedCommit,
  { format }: CliOptions,
  { out, paintOut }: Terminal,
): void {
  if (format === 'json') out(jsonText({ compared, ...found }));
  else if (format === 'markdown') out(printDiffMarkdown(found, compared));
  else out(printDiffText(found, compared, paintOut));
}

/** Runs until Ctrl-C. */
async function show(...[found, roots, showing]: Parameters<typeof showDiff>): Promise<number> {
  const { terminal } = showing;
  const shown = await showDiff(found, roots, showing);
  if (!shown) return exitCodes.problems;
  terminal.out(`\n${shown.address}`);
  terminal.note(
    'The changed pages are beside each other there, with the changes marked. Press Ctrl-C to stop.',
  );
  await untilInterrupted();
  await shown.close();
  return exitCodes.interrupted;
}
