import { spawn } from 'node:child_process';

/**
 * Starts a detached program. Without a shell, so that nothing in a name is a command. False if there is no such
 * program.
 */
export function startProgram(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const program = spawn(command, args, { stdio: 'ignore', detached: true, shell: false });
    program.once('error', () => resolve(false));
    program.once('spawn', () => {
      program.unref();
      resolve(true);
    });
  });
}
