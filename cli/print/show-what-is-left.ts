import path from 'node:path';
import { buildSite } from '../../renderer/features/build-site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { runInterruptibly } from '../run-interruptibly.ts';
import type { Terminal } from '../terminal.ts';
import { filePrefix } from './file-prefix.ts';
import { folderOption } from './folder-option.ts';
import { leftToDo } from './left-to-do.ts';
import { printOutcome } from './print-outcome.ts';

/**
 * Ends the creation of a site: lists what is still to be filled in, or builds it. Then names the next command. `root`
 * is the new folder. The command has succeeded either way.
 */
export async function showWhatIsLeft(
  root: string,
  { today }: CliOptions,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now();
  const options: CliOptions = {
    root,
    out: path.join(root, 'dist'),
    base: undefined,
    today,
    drafts: false,
    format: 'text',
  };
  const result = await runInterruptibly('Checking', terminal, (signal) => buildSite({ ...options, signal }));
  if (!result) return exitCodes.interrupted;
  const milliseconds = performance.now() - started;
  if (result.ok) printOutcome(result, { options, until: 'write', milliseconds }, terminal);
  else terminal.out(leftToDo(result.diagnostics, filePrefix(root), terminal.paintOut));
  terminal.note(`\n${nextStep(root, result.ok)}`);
  return exitCodes.fine;
}

function nextStep(root: string, isBuilt: boolean): string {
  const where = folderOption(root);
  return isBuilt
    ? `To see it and change it, run: npx site watch${where}`
    : `Fill that in. To see what is left, run: npx site check${where}`;
}
