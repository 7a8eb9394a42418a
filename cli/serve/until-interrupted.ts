import { exitCodes } from '../exit-codes.ts';
import { interruptions } from '../interruptions.ts';

/** In milliseconds: npm also forwards a Ctrl-C that the command has received already. */
const echo = 500;

/** Resolves at the first Ctrl-C or SIGTERM; the next one ends the process at once, which is safe as well. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const interrupt = (): void => {
      first ??= performance.now();
      if (performance.now() - first > echo) process.exit(exitCodes.interrupted);
      resolve();
    };
    for (const name of interruptions) process.on(name, interrupt);
  });
}
