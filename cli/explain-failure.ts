import { bugReport } from './bug-report.ts';
import { exitCodes } from './exit-codes.ts';
import { missingParts } from './missing-parts.ts';
import { endedByCommander } from './program.ts';
import type { Terminal } from './terminal.ts';
import { isUsageError } from './usage-error.ts';

/** Says what ended the command, as far as nobody has yet, and gives the exit code. */
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

/** No room is left, on the disk or of what whoever runs this may use of it. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
