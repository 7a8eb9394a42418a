import { incomplete } from './incomplete.js';

/**
 * Runs one of the commands of package.json; resolves to its exit code. A full disk gives a sentence, not a stack trace.
 */
export async function runCommand(command) {
  try {
    return await command();
  } catch (error) {
    if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') throw error;
    console.error(`The disk is full (${error.message}): free some space, then run the command again.`);
    return incomplete;
  }
}
