import { interruptions } from '../interruptions.ts';

/** Resolves at the first Ctrl-C, or when the system asks the process to end. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of interruptions) process.once(name, () => resolve());
  });
}
