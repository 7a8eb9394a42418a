import type { BuiltSite } from '../../renderer/site.ts';
import type { Terminal } from '../terminal.ts';
import { type Occasion, printOutcome } from './print-outcome.ts';

/** As `printOutcome`, for a command that goes on and sees to the next change itself: that is said once, and without advice. */
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
