import type { BuiltSite } from '../../renderer/site.ts';
import type { Terminal } from '../terminal.ts';
import { type Occasion, printOutcome } from './print-outcome.ts';

/**
 * Like `printOutcome`, for a long-running command that handles the next change itself: it mentions that once, without
 * advice.
 */
export function createPrintAgain(
  terminal: Terminal,
): (result: BuiltSite, occasion: Omit<Occasion, 'nextChange'>) => void {
  let said: string | undefined;
  return (result, occasion) => {
    const { nextChange } = result.schedule;
    const isSaid = nextChange === said;
    printOutcome(result, { ...occasion, nextChange: isSaid ? 'said already' : 'without advice' }, terminal);
    if (result.ok) said = nextChange;
  };
}
