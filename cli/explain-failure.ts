import { bugReport } from './bug-report.ts';
import { exitCodes } from './exit-codes.ts';
import { missingParts } from './missing-parts.ts';
import { endedByCommander } from './program.ts';
import type { Terminal } from './terminal.ts';
import { isUsageError } from './usage-error.ts';

/** Reports the error that ended the command, unless that was done already, and returns the exit code. */
export function explainFailure(error: unknown, terminal: Pick<Terminal, 'note' | 'system'>): number {
  const ended = endedByCommander(error);
  if (ended !== undefined) return ended;
  if (isUsageError(error)) {
    terminal.note(`error: ${error.message}`);
    return exitCodes.wrongUsage;
  }
  if (isDiskFull(error)) {
    terminal.note('The disk is full. Free some space, then run the command again.');
    return exitCodes.problems;
  }
  terminal.note(bugReport(error, terminal.system));
  return missingParts().length > 0 ? exitCodes.incomplete : exitCodes.bug;
}

/** No space is left on the disk, or in the user's quota. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
