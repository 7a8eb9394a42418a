import { exitCodes } from './exit-codes.ts';
import { explainFailure } from './explain-failure.ts';
import { createProgram } from './program.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/** Runs the command line `site` and returns its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const terminal = openTerminal(process);
  endWithReader(process.stdout);
  process.on('uncaughtException', (error) => process.exit(explainFailure(error, terminal)));
  return runProgram(args, terminal);
}

/** The same within a long-running process, with a terminal of its own. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode: number = exitCodes.fine;
  const program = createProgram(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explainFailure(error, terminal);
  }
}

/** `site check | head` closes its end early, which isn't a failure of ours. */
function endWithReader(stdout: NodeJS.WriteStream): void {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCodes.fine);
    throw error;
  });
}
